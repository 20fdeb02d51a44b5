package agon.mnk;

import agon.model.MoveModel;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * What the lines through a cell say of a move, by vectors. A class of its own: where Java was not
 * told of the module, {@link LineRanks} must do without ever meeting one.
 */
final class VectorRank {
  private static final VectorSpecies<Short> UNITS = ShortVector.SPECIES_256;

  private VectorRank() {}

  static int of(short[] lanes, short[] start, int first, int second, int third, int fourth) {
    return ShortVector.fromArray(UNITS, start, 0)
        .add(ShortVector.fromArray(UNITS, lanes, first))
        .add(ShortVector.fromArray(UNITS, lanes, second))
        .add(ShortVector.fromArray(UNITS, lanes, third))
        .add(ShortVector.fromArray(UNITS, lanes, fourth))
        .max((short) 0)
        .min((short) MoveModel.MOST)
        .mul(ShortVector.fromArray(UNITS, LineRanks.SIGNS, 0))
        .reduceLanes(VectorOperators.ADD);
  }
}
