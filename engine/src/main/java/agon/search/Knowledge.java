package agon.search;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.model.Learnable;
import agon.model.NetworkModel;
import agon.model.Weights;
import agon.model.WeightsShelf;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * What an engine knows of its game: the game's own knowledge, and weights that were learnt if there
 * are any. Chosen once an engine, by the option {@code weights}.
 *
 * @param weights in place of the game's own estimate
 */
public record Knowledge(Game game, Optional<Weights> weights) {
  /** The option's value for what comes with the game. */
  public static final String STANDARD = "standard";

  /** The option's value for the estimate made by hand. */
  public static final String NONE = "none";

  public Knowledge {
    weights.ifPresent(learnt -> learnt.requireFit(learnt.model().reads(game)));
  }

  /** Finds weights by name: {@link #STANDARD}, {@link #NONE}, or what somebody has learnt. */
  public static Knowledge of(Game game, String name) {
    return switch (name) {
      case NONE -> new Knowledge(game, Optional.empty());
      case STANDARD ->
          new Knowledge(
              game, game instanceof Learnable learnable ? learnable.shipped() : Optional.empty());
      default -> new Knowledge(game, Optional.of(learnt(game, name)));
    };
  }

  private static Weights learnt(Game game, String name) {
    for (WeightsShelf shelf : ServiceLoader.load(WeightsShelf.class)) {
      Optional<Weights> found = shelf.find(game, name);
      if (found.isPresent()) {
        return found.get();
      }
    }
    throw new BadInput(
        "there are no weights %s for %s; learn list shows what was learnt"
            .formatted(BadInput.quote(name), game.line()));
  }

  /** A new insight for one position, which it follows from now on. */
  public Insight insight(Position position) {
    if (weights.isEmpty()) {
      return byHand(position);
    }
    // Networks are read in one way; for all else a game may have a faster one.
    return game instanceof Insightful knowing && !(weights.get().model() instanceof NetworkModel)
        ? knowing.insight(position, weights.get())
        : learnt(game, position, byHand(position), weights.get());
  }

  private Insight byHand(Position position) {
    return game instanceof Insightful knowing
        ? knowing.insight(position)
        : new PlainInsight(game, position);
  }

  static Insight learnt(Game game, Position position, Insight known, Weights weights) {
    return new LearntInsight(known, weights.model().at(game, position));
  }
}
