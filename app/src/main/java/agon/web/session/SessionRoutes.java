package agon.web.session;

import agon.web.board.Course;
import agon.web.board.MoveTexts;
import agon.web.house.House;
import agon.web.http.EventStreams;
import agon.web.http.Requests;
import agon.web.http.Throttle;

import agon.game.BadInput;
import agon.game.Position;
import agon.record.RecordWriter;
import agon.search.Report;
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
      @Nullable String time) {}

  public record NewGameView(String id, String token) {
    static NewGameView of(Session session) {
      return new NewGameView(session.id(), session.token());
    }
  }

  public record MoveRequest(@Nullable String move, @Nullable Integer ply) {}

  public record ResignRequest(@Nullable Integer side) {}

  public record DrawRequest(@Nullable Boolean accept) {}

  public record RematchRequest(@Nullable Boolean swap) {}

  /** A move to try. */
  public record HintView(String move, List<String> clicks, String text, int depth, List<String> line) {}

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
    routes.post("/api/games/{id}/undo", c -> change(c, Requests.Nothing.class, (s, r) -> s.undo()));
    routes.post("/api/games/{id}/redo", c -> change(c, Requests.Nothing.class, (s, r) -> s.redo()));
    routes.post(
        "/api/games/{id}/resign",
        c -> change(c, ResignRequest.class, (s, r) -> s.resign(r.side())));
    routes.post(
        "/api/games/{id}/draw",
        c -> change(c, DrawRequest.class, (s, r) -> s.draw(r.accept(), house::agrees)));
    routes.post("/api/games/{id}/rematch", this::rematch);
    routes.post("/api/games/{id}/hint", this::hint);
  }

  private Session find(Context context) {
    return sessions.find(context.pathParam("id"));
  }

  private void create(Context context) {
    throttle.require(context);
    NewGame wish = Requests.body(context, NewGame.class);
    Course course = Course.read(wish.game(), wish.start(), wish.moves());
    String time = wish.time() == null || wish.time().isBlank() ? "none" : wish.time();
    Session session = sessions.create(course, wish.first(), wish.second(), time);
    context.status(201).json(NewGameView.of(session));
  }

  private interface Change<T> {
    void make(Session session, T request);
  }

  private <T> void change(Context context, Class<T> type, Change<T> change) {
    Session session = owned(context);
    change.make(session, Requests.body(context, type));
    answer(context, session);
  }

  private Session owned(Context context) {
    Session session = find(context);
    session.requireOwner(context.header("Agon-Token"));
    return session;
  }

  private static void answer(Context context, Session session) {
    context.contentType("application/json").result(session.json());
  }

  private static void move(Session session, MoveRequest request) {
    session.play(Requests.required(request.move(), "move"), request.ply());
  }

  private void rematch(Context context) {
    throttle.require(context);
    Session old = owned(context);
    Boolean swap = Requests.body(context, RematchRequest.class).swap();
    context.status(201).json(NewGameView.of(sessions.rematch(old, swap == null || swap)));
  }

  private void hint(Context context) {
    Session session = owned(context);
    Requests.body(context, Requests.Nothing.class);
    Position position = session.position();
    if (position.isOver()) {
      throw new BadInput("the game is over, there is no move to hint at");
    }
    Report best = house.glance(session.game(), position, HINT);
    context.json(
        new HintView(
            session.game().text(position, best.move()),
            session.game().clicks(position, best.move()),
            best.score().text(session.game()),
            best.depth(),
            MoveTexts.text(session.game(), position, best.line())));
  }
}
