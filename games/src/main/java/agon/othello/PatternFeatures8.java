package agon.othello;

import agon.model.FeatureSet;
import agon.model.Features;
import agon.model.LinearModel;

/** What is learnt about an open 8x8 board: the states of {@link Patterns8} and the counts. */
final class PatternFeatures8 implements Features {
  static final FeatureSet SET =
      new FeatureSet() {
        @Override
        public String name() {
          return "othello8-46.2";
        }

        @Override
        public Features features(agon.game.Position position) {
          return new PatternFeatures8((Position8) position);
        }
      };

  private final Position8 position;
  private final long[] mine = new long[8];
  private final long[] yours = new long[8];

  PatternFeatures8(Position8 position) {
    this.position = position;
  }

  @Override
  public int count() {
    return Patterns8.FEATURES;
  }

  @Override
  public int stages() {
    return Patterns8.STAGES;
  }

  @Override
  public int stage() {
    return Patterns8.stage(Long.bitCount(position.own() | position.other()));
  }

  @Override
  public int mostActive() {
    return Patterns8.TURN.length + Counts.ACTIVE;
  }

  @Override
  public int active(int[] into) {
    Patterns8.views(position.own(), mine);
    Patterns8.views(position.other(), yours);
    for (int place = 0; place < Patterns8.TURN.length; place++) {
      into[place] = Patterns8.FEATURE[Patterns8.state(place, mine, yours)];
    }
    return Counts.add(position, 64, Patterns8.COUNTS, into, Patterns8.TURN.length);
  }

  /**
   * The weights of every state of every shape, unfolded, so that one look-up finds them, then those
   * of the counts.
   */
  static short[][] unfold(LinearModel model) {
    int states = Patterns8.FEATURE.length;
    short[][] tables = new short[Patterns8.STAGES][states + Counts.FEATURES];
    for (int stage = 0; stage < tables.length; stage++) {
      for (int state = 0; state < states; state++) {
        tables[stage][state] = (short) model.weight(stage, Patterns8.FEATURE[state]);
      }
      for (int i = 0; i < Counts.FEATURES; i++) {
        tables[stage][states + i] = (short) model.weight(stage, Patterns8.COUNTS + i);
      }
    }
    return tables;
  }
}
