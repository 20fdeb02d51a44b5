package agon.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Rng;
import agon.mancala.Kalah;
import agon.mnk.Mnk;
import agon.othello.Othello;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OthelloTextTest {
  private static GameRecord played(Game game, long seed) {
    GameBuilder builder = new GameBuilder(game);
    builder.player(0, "ann [1]");
    builder.player(1, "bob");
    Rng rng = new Rng(seed);
    int[] scratch = new int[game.maxMoves()];
    while (!builder.position().isOver()) {
      builder.play(builder.position().randomMove(rng, scratch), Optional.empty(), Optional.empty());
    }
    return builder.finish();
  }

  private static GameRecord read(String text) {
    Findings findings = Importer.read(new ForeignFile(text.getBytes(StandardCharsets.UTF_8)));
    assertThat(findings.refusals()).isEmpty();
    return findings.games().getFirst();
  }

  static List<Integer> moves(GameRecord record) {
    return record.moves().stream().map(RecordedMove::move).toList();
  }

  @Test
  void ggf_is_read_as_it_was_written() {
    for (String settings : new String[] {"", "size=6", "size=10"}) {
      GameRecord record = played(Othello.FAMILY.game(settings), 3);
      GameRecord again = read(OthelloText.ggf(record));
      assertThat(again.game().line()).isEqualTo(record.game().line());
      assertThat(moves(again)).isEqualTo(moves(record));
      assertThat(again.outcome()).isEqualTo(record.outcome());
      assertThat(again.first()).isEqualTo("ann [1]");
      assertThat(again.tags().get("GgfResult"))
          .isEqualTo("%+d.000".formatted(record.end().margin()));
    }
  }

  @Test
  void sgf_is_read_as_it_was_written() {
    for (Game game :
        List.of(
            Othello.FAMILY.game(),
            Othello.FAMILY.game("size=10,blocked=c3 h3,first=white,colours=red-white"),
            Mnk.FAMILY.game("m=30,n=28,k=5"))) {
      GameRecord record = played(game, 4);
      GameRecord again = read(Sgf.write(record));
      assertThat(again.game().line()).isEqualTo(game.line());
      assertThat(moves(again)).isEqualTo(moves(record));
      assertThat(again.outcome()).isEqualTo(record.outcome());
      assertThat(again.first()).isEqualTo("ann [1]");
      assertThat(again.second()).isEqualTo("bob");
    }
    Game game = Othello.FAMILY.game();
    GameBuilder elsewhere =
        new GameBuilder(game, Optional.of("-".repeat(27) + "O*------***" + "-".repeat(26) + " O"));
    elsewhere.play("f6");
    GameRecord again = read(Sgf.write(elsewhere.finish()));
    assertThat(again.startText()).isEqualTo(elsewhere.finish().startText());
    assertThat(moves(again)).hasSize(1);
    assertThatThrownBy(() -> Sgf.write(played(Kalah.FAMILY.game(), 1)))
        .hasMessageContaining("SGF is written for othello and mnk");
  }

  @Test
  void a_transcript_is_read_as_it_was_written_though_it_has_no_passes() {
    for (long seed = 0; seed < 20; seed++) {
      GameRecord record = played(Othello.FAMILY.game(), seed);
      assertThat(moves(read(OthelloText.transcript(record)))).isEqualTo(moves(record));
    }
  }

  @Test
  void what_cannot_be_said_is_refused() {
    assertThatThrownBy(() -> OthelloText.ggf(played(Kalah.FAMILY.game(), 1)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("are for Othello, not for kalah");
    assertThatThrownBy(() -> OthelloText.ggf(played(Othello.FAMILY.game("blocked=c3"), 1)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("blocked");
  }
}
