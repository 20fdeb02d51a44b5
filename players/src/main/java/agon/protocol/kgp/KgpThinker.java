package agon.protocol.kgp;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.search.Limits;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Answers states, one at a time, on a thread of its own. */
public final class KgpThinker implements AutoCloseable {
  /** Makes our player for a board. */
  @FunctionalInterface
  public interface Maker {
    Player make(Game game);
  }

  /** Takes what is to be said. */
  @FunctionalInterface
  interface Voice {
    void say(OptionalLong ref, String command);
  }

  private static final Limits QUICK = Limits.time(Duration.ofMillis(20));

  /** The course's server asks before it can hear an answer; so long later it surely can. */
  private static final Duration DEAF = Duration.ofMillis(100);

  /** A state to answer. */
  private static final class Request {
    final OptionalLong id;
    final String board;
    final long came = System.nanoTime();
    volatile boolean stopped;
    int said = -1;

    Request(OptionalLong id, String board) {
      this.id = id;
      this.board = board;
    }
  }

  private static final Request LAST = new Request(OptionalLong.empty(), "");

  private final Maker players;
  private final Limits limits;
  private final Consumer<String> log;
  private final BlockingQueue<Request> fresh = new LinkedBlockingQueue<>();
  private final Deque<Request> open = new ArrayDeque<>();
  private final AtomicInteger answered = new AtomicInteger();
  private volatile Optional<Duration> most = Optional.empty();
  private volatile boolean relative = true;
  private @Nullable Player player;
  private @Nullable Game game;
  private int seedsInPlay;

  KgpThinker(Maker players, Limits limits, Consumer<String> log) {
    this.players = players;
    this.limits = limits;
    this.log = log;
  }

  void start(Voice voice) {
    Thread.ofPlatform().daemon().name("agon-kgp").start(() -> work(voice));
  }

  int answered() {
    return answered.get();
  }

  void think(OptionalLong id, String board) {
    Request request = new Request(id, board);
    synchronized (open) {
      open.add(request);
    }
    fresh.add(request);
  }

  /** The server is not interested in a state any more; in none if it does not say which. */
  void stop(OptionalLong id) {
    synchronized (open) {
      open.forEach(request -> request.stopped |= id.isEmpty() || request.id.equals(id));
      open.removeIf(request -> request.stopped);
    }
  }

  /** What the server tells about time, in seconds. */
  void set(String option, String value) {
    if (option.equals("time:mode")) {
      relative = !value.equals("absolute");
    } else if (option.equals("time:clock") && value.matches("\\d{1,7}")) {
      // Of a clock for the whole game a move gets a twentieth.
      int share = relative ? 800 : 50;
      most = Optional.of(Duration.ofMillis(Math.max(20, Long.parseLong(value) * share)));
    }
  }

  private Limits limits() {
    Optional<Duration> asked = limits.moveTime();
    Optional<Duration> allowed = most;
    boolean less =
        allowed.isPresent() && (asked.isEmpty() || allowed.get().compareTo(asked.get()) < 0);
    return less ? limits.andTime(allowed.get()) : limits;
  }

  /** Quick moves for all who have none first, then thought for the eldest. */
  private void work(Voice voice) {
    Deque<Request> begun = new ArrayDeque<>();
    try {
      while (true) {
        Request next = begun.isEmpty() ? fresh.take() : fresh.poll();
        if (next == LAST) {
          return;
        }
        if (next == null) {
          deepen(begun.remove(), voice);
        } else if (quick(next, voice)) {
          begun.add(next);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      if (player != null) {
        player.close();
      }
    }
  }

  private boolean quick(Request request, Voice voice) {
    return !request.stopped && answer(request, QUICK, voice);
  }

  /** What is final is said once more: who yields without having been heard moves at random. */
  private void deepen(Request request, Voice voice) throws InterruptedException {
    if (!request.stopped && answer(request, limits(), voice)) {
      Thread.sleep(DEAF.minusNanos(System.nanoTime() - request.came));
      answered.incrementAndGet();
      if (!request.stopped) {
        voice.say(request.id, move(request.said));
        voice.say(request.id, "yield");
      }
    }
    synchronized (open) {
      open.remove(request);
    }
  }

  /** Says a move if it is another than the last; false if there is none to make. */
  private boolean answer(Request request, Limits time, Voice voice) {
    try {
      int pit = choose(KgpBoard.read(request.board), time);
      if (pit >= 0 && pit != request.said && !request.stopped) {
        request.said = pit;
        voice.say(request.id, move(pit));
      }
      return pit >= 0;
    } catch (BadInput e) {
      log.accept(e.sentence());
    } catch (PlayerFault e) {
      log.accept("our player failed: " + e.ending().detail());
    }
    return false;
  }

  private static String move(int pit) {
    return "move " + (pit + 1);
  }

  private int choose(KgpBoard board, Limits time) {
    Player mine;
    Position position;
    try {
      mine = player(board);
      position = game().position(board.positionText());
    } catch (BadInput e) {
      return board.simpleMove(); // a board that no game of ours has
    }
    if (position.isOver()) {
      return -1;
    }
    int inPlay = board.seedsInPlay();
    if (inPlay > seedsInPlay) {
      mine.newGame(position, Position.FIRST, time, System.nanoTime());
    }
    seedsInPlay = inPlay;
    int[] moves = new int[game().maxMoves()];
    return position.moves(moves) == 1 ? moves[0] : mine.choose(position, time);
  }

  private Player player(KgpBoard board) {
    Game wanted = board.game();
    Player now = player;
    if (now == null || !game().line().equals(wanted.line())) {
      if (now != null) {
        now.close();
      }
      game = wanted;
      now = players.make(wanted);
      player = now;
      seedsInPlay = 0;
    }
    return now;
  }

  private Game game() {
    if (game == null) {
      throw new IllegalStateException("there is no player without a game");
    }
    return game;
  }

  @Override
  public void close() {
    fresh.add(LAST);
  }
}
