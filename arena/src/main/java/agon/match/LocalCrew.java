package agon.match;

import agon.player.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Plays on threads of this program, game by game, so that none waits for the rest of a pair. */
public final class LocalCrew implements Crew {
  private final Players players;
  private final int threads;
  private @Nullable PlayingRoom room;

  /**
   * @param threads how many games at once
   */
  public LocalCrew(Players players, int threads) {
    this.players = players;
    this.threads = threads;
  }

  @Override
  public void play(Work work) {
    PlayingRoom here = room(work.tournament());
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    List<Thread> started = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      started.add(Thread.ofPlatform().name("arena-" + i).start(() -> playOn(here, work, failure)));
    }
    for (Thread thread : started) {
      join(thread, work);
    }
    Throwable cause = failure.get();
    if (cause instanceof RuntimeException e) {
      throw e;
    }
    if (cause != null) {
      throw new IllegalStateException(cause);
    }
  }

  /** Openings that were found for one round serve the next. */
  @SuppressWarnings("ReferenceEquality") // rounds of one run hand over the same object
  private PlayingRoom room(Tournament tournament) {
    PlayingRoom now = room;
    if (now == null || now.tournament() != tournament) {
      now = new PlayingRoom(tournament, players);
      room = now;
    }
    return now;
  }

  private static void playOn(
      PlayingRoom room, Work work, AtomicReference<@Nullable Throwable> failure) {
    try (Seats seats = room.seats(work.listener())) {
      while (failure.get() == null) {
        Optional<Chunk> chunk = work.next(1);
        if (chunk.isEmpty()) {
          return;
        }
        for (Fixture fixture : chunk.get().games()) {
          work.done(fixture, seats.play(fixture));
        }
      }
    } catch (Throwable e) { // not a player's doing: the ledger, a book
      failure.compareAndSet(null, e);
    }
  }

  /** Waits for a thread; an interrupt means stop, but the games in progress are kept. */
  private static void join(Thread thread, Work work) {
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        work.stop();
      }
    }
  }
}
