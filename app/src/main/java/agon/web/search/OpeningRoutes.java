package agon.web.search;

import agon.game.BadInput;
import agon.game.Game;
import agon.match.Opening;
import agon.match.Openings;
import agon.web.board.GameSoFar;
import agon.web.board.StateView;
import agon.web.house.House;
import agon.web.http.Clients;
import agon.web.http.RandomNames;
import agon.web.http.Refusal;
import agon.web.http.Requests;
import agon.web.http.Throttle;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Openings in which neither side has an edge, as Othello players begin with (XOT): {@code POST
 * /api/openings}.
 */
public final class OpeningRoutes {
  private static final int A_MINUTE = 20;
  private static final int PATIENCE_SECONDS = 20;

  /** Games with so many places to play begin with more moves. */
  private static final int LARGE = 30;

  private static final int PLIES = 8;
  private static final int FEW_PLIES = 4;

  /** So many nodes, shared by the places of the board: one look at a large board takes longer. */
  private static final int NODES = 640_000;

  private static final int FEWEST_NODES = 100;

  public record OpeningRequest(@Nullable String game) {}

  private final House house;
  private final Throttle throttle = new Throttle(A_MINUTE, System::nanoTime);

  public OpeningRoutes(House house) {
    this.house = house;
  }

  public void add(RoutesConfig routes) {
    routes.post("/api/openings", this::opening);
  }

  private void opening(Context context) {
    throttle.require(Clients.caller(context).name());
    OpeningRequest wish = Requests.body(context, OpeningRequest.class);
    Game game = GameSoFar.read(wish.game(), null, null).game();
    CompletableFuture<Opening> made =
        CompletableFuture.supplyAsync(() -> even(game), house::think)
            .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS);
    try {
      Opening opening = made.join();
      if (opening.moves().isEmpty()) {
        throw new BadInput("no opening of this game is even");
      }
      context.json(StateView.of(GameSoFar.read(wish.game(), null, opening.moves())));
    } catch (CompletionException e) {
      throw e.getCause() instanceof TimeoutException
          ? new Refusal(Refusal.CONFLICT, "no even opening was found in time")
          : e;
    }
  }

  private static Opening even(Game game) {
    int places = game.maxMoves();
    int plies = places >= LARGE ? PLIES : FEW_PLIES;
    int nodes = Math.max(FEWEST_NODES, NODES / Math.max(1, places));
    return Openings.parse("balanced(plies=%d,nodes=%d)".formatted(plies, nodes))
        .make(game, RandomNames.seed());
  }
}
