package agon.arena;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Evaluation;
import agon.search.Limits;
import java.util.Optional;

/**
 * Ends games whose result is certain, to save time. Estimates do not count, however clear: only
 * what the engine has proven.
 */
@FunctionalInterface
public interface Judge {
  Judge NONE = position -> Optional.empty();

  /**
   * A result that best play cannot change.
   *
   * @param text how it is known, for people
   */
  record Proof(Outcome outcome, String text) {}

  /** What is certain about a position, if anything is; quickly. */
  Optional<Proof> proof(Position position);

  /** Looks at so many positions each time. */
  static Judge engine(Game game, int nodes) {
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=4"));
    return position -> {
      if (position.isOver()) {
        return Optional.empty();
      }
      Evaluation score = engine.analyse(position, Limits.nodes(nodes)).score();
      if (!score.isProven()) {
        return Optional.empty();
      }
      int first = position.turn() == Position.FIRST ? score.score() : -score.score();
      String side = game.sides().name(position.turn());
      return Optional.of(new Proof(Outcome.ofMargin(first), side + " " + score.text(game)));
    };
  }
}
