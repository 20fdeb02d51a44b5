package agon.web.session;

import agon.game.BadInput;
import agon.game.Position;
import agon.record.RecordWriter;
import agon.search.Evaluation;
import agon.search.SearchInfo;
import agon.web.board.GameSoFar;
import agon.web.board.MoveTexts;
import agon.web.house.House;
import agon.web.http.EventStreams;
import agon.web.http.Refusal;
import agon.web.http.Requests;
import agon.web.http.Throttle;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Playing: starting a game, moving, taking back, giving up, watching. */
public final class SessionRoutes {
  private static final Duration HINT = Duration.ofSeconds(1);

  public record NewGame(
      @Nullable String game,
      @Nullable String start,
      @Nullable String moves,
      @Nullable String first,
      @Nullable String second,
      @Nullable String time,
      @Nullable Integer friend) {}

  /**
   * A game that was made, for whoever made it.
   *
   * @param friend what lets the friend play; null where none was asked for
   */
  public record NewGameView(String id, String token, @Nullable String friend) {
    static NewGameView of(Session session) {
      return new NewGameView(session.id(), session.tokens().owner(), session.tokens().friend());
    }
  }

  public record MoveRequest(@Nullable String move, @Nullable Integer ply) {}

  public record ResignRequest(@Nullable Integer side) {}

  public record DrawRequest(@Nullable Boolean accept) {}

  public record RematchRequest(@Nullable Boolean swap) {}

  /**
   * A move to try.
   *
   * @param score for the side to move, in hundredths of the game's unit
   */
  public record HintView(
      String move,
      List<String> clicks,
      int score,
      Evaluation.Kind kind,
      String text,
      int depth,
      List<String> line) {}

  private final Sessions sessions;
  private final House house;
  private final EventStreams streams;
  private final Throttle throttle;

  public SessionRoutes(Sessions sessions, House house, EventStreams streams, Throttle throttle) {
    this.sessions = sessions;
    this.house = house;
    this.streams = streams;
    this.throttle = throttle;
  }

  public void add(RoutesConfig routes) {
    routes.post("/api/games", this::create);
    routes.get("/api/games/{id}", context -> answer(context, find(context)));
    routes.get(
        "/api/games/{id}/record",
        context ->
            context
                .contentType("text/plain; charset=utf-8")
                .result(RecordWriter.write(find(context).record())));
    routes.get("/api/games/{id}/events", c -> streams.serve(c, find(c).feed()));
    routes.post("/api/games/{id}/move", c -> change(c, MoveRequest.class, SessionRoutes::move));
    routes.post(
        "/api/games/{id}/undo", c -> change(c, Requests.Nothing.class, (s, w, r) -> s.undo()));
    routes.post(
        "/api/games/{id}/redo", c -> change(c, Requests.Nothing.class, (s, w, r) -> s.redo()));
    routes.post(
        "/api/games/{id}/resign",
        c -> change(c, ResignRequest.class, (s, w, r) -> s.resign(w, r.side())));
    routes.post(
        "/api/games/{id}/draw",
        c -> change(c, DrawRequest.class, (s, w, r) -> s.draw(w, r.accept(), house::agrees)));
    routes.post("/api/games/{id}/rematch", this::rematch);
    routes.post("/api/games/{id}/hint", this::hint);
  }

  private Session find(Context context) {
    return sessions.find(context.pathParam("id"));
  }

  private void create(Context context) {
    throttle.require(context);
    NewGame wish = Requests.body(context, NewGame.class);
    GameSoFar soFar = GameSoFar.read(wish.game(), wish.start(), wish.moves());
    String time = wish.time() == null || wish.time().isBlank() ? "none" : wish.time();
    Session session = sessions.create(soFar, wish.first(), wish.second(), time, wish.friend());
    context.status(201).json(NewGameView.of(session));
  }

  private interface Change<T> {
    void make(Session session, int who, T request);
  }

  private <T> void change(Context context, Class<T> type, Change<T> change) {
    Session session = find(context);
    int who = session.sideOf(token(context));
    change.make(session, who, Requests.body(context, type));
    answer(context, session);
  }

  private Session owned(Context context) {
    Session session = find(context);
    session.sideOf(token(context));
    return session;
  }

  private static @Nullable String token(Context context) {
    return context.header("Agon-Token");
  }

  private static void answer(Context context, Session session) {
    context.contentType("application/json").result(session.json());
  }

  private static void move(Session session, int who, MoveRequest request) {
    session.play(who, Requests.required(request.move(), "move"), request.ply());
  }

  private void rematch(Context context) {
    throttle.require(context);
    Session old = owned(context);
    Boolean swap = Requests.body(context, RematchRequest.class).swap();
    Session next = sessions.rematch(old, swap == null || swap);
    // Two friends keep their tokens, and neither hears of the other's.
    context
        .status(201)
        .json(
            old.tokens().hasFriend()
                ? new NewGameView(next.id(), String.valueOf(token(context)), null)
                : NewGameView.of(next));
  }

  private void hint(Context context) {
    Session session = owned(context);
    Requests.body(context, Requests.Nothing.class);
    Position position = session.position();
    if (position.isOver()) {
      throw new BadInput("the game is over, there is no move to hint at");
    }
    if (session.tokens().hasFriend()) {
      throw new Refusal(Refusal.CONFLICT, "in a game with a friend nobody gets a hint");
    }
    SearchInfo best = house.glance(session.game(), position, HINT);
    context.json(
        new HintView(
            session.game().text(position, best.move()),
            session.game().clicks(position, best.move()),
            best.score().score(),
            best.score().kind(),
            best.score().text(session.game()),
            best.depth(),
            MoveTexts.text(session.game(), position, best.line())));
  }
}
