package agon.learn;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.games.Games;
import agon.model.Weights;
import agon.search.Knowledge;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearnFolderTest {
  @TempDir private Path folder;

  @Test
  void a_damaged_file_is_named_and_the_others_are_listed() throws IOException {
    Game kalah = Games.CATALOG.game("kalah");
    Weights shipped = Knowledge.of(kalah, Knowledge.STANDARD).weights().orElseThrow();
    LearnFolder here = new LearnFolder(folder);
    LearnFolder.write(here.weights(kalah, "good"), shipped);
    byte[] bytes = shipped.bytes();
    Files.write(here.weights(kalah, "cut"), Arrays.copyOf(bytes, bytes.length / 2));
    List<String> damaged = new ArrayList<>();
    List<LearnFolder.Entry> found = here.list(file -> damaged.add(file.sentence()));
    assertThat(found).extracting(LearnFolder.Entry::name).containsExactly("good");
    assertThat(damaged).hasSize(1).first().asString().contains("cut.weights").contains("damaged");
  }

  @Test
  void a_run_that_has_kept_nothing_yet_is_listed_as_begun() {
    Game kalah = Games.CATALOG.game("kalah");
    Weights shipped = Knowledge.of(kalah, Knowledge.STANDARD).weights().orElseThrow();
    LearnFolder here = new LearnFolder(folder);
    for (String name : List.of("kept", "open")) {
      LearnFolder.write(here.work(kalah, name).resolve("settings"), "game: kalah\nseed: 1\n");
    }
    LearnFolder.write(LearnFolder.file(here.work(kalah, "open"), 1, "weights"), shipped);
    LearnFolder.write(here.weights(kalah, "kept"), shipped);
    assertThat(here.begun()).containsExactly(new LearnFolder.Begun("open", "kalah", 1));
  }
}
