package agon.cli.farm;

import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Numbers;
import agon.cluster.FarmStatus;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/** A farm's state in words. */
final class FarmText {
  private FarmText() {}

  /** All in one line. */
  static String line(FarmStatus status) {
    long machines = status.machines().stream().filter(FarmStatus.Machine::present).count();
    double pace = status.machines().stream().mapToDouble(FarmStatus.Machine::gamesAMinute).sum();
    long games = status.machines().stream().mapToLong(FarmStatus.Machine::games).sum();
    return "%d %s · %d of %d cores busy · %,d games · %.1f a minute · %d chunks wait"
        .formatted(
            machines,
            machines == 1 ? "machine" : "machines",
            status.busy(),
            status.cores(),
            games,
            pace,
            status.waiting());
  }

  static List<String> lines(FarmStatus status) {
    List<String> lines = new ArrayList<>();
    lines.add("Agon " + status.version() + ", up " + up(status.upSeconds()));
    lines.add(line(status));
    lines.add("");
    lines.add(
        "%-28s %7s %9s %8s %8s %8s %5s %6s %5s"
            .formatted(
                "machine", "busy", "nodes/s", "chunks", "games", "/minute", "late", "failed",
                "lost"));
    for (FarmStatus.Machine machine : status.machines()) {
      lines.add(
          "%-28s %7s %9s %,8d %,8d %8.1f %5d %6d %5d"
              .formatted(
                  machine.name(),
                  machine.present() ? machine.busy() + "/" + machine.cores() : "gone",
                  Numbers.rough((double) machine.speed()),
                  machine.chunks(),
                  machine.games(),
                  machine.gamesAMinute(),
                  machine.late(),
                  machine.failures(),
                  machine.lost()));
    }
    if (!status.runs().isEmpty()) {
      lines.add("");
      for (FarmStatus.Run run : status.runs()) {
        lines.add(
            "%s: %,d games in %,d chunks%s"
                .formatted(
                    run.title(),
                    run.games(),
                    run.chunks(),
                    run.open() == 0 ? "" : ", " + run.open() + " more ordered"));
      }
    }
    if (!status.problems().isEmpty()) {
      lines.add("");
      lines.addAll(status.problems());
    }
    return lines;
  }

  private static String up(long seconds) {
    Duration up = Duration.ofSeconds(seconds);
    return "%d:%02d:%02d".formatted(up.toHours(), up.toMinutesPart(), up.toSecondsPart());
  }

  static List<JsonLine> json(FarmStatus status) {
    List<JsonLine> lines = new ArrayList<>();
    lines.add(
        new JsonLine()
            .with("event", "farm")
            .with("version", status.version())
            .with("up", status.upSeconds())
            .with("cores", status.cores())
            .with("busy", status.busy())
            .with("waiting", status.waiting()));
    for (FarmStatus.Machine machine : status.machines()) {
      lines.add(
          new JsonLine()
              .with("event", "machine")
              .with("name", machine.name())
              .with("state", machine.present() ? "here" : "gone")
              .with("cores", machine.cores())
              .with("busy", machine.busy())
              .with("speed", machine.speed())
              .with("chunks", machine.chunks())
              .with("games", machine.games())
              .with("gamesAMinute", machine.gamesAMinute())
              .with("late", machine.late())
              .with("failures", machine.failures())
              .with("lost", machine.lost()));
    }
    for (FarmStatus.Run run : status.runs()) {
      lines.add(
          new JsonLine()
              .with("event", "run")
              .with("title", run.title())
              .with("open", run.open())
              .with("chunks", run.chunks())
              .with("games", run.games()));
    }
    status
        .problems()
        .forEach(
            problem -> lines.add(new JsonLine().with("event", "problem").with("what", problem)));
    return lines;
  }

  /** In the text format of Prometheus. */
  static String metrics(FarmStatus status) {
    StringBuilder out = new StringBuilder();
    metric(out, "agon_farm_up_seconds", "gauge", "how long the coordinator is up");
    out.append("agon_farm_up_seconds ").append(status.upSeconds()).append('\n');
    metric(out, "agon_farm_waiting_chunks", "gauge", "chunks that wait for a free core");
    out.append("agon_farm_waiting_chunks ").append(status.waiting()).append('\n');
    List<FarmStatus.Machine> all = status.machines();
    each(out, "agon_farm_machine_up", "gauge", "whether it is here", all, m -> m.present() ? 1 : 0);
    each(out, "agon_farm_cores", "gauge", "cores that work", all, FarmStatus.Machine::cores);
    each(out, "agon_farm_busy_cores", "gauge", "cores at work", all, FarmStatus.Machine::busy);
    each(out, "agon_farm_nodes_per_second", "gauge", "speed", all, FarmStatus.Machine::speed);
    each(out, "agon_farm_chunks_total", "counter", "chunks done", all, FarmStatus.Machine::chunks);
    each(out, "agon_farm_games_total", "counter", "games played", all, FarmStatus.Machine::games);
    each(
        out,
        "agon_farm_late_total",
        "counter",
        "games lost on time",
        all,
        FarmStatus.Machine::late);
    each(
        out,
        "agon_farm_failures_total",
        "counter",
        "games in which a player broke down",
        all,
        FarmStatus.Machine::failures);
    each(
        out,
        "agon_farm_lost_chunks_total",
        "counter",
        "chunks begun and not finished",
        all,
        FarmStatus.Machine::lost);
    return out.toString();
  }

  private static void metric(StringBuilder out, String name, String type, String help) {
    out.append("# HELP ").append(name).append(' ').append(help).append('\n');
    out.append("# TYPE ").append(name).append(' ').append(type).append('\n');
  }

  private static void each(
      StringBuilder out,
      String name,
      String type,
      String help,
      List<FarmStatus.Machine> machines,
      ToLongFunction<FarmStatus.Machine> value) {
    metric(out, name, type, help);
    for (FarmStatus.Machine machine : machines) {
      String label = machine.name().replace("\\", "\\\\").replace("\"", "\\\"");
      out.append(name).append("{machine=\"").append(label).append("\"} ");
      out.append(value.applyAsLong(machine)).append('\n');
    }
  }
}
