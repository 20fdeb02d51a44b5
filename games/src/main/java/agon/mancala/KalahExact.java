package agon.mancala;

import agon.endgame.Databases;
import agon.endgame.ProvenBook;
import agon.game.Position;
import agon.search.Exact;
import agon.search.Remembering;
import agon.search.Visits;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Kalah's own solver, at the service of the engine and of {@code solve}. */
final class KalahExact implements Exact, Remembering {
  private final Kalah game;
  private final SowingTable sowing;
  private final int megabytes;

  /** Made when first asked. */
  private @Nullable KalahSearch search;

  private final ProvenBook book;
  private final ProvenBook traps;
  private boolean perseveres;
  private int least;
  private int most;

  /**
   * @param book openings that need no search
   * @param traps moves of lost positions that others are likely to answer wrong
   */
  KalahExact(Kalah game, SowingTable sowing, int megabytes, ProvenBook book, ProvenBook traps) {
    this.game = game;
    this.sowing = sowing;
    this.megabytes = megabytes;
    this.book = book;
    this.traps = traps;
  }

  private int inBook(PackedKalah board) {
    return in(book, board);
  }

  /** Where a board is in a book, or −1. */
  private int in(ProvenBook proofs, PackedKalah board) {
    if (proofs.size() == 0 || board.isOpen()) {
      return -1;
    }
    OptionalLong number = game.number(board);
    return number.isEmpty() ? -1 : proofs.find(number.getAsLong());
  }

  private KalahSearch search() {
    if (search == null) {
      search = new KalahSearch(game.rules(), game.total(), sowing, megabytes);
    }
    KalahTables tables = new KalahTables(game.rules());
    if (Databases.of(tables).size() != search.databaseSeeds()) {
      search.use(tables.present());
    }
    return search;
  }

  @Override
  public boolean solve(Position position, int guess, long nodes, Visits visits) {
    PackedKalah board = (PackedKalah) position;
    int lead = board.myStore - board.theirStore;
    int left = PackedRow.sum(board.mine) + PackedRow.sum(board.theirs);
    int known = inBook(board);
    if (known >= 0) {
      least = lead + book.value(known);
      most = least;
      return true;
    }
    least = lead - left;
    most = lead + left;
    KalahSearch asked = search();
    if (!perseveres && !asked.isWorthwhile(left, nodes)) {
      most = board.isOpen() ? Math.max(most, -least) : most;
      least = board.isOpen() ? -most : least;
      return least == most;
    }
    asked.allow(nodes, visits);
    if (board.isOpen()) {
      int value = new KalahPie(asked).value((PackedKalah) board.copy());
      boolean done = value != KalahSearch.STOPPED;
      least = done ? value : -game.total();
      most = done ? value : game.total();
      return done;
    }
    int next = Math.clamp(guess, least, most);
    while (least < most) {
      int wanted = next > least ? next : least + 1;
      int answer = asked.ask(board.mine, board.theirs, wanted - lead);
      if (answer == KalahSearch.STOPPED) {
        return false;
      }
      next = lead + answer;
      if (next >= wanted) {
        least = next;
      } else {
        most = next;
      }
    }
    return true;
  }

  @Override
  public int least() {
    return least;
  }

  @Override
  public int most() {
    return most;
  }

  @Override
  public List<Integer> line(Position position, long nodes, Visits visits) {
    PackedKalah walker = (PackedKalah) position.copy();
    KalahSearch asked = search();
    asked.allow(nodes, visits);
    List<Integer> line = new ArrayList<>();
    new KalahPie(asked).play(walker, line);
    for (int at = inBook(walker); at >= 0 && !walker.isOver(); at = inBook(walker)) {
      line.add(book.move(at));
      walker.play(book.move(at));
    }
    int value = walker.isOver() || walker.isOpen() ? 0 : asked.value(walker.mine, walker.theirs);
    while (!walker.isOver() && !walker.isOpen() && value != KalahSearch.STOPPED) {
      int mover = walker.turn();
      int before = mover == Position.FIRST ? walker.margin() : -walker.margin();
      int move = asked.best(walker, value);
      if (move < 0) {
        break;
      }
      line.add(move);
      walker.play(move);
      int gain = (mover == Position.FIRST ? walker.margin() : -walker.margin()) - before;
      value = walker.turn() == mover ? value - gain : gain - value;
    }
    return line;
  }

  @Override
  public int trap(Position position) {
    PackedKalah board = (PackedKalah) position;
    int at = in(traps, board);
    int worth = at < 0 ? 0 : board.myStore - board.theirStore + traps.value(at);
    if (worth >= 0) {
      // With more in the store it may be won or drawn; then nothing is risked.
      return Position.NO_MOVE;
    }
    least = worth;
    most = worth;
    return traps.move(at);
  }

  @Override
  public long expected(Position position) {
    PackedKalah board = (PackedKalah) position;
    return inBook(board) >= 0
        ? 0
        : search().expected(PackedRow.sum(board.mine) + PackedRow.sum(board.theirs));
  }

  @Override
  public void persevere() {
    perseveres = true;
  }

  @Override
  public int pace() {
    return 3;
  }

  /** Three times a search's time: where it is asked at all it is likely to get there. */
  @Override
  public int share() {
    return 9;
  }

  @Override
  public void prepare() {
    // Whoever has a clock grows the table before it runs.
    search().table().growFully();
  }

  @Override
  public void write(Consumer<byte[]> out) {
    search().table().write(out);
  }

  @Override
  public void read(Consumer<byte[]> in) {
    search().table().read(in);
  }

  @Override
  public void clear() {
    if (search != null) {
      search.clear();
    }
  }
}
