package agon.cluster;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A chunk of work on its way to a machine.
 *
 * @param run which run it belongs to, unlike any other
 * @param chunk tells it from the other chunks of its run
 * @param kind what sort of work it is: who does it at the other end
 * @param title of the run, for people
 * @param cores that it keeps busy
 * @param without names of machines that are not to do it
 * @param body all else; only who does it looks into it
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Order(
    String run, int chunk, String kind, String title, int cores, Set<String> without, byte[] body) {
  Order {
    without = Set.copyOf(without);
  }

  /** The same for every copy of this order, and for nothing else. */
  String id() {
    return run + "/" + chunk;
  }

  byte[] bytes() {
    return Bytes.write(
        out -> {
          out.writeUTF(run);
          out.writeInt(chunk);
          out.writeUTF(kind);
          out.writeUTF(title);
          out.writeInt(cores);
          Bytes.writeText(out, String.join("\n", without));
          Bytes.writeBytes(out, body);
        });
  }

  static Order of(byte[] bytes) {
    return Bytes.read(bytes, Order::read);
  }

  private static Order read(DataInputStream in) throws IOException {
    return new Order(
        in.readUTF(),
        in.readInt(),
        in.readUTF(),
        in.readUTF(),
        in.readInt(),
        Bytes.readText(in).lines().collect(Collectors.toSet()),
        Bytes.readBytes(in));
  }
}
