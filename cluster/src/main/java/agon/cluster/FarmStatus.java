package agon.cluster;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * How a farm is doing.
 *
 * @param version that all its machines run
 * @param waiting chunks that wait for a free core
 * @param problems the last things that went wrong, for people, newest last
 */
public record FarmStatus(
    String version,
    long upSeconds,
    int waiting,
    List<Machine> machines,
    List<Run> runs,
    List<String> problems) {

  /**
   * One that takes jobs.
   *
   * @param busy cores that work now
   * @param speed nodes a second that a core of it looks at
   * @param chunks delivered
   * @param games or whatever the chunks were made of
   * @param late games that ended out of time
   * @param failures games in which a player broke down
   * @param lost chunks that it did not finish
   * @param gamesAMinute over the last minutes
   */
  public record Machine(
      String name,
      int cores,
      int busy,
      long speed,
      long chunks,
      long games,
      long late,
      long failures,
      long lost,
      double gamesAMinute,
      boolean present) {}

  /**
   * Work that somebody ordered.
   *
   * @param open chunks ordered and not delivered
   */
  public record Run(String title, int open, long chunks, long games) {}

  public int cores() {
    return machines.stream().filter(Machine::present).mapToInt(Machine::cores).sum();
  }

  public int busy() {
    return machines.stream().filter(Machine::present).mapToInt(Machine::busy).sum();
  }

  /** Nodes a second of the machine in the middle, for times that are meant for it. */
  public long medianSpeed() {
    long[] speeds =
        machines.stream().filter(Machine::present).mapToLong(Machine::speed).sorted().toArray();
    return speeds.length == 0 ? 0 : speeds[speeds.length / 2];
  }

  byte[] bytes() {
    return Bytes.write(
        out -> {
          out.writeUTF(version);
          out.writeLong(upSeconds);
          out.writeInt(waiting);
          out.writeInt(machines.size());
          for (Machine machine : machines) {
            write(out, machine);
          }
          out.writeInt(runs.size());
          for (Run run : runs) {
            Bytes.writeText(out, run.title());
            out.writeInt(run.open());
            out.writeLong(run.chunks());
            out.writeLong(run.games());
          }
          out.writeInt(problems.size());
          for (String problem : problems) {
            Bytes.writeText(out, problem);
          }
        });
  }

  private static void write(DataOutputStream out, Machine machine) throws IOException {
    Bytes.writeText(out, machine.name());
    out.writeInt(machine.cores());
    out.writeInt(machine.busy());
    out.writeLong(machine.speed());
    out.writeLong(machine.chunks());
    out.writeLong(machine.games());
    out.writeLong(machine.late());
    out.writeLong(machine.failures());
    out.writeLong(machine.lost());
    out.writeDouble(machine.gamesAMinute());
    out.writeBoolean(machine.present());
  }

  static FarmStatus of(byte[] bytes) {
    return Bytes.read(
        bytes,
        in -> {
          String version = in.readUTF();
          long upSeconds = in.readLong();
          int waiting = in.readInt();
          List<Machine> machines = new ArrayList<>();
          for (int i = in.readInt(); i > 0; i--) {
            machines.add(machine(in));
          }
          List<Run> runs = new ArrayList<>();
          for (int i = in.readInt(); i > 0; i--) {
            runs.add(new Run(Bytes.readText(in), in.readInt(), in.readLong(), in.readLong()));
          }
          List<String> problems = new ArrayList<>();
          for (int i = in.readInt(); i > 0; i--) {
            problems.add(Bytes.readText(in));
          }
          return new FarmStatus(version, upSeconds, waiting, machines, runs, problems);
        });
  }

  private static Machine machine(DataInputStream in) throws IOException {
    return new Machine(
        Bytes.readText(in),
        in.readInt(),
        in.readInt(),
        in.readLong(),
        in.readLong(),
        in.readLong(),
        in.readLong(),
        in.readLong(),
        in.readLong(),
        in.readDouble(),
        in.readBoolean());
  }
}
