package agon.cli.players;

import agon.cli.options.GameConverter;
import agon.cli.options.PlayerOptions;
import agon.cli.terminal.Exit;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Screen;
import agon.compliance.Checklist;
import agon.compliance.Finding;
import agon.game.Game;
import agon.players.PlayerEntry;
import agon.search.TimeControl;
import java.io.PrintWriter;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon check-player}: whether a player keeps to its protocol. */
@Command(
    name = "check-player",
    mixinStandardHelpOptions = true,
    description = {
      "Try whether a player keeps to its protocol and behaves at the board.",
      "Exit code 1 if something failed; then the exchange is shown."
    })
public final class CheckPlayerCommand implements Callable<Integer> {
  private static final int LAST_LINES = 30;
  private static final int WIDEST = 120;

  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private PlayerOptions playerOptions;

  @Parameters(
      index = "0",
      paramLabel = "PLAYER",
      description = "such as 'agi:python3 player.py', gomocup:./engine or a name from your file")
  private String player;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "the board most is tried on (default: a usual one that it plays)")
  private @Nullable Game game;

  @Option(
      names = "--only",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "only checks whose names contain this")
  private String only;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description = "of the games: 1s, 1m+1s … (default: what its protocol can promise)")
  private @Nullable String time;

  @Option(names = "--json", description = "one JSON object a line, for programs")
  private boolean json;

  @Option(names = "--verbose", description = "show the exchange of every check")
  private boolean verbose;

  private final Map<Finding.Mark, Integer> counts = new EnumMap<>(Finding.Mark.class);

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  CheckPlayerCommand() {}

  @Override
  public Integer call() {
    Optional<PlayerEntry> named = playerOptions.named(player);
    Checklist checklist =
        new Checklist(
            named.map(PlayerEntry::line).orElse(player),
            Optional.ofNullable(game),
            Optional.ofNullable(time).map(TimeControl::parse),
            named.map(PlayerEntry::recorded).orElseGet(playerOptions::terms));
    PrintWriter out = spec.commandLine().getOut();
    if (!json) {
      out.println("Checking %s on %s".formatted(screen.bold(player), checklist.game().line()));
    }
    checklist.run(only, finding -> show(out, finding));
    int failed = count(Finding.Mark.FAILED);
    if (json) {
      new JsonLine()
          .with("event", "end")
          .with("player", player)
          .with("board", checklist.game().line())
          .with("passed", count(Finding.Mark.PASSED))
          .with("failed", failed)
          .with("notTried", count(Finding.Mark.NOT_TRIED))
          .print(out);
      return failed == 0 ? Exit.OK : Exit.FAILED;
    }
    out.println(
        "%d passed, %d failed, %d not tried"
            .formatted(count(Finding.Mark.PASSED), failed, count(Finding.Mark.NOT_TRIED)));
    return failed == 0 ? Exit.OK : Exit.FAILED;
  }

  private int count(Finding.Mark mark) {
    return counts.getOrDefault(mark, 0);
  }

  private void show(PrintWriter out, Finding finding) {
    counts.merge(finding.mark(), 1, Integer::sum);
    if (json) {
      new JsonLine()
          .with("event", "check")
          .with("check", finding.check())
          .with("mark", finding.mark().name().toLowerCase(Locale.ROOT))
          .with("detail", finding.detail())
          .with("exchange", finding.exchange())
          .print(out);
      return;
    }
    String mark =
        switch (finding.mark()) {
          case PASSED -> "ok    ";
          case FAILED -> screen.bold("FAILED");
          case NOT_TRIED -> "-     ";
        };
    String detail = finding.detail().isEmpty() ? "" : "  " + screen.faint(finding.detail());
    out.println("  %s  %s%s".formatted(mark, finding.check(), detail));
    if (verbose || finding.mark() == Finding.Mark.FAILED) {
      List<String> lines = finding.exchange();
      int hidden = Math.max(0, lines.size() - LAST_LINES);
      if (hidden > 0) {
        out.println("            … %d lines before".formatted(hidden));
      }
      lines.stream()
          .skip(hidden)
          .map(line -> line.replaceFirst("\\\\u000d$", "")) // true, but nothing to read
          .map(line -> line.length() > WIDEST ? line.substring(0, WIDEST) + "…" : line)
          .forEach(line -> out.println("            " + line));
    }
    out.flush();
  }
}
