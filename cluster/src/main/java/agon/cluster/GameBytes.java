package agon.cluster;

import agon.game.Game;
import agon.game.Outcome;
import agon.match.Fixture;
import agon.match.GameResult;
import agon.match.Played;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import agon.store.StoredGame;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Games as bytes, to the nanosecond: a game that was played elsewhere is the same as one played
 * here. What is read is played through on the way, as every record is.
 */
final class GameBytes {
  private static final int MOST = 1 << 20;

  private GameBytes() {}

  static void write(DataOutputStream out, Fixture fixture) throws IOException {
    out.writeInt(fixture.number());
    out.writeInt(fixture.round());
    out.writeInt(fixture.board());
    out.writeInt(fixture.opening());
    out.writeInt(fixture.first());
    out.writeInt(fixture.second());
  }

  static Fixture readFixture(DataInputStream in) throws IOException {
    return new Fixture(
        in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt());
  }

  static void write(DataOutputStream out, Played played) throws IOException {
    GameRecord record = played.record();
    Bytes.writeOptional(out, record.startText());
    Bytes.writeText(out, record.first());
    Bytes.writeText(out, record.second());
    Bytes.writeText(out, record.time());
    out.writeInt(record.tags().size());
    for (Map.Entry<String, String> tag : record.tags().entrySet()) {
      Bytes.writeText(out, tag.getKey());
      Bytes.writeText(out, tag.getValue());
    }
    Bytes.writeText(out, record.comment());
    out.writeInt(record.moves().size());
    for (RecordedMove move : record.moves()) {
      out.writeInt(move.move());
      write(out, move.clock());
      write(out, move.used());
      Bytes.writeOptional(out, move.score());
      Bytes.writeText(out, move.comment());
    }
    out.writeInt(played.game().openingPlies());
    out.writeLong(played.game().seed().orElseThrow());
    out.writeLong(played.game().started().orElseThrow().toEpochMilli());
    out.writeLong(played.game().ended().orElseThrow().toEpochMilli());
    GameResult result = played.result();
    out.writeUTF(result.outcome().name());
    out.writeUTF(result.ending().reason().name());
    Bytes.writeText(out, result.ending().detail());
    out.writeInt(result.plies());
    out.writeLong(result.firstNanos());
    out.writeLong(result.secondNanos());
    out.writeByte((played.broken().contains(0) ? 1 : 0) + (played.broken().contains(1) ? 2 : 0));
  }

  static Played readPlayed(DataInputStream in, Game game) throws IOException {
    Optional<String> start = Bytes.readOptional(in);
    String first = Bytes.readText(in);
    String second = Bytes.readText(in);
    String time = Bytes.readText(in);
    Map<String, String> tags = new LinkedHashMap<>();
    for (int i = count(in); i > 0; i--) {
      tags.put(Bytes.readText(in), Bytes.readText(in));
    }
    String comment = Bytes.readText(in);
    List<RecordedMove> moves = new ArrayList<>();
    for (int i = count(in); i > 0; i--) {
      moves.add(
          new RecordedMove(
              in.readInt(),
              readDuration(in),
              readDuration(in),
              Bytes.readOptional(in),
              Bytes.readText(in)));
    }
    int openingPlies = in.readInt();
    OptionalLong seed = OptionalLong.of(in.readLong());
    Optional<Instant> started = Optional.of(Instant.ofEpochMilli(in.readLong()));
    Optional<Instant> ended = Optional.of(Instant.ofEpochMilli(in.readLong()));
    Outcome outcome = named(Outcome.class, in.readUTF());
    Ending ending = new Ending(named(Ending.Reason.class, in.readUTF()), Bytes.readText(in));
    GameResult result = new GameResult(outcome, ending, in.readInt(), in.readLong(), in.readLong());
    int marks = in.readByte();
    Set<Integer> broken = new HashSet<>();
    for (int side = 0; side < 2; side++) {
      if ((marks >> side & 1) != 0) {
        broken.add(side);
      }
    }
    GameRecord record =
        new GameRecord(
            game, start, first, second, time, tags, comment, moves, Optional.of(outcome), ending);
    return new Played(
        new StoredGame(Optional.empty(), record, openingPlies, seed, started, ended),
        result,
        broken);
  }

  private static int count(DataInputStream in) throws IOException {
    int count = in.readInt();
    if (count < 0 || count > MOST) {
      throw new IOException("a count of " + count);
    }
    return count;
  }

  private static <E extends Enum<E>> E named(Class<E> type, String name) throws IOException {
    try {
      return Enum.valueOf(type, name);
    } catch (IllegalArgumentException e) {
      throw new IOException(name, e);
    }
  }

  private static void write(DataOutputStream out, Optional<Duration> duration) throws IOException {
    out.writeLong(duration.map(Duration::toNanos).orElse(-1L));
  }

  private static Optional<Duration> readDuration(DataInputStream in) throws IOException {
    long nanos = in.readLong();
    return nanos < 0 ? Optional.empty() : Optional.of(Duration.ofNanos(nanos));
  }
}
