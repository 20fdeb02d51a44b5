package agon.protocol.tuc;

import agon.game.BadInput;

/**
 * What the single bytes mean that begin a message.
 *
 * @param base the first code: 101, or 1 in older members of the family
 */
public record TucCodes(int base) {
  public static final TucCodes NEW = new TucCodes(101);
  public static final TucCodes OLD = new TucCodes(1);

  /** In the first byte of a move: there is none. */
  static final byte PASS = -50;

  public TucCodes {
    if (base != 1 && base != 101) {
      throw new BadInput("the codes begin with 101 or, in older programs, with 1, not " + base);
    }
  }

  /** Where a server with these codes usually listens. */
  public int port() {
    return base == 1 ? 6001 : 6002;
  }

  byte newPosition() {
    return (byte) base;
  }

  byte colour(boolean isWhite) {
    return (byte) (base + (isWhite ? 1 : 2));
  }

  byte requestMove() {
    return (byte) (base + 3);
  }

  byte prepareToReceiveMove() {
    return (byte) (base + 4);
  }

  byte requestName() {
    return (byte) (base + 5);
  }

  byte quit() {
    return (byte) (base + 6);
  }
}
