package agon.othello;

import agon.model.LinearModel;
import agon.othello.ShapePlaces.Place;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Learnt weights made ready for one board, shared by all who estimate with them: every stage's
 * tables laid out one after the other with the symmetric states unfolded, only those that have a
 * place on this board.
 */
final class ShapeWeights {
  final int playable;
  final List<Place> places;

  /** By stage: the tables, then the weights of the counts. */
  final short[][] tables = new short[Shapes.STAGES][];

  /** For each place, where the state of the empty shape is. */
  final int[] centres;

  /** Where the weights of the counts begin. */
  private final int counts;

  private final int[] biases = new int[Shapes.STAGES];

  ShapeWeights(ShapeFeatures.Set set, LinearModel model) {
    playable = set.playable();
    places = set.places();
    centres = new int[places.size()];
    Map<Shapes.Table, Integer> known = new HashMap<>();
    int[] starts = new int[centres.length];
    int next = 0;
    for (int i = 0; i < centres.length; i++) {
      Shapes.Table table = places.get(i).table();
      starts[i] = known.getOrDefault(table, next);
      if (starts[i] == next) {
        known.put(table, next);
        next += table.states();
      }
      centres[i] = starts[i] + (table.states() - 1) / 2;
    }
    counts = next;
    int[] feature = new int[counts + Counts.FEATURES];
    for (int i = 0; i < centres.length; i++) {
      int[] numbers = set.numbers().get(i);
      System.arraycopy(numbers, 0, feature, starts[i], numbers.length);
    }
    for (int i = 0; i < Counts.FEATURES; i++) {
      feature[counts + i] = Shapes.COUNTS + i;
    }
    for (int stage = 0; stage < Shapes.STAGES; stage++) {
      tables[stage] = new short[feature.length];
      for (int i = 0; i < feature.length; i++) {
        tables[stage][i] = (short) model.weight(stage, feature[i]);
      }
      biases[stage] = model.bias(stage);
    }
  }

  /**
   * What a position is worth to whoever is to move, but for what lies where.
   *
   * @param discs the mover's
   */
  int apart(int stage, int moves, int yourMoves, int discs, int yourDiscs) {
    int empties = playable - discs - yourDiscs;
    return biases[stage]
        + Counts.sum(tables[stage], counts, empties, moves, yourMoves, discs, yourDiscs);
  }
}
