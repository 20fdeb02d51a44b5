package agon.record;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game as it was played: who, what, every move, how it ended. Immutable, and always sound: the
 * moves are legal and the result is the one the rules give where they give one.
 *
 * @param startText the position it started from, or empty for the game's own start
 * @param first the name of the player who moves first in the game; empty when unknown
 * @param time the time control, as people write it; empty when there was none
 * @param tags any further headers, in order
 * @param comment on the game as a whole; may be empty
 * @param outcome empty while unfinished
 */
public record GameRecord(
    Game game,
    Optional<String> startText,
    String first,
    String second,
    String time,
    Map<String, String> tags,
    String comment,
    List<RecordedMove> moves,
    Optional<Outcome> outcome,
    Ending ending) {

  /** Plays the record through; throws {@link BadInput} if it is not sound. */
  public GameRecord {
    moves = List.copyOf(moves);
    Position position = start(game, startText);
    int[] scratch = new int[game.maxMoves()];
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i).move();
      if (!position.isLegal(move, scratch)) {
        throw new BadInput("move %d of the record is not legal".formatted(i + 1));
      }
      position.play(move);
    }
    checkEnd(game, position, outcome, ending);
  }

  private static void checkEnd(
      Game game, Position position, Optional<Outcome> outcome, Ending ending) {
    boolean byTheRules = ending.reason() == Ending.Reason.RULES;
    if (position.isOver()) {
      Outcome right = position.outcome();
      if (!byTheRules) {
        throw new BadInput(
            "the last move ends the game by the rules, but Ended says " + ending.text());
      }
      if (outcome.isPresent() && outcome.get() != right) {
        throw new BadInput(
            "the moves end in %s, but Result says %s"
                .formatted(right.text(), outcome.get().text()));
      }
    } else if (byTheRules) {
      throw new BadInput(
          "Ended says by the rules, but after the last move %s can go on"
              .formatted(game.sides().name(position.turn())));
    }
    if ((ending.reason() == Ending.Reason.UNFINISHED) == outcome.isPresent()) {
      throw new BadInput(
          outcome.isPresent()
              ? "an unfinished game has the result *, not " + outcome.get().text()
              : "a game that ended has a result, 1-0, 1/2-1/2 or 0-1");
    }
  }

  private static Position start(Game game, Optional<String> startText) {
    return startText.isPresent() ? game.position(startText.get()) : game.start();
  }

  /** The same game with other headers. */
  public GameRecord withTags(Map<String, String> others) {
    return new GameRecord(
        game, startText, first, second, time, others, comment, moves, outcome, ending);
  }

  /** The same game with another time control. */
  public GameRecord withTime(String other) {
    return new GameRecord(
        game, startText, first, second, other, tags, comment, moves, outcome, ending);
  }

  /** A new position where the game started. */
  public Position start() {
    return start(game, startText);
  }

  /** A new position after the last move, which can be undone to the start. */
  public Position end() {
    Position position = start();
    moves.forEach(move -> position.play(move.move()));
    return position;
  }

  /** {@code 1-0}, {@code 1/2-1/2}, {@code 0-1}, or {@code *} while unfinished. */
  public String result() {
    return outcome.map(Outcome::text).orElse("*");
  }
}
