package agon.model;

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

  /** What lies on each cell of a game's picture, as each player sees it. */
  static ViewSet viewsOfCells(Game game) {
    return CellViews.of(game);
  }

  /** What the cells of a game's picture show. */
  static FeatureSet ofCells(Game game) {
    return CellFeatureSet.of(game);
  }
}
