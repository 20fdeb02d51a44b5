package agon.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.mnk.Mnk;
import agon.search.Limits;
import agon.search.Score;
import agon.search.SearchInfo;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Gomocup engines that are asked what they think. */
@Timeout(60)
class GomocupAnalystTest {
  private static final Game GAME = Mnk.FAMILY.game("m=15,n=15,k=5");

  private static String read(String message) {
    Optional<Thought> thought = Thought.read(GAME, GAME.start(), message);
    return thought
        .map(
            found ->
                "%d-%d %d %s"
                    .formatted(
                        found.depth(),
                        found.selectiveDepth(),
                        found.score(),
                        found.line().stream().map(move -> GAME.text(GAME.start(), move)).toList()))
        .orElse("nothing");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"Depth 8-11 | Eval 240 | Time 6ms | H10 H7 I10\" | 8-11 240 [h10, h7, i10]",
        "\"Depth 8-11 | Eval -240 | Time 6ms | H10\" | 8-11 -240 [h10]",
        "depth 4 ev -12 n 5K pv [7,8] [0,14]            | 4-4 -12 [h9, a15]",
        "\"Depth 3-4 | Eval 10 | H8 H8 I9\"             | 3-4 10 [h8]",
        "OptiTime 277ms                                 | nothing",
        "\"Speed 96643 | Depth 14-23 | Eval 323 | Node 32K | Time 334ms\" | nothing",
      })
  void usualWordsAreUnderstood(String message, String expected) {
    assertThat(read(message)).isEqualTo(expected);
  }

  @Test
  void aWinItHasCountedIsAWin() {
    assertThat(Thought.read(GAME, GAME.start(), "Depth 5-9 | Eval +M7 | H8").orElseThrow().score())
        .isEqualTo(Score.winIn(7));
    assertThat(Thought.read(GAME, GAME.start(), "Depth 5-9 | Eval -M4 | H8").orElseThrow().score())
        .isEqualTo(-Score.winIn(4));
  }

  @Test
  void anEngineThatSaysNothingIsAskedForItsMove() {
    Position position = GAME.start();
    GAME.moves(position, "a1 h8").forEach(position::play);
    SearchInfo info =
        new GomocupAnalyst("gomocup:sh src/test/resources/players/gomocup-engine.sh", GAME)
            .analyse(position, Limits.time(Duration.ofSeconds(2)), heard -> {});
    assertThat(GAME.text(position, info.move())).isEqualTo("a10");
    assertThat(info.depth()).isZero();
  }

  @Test
  void whatCannotAnalyseIsRefusedInOneSentence() {
    assertThatThrownBy(() -> new GomocupAnalyst("gomocup:sh", Games.CATALOG.game("kalah")))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("Gomocup engines play five in a row, not kalah");
    GomocupAnalyst broken = new GomocupAnalyst("gomocup:sh -c 'exit 4'", GAME);
    assertThatThrownBy(
            () -> broken.analyse(GAME.start(), Limits.time(Duration.ofSeconds(1)), heard -> {}))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("the engine did not analyse: it crashed with exit code 4");
  }
}
