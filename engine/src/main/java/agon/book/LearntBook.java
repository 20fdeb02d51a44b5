package agon.book;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Keys;
import agon.game.Position;
import agon.game.Symmetries;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An opening book that an engine has learnt (M. Buro 1997, "Toward opening book learning"): what it
 * thought of each position when it first looked, one entry for all positions that symmetry maps
 * onto each other. A position all of whose successors are here is worth what the best of them is
 * worth, and so on to the start; the others are worth what was thought of them.
 *
 * <p>Where the way to a position matters, since repetition ends the game, an entry is for whoever
 * gets there for the first time, and a position that has come up before is not looked up.
 *
 * <p>Safe for several threads, which wait for each other.
 */
public final class LearntBook {
  private static final int MAGIC = 0x41474231; // AGB1
  private static final int ENTRY = Long.BYTES + Integer.BYTES;

  /**
   * A move that the book knows.
   *
   * @param score for the side that makes it, in the engine's hundredths
   * @param plies how many moves of best play the book knows from here, this one included
   */
  public record BookMove(int move, int score, int plies) {}

  private record Value(int score, int plies) {}

  private final Game game;
  private final Optional<Symmetries> symmetries;
  private final Map<Long, Integer> estimates = new HashMap<>();
  private final Map<Long, Value> values = new HashMap<>();

  /** An empty book. */
  public LearntBook(Game game) {
    this.game = game;
    symmetries = game.symmetries();
  }

  public Game game() {
    return game;
  }

  /** The name of the file that holds the book of a game. */
  public static String fileName(Game game) {
    long hash = Keys.mix(game.line().hashCode()) & 0xffffff;
    return "%s-%06x.book".formatted(game.family().name(), hash);
  }

  /** How many positions it holds. */
  public synchronized int size() {
    return estimates.size();
  }

  long key(Position position) {
    return symmetries.map(s -> s.canonicalKey(position)).orElseGet(position::key);
  }

  synchronized boolean holds(long key) {
    return estimates.containsKey(key);
  }

  /** Adds a position with what the engine thinks of it, for the side to move. */
  synchronized void add(long key, int score) {
    estimates.put(key, score);
    values.remove(key);
  }

  /** What was derived for a position no longer holds: something was added below it. */
  synchronized void review(long key) {
    values.remove(key);
  }

  /** The moves of a position whose successors are all here, the best first; else none. */
  public synchronized List<BookMove> moves(Position position) {
    if (position.isOver() || !holds(key(position)) || isRepeated(position)) {
      return List.of();
    }
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    List<BookMove> found = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      int mover = position.turn();
      position.play(moves[i]);
      Optional<Value> value = value(position);
      int sign = position.turn() == mover ? 1 : -1;
      position.undo();
      if (value.isEmpty()) {
        return List.of();
      }
      found.add(new BookMove(moves[i], sign * value.get().score(), value.get().plies() + 1));
    }
    found.sort(
        Comparator.comparingInt((BookMove m) -> -m.score()).thenComparingInt(BookMove::move));
    return found;
  }

  private boolean isRepeated(Position position) {
    if (!game.historyMatters()) {
      return false;
    }
    long here = position.key();
    Position before = position.copy();
    while (before.ply() > 0) {
      before.undo();
      if (before.key() == here) {
        return true;
      }
    }
    return false;
  }

  private Optional<Value> value(Position position) {
    long key = key(position);
    Integer estimate = estimates.get(key);
    if (estimate == null) {
      return Optional.empty();
    }
    Value known = values.get(key);
    if (known == null) {
      List<BookMove> moves = moves(position);
      known =
          moves.isEmpty()
              ? new Value(estimate, 0)
              : new Value(moves.getFirst().score(), moves.getFirst().plies());
      values.put(key, known);
    }
    return Optional.of(known);
  }

  /** The best move and the answers the book expects. */
  public synchronized List<Integer> line(Position position) {
    Position walker = position.copy();
    List<Integer> line = new ArrayList<>();
    List<BookMove> moves = moves(walker);
    while (!moves.isEmpty()) {
      line.add(moves.getFirst().move());
      walker.play(moves.getFirst().move());
      moves = moves(walker);
    }
    return line;
  }

  // ---- as bytes ----

  /** The game's line, then keys and scores in the order of the keys. */
  public synchronized byte[] bytes() {
    byte[] line = game.line().getBytes(StandardCharsets.UTF_8);
    ByteBuffer bytes =
        ByteBuffer.allocate(3 * Integer.BYTES + line.length + ENTRY * estimates.size());
    bytes.putInt(MAGIC).putInt(line.length).put(line).putInt(estimates.size());
    estimates.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(entry -> bytes.putLong(entry.getKey()).putInt(entry.getValue()));
    return bytes.array();
  }

  /** Reads what {@link #bytes} wrote; a sentence says what is wrong with anything else. */
  public static LearntBook of(Game game, byte[] content) {
    LearntBook book = new LearntBook(game);
    ByteBuffer bytes = ByteBuffer.wrap(content);
    try {
      if (bytes.getInt() != MAGIC) {
        throw new BadInput("this is no book");
      }
      byte[] line = new byte[Math.clamp(bytes.getInt(), 0, bytes.remaining())];
      bytes.get(line);
      String written = new String(line, StandardCharsets.UTF_8);
      if (!written.equals(game.line())) {
        throw new BadInput("this is a book of %s, not of %s".formatted(written, game.line()));
      }
      int count = bytes.getInt();
      if (bytes.remaining() != (long) count * ENTRY) {
        throw new BadInput("this book is not as long as it says");
      }
      for (int i = 0; i < count; i++) {
        book.estimates.put(bytes.getLong(), bytes.getInt());
      }
    } catch (BufferUnderflowException e) {
      throw new BadInput("this book ends too early");
    }
    return book;
  }
}
