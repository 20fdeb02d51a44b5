package agon.web.session;

import agon.game.Game;
import agon.record.OpenGame;
import agon.web.board.GameSoFar;
import agon.web.board.StateView;
import agon.web.house.Opponents;
import agon.web.http.Json;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a game of the page is beyond its position, as JSON.
 *
 * @param clocks milliseconds left for each side when the last move was made; null without clocks
 * @param running how many milliseconds the side to move has used since then
 * @param thinking whether a computer is choosing a move
 * @param drawOffer the side that offers a draw
 * @param friend the side that somebody plays who came by a link
 * @param next the id of the rematch
 */
record SessionView(
    String id,
    List<Seat> seats,
    String time,
    @Nullable List<Long> clocks,
    long running,
    boolean thinking,
    boolean canUndo,
    boolean canRedo,
    boolean canDraw,
    @Nullable Integer drawOffer,
    @Nullable Integer friend,
    @Nullable String ended,
    @Nullable String next) {

  /** Who sits on a side. */
  record Seat(String kind, String line) {
    static Seat of(String line) {
      return new Seat(line.equals(Opponents.HUMAN) ? "human" : "computer", line);
    }
  }

  /** One object with the position's fields and these. */
  String json(OpenGame open, @Nullable String message) {
    return Json.write(flat(open, message, this));
  }

  /** The state of a game with further fields beside its own. */
  static ObjectNode flat(OpenGame open, @Nullable String message, Object more) {
    Game game = open.game();
    GameSoFar soFar = new GameSoFar(game, open.startText(), open.position(), open.played());
    Optional<StateView.End> end =
        open.outcome().map(outcome -> new StateView.End(outcome, open.ending()));
    return Json.together(StateView.of(soFar, end, message), more);
  }

  static @Nullable List<Long> millis(Clocks clocks) {
    return clocks.run() ? List.of(millis(clocks.left(0)), millis(clocks.left(1))) : null;
  }

  private static long millis(Duration time) {
    return time.toMillis();
  }
}
