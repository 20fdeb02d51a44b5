package agon.mnk;

import agon.game.Position;
import agon.model.MoveViews;
import agon.search.Score;

/**
 * The moves of five in a row as a network over lines sees them: each is the four windows of its
 * cell, and its {@link MoveContext}. Plain and slow; {@link LineRanks} is what plays.
 */
final class LineMoves implements MoveViews {
  /** Nothing is to be chosen where so short a look finds a win by fours. */
  private static final int THREATS = 60;

  private final MnkPosition position;
  private final MnkInsight insight;
  private final MnkReplies replies;
  private final LinePools pools;
  private final int cells;
  private final int columns;

  /** The stones that were put since the position was set up, in their order. */
  private final int[] played;

  private int count;

  LineMoves(MnkPosition position) {
    this.position = position;
    insight = new MnkInsight(position, MnkFeatures.WORTHLESS);
    replies =
        new MnkReplies(insight.glance(), position.shape().board.k, position.shape().board.rule);
    pools = new LinePools(position);
    cells = position.shape().board.cells();
    columns = position.shape().board.columns;
    played = new int[cells];
    Position back = position.copy();
    int[] moves = new int[back.ply()];
    for (int ply = back.ply(); ply > 0; ply--) {
      moves[ply - 1] = back.lastMove();
      back.undo();
    }
    for (int move : moves) {
      note(move);
    }
  }

  private void note(int move) {
    if (move < cells) {
      played[count++] = move;
    }
  }

  @Override
  public void played(int move) {
    note(move);
    insight.played(move);
    pools.played(move);
  }

  @Override
  public void undone(int move) {
    count -= move < cells ? 1 : 0;
    insight.undone(move);
    pools.undone(move);
  }

  @Override
  public int moves(int[] into) {
    if (position.isOver()
        || position.isOpen()
        || insight.verdict() != Score.UNKNOWN
        || insight.forcedWin(THREATS) != Score.UNKNOWN) {
      return 0;
    }
    int forced = replies.forced(into);
    return forced > 0 ? forced : insight.surroundings().cells().copyTo(into, 0);
  }

  @Override
  public int groupSize() {
    return MnkLines.DIRECTIONS;
  }

  @Override
  public void group(int move, int[] into) {
    pools.windows(pools.turn(), move, into);
  }

  @Override
  public int singles(int move, int[] into) {
    MnkGlance glance = insight.glance();
    int base = MoveContext.base(glance);
    int mover = glance.turn();
    into[0] = MoveContext.kinds(base, glance.kind(mover, move), glance.kind(1 - mover, move));
    int size = 1;
    for (int before = 0; before < MoveContext.MOVES && before < count; before++) {
      int last = played[count - 1 - before];
      int rows = Math.abs(last / columns - move / columns);
      into[size++] =
          MoveContext.distance(base, before, rows, Math.abs(last % columns - move % columns));
    }
    return around(move, into, size);
  }

  private int around(int move, int[] into, int from) {
    MnkGlance glance = insight.glance();
    CellSet near = insight.surroundings().cells();
    int mover = glance.turn();
    int size = from;
    for (int number = 0; number < MoveContext.AROUND; number++) {
      int row = move / columns + MoveContext.rows(number);
      int column = move % columns + MoveContext.columns(number);
      int cell = row * columns + column;
      if (row < 0 || cell >= cells || column < 0 || column >= columns || !near.contains(cell)) {
        continue;
      }
      int own = glance.kind(mover, cell);
      int other = glance.kind(1 - mover, cell);
      if (MoveContext.matters(own, other)) {
        into[size++] = MoveContext.around(number, MoveContext.pair(own, other));
      }
    }
    return size;
  }

  @Override
  public int mostSingles() {
    return MoveContext.MOST;
  }

  @Override
  public int singleCount() {
    return MoveContext.COUNT;
  }
}
