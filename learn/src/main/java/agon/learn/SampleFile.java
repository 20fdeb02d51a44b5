package agon.learn;

import agon.game.BadInput;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Played games in a file: a version, the game's line, each game's moves in four bytes each, labels
 * and results in two, and a checksum. A file is there whole or not at all: it is written under
 * another name and then renamed.
 */
final class SampleFile {
  private static final int MAGIC = 0x41474f53;
  private static final int VERSION = 3;

  private SampleFile() {}

  static void write(Path file, String line, List<PlayedGame> games) {
    WholeFile.write(file, bytes(line, games));
  }

  /** What goes into a file. */
  static byte[] bytes(String line, List<PlayedGame> games) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(MAGIC);
      out.writeShort(VERSION);
      out.writeUTF(line);
      out.writeInt(games.size());
      for (PlayedGame game : games) {
        out.writeShort(game.moves.length);
        out.writeShort(game.from);
        out.writeShort(game.labels.length);
        for (int move : game.moves) {
          out.writeInt(move);
        }
        for (short label : game.labels) {
          out.writeShort(label);
        }
        for (short result : game.results) {
          out.writeShort(result);
        }
      }
      out.writeInt(checksum(bytes.toByteArray(), bytes.size()));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return bytes.toByteArray();
  }

  static List<PlayedGame> read(Path file, String line) {
    byte[] bytes = WholeFile.read(file);
    int end = bytes.length - 4;
    if (end < 0 || ByteBuffer.wrap(bytes).getInt(end) != checksum(bytes, end)) {
      throw new BadInput(
          "the samples in %s are damaged or cut off; remove the file and they are played again"
              .formatted(file));
    }
    List<PlayedGame> games = new ArrayList<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      if (in.readInt() != MAGIC || in.readShort() != VERSION) {
        throw new BadInput("%s holds no samples of this version".formatted(file));
      }
      String theirs = in.readUTF();
      if (!theirs.equals(line)) {
        throw new BadInput("%s holds samples of %s, not of %s".formatted(file, theirs, line));
      }
      int count = in.readInt();
      for (int i = 0; i < count; i++) {
        int[] moves = new int[in.readUnsignedShort()];
        int from = in.readUnsignedShort();
        short[] labels = new short[in.readUnsignedShort()];
        for (int j = 0; j < moves.length; j++) {
          moves[j] = in.readInt();
        }
        for (int j = 0; j < labels.length; j++) {
          labels[j] = in.readShort();
        }
        short[] results = new short[labels.length];
        for (int j = 0; j < results.length; j++) {
          results[j] = in.readShort();
        }
        games.add(new PlayedGame(moves, from, labels, results));
      }
    } catch (IOException e) {
      throw new BadInput("%s is shorter than it says".formatted(file));
    }
    return games;
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32 crc = new CRC32();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }

  /** Whether two games are the same, labels included: for whoever checks that chance repeats. */
  static boolean same(PlayedGame a, PlayedGame b) {
    return a.from == b.from
        && Arrays.equals(a.moves, b.moves)
        && Arrays.equals(a.labels, b.labels)
        && Arrays.equals(a.results, b.results);
  }
}
