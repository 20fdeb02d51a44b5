package agon.match;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import agon.search.Durations;
import agon.search.Limits;
import agon.search.TimeControl;
import agon.store.StoredGame;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Plays one game between two players and trusts neither: legality, time and the result are the
 * referee's. A player that breaks down, in whatever way, loses this game and nothing else happens.
 * Passes that are the only move are made for the player, unless it wants to be asked.
 *
 * <p>The board is the referee's as well: a player is always given a copy, made before its clock
 * starts, so that nothing it does there, now or later and on whatever thread, reaches the game. A
 * player that leaves its copy other than it found it has lost its way in its own search: it loses.
 */
public final class Referee {
  /** Hears every move as it is made; on the thread that plays. */
  public interface Spectator {
    void moved(Position position, RecordedMove move);
  }

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Game game;
  private final TimeControl time;
  private final Spectator spectator;
  private final Judge judge;
  private final int[] scratch;

  public Referee(Game game, TimeControl time, Spectator spectator) {
    this(game, time, spectator, Judge.NONE);
  }

  /**
   * A referee who may end games early.
   *
   * @param judge asked after every move whether the result is certain
   */
  public Referee(Game game, TimeControl time, Spectator spectator, Judge judge) {
    this.game = game;
    this.time = time;
    this.spectator = spectator;
    this.judge = judge;
    scratch = new int[game.maxMoves()];
  }

  /** One game in progress. */
  private final class Table {
    final Position position;
    final Player[] players;
    final List<RecordedMove> moves = new ArrayList<>();
    final Duration[] left = new Duration[2];
    final long[] nanos = new long[2];
    final int[] made = new int[2];

    Table(Opening opening, Player[] players) {
      this.players = players;
      position = opening.position(game);
      Position back = position.copy();
      while (back.ply() > 0) {
        moves.addFirst(RecordedMove.of(back.lastMove()));
        back.undo();
      }
      left[0] = time.clock().orElse(Duration.ZERO);
      left[1] = left[0];
    }

    Limits limits(int side) {
      return time.limits(left[side], made[side]);
    }
  }

  /**
   * Plays a game from its opening to its end, whatever end that is.
   *
   * @param names as they go into the record
   * @param tags further headers of the record
   */
  public Played play(
      Opening opening, Player[] players, String[] names, Map<String, String> tags, long seed) {
    Instant started = Instant.now();
    Table table = new Table(opening, players);
    int openingPlies = table.moves.size();
    Ending ending = Ending.BY_THE_RULES;
    Outcome outcome;
    Set<Integer> broken = new HashSet<>();
    try {
      seat(table, 0, seed);
      seat(table, 1, seed);
      Optional<Judge.Decision> early = Optional.empty();
      while (!table.position.isOver() && early.isEmpty()) {
        move(table);
        early = table.position.isOver() ? early : judge.decision(table.position);
      }
      outcome = early.map(Judge.Decision::outcome).orElseGet(table.position::outcome);
      ending =
          early
              .map(decision -> new Ending(Ending.Reason.ADJUDICATION, decision.why()))
              .orElse(Ending.BY_THE_RULES);
    } catch (Breakdown e) {
      ending = e.ending;
      outcome = Outcome.winOf(1 - e.side);
      broken.add(e.side);
    }
    for (int side = 0; side < 2; side++) {
      if (!broken.contains(side) && !isTold(table, side, outcome, ending)) {
        broken.add(side); // too late to lose this game
      }
    }
    Map<String, String> all = new LinkedHashMap<>(tags);
    all.put("OpeningPlies", Integer.toString(openingPlies));
    GameRecord record =
        new GameRecord(
            game,
            opening.startText(),
            names[0],
            names[1],
            time.text(),
            all,
            "",
            table.moves,
            Optional.of(outcome),
            ending);
    return new Played(
        new StoredGame(
            Optional.empty(),
            record,
            openingPlies,
            OptionalLong.of(seed),
            Optional.of(started),
            Optional.of(Instant.now())),
        new GameResult(
            outcome, ending, table.moves.size() - openingPlies, table.nanos[0], table.nanos[1]),
        broken);
  }

  /** Ends a game because a side's player broke down. */
  private static final class Breakdown extends RuntimeException {
    final int side;
    final Ending ending;

    Breakdown(int side, Ending ending) {
      super(null, null, false, false);
      this.side = side;
      this.ending = ending;
    }
  }

  private static Breakdown breakdown(int side, Throwable cause) {
    if (cause instanceof PlayerFault fault) {
      return new Breakdown(side, fault.ending());
    }
    return new Breakdown(
        side, new Ending(Ending.Reason.FAILURE, cause.toString().lines().findFirst().orElse("")));
  }

  /** Asks a player something; whatever it throws costs it the game. */
  private static <T> T ask(int side, Supplier<T> question) {
    try {
      return question.get();
    } catch (Throwable e) { // errors too: a class it lacks, an assertion of its own
      throw breakdown(side, e);
    } finally {
      Thread.interrupted(); // the thread is ours, and a player may have left a mark on it
    }
  }

  private static void seat(Table table, int side, long seed) {
    Limits limits = table.limits(side);
    Position copy = table.position.copy();
    ask(
        side,
        () -> {
          table.players[side].newGame(copy, side, limits, seed + side);
          return true;
        });
  }

  private static boolean isTold(Table table, int side, Outcome outcome, Ending ending) {
    Position copy = table.position.copy();
    try {
      return ask(
          side,
          () -> {
            table.players[side].gameOver(copy, outcome, ending);
            return true;
          });
    } catch (Breakdown e) {
      return false;
    }
  }

  private void move(Table table) {
    int side = table.position.turn();
    Player player = table.players[side];
    int pass = ask(side, player::isAskedToPass) ? Position.NO_MOVE : onlyPass(table.position);
    if (pass != Position.NO_MOVE) {
      record(table, RecordedMove.of(pass));
      return;
    }
    Limits limits = table.limits(side);
    Position copy = table.position.copy();
    int move;
    long start = System.nanoTime();
    long cpuStart = THREADS.getCurrentThreadCpuTime();
    try {
      move = ask(side, () -> player.choose(copy, limits));
    } catch (Breakdown e) {
      table.nanos[side] += System.nanoTime() - start;
      throw e;
    }
    Duration used = Duration.ofNanos(System.nanoTime() - start);
    table.nanos[side] += used.toNanos();
    Duration grace = ask(side, player::grace);
    if (ask(side, player::thinksHere)) {
      // What the machine gave to others meanwhile is no fault of the player.
      long waited = used.toNanos() - (THREADS.getCurrentThreadCpuTime() - cpuStart);
      grace = grace.plusNanos(Math.max(0, waited));
    }
    checkTime(table, side, used, grace);
    if (!table.position.isLegal(move, scratch)) {
      throw new Breakdown(
          side, new Ending(Ending.Reason.ILLEGAL_MOVE, "move number " + move + " is not legal"));
    }
    if (copy.ply() != table.position.ply() || copy.key() != table.position.key()) {
      throw new Breakdown(
          side, new Ending(Ending.Reason.FAILURE, "left its board other than it was given"));
    }
    Optional<Duration> clock =
        time.clock().isPresent() ? Optional.of(table.left[side]) : Optional.empty();
    record(table, new RecordedMove(move, clock, Optional.of(used), ask(side, player::opinion), ""));
  }

  private void record(Table table, RecordedMove move) {
    spectator.moved(table.position, move);
    table.moves.add(move);
    table.position.play(move.move());
  }

  private void checkTime(Table table, int side, Duration used, Duration grace) {
    if (time.move().isPresent() && used.compareTo(time.move().get().plus(grace)) > 0) {
      throw late(side, used, time.move().get());
    }
    if (time.clock().isPresent()) {
      Duration left = table.left[side].minus(used);
      if (left.plus(grace).isNegative()) {
        throw late(side, used, table.left[side]);
      }
      table.left[side] = (left.isNegative() ? Duration.ZERO : left).plus(time.increment());
      table.made[side]++;
      if (time.period().isPresent() && table.made[side] % time.period().getAsInt() == 0) {
        table.left[side] = table.left[side].plus(time.clock().get());
      }
    }
  }

  private static Breakdown late(int side, Duration used, Duration allowed) {
    return new Breakdown(
        side,
        new Ending(
            Ending.Reason.TIME,
            "%s used of %s".formatted(Durations.text(used), Durations.text(allowed))));
  }

  private int onlyPass(Position position) {
    return game.mustPass(position) ? game.pass() : Position.NO_MOVE;
  }
}
