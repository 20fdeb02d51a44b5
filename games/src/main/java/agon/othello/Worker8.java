package agon.othello;

import agon.game.Position;
import agon.search.Score;
import agon.search.Visits;
import agon.search.Worker;

/** One thread of {@link OwnSearch8}: the engine's moves and iterations in {@link Root8}'s words. */
final class Worker8 implements Worker {
  private static final int WHOLE_BOARD = 64 * Score.UNIT;
  private static final int PASS = -1;

  private final Search8 search;
  private final Root8 root;
  private final Table8 table;
  private final Terrain8 terrain;
  private Position8 position;
  private Visits visits = new Visits();
  private boolean exact;
  private int percent;

  /** Where the best of the last search stands among the moves of the root. */
  private int best;

  private int deepest;

  Worker8(Terrain8 terrain, Search8 search, Table8 table, Position8 start) {
    this.terrain = terrain;
    this.search = search;
    this.table = table;
    root = new Root8(search);
    position = start;
  }

  @Override
  public void begin(Position newRoot, int[] moves, Visits newVisits) {
    position = (Position8) newRoot.copy();
    visits = newVisits;
    search.begin(newVisits);
    int[] squares = new int[moves.length];
    for (int i = 0; i < moves.length; i++) {
      squares[i] = moves[i] == position.pass ? PASS : position.bit(moves[i]);
    }
    root.begin(position.own(), position.other(), squares);
    exact = false;
    deepest = 0;
  }

  @Override
  public void limitDepth(int depth) {
    root.limitDepth(depth);
  }

  @Override
  public int searchRoot(int alpha, int beta, int depth, int first) {
    visits.add(1);
    int score = root.search(alpha, beta, depth, first);
    best = first;
    exact = root.isExact(depth);
    percent = root.percent(depth);
    deepest = Math.max(deepest, root.isToTheEnd(depth) ? root.empties() : depth);
    // Tables may add up to more discs than there are squares.
    return search.isStopped() ? score : Math.clamp(score, -WHOLE_BOARD, WHOLE_BOARD);
  }

  @Override
  public int forcedWin(int budget) {
    return Score.UNKNOWN;
  }

  @Override
  public int forcedMove() {
    throw new IllegalStateException("no forced win was found");
  }

  @Override
  public int rootMove(int index) {
    return move(root.square(index));
  }

  private int move(int bit) {
    return bit == PASS ? position.pass : position.square(bit);
  }

  @Override
  public int rootCount() {
    return root.count();
  }

  @Override
  public void promote(int move, int first) {
    int at = first;
    while (rootMove(at) != move) {
      at++;
    }
    root.promote(at, first);
  }

  @Override
  public boolean isProven() {
    return exact && !search.isStopped();
  }

  @Override
  public int percent() {
    return percent;
  }

  @Override
  public int plies(int iteration) {
    return root.isToTheEnd(iteration) ? root.empties() : iteration;
  }

  @Override
  public boolean isStopped() {
    return search.isStopped();
  }

  /** The best move and what the table knows of the answers. */
  @Override
  public int line(int[] into) {
    return new Line8(terrain, table, position).write(root.square(best), into);
  }

  @Override
  public long nodes() {
    return visits.nodes();
  }

  @Override
  public int selectiveDepth() {
    return deepest;
  }
}
