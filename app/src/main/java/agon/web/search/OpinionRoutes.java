package agon.web.search;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.search.Durations;
import agon.search.Limits;
import agon.web.board.GameSoFar;
import agon.web.house.Guests;
import agon.web.house.House;
import agon.web.http.Clients;
import agon.web.http.RandomNames;
import agon.web.http.Refusal;
import agon.web.http.Requests;
import agon.web.http.Throttle;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What other players would do in a position, side by side with the engine: those of the house for
 * everybody, those of the owner's own file for whoever has the token.
 */
public final class OpinionRoutes {
  private static final Duration STANDARD_TIME = Duration.ofSeconds(2);
  private static final Duration MOST_TIME = Duration.ofSeconds(30);

  /** For those that come a little late. */
  private static final Duration GRACE = Duration.ofSeconds(10);

  /** Programs may take as long to start as their file allows, which is looked after elsewhere. */
  private static final Duration PROGRAMS_GRACE = Duration.ofMinutes(1);

  private static final int A_MINUTE = 60;

  public record OpinionRequest(
      @Nullable String game,
      @Nullable String start,
      @Nullable String moves,
      @Nullable String player,
      @Nullable String time) {}

  /**
   * What a player would do.
   *
   * @param opinion what it thinks of its chances, where it says so
   */
  public record OpinionView(
      String player, String move, List<String> clicks, @Nullable String opinion, long millis) {}

  /** Somebody who waits for an answer, the thread that looks for it, and the program, if any. */
  private record Question(
      CompletableFuture<OpinionView> answer,
      AtomicReference<@Nullable Thread> thinker,
      AtomicReference<@Nullable Player> program) {
    Question() {
      this(new CompletableFuture<>(), new AtomicReference<>(), new AtomicReference<>());
    }

    void giveUp(Refusal why) {
      boolean _ = answer.completeExceptionally(why);
      Thread slow = thinker.get();
      if (slow != null) {
        slow.interrupt();
      }
      // Whoever listens to a program hears nothing else until it ends.
      Player outside = program.get();
      if (outside != null) {
        outside.close();
      }
    }
  }

  private final Map<String, Question> questions = new ConcurrentHashMap<>();
  private final House house;
  private final Guests guests;
  private final Predicate<@Nullable String> isAdmin;
  private final Throttle throttle = new Throttle(A_MINUTE, System::nanoTime);

  /**
   * @param isAdmin whether a token is the one that was printed when the server started
   */
  public OpinionRoutes(House house, Guests guests, Predicate<@Nullable String> isAdmin) {
    this.house = house;
    this.guests = guests;
    this.isAdmin = isAdmin;
  }

  public void add(RoutesConfig routes) {
    routes.post("/api/opinions", this::opinion);
    routes.delete("/api/opinions", this::enough);
  }

  private void opinion(Context context) {
    throttle.require(Clients.caller(context).name());
    OpinionRequest wish = Requests.body(context, OpinionRequest.class);
    GameSoFar soFar = GameSoFar.read(wish.game(), wish.start(), wish.moves());
    if (soFar.position().isOver()) {
      throw new BadInput("the game is over in this position, there is nothing to think about");
    }
    Duration time = wish.time() == null ? STANDARD_TIME : Durations.parse(wish.time());
    if (time.compareTo(MOST_TIME) > 0) {
      throw new BadInput("time is at most 30s, not " + Durations.text(time));
    }
    String line = Requests.required(wish.player(), "player");
    boolean guest = guests.has(line, soFar.game());
    if (guest && !isAdmin.test(context.header("Agon-Token"))) {
      throw new Refusal(
          Refusal.FORBIDDEN,
          "players of the file need the token that was printed when the server started, in the"
              + " header Agon-Token");
    }
    if (!guest) {
      house.opponents().requirePlayer(line, soFar.game());
    }
    String caller = Clients.caller(context).name();
    Question question = new Question();
    // Whoever asks again does not look at the old position any more.
    giveUp(questions.put(caller, question));
    try {
      context.json(ask(question, soFar, line, guest, time));
    } finally {
      boolean _ = questions.remove(caller, question);
    }
  }

  /** Nobody waits any more. */
  private void enough(Context context) {
    giveUp(questions.remove(Clients.caller(context).name()));
    context.status(204);
  }

  private static void giveUp(@Nullable Question question) {
    if (question != null) {
      question.giveUp(new Refusal(Refusal.CONFLICT, "this question was taken back"));
    }
  }

  private OpinionView ask(
      Question question, GameSoFar soFar, String line, boolean guest, Duration time) {
    CompletableFuture<OpinionView> answer = question.answer();
    AtomicReference<@Nullable Thread> thinker = question.thinker();
    Runnable task =
        () -> {
          thinker.set(Thread.currentThread());
          try {
            if (answer.isDone()) {
              return;
            }
            answer.complete(choose(question, soFar, line, guest, time));
          } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            answer.completeExceptionally(e);
          } finally {
            thinker.set(null);
            boolean _ = Thread.interrupted(); // one that came too late is nobody else's
          }
        };
    if (guest) {
      // A program thinks elsewhere, and people's opponents need not wait for it.
      Thread _ = Thread.ofPlatform().daemon().name("opinion").start(task);
    } else {
      house.think(task);
    }
    try {
      return answer
          .orTimeout(time.plus(guest ? PROGRAMS_GRACE : GRACE).toMillis(), TimeUnit.MILLISECONDS)
          .join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof TimeoutException) {
        Refusal late = new Refusal(Refusal.CONFLICT, line + " gives no answer in time");
        question.giveUp(late);
        throw late;
      }
      if (e.getCause() instanceof Refusal refusal) {
        throw refusal;
      }
      throw e.getCause() instanceof PlayerFault fault
          ? new Refusal(Refusal.CONFLICT, line + " gives no answer: " + fault.ending().text())
          : e;
    }
  }

  private OpinionView choose(
      Question question, GameSoFar soFar, String line, boolean guest, Duration time) {
    Game game = soFar.game();
    Position position = soFar.position().copy();
    Limits limits = Limits.time(time);
    try (Player player =
        guest ? guests.analysts().create(line, game) : house.opponents().make(line, game)) {
      question.program().set(guest ? player : null);
      if (!player.joinsMidGame() && position.ply() > 0) {
        throw new BadInput(line + " cannot be put before a board in the middle of a game");
      }
      player.newGame(position.copy(), position.turn(), limits, RandomNames.seed());
      long start = System.nanoTime();
      int move = player.choose(position.copy(), limits);
      long millis = Duration.ofNanos(System.nanoTime() - start).toMillis();
      if (!position.isLegal(move, new int[game.maxMoves()])) {
        throw new Refusal(Refusal.CONFLICT, line + " answers with a move that is not legal");
      }
      return new OpinionView(
          line,
          game.text(position, move),
          game.clicks(position, move),
          player.opinion().orElse(null),
          millis);
    }
  }
}
