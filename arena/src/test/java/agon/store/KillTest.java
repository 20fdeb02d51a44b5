package agon.store;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Rng;
import agon.games.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kill −9 at any moment: what was said to be stored is there, and nothing is there twice. */
@Tag("slow")
class KillTest {
  private static final int SLOTS = 600;
  private static final int KILLS = 10;

  @Test
  void nothingIsLostInAFile(@TempDir Path folder) throws Exception {
    killAgainAndAgain(folder.resolve("games.db").toString());
  }

  @Test
  void nothingIsLostOnAServer() throws Exception {
    killAgainAndAgain(Postgres.emptySchema());
  }

  private static void killAgainAndAgain(String location) throws Exception {
    long seed = Long.getLong("agon.kit.seed", System.nanoTime());
    Rng rng = new Rng(seed);
    long tournament;
    try (Store store = Store.open(location, Games.CATALOG)) {
      tournament = store.addTournament(new TournamentEntry("Kill", "", 1, SLOTS));
    }
    List<Integer> acknowledged = new ArrayList<>();
    for (int kill = 0; kill < KILLS; kill++) {
      int more = 1 + rng.below(SLOTS / (2 * KILLS));
      acknowledged.addAll(fill(location, tournament, more, rng.below(4_000_000)));
      assertThat(filled(location, tournament))
          .as("seed %d, after kill %d", seed, kill + 1)
          .doesNotHaveDuplicates()
          .containsAll(acknowledged);
    }
    assertThat(filled(location, tournament)).as("seed %d", seed).hasSizeLessThan(SLOTS);
    acknowledged.addAll(fill(location, tournament, Integer.MAX_VALUE, 0));
    assertThat(acknowledged).as("seed %d", seed).doesNotHaveDuplicates();
    assertComplete(location, tournament);
  }

  private static List<Integer> filled(String location, long tournament) {
    try (Store store = Store.open(location, Games.CATALOG)) {
      return store.results(tournament).stream()
          .map(game -> game.slot().orElseThrow().number())
          .toList();
    }
  }

  private static void assertComplete(String location, long tournament) {
    try (Store store = Store.open(location, Games.CATALOG)) {
      assertThat(filled(location, tournament))
          .isEqualTo(IntStream.range(0, SLOTS).boxed().toList());
      assertThat(store.count(GameFilter.ALL)).isEqualTo(SLOTS);
      assertThat(store.tournament(tournament).orElseThrow().played()).isEqualTo(SLOTS);
      store.forEachGame(
          GameFilter.ALL,
          (game, id) ->
              assertThat(game.record().moves())
                  .isEqualTo(SlotFiller.game(game.slot().orElseThrow().number()).moves()));
    }
  }

  /**
   * Runs a process that fills slots, and kills it so many slots and nanoseconds later.
   *
   * @return the slots it said it had stored
   */
  private static List<Integer> fill(String location, long tournament, int slots, int nanos)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                SlotFiller.class.getName(),
                location,
                Long.toString(tournament),
                Integer.toString(SLOTS))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    List<Integer> stored = new ArrayList<>();
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        assertThat(line).startsWith("stored ");
        stored.add(Integer.parseInt(line.substring(7)));
        if (stored.size() == slots) {
          TimeUnit.NANOSECONDS.sleep(nanos);
          // Not Process.destroyForcibly: it would close the pipe on what was said before.
          process.toHandle().destroyForcibly();
        }
      }
    } finally {
      process.destroyForcibly();
    }
    boolean killed = slots < Integer.MAX_VALUE;
    assertThat(process.waitFor()).as("exit code").isEqualTo(killed ? 128 + 9 : 0);
    return stored;
  }
}
