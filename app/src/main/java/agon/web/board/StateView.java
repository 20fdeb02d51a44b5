package agon.web.board;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Picture;
import agon.game.Position;
import agon.game.PositionNames;
import agon.game.Results;
import agon.record.Ending;
import agon.record.RecordedMove;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A position with all a page shows of it, as JSON. See {@code docs/api.md}.
 *
 * @param outcome empty while the game goes on
 * @param homes whether whoever plays the second side wants to see the board turned round
 * @param stones a large board in few letters ({@link Stones}): then the picture lists no cells and
 *     {@code legal} no moves, since every free square can be played
 * @param name what people call the position, or the last one before it that has a name
 * @param pass how a pass is written in this game; none where nobody ever passes
 */
public record StateView(
    String game,
    @Nullable String start,
    List<Move> moves,
    int ply,
    int turn,
    boolean over,
    @Nullable String outcome,
    @Nullable String outcomeText,
    List<String> sides,
    String unit,
    boolean homes,
    @Nullable String pass,
    Picture picture,
    @Nullable String stones,
    @Nullable String lastMove,
    List<String> lastClicks,
    List<Legal> legal,
    boolean forcedPass,
    @Nullable String known,
    @Nullable String name,
    @Nullable String message) {

  /** A move that was played. */
  public record Move(
      String text,
      int side,
      @Nullable Long used,
      @Nullable Long clock,
      @Nullable String score,
      String comment) {}

  /** A move that could be played. */
  public record Legal(String text, List<String> clicks, List<Picture.Cell> changes) {}

  /** How a game ended other than by its rules. */
  public record End(Outcome outcome, Ending ending) {}

  public static StateView of(GameSoFar soFar) {
    return of(soFar, Optional.empty(), null);
  }

  public static StateView of(GameSoFar soFar, Optional<End> end, @Nullable String message) {
    Game game = soFar.game();
    Position position = soFar.position();
    boolean over = position.isOver() || end.isPresent();
    Optional<Outcome> outcome =
        position.isOver() ? Optional.of(position.outcome()) : end.map(End::outcome);
    List<Move> moves = new ArrayList<>();
    Position walker = position.copy();
    while (walker.ply() > 0) {
      walker.undo();
    }
    List<String> lastClicks = List.of();
    for (RecordedMove move : soFar.moves()) {
      moves.add(
          new Move(
              game.text(walker, move.move()),
              walker.turn(),
              move.used().map(time -> time.toMillis()).orElse(null),
              move.clock().map(time -> time.toMillis()).orElse(null),
              move.score().orElse(null),
              move.comment()));
      lastClicks = game.clicks(walker, move.move());
      walker.play(move.move());
    }
    boolean atStart = moves.isEmpty() && soFar.start().isEmpty();
    Picture picture = game.picture(position);
    Optional<Stones> stones =
        Stones.of(picture)
            .filter(s -> over || Stones.areAllThatCanBePlayed(game, position, picture));
    return new StateView(
        game.line(),
        soFar.start().orElse(null),
        moves,
        moves.size(),
        position.turn(),
        over,
        outcome.map(Outcome::text).orElse(null),
        outcomeText(game, position, end),
        List.of(game.sides().first(), game.sides().second()),
        game.unit().many(),
        game.hasHomes(),
        game.pass() == Position.NO_MOVE ? null : game.text(position, game.pass()),
        stones.map(Stones::picture).orElse(picture),
        stones.map(Stones::owners).orElse(null),
        moves.isEmpty() ? null : moves.getLast().text(),
        lastClicks,
        over || stones.isPresent() ? List.of() : legal(game, position),
        !over && game.mustPass(position),
        atStart ? game.known().map(known -> Results.said(game, known)).orElse(null) : null,
        PositionNames.latest(game, position).orElse(null),
        message);
  }

  private static @Nullable String outcomeText(Game game, Position position, Optional<End> end) {
    if (position.isOver()) {
      return Results.said(game, position);
    }
    return end.map(
            e ->
                Results.said(game, e.outcome(), OptionalInt.empty())
                    + " ("
                    + e.ending().text()
                    + ")")
        .orElse(null);
  }

  private static List<Legal> legal(Game game, Position position) {
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    Arrays.sort(moves, 0, count);
    List<Legal> legal = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      legal.add(
          new Legal(
              game.text(position, moves[i]),
              game.clicks(position, moves[i]),
              game.changes(position, moves[i])));
    }
    return legal;
  }
}
