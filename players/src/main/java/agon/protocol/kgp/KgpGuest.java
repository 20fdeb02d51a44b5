package agon.protocol.kgp;

import agon.game.BadInput;
import agon.game.Position;
import agon.game.Rng;
import agon.player.PlayerFault;
import agon.process.Faults;
import agon.protocol.net.Connection;
import agon.protocol.net.Guest;
import agon.protocol.net.Visit;
import agon.search.Limits;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A client at our board. It hears a state, sends better and better moves, and yields or is stopped;
 * forced moves are made for it. One that sends no move gets a random one, an illegal move is a
 * resignation; it stays for the next game all the same, but not for ever.
 */
final class KgpGuest implements Guest, Connection.Sink<String> {
  /** Beyond this in one request, or of nonsense in all, it is a flood. */
  private static final int MOST_LINES = 10_000;

  /** Who is silent for so long is not there. */
  private static final int MOST_SILENT = 20;

  private static final int MOST_RESIGNATIONS = 3;
  private static final int LONGEST_NAME = 40;

  /** A state that waits for its answer. */
  private static final class Request {
    final long id;
    String move = "";
    boolean yielded;

    Request(long id) {
      this.id = id;
    }
  }

  private final KgpHosting hosting;
  private final Connection<String> connection;
  private volatile String name;
  private Rng rng = new Rng(1);
  private Optional<String> opinion = Optional.empty();
  private int silent;
  private int resignations;

  // All below is guarded by this.
  private long lastId;
  private int lines;
  private boolean ready;
  private boolean verifies;
  private @Nullable KgpProblem problem;
  private long problemId;
  private @Nullable Request request;
  private @Nullable String ended;
  private Runnable onLeave = () -> {};
  private boolean knowsPing;
  private boolean awaitsPong;

  KgpGuest(KgpHosting hosting, Visit visit) {
    this.hosting = hosting;
    name = "client " + visit.number();
    connection = Connection.ofLines(visit.wire(), "\r\n", visit.transcript());
    connection.open(this, visit.onClosed());
    say(OptionalLong.empty(), "kgp 1 0 1");
  }

  private synchronized long say(OptionalLong ref, String command) {
    lastId += 2;
    connection.say(lastId + (ref.isPresent() ? "@" + ref.getAsLong() : "") + " " + command);
    return lastId;
  }

  // ---- what it says ----

  @Override
  public synchronized boolean heard(String line) {
    if (++lines > MOST_LINES) {
      return false;
    }
    // Lines that are none are passed over, as the protocol's own server does.
    KgpCommand.read(line).ifPresent(this::obey);
    notifyAll();
    return true;
  }

  private void obey(KgpCommand command) {
    switch (command.name()) {
      case "mode" -> mode(command);
      case "set" -> set(command.argument(0), command.argument(1));
      case "pong" -> {
        knowsPing = true;
        awaitsPong = false;
      }
      case "ping" -> say(command.id(), "pong");
      case "move" -> {
        if (request != null && concerns(command, request)) {
          request.move = command.argument(0);
        }
      }
      case "yield" -> {
        if (request != null && concerns(command, request)) {
          request.yielded = true;
        }
      }
      case "solution" -> solution(command);
      case "goodbye" -> leave("said goodbye");
      default -> {} // ok, error, and whatever a newer client may say
    }
  }

  /** What comes after stop belongs to another request and is passed over. */
  private static boolean concerns(KgpCommand command, Request now) {
    return command.ref().isEmpty() || command.ref().getAsLong() == now.id;
  }

  private void mode(KgpCommand command) {
    String mode = command.argument(0);
    boolean known = mode.equals("freeplay") || mode.equals("verify");
    if (ready || !known) {
      String what = ready ? "Duplicate mode request" : "Unsupported mode, not freeplay or verify";
      say(command.id(), "error " + KgpCommand.quote(what));
      leave("asked for the mode " + BadInput.quote(mode));
      return;
    }
    ready = true;
    verifies = mode.equals("verify");
    say(command.id(), "ok");
    if (verifies) {
      askProblem();
    }
  }

  private void askProblem() {
    KgpProblem next = KgpProblem.random(hosting.game(), rng);
    problem = next;
    problemId = say(OptionalLong.empty(), next.question());
  }

  private void solution(KgpCommand command) {
    if (problem == null || command.ref().isEmpty() || command.ref().getAsLong() != problemId) {
      say(command.id(), "error " + KgpCommand.quote("Invalid reference"));
      return;
    }
    lines = 0;
    String mistake = problem.mistake(command.argument(0), command.argument(1));
    say(command.id(), mistake.isEmpty() ? "ok" : "error " + KgpCommand.quote(mistake));
    askProblem();
  }

  private void set(String option, String value) {
    if (option.equals("info:name")) {
      String printable = value.replaceAll("[^\\p{Graph} ]", "").strip();
      name =
          printable.isEmpty()
              ? name
              : printable.substring(0, Math.min(printable.length(), LONGEST_NAME));
    }
  }

  private void leave(String why) {
    if (ended == null) {
      ended = why;
      close();
    }
  }

  @Override
  public void ended(String why) {
    Runnable action;
    synchronized (this) {
      ended = ended == null ? why : ended;
      action = onLeave;
      notifyAll();
    }
    action.run();
  }

  // ---- being a guest ----

  /** Waits until it has said what it wants, or turns it away. */
  void introduce() {
    Duration limit = hosting.patience().startUp();
    long deadline = System.nanoTime() + limit.toNanos();
    synchronized (this) {
      waitFor(() -> ready || ended != null, deadline);
      if (ended != null) {
        close(); // a flood or a broken frame ends the talk, but not the connection
        throw Faults.failure(ended);
      }
      if (!ready) {
        say(OptionalLong.empty(), "error " + KgpCommand.quote("No mode was asked for"));
        leave("did not ask for a mode");
        throw Faults.late(limit, Duration.ZERO);
      }
    }
  }

  /** Waits for news, but not longer than to a moment; the caller holds the lock. */
  private void waitFor(BooleanSupplier news, long deadline) {
    long left = deadline - System.nanoTime();
    try {
      while (!news.getAsBoolean() && left > 0) {
        wait(left / 1_000_000, (int) (left % 1_000_000));
        left = deadline - System.nanoTime();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Asks whether it is still there. Not all clients answer, so only one that has answered before is
   * taken for gone.
   */
  synchronized void ping() {
    if (request != null || ended != null) {
      return;
    }
    if (awaitsPong && knowsPing) {
      say(OptionalLong.empty(), "error " + KgpCommand.quote("received no pong"));
      leave("did not answer a ping");
      return;
    }
    awaitsPong = true;
    say(OptionalLong.empty(), "ping");
  }

  @Override
  public void seat(int side) {}

  @Override
  public String name() {
    return name;
  }

  @Override
  public synchronized boolean isHere() {
    return ended == null;
  }

  @Override
  public void onLeave(Runnable action) {
    synchronized (this) {
      onLeave = action;
      if (ended == null) {
        return;
      }
    }
    action.run();
  }

  /** Who verifies its moves only answers problems. */
  @Override
  public synchronized boolean wantsToPlay() {
    return !verifies;
  }

  @Override
  public boolean staysOn() {
    return resignations < MOST_RESIGNATIONS;
  }

  // ---- playing ----

  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    rng = new Rng(seed);
    opinion = Optional.empty();
  }

  @Override
  public int choose(Position position, Limits limits) {
    opinion = Optional.empty();
    int[] moves = new int[hosting.game().maxMoves()];
    if (position.moves(moves) == 1) {
      return moves[0];
    }
    Duration time = limits.timeForMove().orElse(hosting.patience().untimed());
    Optional<String> answer = ask(KgpBoard.of(hosting.game(), position), time);
    if (answer.isEmpty()) {
      if (++silent > MOST_SILENT) {
        close();
        throw Faults.failure("was silent for too long");
      }
      opinion = Optional.of("a random move, for want of an answer");
      return position.randomMove(rng, moves);
    }
    silent = 0;
    try {
      int move = Faults.legalMove(hosting.game(), position, answer.get());
      resignations = 0;
      return move;
    } catch (PlayerFault e) {
      resignations++;
      throw e;
    }
  }

  /** Its last word when it yields or its time is over. */
  private synchronized Optional<String> ask(KgpBoard board, Duration time) {
    lines = 0;
    Request now = new Request(say(OptionalLong.empty(), "state " + board.text()));
    request = now;
    long deadline = System.nanoTime() + time.toNanos();
    waitFor(() -> now.yielded || ended != null, deadline);
    request = null;
    if (ended != null) {
      throw Faults.failure(ended);
    }
    say(OptionalLong.of(now.id), "stop");
    return now.move.isEmpty() ? Optional.empty() : Optional.of(now.move);
  }

  @Override
  public Optional<String> opinion() {
    return opinion;
  }

  @Override
  public void close() {
    connection.say("goodbye");
    connection.close();
  }
}
