package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTextTest {
  private static final Game OTHELLO = Othello.FAMILY.game();
  private static final Game SMALL = Othello.FAMILY.game("size=4");

  /** Reads a transcript and writes every move again. */
  private static String again(Game game, String transcript) {
    Position position = game.start();
    List<String> words = new ArrayList<>();
    for (int move : game.moves(position, transcript)) {
      words.add(game.text(position, move));
      position.play(move);
    }
    return String.join(" ", words);
  }

  private static void refused(Game game, String transcript, String sentence) {
    assertThatThrownBy(() -> game.moves(game.start(), transcript))
        .isInstanceOf(BadInput.class)
        .hasMessage(sentence);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5d6c3d3c4",
        "F5D6C3D3C4",
        "f5 d6 c3 d3 c4",
        "  f5d6\n\tC3 d3\r\nc4 ",
        "f5,d6,c3;d3,c4",
        "1. f5 d6 2. c3 d3 3. c4",
        "1.f5 2.d6 3.c3 4.d3 5.c4",
        "1 f5 2 d6 3 c3 4 d3 5 c4",
        "1.f52.d63.c34.d35.c4",
        "1... f5d6c3d3c4"
      })
  void transcriptsOfAllKindsRead(String transcript) {
    assertThat(again(OTHELLO, transcript)).isEqualTo("f5 d6 c3 d3 c4");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "b1c1d3a1a3",
        "b1 c1 d3 a1 pass a3",
        "b1c1d3a1paa3",
        "b1c1d3a1--a3",
        "b1c1d3a1PSA3",
        "1. b1 c1 2. d3 a1 3. -- a3"
      })
  void passesMayBeLeftOut(String transcript) {
    assertThat(again(SMALL, transcript)).isEqualTo("b1 c1 d3 a1 pass a3");
  }

  @Test
  void aPassAtTheEndIsReadOnlyIfItIsThere() {
    assertThat(again(SMALL, "b1c1d3a1")).isEqualTo("b1 c1 d3 a1");
    assertThat(again(SMALL, "b1c1d3a1pass")).isEqualTo("b1 c1 d3 a1 pass");
  }

  @Test
  void rowsAboveNineRunTogetherToo() {
    Game large = Othello.FAMILY.game("size=16");
    assertThat(again(large, "g8g9i10j9g10")).isEqualTo("g8 g9 i10 j9 g10");
    assertThat(again(large, "1.g82.g93.i104.j95.g10")).isEqualTo("g8 g9 i10 j9 g10");
  }

  @Test
  void anEmptyTranscriptHasNoMoves() {
    assertThat(OTHELLO.moves(OTHELLO.start(), " \n")).isEmpty();
  }

  @Test
  void readingLeavesThePositionAsItIs() {
    Position start = OTHELLO.start();
    OTHELLO.moves(start, "f5d6c3");
    assertThat(start.ply()).isZero();
  }

  @Test
  void wrongTranscriptsSayWhichMoveIsWrong() {
    refused(
        OTHELLO,
        "f5d6e1",
        "move 3: e1 turns over no disc of White; legal moves are c3 c4 c5 c6 c7");
    refused(OTHELLO, "f5 f5", "move 2: f5 is occupied; legal moves are f4 d6 f6");
    refused(OTHELLO, "f5d6?c3", "move 3: a move is a square from a1 to h8, or pass, not 'f5d6?c3'");
    refused(OTHELLO, "z9", "move 1: a move is a square from a1 to h8, or pass, not 'z9'");
    refused(OTHELLO, "f50", "move 2: a move is a square from a1 to h8, or pass, not 'f50'");
    refused(OTHELLO, "f5 d6 3.", "the last move number has no move after it");
    refused(OTHELLO, "e6f4e3f6g5d6e7f5c5a1", "move 10: the game is over, there is no move to make");
    refused(SMALL, "pass", "move 1: Black can move and may not pass; legal moves are b1 a2 d3 c4");
  }

  @Test
  void wrongMovesSayWhatIsLegal() {
    Game hole = Othello.FAMILY.game("blocked=d3");
    assertThatThrownBy(() -> hole.move(hole.start(), "d3"))
        .isInstanceOf(BadInput.class)
        .hasMessage("d3 is blocked; legal moves are c4 f5 e6");
    Position mustPass = SMALL.start();
    SMALL.moves(mustPass, "b1c1d3a1").forEach(mustPass::play);
    assertThatThrownBy(() -> SMALL.move(mustPass, "a3"))
        .isInstanceOf(BadInput.class)
        .hasMessage("Black cannot move and must pass, so not a3");
    assertThat(SMALL.move(mustPass, " PA ")).isEqualTo(16);
  }

  @Test
  void longListsOfLegalMovesAreCutShort() {
    Game large = Othello.FAMILY.game("size=16");
    Position position = large.start();
    Rng rng = new Rng(7);
    int[] moves = new int[large.maxMoves()];
    while (position.moves(moves) <= 20) {
      position.play(position.randomMove(rng, moves));
    }
    assertThatThrownBy(() -> large.move(position, "h8"))
        .isInstanceOf(BadInput.class)
        .hasMessageEndingWith(" …")
        .message()
        .hasSizeLessThan(150);
  }
}
