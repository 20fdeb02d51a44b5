package agon.mnk.classic;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.mnk.Mnk;
import agon.search.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CorradoTest {
  private static Position after(Game game, String moves) {
    Position position = game.start();
    game.moves(position, moves).forEach(position::play);
    return position;
  }

  private static String choice(String settings, String moves, Limits limits) {
    Game game = Mnk.FAMILY.game(settings);
    Position position = after(game, moves);
    return game.text(position, new Corrado(game).choose(position, limits));
  }

  @ParameterizedTest
  @CsvSource({"3,3,b2", "4,4,c3", "7,5,c4", "70,70,aj36"})
  void itBeginsInTheMiddle(int m, int n, String cell) {
    assertThat(choice("m=%d,n=%d,k=3".formatted(m, n), "", Limits.depth(1))).isEqualTo(cell);
  }

  @Test
  void itWinsWhenItCan() {
    assertThat(choice("m=7,n=7,k=4", "b2 b3 c2 c3 d2 d3", Limits.depth(1))).isIn("a2", "e2");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void itBlocksWhatWouldLose(int depth) {
    assertThat(choice("m=7,n=7,k=4", "a2 a7 b2 g7 c2", Limits.depth(depth))).isEqualTo("d2");
  }

  @Test
  void itsValueIsThatOfPlainMinimax() {
    Game game = Mnk.FAMILY.game("m=4,n=4,k=3");
    for (String moves : new String[] {"b2", "b2 c3 a1", "b2 b3 c2 a2", "a1 d4 b1 c1 d1"}) {
      for (int depth = 1; depth <= 3; depth++) {
        Position position = after(game, moves);
        Corrado corrado = new Corrado(game);
        corrado.choose(position, Limits.depth(depth));
        MarkedBoard board = new MarkedBoard(game);
        for (int place : MarkedBoard.placesInOrder(board, position)) {
          board.mark(place, Mnk.owner(position, board.cell(place)));
        }
        int value = minimax(board, position, depth, position.turn(), position.turn());
        assertThat(corrado.opinion())
            .as("%s to depth %d", moves, depth)
            .contains("f = %+d, %d plies ahead".formatted(value, depth));
      }
    }
  }

  /** Over all cells with a marked neighbour: 4 by 4 with some stones has few others. */
  private static int minimax(
      MarkedBoard board, Position position, int depth, int turn, int player) {
    if (depth == 0 || position.isOver()) {
      return new CorradoEvaluation(board).evaluate(player);
    }
    int best = 0;
    boolean isFirst = true;
    for (int cell = 0; cell < board.cells(); cell++) {
      int place = board.place(cell);
      if (board.isFree(place) && hasNeighbour(board, place)) {
        board.mark(place, turn);
        position.play(cell);
        int value = minimax(board, position, depth - 1, 1 - turn, player);
        position.undo();
        board.unmark();
        boolean isBetter = turn == player ? value > best : value < best;
        best = isFirst || isBetter ? value : best;
        isFirst = false;
      }
    }
    return best;
  }

  private static boolean hasNeighbour(MarkedBoard board, int place) {
    for (int step : board.neighbours()) {
      if (board.owner(place + step) >= 0) {
        return true;
      }
    }
    return false;
  }

  @Test
  void itNeverLosesTicTacToe() {
    Game game = Mnk.FAMILY.game();
    int[] scratch = new int[game.maxMoves()];
    for (int seed = 0; seed < 20; seed++) {
      int side = seed & 1;
      Corrado corrado = new Corrado(game);
      Position position = game.start();
      corrado.newGame(position, side, Limits.depth(9), seed);
      Rng rng = new Rng(seed);
      while (!position.isOver()) {
        position.play(
            position.turn() == side
                ? corrado.choose(position, Limits.depth(9))
                : position.randomMove(rng, scratch));
      }
      assertThat(side == 0 ? position.margin() : -position.margin())
          .as("seed %d", seed)
          .isNotNegative();
    }
  }

  @Test
  void anInterruptedDepthCountsForNothing() {
    String moves = "d4 e5 e4 c4";
    String settings = "m=8,n=8,k=5";
    Game game = Mnk.FAMILY.game(settings);
    Corrado corrado = new Corrado(game);
    corrado.choose(after(game, moves), Limits.depth(2));
    long nodes = corrado.nodes();
    assertThat(choice(settings, moves, Limits.nodes(nodes + 200)))
        .isEqualTo(choice(settings, moves, Limits.depth(2)));
    corrado.newGame(game.start(), 0, Limits.NONE, 0);
    corrado.choose(after(game, moves), Limits.nodes(nodes + 200));
    assertThat(corrado.opinion().orElseThrow()).endsWith("2 plies ahead");
  }

  @Test
  void evenOneNodeIsEnoughForAMove() {
    assertThat(choice("m=8,n=8,k=5", "d4", Limits.nodes(1))).isEqualTo("d3");
  }

  @Test
  void aGameThatGoesOnElsewhereIsFollowed() {
    Game game = Mnk.FAMILY.game("m=7,n=7,k=4");
    Corrado corrado = new Corrado(game);
    Limits limits = Limits.depth(2);
    corrado.choose(after(game, "d4 e4 d3 d5"), limits);
    for (String moves : new String[] {"d4 e4", "a1 b2 c3", "d4 e4 d3 d5 a1 a2"}) {
      Position position = after(game, moves);
      int move = corrado.choose(position, limits);
      assertThat(position.isLegal(move, new int[49])).as(moves).isTrue();
    }
  }

  @Test
  void stonesThatWereSetUpCountToo() {
    Game game = Mnk.FAMILY.game("m=7,n=7,k=4");
    Position played = after(game, "a2 a7 b2 g7 c2");
    Position setUp = game.position(game.text(played));
    assertThat(game.text(setUp, new Corrado(game).choose(setUp, Limits.depth(2)))).isEqualTo("d2");
  }
}
