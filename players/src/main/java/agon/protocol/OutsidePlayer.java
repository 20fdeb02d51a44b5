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
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
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
  private @Nullable Memory memory;

  /**
   * The game as a program knows it that keeps a board of its own and hears of one move at a time.
   */
  private static final class Memory {
    private final int side;
    private final long seed;

    /** The keys of the positions up to its last move, from the start. */
    private List<Long> known = List.of();

    Memory(int side, long seed) {
      this.side = side;
      this.seed = seed;
    }

    /** Whether this game goes on from where it was last asked, with the move it chose. */
    boolean leadsTo(Position position) {
      List<Long> now = keys(position);
      return now.size() >= known.size() && now.subList(0, known.size()).equals(known);
    }

    void moved(Position position, int move) {
      Position next = position.copy();
      next.play(move);
      known = keys(next);
    }

    private static List<Long> keys(Position position) {
      Position walk = position.copy();
      List<Long> keys = new ArrayList<>();
      keys.add(walk.key());
      while (walk.ply() > 0) {
        walk.undo();
        keys.add(walk.key());
      }
      return keys.reversed();
    }
  }

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
    memory = protocol.joinsMidGame() ? null : new Memory(side, seed);
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
    Memory game = memory;
    if (game == null) {
      return guarded(peer -> protocol.ask(peer, position, limits));
    }
    if (!game.leadsTo(position)) {
      replay(game, position, limits);
    }
    int move = guarded(peer -> protocol.ask(peer, position, limits));
    game.moved(position, move);
    return move;
  }

  /**
   * Moves were taken back, which the program cannot be told: it is started afresh and plays the
   * game again up to there. If it plays otherwise this time, all that is left is to show it the
   * board and hope that it looks.
   */
  private void replay(Memory game, Position position, Limits limits) {
    Position walk = position.copy();
    Deque<Integer> moves = new ArrayDeque<>();
    while (walk.ply() > 0) {
      moves.push(walk.lastMove());
      walk.undo();
    }
    drop();
    newGame(walk.copy(), game.side, limits, game.seed);
    for (int move : moves) {
      if (walk.turn() == game.side) {
        int again = guarded(peer -> protocol.ask(peer, walk, limits));
        if (again != move) {
          Position start = position.copy();
          while (start.ply() > 0) {
            start.undo();
          }
          drop();
          newGame(start, game.side, limits, game.seed);
          return;
        }
      }
      walk.play(move);
    }
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
