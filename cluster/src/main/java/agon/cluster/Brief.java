package agon.cluster;

/**
 * All that machines need to play games of one run, but for the games' numbers.
 *
 * @param tournament its definition, as {@link agon.match.TournamentFile} writes it
 * @param parcel the file with players that travel, see {@link Parcel}; empty if none does
 * @param reference nodes a second of the machine that times are meant for; 0 to take them as they
 *     are
 * @param endgames see {@link KnownEndgames}
 */
record Brief(String tournament, String parcel, long reference, String endgames) {
  byte[] bytes() {
    return Bytes.write(
        out -> {
          Bytes.writeText(out, tournament);
          out.writeUTF(parcel);
          out.writeLong(reference);
          Bytes.writeText(out, endgames);
        });
  }

  static Brief of(byte[] bytes) {
    return Bytes.read(
        bytes,
        in -> new Brief(Bytes.readText(in), in.readUTF(), in.readLong(), Bytes.readText(in)));
  }
}
