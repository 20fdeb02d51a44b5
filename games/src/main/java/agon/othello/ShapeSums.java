package agon.othello;

import java.util.Arrays;

/**
 * The states of all places of a board, brought from the position that was estimated last to the
 * next one: only squares that differ are looked at, which in a search are few. Nothing has to be
 * told of moves, and nothing can get out of step.
 *
 * <p>A state is kept in balanced ternary: a disc of the first player counts 1, one of the second
 * −1, times a power of three. The second player's view is then the negative number, so one table
 * serves both.
 */
final class ShapeSums {
  private final ShapeWeights weights;
  private final int[] states;

  /** For each square's bit: what it is part of, place and power of three in one number. */
  private final int[][] parts;

  private final long[] first;
  private final long[] second;

  /**
   * @param bitOf where each square is among the words that {@link #set} gets
   * @param words how many there are for each player
   */
  ShapeSums(ShapeWeights weights, int[] bitOf, int words) {
    this.weights = weights;
    states = new int[weights.places.size()];
    parts = new int[64 * words][];
    Arrays.fill(parts, new int[0]);
    for (int place = 0; place < states.length; place++) {
      int[] squares = weights.places.get(place).squares();
      for (int i = 0; i < squares.length; i++) {
        if (squares[i] != ShapePlaces.HOLE) {
          int bit = bitOf[squares[i]];
          parts[bit] = Arrays.copyOf(parts[bit], parts[bit].length + 1);
          parts[bit][parts[bit].length - 1] = place << 16 | Shapes.power(i);
        }
      }
    }
    first = new long[words];
    second = new long[words];
  }

  /** The discs of both players in one word. */
  void set(int word, long newFirst, long newSecond) {
    long gone = first[word] & ~newFirst;
    long come = newFirst & ~first[word];
    long yoursGone = second[word] & ~newSecond;
    long yoursCome = newSecond & ~second[word];
    first[word] = newFirst;
    second[word] = newSecond;
    change(word, come & yoursGone, 2);
    change(word, gone & yoursCome, -2);
    change(word, (come & ~yoursGone) | (yoursGone & ~come), 1);
    change(word, (gone & ~yoursCome) | (yoursCome & ~gone), -1);
  }

  private void change(int word, long bits, int by) {
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      for (int part : parts[64 * word + Long.numberOfTrailingZeros(rest)]) {
        states[part >>> 16] += by * (part & 0xFFFF);
      }
    }
  }

  /** What lies on the board is worth to a player: 1 for the first, −1 for the second. */
  int sum(int stage, int sign) {
    short[] table = weights.tables[stage];
    int[] centres = weights.centres;
    int sum = 0;
    for (int place = 0; place < states.length; place++) {
      sum += table[centres[place] + sign * states[place]];
    }
    return sum;
  }
}
