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
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Plays a tournament: takes games from the schedule, several at once, and keeps each in the ledger
 * before its thread begins another. What the ledger already has is not played again, so a run that
 * was broken off in whatever way goes on where it stood.
 */
public final class Runner {
  private final Tournament tournament;
  private final Players players;
  private final Ledger ledger;
  private final StopRule stopRule;
  private final RunListener listener;
  private final int concurrency;
  private final List<OpeningBook> books;
  private final Object lock = new Object();
  private final Map<Integer, Verdict> before = new HashMap<>();
  private final Map<Integer, Result> finished = new HashMap<>();
  private final List<Result> inOrder = new ArrayList<>();
  private boolean decided;
  private volatile boolean stopped;

  public Runner(
      Tournament tournament,
      Players players,
      Ledger ledger,
      StopRule stopRule,
      RunListener listener,
      int concurrency) {
    this.tournament = tournament;
    this.players = players;
    this.ledger = ledger;
    this.stopRule = stopRule;
    this.listener = listener;
    this.concurrency = concurrency;
    books =
        tournament.boards().stream()
            .map(game -> new OpeningBook(game, tournament.openings(), tournament.seed()))
            .toList();
  }

  /**
   * Plays until all is played or decided, or {@link #stop} is called.
   *
   * @return the results that count, in order; games beyond the one that decided do not
   */
  public List<Result> run() {
    before.putAll(ledger.finished());
    Schedule schedule = new Schedule(tournament);
    int number = 0;
    for (int round = 0; !stopped && !isDecided(); round++) {
      List<Slot> slots = schedule.round(round, standing(), number);
      if (slots.isEmpty()) {
        break;
      }
      number += slots.size();
      listener.roundStarted(round, slots.size());
      playRound(slots);
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

  private List<Result> standing() {
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

  private void playRound(List<Slot> slots) {
    List<Slot> open;
    synchronized (lock) {
      open = slots.stream().filter(slot -> !isFinished(slot)).toList();
      listener.alreadyFinished(
          slots.stream()
              .map(slot -> finished.get(slot.number()))
              .filter(Objects::nonNull)
              .toList());
      advance();
    }
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    int next = Math.min(concurrency, Math.max(1, open.size()));
    List<Thread> threads = new ArrayList<>();
    Queue queue = new Queue(open);
    for (int i = 0; i < next; i++) {
      threads.add(Thread.ofPlatform().name("arena-" + i).start(() -> work(queue, failure)));
    }
    for (Thread thread : threads) {
      join(thread);
    }
    Throwable cause = failure.get();
    if (cause instanceof RuntimeException e) {
      throw e;
    }
    if (cause != null) {
      throw new IllegalStateException(cause);
    }
  }

  /** Whether the ledger knows the game, whose result then counts. */
  private boolean isFinished(Slot slot) {
    Verdict known = before.get(slot.number());
    if (known != null) {
      finished.put(slot.number(), new Result(slot, known));
    }
    return known != null;
  }

  /** Waits for a thread; an interrupt means stop, but the games in progress are kept. */
  private void join(Thread thread) {
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        stop();
      }
    }
  }

  private static final class Queue {
    private final List<Slot> slots;
    private int next;

    Queue(List<Slot> slots) {
      this.slots = slots;
    }

    synchronized @Nullable Slot take() {
      return next < slots.size() ? slots.get(next++) : null;
    }
  }

  private void work(Queue queue, AtomicReference<@Nullable Throwable> failure) {
    try (Seats seats = new Seats(tournament, players, listener)) {
      while (!stopped && !isDecided() && failure.get() == null) {
        Slot slot = queue.take();
        if (slot == null) {
          return;
        }
        listener.gameStarted(slot);
        Played played = seats.play(slot, books.get(slot.board()).opening(slot.opening()));
        Shutdown.holdIfBegun();
        Result result = new Result(slot, played.verdict());
        ledger.keep(slot, played);
        synchronized (lock) {
          finished.put(slot.number(), result);
          advance();
        }
        listener.gameFinished(result, played.record());
      }
    } catch (Throwable e) { // not a player's doing: the ledger, a book; the run cannot go on
      failure.compareAndSet(null, e);
    }
  }

  /** Moves on over all finished games without a gap, and stops where the rule says so. */
  private void advance() {
    while (!decided) {
      Result next = finished.get(inOrder.size());
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
    int cores = Math.max(1, Runtime.getRuntime().availableProcessors() / threads);
    return Math.min(most, cores);
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
