package agon.othello.classic;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Perft;
import agon.game.Position;
import agon.game.Rng;
import agon.search.Limits;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** "Minimax algorithm", "α-β pruning", "Zobrist Hash Table" and "Move Ordering". */
class CreteSearchTest {
  private static final int BETTER_THAN_ALL = 90_000;

  private final CreteTable table = new CreteTable(100_000);

  private CreteSearch search(Game game, CreteBoard board, long seed) {
    CreteSearch search = new CreteSearch(game, board, table);
    search.forget(seed);
    search.begin(Limits.NONE, Duration.ofDays(1));
    return search;
  }

  /** Minimax with nothing else, as in the report's first paragraphs. */
  private static int minimax(Game game, CreteBoard board, int depth) {
    if (depth == 0 || board.isOver()) {
      return new CreteEvaluation(board).evaluate(board);
    }
    int[] moves = new int[game.maxMoves()];
    int count = board.moves(moves);
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      board.play(moves[i]);
      best = Math.max(best, -minimax(game, board, depth - 1));
      board.undo();
    }
    return best;
  }

  @Test
  void pruningAndTableDoNotChangeWhatMinimaxFinds() {
    for (Game game : Boards.all()) {
      for (int seed = 0; seed < 4; seed++) {
        Position position = randomPosition(game, seed, 5 + 9 * seed);
        if (!position.isOver()) {
          CreteBoard board = Boards.board(game, position);
          for (int depth = 1; depth <= 3; depth++) {
            int found = search(game, board, seed).search(depth, Position.NO_MOVE).value();
            assertThat(found)
                .as("%s seed %d depth %d", game.line(), seed, depth)
                .isEqualTo(minimax(game, board, depth));
          }
        }
      }
    }
  }

  private static Position randomPosition(Game game, int seed, int plies) {
    Position position = game.start();
    Rng rng = new Rng(seed);
    int[] scratch = new int[game.maxMoves()];
    while (position.ply() < plies && !position.isOver()) {
      position.play(position.randomMove(rng, scratch));
    }
    return position;
  }

  @Test
  void pruningReducesTheExponentTowardsHalf() {
    CreteBoard board = Boards.board(Boards.CRETE, Boards.CRETE.start());
    CreteSearch search = search(Boards.CRETE, board, 0);
    for (int depth = 1; depth < 7; depth++) {
      search.search(depth, Position.NO_MOVE);
    }
    long before = search.nodes();
    search.search(7, Position.NO_MOVE);
    long nodes = search.nodes() - before;
    long leaves = Perft.count(Boards.CRETE, board, 7);
    double exponent = Math.log((double) nodes) / Math.log((double) leaves);
    assertThat(exponent).isBetween(0.5, 0.75);
  }

  @Test
  void aPlayerWithoutAMovePassesAndThatTakesOnePly() {
    // X cannot move; O takes the last square in one move.
    CreteBoard board = new CreteBoard("OXX-XXXXXXXXXXXX O", 1);
    CreteBoard other = new CreteBoard("OXX-XXXXXXXXXXXX X", 0);
    assertThat(other.mobility(0)).isZero();
    CreteSearch pass = search(Boards.FOUR, other, 0);
    int deep = pass.search(2, Position.NO_MOVE).value();
    assertThat(CreteEvaluation.isFinal(deep)).isTrue();
    assertThat(pass.hasEstimated()).isFalse();
    int shallow = search(Boards.FOUR, other, 0).search(1, Position.NO_MOVE).value();
    assertThat(CreteEvaluation.isFinal(shallow)).isFalse();
    int mover = search(Boards.FOUR, board, 0).search(1, Position.NO_MOVE).value();
    assertThat(mover).as("without the pass one ply is enough").isEqualTo(-deep);
  }

  @Test
  void movesInTheTableComeFirstBestFirstAndTheOthersInRandomOrder() {
    Position position = randomPosition(Boards.EIGHT, 1, 12);
    CreteBoard board = Boards.board(Boards.EIGHT, position);
    int[] plain = new int[Boards.EIGHT.maxMoves()];
    int count = board.moves(plain);
    assertThat(count).isGreaterThan(5);
    java.util.Set<String> orders = new java.util.HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      CreteSearch search = search(Boards.EIGHT, board, seed);
      // What is good for the side to move after a move is bad for the one that makes it.
      table.put(board.keyAfter(4), -30, 5, true);
      table.put(board.keyAfter(1), 10, 0, false);
      table.put(board.keyAfter(2), -70, 1, false);
      int[] ordered = new int[Boards.EIGHT.maxMoves()];
      assertThat(search.moves(board, ordered, 1)).isEqualTo(count);
      assertThat(Arrays.copyOf(ordered, 3)).containsExactly(plain[2], plain[4], plain[1]);
      int[] rest = Arrays.copyOfRange(ordered, 3, count);
      orders.add(Arrays.toString(rest));
      Arrays.sort(ordered, 0, count);
      assertThat(ordered).as("all moves are there").isEqualTo(plain);
    }
    assertThat(orders).as("orders of the others").hasSizeGreaterThan(1);
  }

  @Test
  void onlyAnExactValueFromASearchAtLeastAsDeepIsReturnedAtOnce() {
    assertThat(valueOfRootWhereTableSays(2, true)).isEqualTo(BETTER_THAN_ALL);
    assertThat(valueOfRootWhereTableSays(9, true)).isEqualTo(BETTER_THAN_ALL);
    assertThat(valueOfRootWhereTableSays(1, true)).isLessThan(BETTER_THAN_ALL);
    assertThat(valueOfRootWhereTableSays(9, false)).isLessThan(BETTER_THAN_ALL);
  }

  /** Searches three plies deep, when the table has a very good value for the first reply. */
  private int valueOfRootWhereTableSays(int depth, boolean isExact) {
    CreteBoard board = Boards.board(Boards.EIGHT, Boards.EIGHT.start());
    CreteSearch search = search(Boards.EIGHT, board, 0);
    board.moves(new int[Boards.EIGHT.maxMoves()]);
    table.put(board.keyAfter(0), -BETTER_THAN_ALL, depth, isExact);
    return search.search(3, Position.NO_MOVE).value();
  }
}
