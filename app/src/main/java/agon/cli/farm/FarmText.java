package agon.cli.farm;

import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Numbers;
import agon.cluster.FarmStatus;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A farm's state in words. */
final class FarmText {
  private FarmText() {}

  /** All in one line. */
  static String line(FarmStatus status) {
    long machines = status.machines().stream().filter(FarmStatus.Machine::present).count();
    double pace = status.machines().stream().mapToDouble(FarmStatus.Machine::gamesAMinute).sum();
    long games = status.machines().stream().mapToLong(FarmStatus.Machine::games).sum();
    return "%d machines · %d of %d cores busy · %,d games · %.1f a minute · %d chunks wait"
        .formatted(machines, status.busy(), status.cores(), games, pace, status.waiting());
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
                  Numbers.rough(machine.speed()),
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
}
