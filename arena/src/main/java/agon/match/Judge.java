package agon.match;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Evaluation;
import agon.search.Limits;
import java.util.Optional;

/** Ends games before the rules do. */
@FunctionalInterface
public interface Judge {
  Judge NONE = position -> Optional.empty();

  /**
   * A game that ends here.
   *
   * @param why for people: "a store holds more than half of the seeds"
   */
  record Decision(Outcome outcome, String why) {}

  /** How a game that is not over ends here, if it does; asked after every move. */
  Optional<Decision> decision(Position position);

  /**
   * Ends games whose result best play cannot change. Estimates do not count, however clear: only
   * what the engine has proven, looking at so many positions each time.
   */
  static Judge engine(Game game, int nodes) {
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=4"));
    return position -> {
      Evaluation score = engine.analyse(position, Limits.nodes(nodes)).score();
      if (!score.isProven()) {
        return Optional.empty();
      }
      int first = position.turn() == Position.FIRST ? score.score() : -score.score();
      String side = game.sides().name(position.turn());
      return Optional.of(new Decision(Outcome.ofMargin(first), side + " " + score.text(game)));
    };
  }
}
