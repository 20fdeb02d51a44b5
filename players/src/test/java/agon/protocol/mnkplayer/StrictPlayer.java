package agon.protocol.mnkplayer;

import java.util.HashSet;
import java.util.Set;
import mnkgame.MNKCell;
import mnkgame.MNKCellState;
import mnkgame.MNKPlayer;

/**
 * A player that insists on all that the framework promises, and takes the first free cell after the
 * last one marked. Not public, as some are, and with a static that lives from game to game.
 */
final class StrictPlayer implements MNKPlayer {
  private static int games;

  private int cells;
  private int columns;
  private boolean first;
  private int last;

  StrictPlayer() {}

  @Override
  public void initPlayer(int rows, int columns, int inARow, boolean first, int seconds) {
    games++;
    require(seconds >= 1 && inARow >= 1, "a time and a length");
    cells = rows * columns;
    this.columns = columns;
    this.first = first;
    last = -1;
  }

  @Override
  public MNKCell selectCell(MNKCell[] free, MNKCell[] marked) {
    require(free.length + marked.length == cells, "all cells");
    require(marked.length % 2 == (first ? 0 : 1), "that it is my turn");
    Set<Integer> seen = new HashSet<>();
    for (int i = 0; i < marked.length; i++) {
      MNKCellState owner = i % 2 == 0 ? MNKCellState.P1 : MNKCellState.P2;
      require(marked[i].state == owner, "stones in turn");
      seen.add(marked[i].i * columns + marked[i].j);
    }
    require(
        last < 0 || number(marked[marked.length - 2]) == last, "my own last stone before theirs");
    MNKCell best = free[0];
    for (MNKCell cell : free) {
      require(cell.state == MNKCellState.FREE, "free cells free");
      seen.add(number(cell));
      best =
          marked.length > 0 && number(cell) == number(marked[marked.length - 1]) + 1 ? cell : best;
    }
    require(seen.size() == cells, "every cell once");
    last = number(best);
    return best;
  }

  private int number(MNKCell cell) {
    return cell.i * columns + cell.j;
  }

  @Override
  public String playerName() {
    return "strict, game " + games;
  }

  private static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalStateException("I was promised " + what);
    }
  }
}
