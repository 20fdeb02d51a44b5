package agon.protocol.net;

import agon.game.Outcome;
import agon.game.Position;
import agon.player.Player;
import agon.process.Faults;
import agon.record.Ending;
import agon.search.Limits;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A player of the arena who is a client at our board: it stays as long as it plays on. */
abstract class HostedPlayer implements Player {
  private final String name;
  private final Hosting hosting;
  private @Nullable Guest guest;

  HostedPlayer(String name, Hosting hosting) {
    this.name = name;
    this.hosting = hosting;
  }

  final Hosting hosting() {
    return hosting;
  }

  /** Waits for a client, or starts one; nobody is there when this is called. */
  abstract Guest arrival();

  /** Lets in a client, in place of the one before. */
  final Guest receive() {
    close();
    Guest now = arrival();
    guest = now;
    return now;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public boolean thinksHere() {
    return false;
  }

  @Override
  public Duration grace() {
    return guest == null ? Player.super.grace() : guest.grace();
  }

  @Override
  public boolean isAskedToPass() {
    return guest != null && guest.isAskedToPass();
  }

  @Override
  public boolean joinsMidGame() {
    return hosting.joinsMidGame();
  }

  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    Guest now = guest;
    if (now == null || !now.isHere() || !now.staysOn()) {
      now = receive();
    }
    now.seat(side);
    try {
      hosting.begin(List.of(now));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw Faults.failure("was not waited for");
    }
    now.newGame(start, side, limits, seed);
  }

  @Override
  public int choose(Position position, Limits limits) {
    if (guest == null) {
      throw Faults.failure("is not connected");
    }
    return guest.choose(position, limits);
  }

  @Override
  public Optional<String> opinion() {
    return guest == null ? Optional.empty() : guest.opinion();
  }

  @Override
  public void gameOver(Position end, Outcome outcome, Ending ending) {
    if (guest != null) {
      guest.gameOver(end, outcome, ending);
    }
  }

  @Override
  public void close() {
    if (guest != null) {
      guest.close();
      guest = null;
    }
  }
}
