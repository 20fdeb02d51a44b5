package agon.cluster;

import java.io.DataInputStream;
import java.io.IOException;

/**
 * What came of an {@link Order}.
 *
 * @param machine who did it, as people call it
 * @param units how many games, or whatever it was about
 * @param lateMoves how many of them ended because somebody ran out of time
 * @param failures how many because a player broke down
 * @param nanos how long it took
 * @param body for whoever gave the order
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Delivery(String machine, int units, int lateMoves, int failures, long nanos, byte[] body) {
  byte[] bytes() {
    return Bytes.write(
        out -> {
          out.writeUTF(machine);
          out.writeInt(units);
          out.writeInt(lateMoves);
          out.writeInt(failures);
          out.writeLong(nanos);
          Bytes.writeBytes(out, body);
        });
  }

  static Delivery of(byte[] bytes) {
    return Bytes.read(bytes, Delivery::read);
  }

  private static Delivery read(DataInputStream in) throws IOException {
    return new Delivery(
        in.readUTF(), in.readInt(), in.readInt(), in.readInt(), in.readLong(), Bytes.readBytes(in));
  }
}
