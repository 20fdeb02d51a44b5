package agon.proof;

import agon.endgame.Booked;
import agon.endgame.ProvenBook;
import agon.game.Position;
import agon.game.Rng;
import agon.search.Exact;
import agon.search.Insight;
import agon.search.Knowledge;
import agon.search.Onlooker;
import agon.search.Visits;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds out how to play, as second player, a start that is lost against best play, so that those
 * who only look some plies ahead let it go. Many of them are imagined ({@link Onlooker}): for each
 * the game is played from the start, all own moves are tried turn by turn, the few positions that
 * are worth most after its replies are followed (a beam), until one is won or drawn. What every
 * position is worth the game's solver says.
 *
 * <p>One position has one trap: who comes later to a position of one before goes along with it. So
 * it matters who comes first, and several orders are tried; the one that beats most is kept.
 */
public final class TrapMaker {
  private static final int LEAST_DEPTH = 6;

  /** Those who are imagined look so many plies ahead at the most, unless told otherwise. */
  public static final int DEEPEST = 13;

  private static final int ORDERS = 12;

  /** So many positions are followed at once. */
  private static final int BEAM = 8;

  private static final int MOST_TURNS = 16;

  /** A position that takes more to solve is not followed. */
  private static final long MOST_NODES = 20_000_000;

  /**
   * One way to play on, told from its end: own moves and the answers to them.
   *
   * @param path from the start to where it is this side's turn again
   * @param worth what that is worth to this side
   * @param before the same one turn before, if there was one
   * @param turn the own moves since then
   */
  private record Line(List<Integer> path, int worth, @Nullable Line before, List<Integer> turn) {}

  /**
   * What came of one order.
   *
   * @param moves for the number of a position the move to play
   */
  public record Traps(Map<Long, Integer> moves, int won, int drawn) {
    private int points() {
      return 2 * won + drawn;
    }
  }

  private final Booked game;
  private final Exact solver;
  private final BooleanSupplier goesOn;
  private final Visits visits = new Visits();
  private final Map<Long, Integer> worths = new HashMap<>();
  private final List<Imagined> others = new ArrayList<>();
  private Map<Long, Integer> traps = Map.of();

  /**
   * @param deepest how many plies the most far-sighted of them look ahead
   * @param goesOn asked before each of them is played against
   */
  public TrapMaker(Booked game, Exact solver, int deepest, BooleanSupplier goesOn) {
    this.game = game;
    this.solver = solver;
    this.goesOn = goesOn;
    int ways = Knowledge.of(game, Knowledge.NONE).insight(game.start()).simpleEstimates();
    for (int depth = LEAST_DEPTH; depth <= deepest; depth++) {
      for (int way = 0; way < ways; way++) {
        others.add(new Imagined(game, way, true, depth, visits));
        others.add(new Imagined(game, way, false, depth, visits));
      }
    }
  }

  /** How many there are to be played against: once it was made, those who begin well. */
  public int others() {
    return others.size();
  }

  /**
   * Plays against all of them, in one order after the other, and keeps what beats most.
   *
   * @param better hears of every order that is better than those before
   */
  public Traps make(Consumer<Traps> better) {
    others.removeIf(other -> goesOn.getAsBoolean() && !losesTo(other));
    Traps best = new Traps(Map.of(), 0, 0);
    Rng rng = new Rng(1);
    for (int order = 0; order < ORDERS && goesOn.getAsBoolean(); order++) {
      Traps found = inThisOrder();
      if (found.points() > best.points()) {
        best = found;
        better.accept(best);
      }
      reorder(rng);
    }
    return best;
  }

  /** Who got away comes first next time; otherwise chance decides (squeaky wheels are oiled). */
  private void reorder(Rng rng) {
    for (int i = others.size() - 1; i > 0; i--) {
      Collections.swap(others, i, rng.below(i + 1));
    }
    others.sort(Comparator.comparingInt(other -> Integer.signum(other.worth)));
  }

  /** Those that can be beaten come first: a draw is only for whom there is nothing better. */
  private Traps inThisOrder() {
    traps = new HashMap<>();
    others.forEach(other -> play(other, 1));
    others.stream().filter(other -> other.worth <= 0).forEach(other -> play(other, 0));
    int won = (int) others.stream().filter(other -> other.worth > 0).count();
    int drawn = (int) others.stream().filter(other -> other.worth == 0).count();
    return new Traps(traps, won, drawn);
  }

  /** Keeps a way against one of them that brings at least so much. */
  private void play(Imagined other, int least) {
    Line line = goesOn.getAsBoolean() ? best(other) : null;
    other.worth = line == null ? -1 : line.worth;
    if (line != null && line.worth >= least) {
      keep(line);
    }
  }

  /** The entries of a {@link ProvenBook}. */
  public long[] entries(Traps found) {
    return found.moves.entrySet().stream()
        .mapToLong(trap -> entry(trap.getKey(), trap.getValue()))
        .sorted()
        .toArray();
  }

  private long entry(long number, int move) {
    return ProvenBook.entry(number, worths.getOrDefault(number, UNSOLVED), move);
  }

  /** Whether one of them begins so that it would win against best play. */
  private boolean losesTo(Imagined other) {
    int worth = afterFirstTurn(other);
    return worth < 0 && worth != UNSOLVED && !other.walk.position.isOver();
  }

  private int afterFirstTurn(Imagined other) {
    other.walk.to(List.of());
    other.reply();
    return worth(other.walk.position);
  }

  /** A way that ends well, if there is one in reach. */
  private @Nullable Line best(Imagined other) {
    Walk walk = other.walk;
    int worth = afterFirstTurn(other);
    Line drawn = null;
    List<Line> layer = List.of(new Line(walk.path(), worth, null, List.of()));
    for (int turn = 0; turn < MOST_TURNS && !layer.isEmpty(); turn++) {
      List<Line> next = new ArrayList<>();
      Set<Long> seen = new HashSet<>();
      for (Line line : layer) {
        for (List<Integer> moves : turns(walk, line)) {
          walk.to(line.path);
          walk.play(moves);
          other.reply();
          if (!walk.position.isOver() && !seen.add(walk.position.key())) {
            continue;
          }
          int after = worth(walk.position);
          if (after == UNSOLVED) {
            continue;
          }
          Line longer = new Line(walk.path(), after, line, moves);
          if (after > 0) {
            return longer;
          }
          if (after == 0) {
            drawn = drawn == null ? longer : drawn;
          } else if (!walk.position.isOver()) {
            next.add(longer);
          }
        }
      }
      next.sort(Comparator.comparingInt(Line::worth).reversed());
      layer = next.subList(0, Math.min(BEAM, next.size()));
    }
    return drawn;
  }

  private static final int UNSOLVED = Integer.MIN_VALUE;

  /** What a position is worth to the second player, whose turn it is unless it is over. */
  private int worth(Position position) {
    if (position.isOver()) {
      return -position.margin();
    }
    OptionalLong number = game.number(position);
    if (number.isEmpty()) {
      return UNSOLVED;
    }
    Integer known = worths.get(number.getAsLong());
    int lead = game.lead(position);
    if (known == null) {
      known = solver.solve(position, lead, MOST_NODES, visits) ? solver.least() - lead : UNSOLVED;
      worths.put(number.getAsLong(), known);
    }
    return known == UNSOLVED ? UNSOLVED : lead + known;
  }

  /** All own turns that go along with the traps there are. */
  private List<List<Integer>> turns(Walk walk, Line line) {
    walk.to(line.path);
    List<List<Integer>> turns = new ArrayList<>();
    collect(walk.position.copy(), new ArrayList<>(), turns, new HashSet<>());
    return turns;
  }

  private void collect(
      Position position, List<Integer> moves, List<List<Integer>> into, Set<Long> seen) {
    if (position.isOver() || position.turn() != Position.SECOND) {
      into.add(List.copyOf(moves));
      return;
    }
    Integer trap = traps.get(game.number(position).orElse(-1));
    int[] list = new int[game.maxMoves()];
    int count = position.moves(list);
    for (int i = 0; i < count; i++) {
      if (trap != null && trap != list[i]) {
        continue;
      }
      position.play(list[i]);
      if (position.isOver() || seen.add(position.key())) {
        moves.add(list[i]);
        collect(position, moves, into, seen);
        moves.removeLast();
      }
      position.undo();
    }
  }

  /** Every own move of a line that ends well becomes a trap. */
  private void keep(Line end) {
    for (Line line = end; line.before != null; line = line.before) {
      Position position = game.start();
      line.before.path.forEach(position::play);
      for (int move : line.turn) {
        int worth = worth(position);
        if (worth != UNSOLVED) {
          traps.putIfAbsent(game.number(position).orElseThrow(), move);
        }
        position.play(move);
      }
    }
  }

  /** Somebody who plays the first side, and remembers the turns. */
  private static final class Imagined {
    final Walk walk;
    private final Onlooker onlooker;
    private final Map<Long, List<Integer>> replies = new HashMap<>();

    /** What the last way against it brought; below 0 if there was none. */
    private int worth;

    Imagined(Booked game, int way, boolean lastOfEquals, int depth, Visits visits) {
      walk = new Walk(game.start(), Knowledge.of(game, Knowledge.NONE));
      onlooker =
          new Onlooker(
              walk.position, walk.insight, way, lastOfEquals, depth, game.maxMoves(), visits);
    }

    /** Plays a whole turn. */
    void reply() {
      long key = walk.position.key();
      List<Integer> known = replies.get(key);
      if (known != null) {
        walk.play(known);
        return;
      }
      List<Integer> turn = new ArrayList<>();
      while (!walk.position.isOver() && walk.position.turn() == Position.FIRST) {
        int move = onlooker.choose();
        turn.add(move);
        walk.play(move);
      }
      replies.put(key, turn);
    }
  }

  /** A position that is gone about in, and what is known of it. */
  private static final class Walk {
    final Position position;
    final Insight insight;

    Walk(Position start, Knowledge knowledge) {
      position = start;
      insight = knowledge.insight(start);
    }

    List<Integer> path() {
      List<Integer> moves = new ArrayList<>();
      Position back = position.copy();
      while (back.ply() > 0) {
        moves.add(back.lastMove());
        back.undo();
      }
      return List.copyOf(moves.reversed());
    }

    void to(List<Integer> path) {
      while (position.ply() > 0) {
        int move = position.lastMove();
        position.undo();
        insight.undone(move);
      }
      play(path);
    }

    void play(List<Integer> moves) {
      moves.forEach(this::play);
    }

    private void play(int move) {
      position.play(move);
      insight.played(move);
    }
  }
}
