package agon.mnk.classic;

import agon.game.Game;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.search.Limits;
import agon.textbook.AlphaBeta;
import java.time.Duration;

/**
 * Iterative deepening over alpha-beta (report, "AlphaBeta e Iterative Deepening"), with the moves
 * of a {@link NeighbourTree} that follows along. A depth that time does not suffice for counts for
 * nothing: the move of the depth before is played.
 */
final class CorradoSearch extends AlphaBeta {
  /**
   * What a search came to.
   *
   * @param depth of the last iteration that was finished, in plies; 0 if none was
   */
  record Finding(int move, int value, int depth) {}

  private final MarkedBoard board;
  private final NeighbourTree tree;
  private final CorradoEvaluation evaluation;
  private final int[] rootMoves;
  private int rootCount;
  private int player;

  CorradoSearch(Game game) {
    // The report looks at the clock at the start of every call; an estimate takes long.
    super(game, 1);
    board = new MarkedBoard(game);
    tree = new NeighbourTree(board);
    evaluation = new CorradoEvaluation(board);
    rootMoves = new int[board.cells()];
  }

  void clear() {
    tree.clear();
  }

  /** Marks what has been played since the last move, or everything if this is another game. */
  void follow(Position position) {
    int[] places = MarkedBoard.placesInOrder(board, position);
    int known = board.markedCount();
    boolean goesOn = known <= places.length;
    for (int i = 0; goesOn && i < known; i++) {
      goesOn = board.marked(i) == places[i];
    }
    if (!goesOn) {
      tree.clear();
      known = 0;
    }
    for (int i = known; i < places.length; i++) {
      tree.mark(places[i], Mnk.owner(position, board.cell(places[i])));
    }
  }

  boolean isEmptyBoard() {
    return board.markedCount() == 0;
  }

  /** The best move after so much time; there must be a stone on the board. */
  Finding deepen(Position position, Limits limits, Duration time) {
    begin(limits, time);
    player = position.turn();
    rootCount = moves(rootMoves);
    Finding finding = new Finding(rootMoves[0], 0, 0);
    // The report does not say where deepening ends; its program went as deep as there were moves.
    int deepest = Math.clamp(limits.depth().orElse(rootCount), 1, rootCount);
    for (int depth = 1; depth <= deepest && !isOutOfTime(); depth++) {
      Choice choice = choose(position, depth);
      if (choice.isComplete()) {
        finding = new Finding(choice.move(), choice.value(), depth);
      } else {
        // Not even one ply: the best of those looked at is better than the first of the list.
        boolean isAllThereIs = depth == 1 && choice.move() != Position.NO_MOVE;
        return isAllThereIs ? new Finding(choice.move(), choice.value(), 0) : finding;
      }
    }
    return finding;
  }

  /** The tree changes while it is searched; the moves at the root stay in the order they had. */
  @Override
  protected int moves(Position position, int[] into, int ply) {
    if (ply > 0) {
      return moves(into);
    }
    System.arraycopy(rootMoves, 0, into, 0, rootCount);
    return rootCount;
  }

  private int moves(int[] into) {
    int count = tree.moves(into);
    for (int i = 0; i < count; i++) {
      into[i] = board.cell(into[i]);
    }
    return count;
  }

  /** The report's <i>iterDeep</i> asks <i>AlphaBetaDepht</i> anew for the value of every move. */
  @Override
  protected boolean prunesAtRoot() {
    return false;
  }

  @Override
  protected void play(Position position, int move) {
    tree.mark(board.place(move), position.turn());
    position.play(move);
  }

  @Override
  protected void undo(Position position) {
    position.undo();
    tree.unmark();
  }

  /** A finished game is estimated like any other, so a win with more runs beats a quick one. */
  @Override
  protected int evaluate(Position position, int ply) {
    int value = evaluation.evaluate(player);
    return position.turn() == player ? value : -value;
  }
}
