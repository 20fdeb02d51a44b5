package agon.othello;

import agon.game.Position;
import agon.model.FeatureSet;
import agon.model.Features;
import agon.othello.ShapePlaces.Place;
import java.util.List;

/** What is learnt about boards of any size: the states of {@link Shapes} and the counts. */
final class ShapeFeatures implements Features {
  /**
   * The features of a board.
   *
   * @param numbers of each place's table, the feature of every state
   */
  record Set(int playable, List<Place> places, List<int[]> numbers) implements FeatureSet {
    static Set of(OthelloBoard board) {
      List<Place> places = ShapePlaces.of(board);
      return new Set(board.playableCount(), places, new Numbers().of(places));
    }

    @Override
    public String name() {
      return "othello-shapes.2";
    }

    @Override
    public Features features(Position position) {
      return new ShapeFeatures((DiscPosition) position, this);
    }
  }

  /** Makes the numbers of each table once. */
  private static final class Numbers {
    private final java.util.Map<Shapes.Table, int[]> known = new java.util.HashMap<>();

    List<int[]> of(List<Place> places) {
      return places.stream()
          .map(place -> known.computeIfAbsent(place.table(), Shapes.Table::numbers))
          .toList();
    }
  }

  private final DiscPosition position;
  private final Set set;

  private ShapeFeatures(DiscPosition position, Set set) {
    this.position = position;
    this.set = set;
  }

  @Override
  public int count() {
    return Shapes.FEATURES;
  }

  @Override
  public int stages() {
    return Shapes.STAGES;
  }

  private int discs() {
    return position.discs(Position.FIRST) + position.discs(Position.SECOND);
  }

  @Override
  public int stage() {
    return Shapes.stage(discs(), set.playable);
  }

  @Override
  public int mostActive() {
    return set.places.size() + Counts.ACTIVE;
  }

  @Override
  public int active(int[] into) {
    int count = 0;
    for (Place place : set.places) {
      into[count] = set.numbers.get(count)[state(place.squares())];
      count++;
    }
    return Counts.add(position, set.playable, Shapes.COUNTS, into, count);
  }

  private int state(int[] squares) {
    int state = 0;
    for (int i = squares.length - 1; i >= 0; i--) {
      int owner = squares[i] == ShapePlaces.HOLE ? DiscPosition.NOBODY : position.owner(squares[i]);
      int digit = owner == DiscPosition.NOBODY ? 1 : owner == position.turn ? 2 : 0;
      state = 3 * state + digit;
    }
    return state;
  }
}
