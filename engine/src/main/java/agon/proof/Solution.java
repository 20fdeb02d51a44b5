package agon.proof;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a solver has found out. Everything in it is proven.
 *
 * @param bounds of the first player's margin
 * @param line moves in which neither side lets go of what it can have; checked by the rules. Empty
 *     where the outcome is open, and shorter than the game where a limit came first.
 * @param isLineComplete whether the line goes to the end of the game
 * @param nodes moves made on the board
 * @param tableUse share of the table that was filled in the end
 */
public record Solution(
    Game game,
    Bounds bounds,
    List<Integer> line,
    boolean isLineComplete,
    long nodes,
    Duration time,
    double tableUse) {

  public Optional<Outcome> outcome() {
    return bounds.outcome();
  }

  /** The exact margin for the first player, where margins count. */
  public OptionalInt margin() {
    return game.marginCounts() ? bounds.exact() : OptionalInt.empty();
  }

  /**
   * The result in words: "X wins", "South wins by 2 seeds", "draw", "unknown after 5,000 nodes, but
   * X does not win".
   */
  public String text() {
    Optional<Outcome> outcome = outcome();
    if (outcome.isEmpty()) {
      return String.format(Locale.ROOT, "unknown after %,d nodes%s", nodes, openText());
    }
    return switch (outcome.get()) {
      case FIRST_WINS -> game.sides().name(Position.FIRST) + " wins" + byText(1);
      case DRAW -> "draw";
      case SECOND_WINS -> game.sides().name(Position.SECOND) + " wins" + byText(-1);
    };
  }

  /** By how much the winner wins, where it counts and is known. */
  private String byText(int sign) {
    if (!game.marginCounts()) {
      return "";
    }
    if (bounds.exact().isPresent()) {
      return " by " + game.unit().amount(Math.abs(bounds.exact().getAsInt()));
    }
    int sure = sign > 0 ? bounds.least().getAsInt() : -bounds.most().getAsInt();
    return " by at least " + game.unit().amount(sure);
  }

  /** What is certain though the outcome is not. */
  private String openText() {
    String first = game.sides().name(Position.FIRST);
    if (bounds.most().equals(OptionalInt.of(0))) {
      return ", but " + first + " does not win";
    }
    if (bounds.least().equals(OptionalInt.of(0))) {
      return ", but " + first + " does not lose";
    }
    String least = bounds.least().isPresent() ? " at least " + bounds.least().getAsInt() : "";
    String most = bounds.most().isPresent() ? " at most " + bounds.most().getAsInt() : "";
    return (least + most).isEmpty() ? "" : ", but " + first + "'s margin is" + least + most;
  }
}
