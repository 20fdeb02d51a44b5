package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.game.Symmetries;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Details of the rules, checked by hand. */
class RulesTest {
  private static final Game OTHELLO = Othello.FAMILY.game();

  private static Position after(Game game, String moves) {
    Position position = game.start();
    game.moves(position, moves).forEach(position::play);
    return position;
  }

  @Test
  void blackStartsWithFourMovesThatAreOneBySymmetry() {
    assertThat(OTHELLO.moveTexts(OTHELLO.start())).containsExactly("d3", "c4", "f5", "e6");
    assertThat(OTHELLO.sides().first()).isEqualTo("Black");
  }

  @Test
  void aMoveTurnsDiscsInAllDirectionsAtOnce() {
    Position position =
        OTHELLO.position(
            """
            X-X-X---
            -OOO----
            XO-OX---
            -OOOX---
            X-XXO---
            -----X--
            --------
            -------- X
            """);
    int move = OTHELLO.move(position, "c3");
    assertThat(position.appeal(move)).isEqualTo(9);
    position.play(move);
    assertThat(OTHELLO.text(position))
        .startsWith("X-X-X----XXX----XXXXX----XXXX---X-XXX--------X--");
  }

  @Test
  void theShortestGameWipesWhiteOutInNineMoves() {
    Position position = after(OTHELLO, "e6f4e3f6g5d6e7f5c5");
    assertThat(position.isOver()).isTrue();
    assertThat(position.outcome()).isEqualTo(Outcome.FIRST_WINS);
    // Plain discs: the 51 empty squares are nobody's.
    assertThat(position.margin()).isEqualTo(13);
    assertThat(OTHELLO.moveTexts(position)).isEmpty();
    assertThat(OTHELLO.text(position)).endsWith(" O");
  }

  @Test
  void whoeverCannotMovePassesAndNothingElse() {
    Game small = Othello.FAMILY.game("size=4");
    Position position = after(small, "b1c1d3a1");
    int pass = small.moveSpace() - 1;
    assertThat(small.moveTexts(position)).containsExactly("pass");
    assertThat(position.isLegal(pass, new int[16])).isTrue();
    assertThat(position.isLegal(0, new int[16])).isFalse();
    long before = position.key();
    position.play(pass);
    assertThat(position.key()).isNotEqualTo(before);
    assertThat(position.turn()).isEqualTo(Position.SECOND);
    assertThat(position.isLegal(pass, new int[16])).isFalse();
    assertThat(small.moveTexts(position)).containsExactly("a3", "b4", "c4", "d4");
  }

  @Test
  void legalityOfNumbersThatAreNoMovesIsAnsweredToo() {
    Position start = OTHELLO.start();
    int[] scratch = new int[OTHELLO.maxMoves()];
    assertThat(start.isLegal(-1, scratch)).isFalse();
    assertThat(start.isLegal(65, scratch)).isFalse();
    assertThat(start.isLegal(19, scratch)).isTrue();
  }

  @Test
  void linesDoNotRunAcrossBlockedSquares() {
    String rows = "--------/--------/--------/XO%sOO---/--XOX---/--------/--------/-------- X";
    Game open = Othello.FAMILY.game();
    Game hole = Othello.FAMILY.game("blocked=c4");
    assertThat(open.moveTexts(open.position(rows.formatted("O")))).contains("f4");
    assertThat(hole.moveTexts(hole.position(rows.formatted("#")))).doesNotContain("f4");
  }

  @Test
  void linesDoNotWrapAroundTheEdge() {
    // h4 is next to a5 only in memory.
    for (String settings : List.of("", "size=10", "size=12")) {
      Game game = Othello.FAMILY.game(settings);
      int size = game.settings().number("size");
      int half = size / 2;
      StringBuilder board = new StringBuilder("-".repeat(size * size));
      for (int column = half; column < size; column++) {
        board.setCharAt((half - 1) * size + column, 'O');
      }
      board.setCharAt((half - 1) * size + half - 1, 'X');
      board.setCharAt(half * size + half - 1, 'X');
      board.setCharAt(half * size + half, 'X');
      Position position = game.position(board + " X");
      assertThat(game.moveTexts(position)).as(game.line()).doesNotContain("a" + (half + 1));
    }
  }

  @Test
  void whiteMayStartAndIsThenTheFirstPlayer() {
    Game game = Othello.FAMILY.game("first=white");
    Position position = game.start();
    assertThat(game.sides().first()).isEqualTo("White");
    assertThat(position.turn()).isEqualTo(Position.FIRST);
    assertThat(game.text(position)).endsWith(" O");
    assertThat(game.moveTexts(position)).containsExactly("e3", "f4", "c5", "d6");
    position.play(game.move(position, "e3"));
    assertThat(position.margin()).isEqualTo(3);
  }

  @Test
  void whiteFirstFromTheMirroredStartIsTheUsualGameInOtherColours() {
    Game game = Othello.FAMILY.game("first=white,start=mirrored");
    assertThat(game.moveTexts(game.start())).isEqualTo(OTHELLO.moveTexts(OTHELLO.start()));
  }

  @Test
  void theParallelStartHasTwoRows() {
    Game game = Othello.FAMILY.game("start=parallel");
    assertThat(game.text(game.start())).contains("---OO------XX---");
    assertThat(game.moveTexts(game.start())).containsExactly("c3", "d3", "e3", "f3");
  }

  @Test
  void creteStartsWithWhiteOnTheMainDiagonal() {
    Game crete = Othello.FAMILY.game(Othello.FAMILY.presets().getFirst().settings());
    assertThat(crete.sides().first()).isEqualTo("White");
    assertThat(crete.sides().second()).isEqualTo("Red");
    String text = crete.text(crete.start());
    assertThat(text.charAt(44)).isEqualTo('O');
    assertThat(text.charAt(55)).isEqualTo('O');
    assertThat(text.charAt(45)).isEqualTo('X');
    assertThat(text.charAt(54)).isEqualTo('X');
    assertThat(text.charAt(22)).isEqualTo('#');
    assertThat(text).endsWith(" O");
  }

  @Test
  void symmetriesAreThoseThatKeepTheBlockedSquares() {
    assertThat(symmetries("").count()).isEqualTo(8);
    assertThat(symmetries("size=10,blocked=c3 h3 c8 h8").count()).isEqualTo(8);
    assertThat(symmetries("blocked=a1").count()).isEqualTo(2);
    assertThat(symmetries("blocked=a1 h8").count()).isEqualTo(4);
    assertThat(symmetries("blocked=a2").count()).isEqualTo(1);
  }

  @Test
  void theFourFirstMovesLeadToOnePositionUpToSymmetry() {
    Symmetries symmetries = symmetries("");
    List<Long> keys =
        OTHELLO.moveTexts(OTHELLO.start()).stream()
            .map(move -> symmetries.canonicalKey(after(OTHELLO, move)))
            .distinct()
            .toList();
    assertThat(keys).hasSize(1);
  }

  private static Symmetries symmetries(String settings) {
    return Othello.FAMILY.game(settings).symmetries().orElseThrow();
  }

  @Test
  void aClockIsDividedAmongTheMovesThatNeedThought() {
    assertThat(OTHELLO.start().movesAhead()).isEqualTo(24);
    String few = "X".repeat(48) + "XOOOOOX-" + "-".repeat(8) + " X";
    assertThat(OTHELLO.position(few).movesAhead()).isEqualTo(2);
    assertThat(Othello.FAMILY.game("size=16").start().movesAhead()).isEqualTo(30);
  }
}
