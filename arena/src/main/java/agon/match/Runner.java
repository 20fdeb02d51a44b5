package agon.match;

import agon.game.BadInput;
import agon.game.Game;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.player.Players;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Plays a tournament: hands the games of its schedule to {@link Crew}, round by round, and keeps
 * each in the ledger before it counts. What the ledger already has is not played again, so a run
 * that was broken off in whatever way goes on where it stood.
 *
 * <p>Games may be finished in any order and more than once; the run looks at them in the order of
 * their numbers, and at each number once. So what a run comes to does not depend on who played
 * which game when.
 */
public final class Runner {
  private final Tournament tournament;
  private final Ledger ledger;
  private final StopRule stopRule;
  private final RunListener listener;
  private final Crew workers;
  private final Object lock = new Object();
  private final Map<Integer, GameResult> before = new HashMap<>();
  private final Map<Integer, FixtureResult> finished = new HashMap<>();
  private final List<FixtureResult> inOrder = new ArrayList<>();
  private boolean decided;
  private volatile boolean stopped;

  public Runner(
      Tournament tournament, Ledger ledger, StopRule stopRule, RunListener listener, Crew workers) {
    this.tournament = tournament;
    this.ledger = ledger;
    this.stopRule = stopRule;
    this.listener = listener;
    this.workers = workers;
  }

  /**
   * Plays until all is played or decided, or {@link #stop} is called.
   *
   * @return the results that count, in order; games beyond the one that decided do not
   */
  public List<FixtureResult> run() {
    before.putAll(ledger.finished());
    Schedule schedule = new Schedule(tournament);
    int number = 0;
    for (int round = 0; !stopped && !isDecided(); round++) {
      List<Fixture> fixtures = schedule.round(round, standing(), number);
      if (fixtures.isEmpty()) {
        break;
      }
      number += fixtures.size();
      listener.roundStarted(round, fixtures.size());
      List<Fixture> open = takeUp(fixtures);
      if (!open.isEmpty()) {
        workers.play(new Round(open));
      }
    }
    return standing();
  }

  /** Ends the run after the games in progress. Any thread. */
  public void stop() {
    stopped = true;
  }

  public boolean isStopped() {
    return stopped;
  }

  private List<FixtureResult> standing() {
    synchronized (lock) {
      advance();
      return List.copyOf(inOrder);
    }
  }

  private boolean isDecided() {
    synchronized (lock) {
      return decided;
    }
  }

  /** Counts the games that the ledger knows; returns the others. */
  private List<Fixture> takeUp(List<Fixture> fixtures) {
    synchronized (lock) {
      List<Fixture> open = fixtures.stream().filter(fixture -> !isFinished(fixture)).toList();
      listener.alreadyFinished(
          fixtures.stream()
              .map(fixture -> finished.get(fixture.number()))
              .filter(Objects::nonNull)
              .toList());
      advance();
      return open;
    }
  }

  /** Whether the ledger knows the game, whose result then counts. */
  private boolean isFinished(Fixture fixture) {
    GameResult known = before.get(fixture.number());
    if (known != null) {
      finished.put(fixture.number(), new FixtureResult(fixture, known));
    }
    return known != null;
  }

  /** The games of a round that are still to be played. */
  private final class Round implements Work {
    private final List<Fixture> open;
    private int next;

    Round(List<Fixture> open) {
      this.open = open;
    }

    @Override
    public Tournament tournament() {
      return tournament;
    }

    @Override
    public synchronized Optional<Chunk> next(int most) {
      if (stopped || isDecided() || next == open.size()) {
        return Optional.empty();
      }
      int from = next;
      do {
        next += next + 1 < open.size() && most > 1 && isPair(next) ? 2 : 1;
      } while (next < open.size() && next - from + 2 <= most);
      return Optional.of(new Chunk(open.subList(from, next)));
    }

    /** Whether this game and the next are the same but for the colours. */
    private boolean isPair(int index) {
      Fixture one = open.get(index);
      Fixture two = open.get(index + 1);
      return one.number() + 1 == two.number()
          && one.board() == two.board()
          && one.opening() == two.opening()
          && one.first() == two.second()
          && one.second() == two.first();
    }

    @Override
    public void done(Fixture fixture, Played played) {
      FixtureResult result = new FixtureResult(fixture, ledger.keep(fixture, played));
      synchronized (lock) {
        if (finished.putIfAbsent(fixture.number(), result) != null) {
          return;
        }
        advance();
      }
      listener.gameFinished(result, played.record());
    }

    @Override
    public RunListener listener() {
      return listener;
    }

    @Override
    public void stop() {
      Runner.this.stop();
    }
  }

  /** Moves on over all finished games without a gap, and stops where the rule says so. */
  private void advance() {
    while (!decided) {
      FixtureResult next = finished.get(inOrder.size());
      if (next == null) {
        return;
      }
      inOrder.add(next);
      decided = stopRule.isDecided(inOrder);
    }
  }

  /**
   * Makes every player once for every family of games and tries it out: a line that is wrong, a
   * program that does not start and openings that a player cannot follow are found before the first
   * game, not in the middle of the night.
   *
   * @return how many games at once there are cores for, given how many one game uses
   */
  public static int check(Tournament tournament, Players players) {
    return demand(tournament, players).gamesHere();
  }

  /**
   * What the games of a tournament ask of a machine.
   *
   * @param threads of one game
   * @param gamesAtOnce that its players can be in
   */
  public record Demand(int threads, int gamesAtOnce) {
    /** How many games at once this machine has cores for. */
    public int gamesHere() {
      int cores = Math.max(1, Runtime.getRuntime().availableProcessors() / threads);
      return Math.min(gamesAtOnce, cores);
    }
  }

  /**
   * {@link #check}s the same, and says what the games ask of whatever machine they are played on.
   */
  public static Demand demand(Tournament tournament, Players players) {
    int threads = 1;
    int most = Integer.MAX_VALUE;
    Set<String> families = new HashSet<>();
    for (Game board : tournament.boards()) {
      if (families.add(board.family().name())) {
        for (Entrant entrant : tournament.entrants()) {
          try (Player player = players.create(entrant.line(), board)) {
            requireOpenings(tournament.openings(), player);
            player.tryOut();
            threads = Math.max(threads, player.threads());
            most = Math.min(most, player.gamesAtOnce());
          } catch (PlayerFault e) {
            throw new BadInput(
                "player %s cannot play: %s"
                    .formatted(BadInput.quote(entrant.name()), e.getMessage()));
          } catch (BadInput e) {
            throw entrant.name().equals(entrant.line())
                ? e
                : new BadInput("player " + BadInput.quote(entrant.name()) + ": " + e.sentence());
          }
        }
      }
    }
    return new Demand(threads, most);
  }

  private static void requireOpenings(Openings openings, Player player) {
    if (!openings.areNone() && !player.joinsMidGame()) {
      throw new BadInput(
          ("openings are %s, but %s keeps a board of its own and must see a game from its first"
                  + " move: take openings none")
              .formatted(openings.text(), player.name()));
    }
  }
}
