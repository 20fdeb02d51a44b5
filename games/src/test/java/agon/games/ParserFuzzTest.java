package agon.games;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.record.RecordReader;
import agon.record.RecordWriter;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.junit.jupiter.api.Tag;

/**
 * Whatever a stranger types, the answer is one sentence or something sound. In the normal run the
 * inputs kept under resources are tried again; with {@code JAZZER_FUZZ=1} new ones are made up:
 *
 * <pre>JAZZER_FUZZ=1 mvn test -pl engine,games -Dtest=ParserFuzzTest#positions -Djazzer.flags= …
 * </pre>
 */
@Tag("slow")
class ParserFuzzTest {
  /** Small boards, so that random bytes have a chance to say something true. */
  private static final List<Game> SMALL =
      List.of(
          Games.CATALOG.game("mnk(m=3,n=3,k=3)"),
          Games.CATALOG.game("mnk(m=2,n=4,k=2,exact=true)"),
          Games.CATALOG.game("kalah(pits=2,seeds=2)"),
          Games.CATALOG.game("kalah(pits=2,seeds=1,remaining=nobody)"),
          Games.CATALOG.game("oware(pits=2,seeds=2)"),
          Games.CATALOG.game("dipole"),
          Games.CATALOG.game("unical"),
          Games.CATALOG.game("othello(size=4)"),
          Games.CATALOG.game("othello(size=4,blocked=a1)"),
          Games.CATALOG.game("crete"));

  private static void assertSentence(BadInput e) {
    assertThat(e.sentence()).isNotBlank().doesNotContain("\n");
    assertThat(e.sentence().length()).isLessThan(400);
  }

  @FuzzTest(maxDuration = "60s")
  void gameLines(FuzzedDataProvider data) {
    try {
      String line = Games.CATALOG.game(data.consumeRemainingAsString()).line();
      assertThat(Games.CATALOG.game(line).line()).isEqualTo(line);
    } catch (BadInput e) {
      assertSentence(e);
    }
  }

  @FuzzTest(maxDuration = "60s")
  void positions(FuzzedDataProvider data) {
    Game game = data.pickValue(SMALL);
    try {
      Position position = game.position(data.consumeRemainingAsString());
      String text = game.text(position);
      assertThat(game.text(game.position(text))).isEqualTo(text);
      int[] moves = new int[game.maxMoves()];
      int count = position.moves(moves);
      assertThat(count == 0).isEqualTo(position.isOver());
      for (int i = 0; i < count; i++) {
        position.play(moves[i]);
        position.undo();
      }
      assertThat(game.text(position)).isEqualTo(text);
    } catch (BadInput e) {
      assertSentence(e);
    }
  }

  @FuzzTest(maxDuration = "60s")
  void moves(FuzzedDataProvider data) {
    Game game = data.pickValue(SMALL);
    Position position = game.start();
    try {
      game.moves(position, data.consumeRemainingAsString()).forEach(position::play);
      assertThat(game.text(game.position(game.text(position)))).isEqualTo(game.text(position));
    } catch (BadInput e) {
      assertSentence(e);
    }
  }

  @FuzzTest(maxDuration = "60s")
  void records(FuzzedDataProvider data) {
    try {
      String text =
          RecordWriter.write(RecordReader.read(Games.CATALOG, data.consumeRemainingAsString()));
      assertThat(RecordWriter.write(RecordReader.read(Games.CATALOG, text))).isEqualTo(text);
    } catch (BadInput e) {
      assertSentence(e);
    }
  }
}
