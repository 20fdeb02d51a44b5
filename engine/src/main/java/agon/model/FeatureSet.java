package agon.model;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import java.util.Optional;

/** One way of looking at the positions of a game. Weights fit exactly one of them. */
public interface FeatureSet {
  /**
   * Name and version, such as {@code othello8-46.1}: the same name means the same numbers for the
   * same things, for ever.
   */
  String name();

  /** New features for one position, which they follow from now on. */
  Features features(Position position);

  /** How many general features there are that features are cases of; see {@link #general}. */
  default int generals() {
    return 0;
  }

  /**
   * The general feature that a feature is a case of, numbered from 0; −1 if of none. While weights
   * are learnt, a feature has what its general one has and something of its own, so that what is
   * seen often teaches about what is seen rarely; afterwards it has the sum.
   */
  default int general(int feature) {
    return -1;
  }

  /**
   * What is known before anything is learnt, as weights: where learning begins, and where weights
   * of what is hardly ever seen stay. For games that count no margins an estimate of {@link
   * agon.search.Score#UNIT} means odds of e to 1.
   */
  default Optional<LinearModel> beginning() {
    return Optional.empty();
  }

  /** The features of any game: its own, or what the cells of its picture show. */
  static FeatureSet of(Game game) {
    return game instanceof Learnable learnable ? learnable.featureSet() : ofCells(game);
  }

  /** What a network reads of any game: what it says itself, or what lies on each cell. */
  static ViewSet views(Game game) {
    return game instanceof Learnable learnable ? learnable.viewSet() : viewsOfCells(game);
  }

  /** What a pooled network reads of a game, which only the game itself can say. */
  static PoolSet pools(Game game) {
    return (game instanceof Learnable learnable ? learnable.poolSet() : Optional.<PoolSet>empty())
        .orElseThrow(
            () ->
                new BadInput(
                    "%s does not say what a pooled network could read".formatted(game.line())));
  }

  /** What lies on each cell of a game's picture, as each player sees it. */
  static ViewSet viewsOfCells(Game game) {
    return CellViews.of(game);
  }

  /** What the cells of a game's picture show. */
  static FeatureSet ofCells(Game game) {
    return CellFeatureSet.of(game);
  }
}
