package agon.model;

import java.nio.ByteBuffer;

/**
 * How likely each move is to be the best one, learnt from what deeper searches chose: the rows of a
 * move's group of features are added up and cut off at 0, half of the units speak for the move and
 * half against it, and single features add a number each. Whole numbers only.
 */
public final class MoveModel {
  /** What 1 is, as a logarithm of the odds, in rows and in single features. */
  public static final int UNIT = 100;

  /** No unit counts for more. */
  public static final int MOST = 2047;

  private final int units;
  private final short[] rows;
  private final short[] start;
  private final short[] singles;

  /**
   * @param rows feature by feature
   * @param start what a group starts from; the first half of its units speak for a move
   * @param singles what single features add
   */
  public MoveModel(short[] rows, short[] start, short[] singles) {
    units = start.length;
    if (units % 2 != 0 || rows.length % units != 0) {
      throw new IllegalArgumentException("rows are features times units");
    }
    this.rows = rows.clone();
    this.start = start.clone();
    this.singles = singles.clone();
  }

  public int features() {
    return rows.length / units;
  }

  public int units() {
    return units;
  }

  public int singleCount() {
    return singles.length;
  }

  public int row(int feature, int unit) {
    return rows[feature * units + unit];
  }

  public int start(int unit) {
    return start[unit];
  }

  public int single(int feature) {
    return singles[feature];
  }

  /** How likely a move is, in hundredths of the logarithm of the odds. */
  public int likelihood(int[] group, int groupSize, int[] alone, int aloneCount) {
    int sum = 0;
    for (int unit = 0; unit < units; unit++) {
      int value = start[unit];
      for (int i = 0; i < groupSize; i++) {
        value += row(group[i], unit);
      }
      int cut = Math.clamp(value, 0, MOST);
      sum += 2 * unit < units ? cut : -cut;
    }
    for (int i = 0; i < aloneCount; i++) {
      sum += singles[alone[i]];
    }
    return sum;
  }

  static int byteCount(int features, int units, int singles) {
    return Math.addExact(
        Math.multiplyExact(2 * units, Math.addExact(features, 1)), Math.multiplyExact(2, singles));
  }

  /** All numbers, low and high bytes apart. */
  byte[] bytes() {
    ByteBuffer out = ByteBuffer.allocate(byteCount(features(), units, singles.length));
    for (int shift = 0; shift <= 8; shift += 8) {
      for (short[] part : new short[][] {rows, start, singles}) {
        for (short number : part) {
          out.put((byte) (number >> shift));
        }
      }
    }
    return out.array();
  }

  static MoveModel of(int features, int units, int singles, byte[] bytes) {
    short[][] parts = {new short[features * units], new short[units], new short[singles]};
    int low = 0;
    int high = bytes.length / 2;
    for (short[] part : parts) {
      for (int i = 0; i < part.length; i++) {
        part[i] = (short) ((bytes[low++] & 0xff) | bytes[high++] << 8);
      }
    }
    return new MoveModel(parts[0], parts[1], parts[2]);
  }
}
