package agon.protocol;

import agon.game.Position;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.process.ChildProcess;
import agon.process.Faults;
import agon.process.Launch;
import agon.process.Peer;
import agon.search.Limits;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A program outside the house at the board. It lives from game to game, if that is its protocol's
 * way; once it has failed it is ended, and the next game starts it afresh.
 */
public final class OutsidePlayer implements Player {
  private final String name;
  private final Launch launch;
  private final LineProtocol protocol;
  private @Nullable ChildProcess child;

  public OutsidePlayer(String name, Launch launch, LineProtocol protocol) {
    this.name = name;
    this.launch = launch;
    this.protocol = protocol;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean thinksHere() {
    return false;
  }

  /** A little more than the program was given: it has answered in time, and we read it. */
  @Override
  public Duration grace() {
    return launch.terms().patience().grace().plusMillis(20);
  }

  /** A program that did not outlive its last game, or cannot begin another, is started afresh. */
  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    if (!protocol.livesOn()) {
      close();
    }
    if (child != null) {
      try {
        converse(peer -> protocol.begin(peer, start, side, limits, seed));
        return;
      } catch (PlayerFault e) {
        drop();
      }
    }
    child = new ChildProcess(launch);
    converse(
        peer -> {
          protocol.greet(peer);
          protocol.begin(peer, start, side, limits, seed);
        });
  }

  @Override
  public boolean joinsMidGame() {
    return protocol.joinsMidGame();
  }

  @Override
  public void tryOut() {
    child = new ChildProcess(launch);
    converse(protocol::greet);
  }

  @Override
  public int choose(Position position, Limits limits) {
    return guarded(peer -> protocol.ask(peer, position, limits));
  }

  @Override
  public Optional<String> opinion() {
    return protocol.opinion();
  }

  @Override
  public void gameOver(Position end) {
    if (child != null) {
      converse(peer -> protocol.gameOver(peer, end));
    }
  }

  private void converse(Consumer<Peer> conversation) {
    guarded(
        peer -> {
          conversation.accept(peer);
          return true;
        });
  }

  /** Whatever goes wrong in a conversation ends the program. */
  private <T> T guarded(Function<Peer, T> conversation) {
    ChildProcess peer = child;
    if (peer == null) {
      throw Faults.failure("is not running");
    }
    boolean well = false;
    try {
      T result = conversation.apply(peer);
      well = true;
      return result;
    } finally {
      if (!well) {
        drop();
      }
    }
  }

  private void drop() {
    ChildProcess old = child;
    child = null;
    if (old != null) {
      old.close();
    }
  }

  @Override
  public void close() {
    ChildProcess old = child;
    child = null;
    if (old != null) {
      old.farewell(protocol.farewell());
    }
  }
}
