package agon.othello.classic;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Perft;
import agon.game.Position;
import agon.game.Rng;
import agon.othello.Othello;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** "Do, Undo and Redo move", "Find Faster The Legal Moves", and the keys. */
class CreteBoardTest {
  private static long[] perft(String settings, int depth) {
    Game game = Othello.FAMILY.game(settings);
    CreteBoard board = Boards.board(game, game.start());
    return java.util.stream.IntStream.rangeClosed(1, depth)
        .mapToLong(plies -> Perft.count(game, board, plies))
        .toArray();
  }

  @Test
  void countsThePublishedGameTrees() {
    assertThat(perft("", 7)).containsExactly(4, 12, 56, 244, 1396, 8200, 55092);
    assertThat(perft("size=4", 12))
        .containsExactly(4, 12, 44, 128, 424, 1256, 3624, 9116, 20044, 36540, 50704, 57436);
    assertThat(perft("size=10,blocked=c3 h3 c8 h8", 7))
        .containsExactly(4, 12, 56, 240, 1328, 7448, 47756);
    assertThat(perft("size=10,blocked=d4 g4 d7 g7", 7))
        .containsExactly(4, 8, 24, 76, 328, 1484, 7644);
  }

  @Test
  void agreesWithTheRulesInRandomGamesOnAllBoards() {
    for (Game game : Boards.all()) {
      for (int seed = 0; seed < 5; seed++) {
        followRandomGame(game, seed);
      }
    }
  }

  private static void followRandomGame(Game game, int seed) {
    Position position = game.start();
    CreteBoard board = Boards.board(game, position);
    long startKey = board.key();
    Rng rng = new Rng(seed);
    int[] scratch = new int[game.maxMoves()];
    while (!position.isOver()) {
      assertSame(game, position, board, seed);
      int move = position.randomMove(rng, scratch);
      position.play(move);
      board.play(move);
      assertThat(board.lastMove()).isEqualTo(move);
    }
    assertSame(game, position, board, seed);
    assertSame(game, position, board.copy(), seed);
    while (position.ply() > 0) {
      position.undo();
      board.undo();
      assertSame(game, position, board, seed);
    }
    assertThat(board.key()).isEqualTo(startKey);
  }

  private static void assertSame(Game game, Position position, CreteBoard board, int seed) {
    String where = game.line() + " seed " + seed + " ply " + position.ply();
    assertThat(moves(game, board)).as(where).isEqualTo(moves(game, position));
    assertThat(board.isOver()).as(where).isEqualTo(position.isOver());
    assertThat(board.turn()).as(where).isEqualTo(position.turn());
    assertThat(board.margin()).as(where).isEqualTo(position.margin());
    assertThat(board.ply()).as(where).isEqualTo(position.ply());
    CreteBoard fresh = Boards.board(game, position);
    assertThat(board.key()).as("the key kept up to date: " + where).isEqualTo(fresh.key());
    for (int player = 0; player < 2; player++) {
      assertThat(board.mobility(player)).as(where).isEqualTo(fresh.mobility(player));
    }
  }

  private static int[] moves(Game game, Position position) {
    int[] moves = new int[game.maxMoves()];
    int[] found = Arrays.copyOf(moves, position.moves(moves));
    System.arraycopy(moves, 0, found, 0, found.length);
    Arrays.sort(found);
    return found;
  }

  @Test
  void redoingAMoveLeadsToTheKeyThatDoingItFound() {
    Position position = Boards.CRETE.start();
    CreteBoard board = Boards.board(Boards.CRETE, position);
    Rng rng = new Rng(3);
    int[] moves = new int[Boards.CRETE.maxMoves()];
    for (int ply = 0; ply < 60; ply++) {
      int count = board.moves(moves);
      for (int i = 0; i < count && board.mobility(board.turn()) > 0; i++) {
        long before = board.key();
        long expected = board.keyAfter(i);
        board.play(moves[i]);
        assertThat(board.key()).isEqualTo(expected);
        board.undo();
        assertThat(board.key()).isEqualTo(before);
      }
      board.play(moves[rng.below(count)]);
    }
  }

  @Test
  void whoseTurnItIsChangesTheKey() {
    String squares = "-----OX--XO-----";
    assertThat(new CreteBoard(squares + " X", 0).key())
        .isNotEqualTo(new CreteBoard(squares + " O", 1).key());
  }

  @Test
  void knowsItsFrontierWhereverItJoinsTheGame() {
    // The report's program had to see every move from the first; here a board is set up anew.
    CreteBoard board =
        Boards.board(
            "--------",
            "--------",
            "--------",
            "-----OX-",
            "--------",
            "--------",
            "--------",
            "--------");
    assertThat(board.mobility(Position.FIRST)).isEqualTo(1);
    assertThat(board.mobility(Position.SECOND)).isEqualTo(1);
    board.setUp("O".repeat(62) + "-X X", Position.FIRST);
    assertThat(board.empties()).isEqualTo(1);
    assertThat(board.mobility(Position.FIRST)).isZero();
    assertThat(board.mobility(Position.SECOND)).isZero();
    assertThat(board.isOver()).isTrue();
  }
}
