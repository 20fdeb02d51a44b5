package agon.mnk.classic;

import agon.game.Game;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.player.PlayerKind;
import agon.search.Limits;
import agon.textbook.AlphaBeta;
import agon.textbook.Watched;
import agon.textbook.Watcher;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * MiliardarioRicco, after "Relazione progetto M-N-K game 2021/2022" by Lorenzo Girotti and Simone
 * Ruggiero, University of Bologna, 2022. It does not look ahead: {@link Helpfulness} gives every
 * free cell a number ("Implementazione", "Doppio gioco"), the cells go into a queue with the
 * largest first ("Ulteriori modifiche"), and the head of the queue is played.
 *
 * <p>The report changes a cell's number while it is in the queue, which means searching it, taking
 * it out and putting it back for every group of k cells; here a cell enters when its number is
 * known. What comes out first is the same, and large boards do not take seconds.
 */
public final class Miliardario implements Watched {
  public static final PlayerKind KIND =
      new PlayerKind(
          "miliardario",
          "mnk",
          "MiliardarioRicco, Bologna 2022: the most helpful cell, without looking ahead",
          List.of(),
          (game, settings) -> new Miliardario(game));

  /**
   * An entry of the queue, the report's <i>Cell</i>.
   *
   * @param count the key: how helpful it is
   * @param playerCells the player's stones in all groups of the cell
   */
  record Entry(int cell, int count, int playerCells, int opponentCells) {}

  /** The largest count first, of equals the first in reading order. */
  static final Comparator<Entry> MOST_HELPFUL_FIRST =
      Comparator.comparingInt(Entry::count).reversed().thenComparingInt(Entry::cell);

  private final MarkedBoard board;
  private final Helpfulness helpfulness;
  private @Nullable Entry choice;
  private @Nullable Watcher watcher;

  Miliardario(Game game) {
    board = new MarkedBoard(game);
    helpfulness = new Helpfulness(board);
  }

  @Override
  public String name() {
    return KIND.name();
  }

  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    choice = null;
  }

  @Override
  public int choose(Position position, Limits limits) {
    long start = System.nanoTime();
    Duration limit = limits.timeForMove().orElse(CorradoTimer.COURSE_LIMIT);
    // Half of it, as the queue is still to be filled.
    long deadline = start + PromptTime.of(limit).toNanos() / 2;
    PriorityQueue<Entry> queue = queue(position, deadline);
    Entry best = best(new PriorityQueue<>(queue));
    choice = best;
    tell(best, queue);
    return best.cell();
  }

  @Override
  public void watch(Watcher watcher) {
    this.watcher = watcher;
  }

  /** Each free cell is a move with a number behind which nobody looks; the one it takes first. */
  private void tell(Entry best, PriorityQueue<Entry> queue) {
    Watcher told = watcher;
    if (told == null) {
      return;
    }
    told.begin(1);
    told.visit();
    tell(told, best);
    queue.stream()
        .sorted(MOST_HELPFUL_FIRST)
        .filter(entry -> entry.cell() != best.cell())
        .forEach(entry -> tell(told, entry));
    told.end(best.count());
  }

  private static void tell(Watcher told, Entry entry) {
    told.enter(entry.cell(), 0, -AlphaBeta.INFINITY, AlphaBeta.INFINITY);
    told.visit();
    told.leaf();
    told.leave(entry.count());
  }

  /** All free cells, the most helpful first. */
  PriorityQueue<Entry> queue(Position position, long deadline) {
    while (board.markedCount() > 0) {
      board.unmark();
    }
    for (int cell = 0; cell < board.cells(); cell++) {
      int owner = Mnk.owner(position, cell);
      if (owner != MarkedBoard.FREE) {
        board.mark(board.place(cell), owner);
      }
    }
    int player = position.turn();
    helpfulness.calculate(player, deadline);
    PriorityQueue<Entry> queue = new PriorityQueue<>(MOST_HELPFUL_FIRST);
    for (int cell = 0; cell < board.cells(); cell++) {
      int place = board.place(cell);
      if (board.isFree(place)) {
        queue.add(
            new Entry(
                cell,
                helpfulness.count(place),
                helpfulness.stones(player, place),
                helpfulness.stones(1 - player, place)));
      }
    }
    return queue;
  }

  /**
   * Of the cells at the head of the queue, all equally helpful, one has the most stones of the
   * player around it and one the most of the opponent. The second is taken unless the first has
   * more: so do the students in their program, of which the report tells no more than the counts.
   * Where even these are equal their choice hangs on the inside of a heap; ours is the first in
   * reading order.
   */
  static Entry best(PriorityQueue<Entry> queue) {
    Entry own = queue.element();
    Entry other = own;
    int most = own.count();
    while (!queue.isEmpty() && queue.element().count() == most) {
      Entry entry = queue.remove();
      own = entry.playerCells() > own.playerCells() ? entry : own;
      other = entry.opponentCells() > other.opponentCells() ? entry : other;
    }
    return own.playerCells() <= other.opponentCells() ? other : own;
  }

  @Override
  public Optional<String> opinion() {
    return Optional.ofNullable(choice).map(entry -> "helpfulness " + entry.count());
  }
}
