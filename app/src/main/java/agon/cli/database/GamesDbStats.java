package agon.cli.database;

import agon.cli.options.DatabaseOption;
import agon.cli.options.FilterOptions;
import agon.cli.options.JsonOption;
import agon.cli.terminal.Exit;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Numbers;
import agon.cli.terminal.Screen;
import agon.cli.terminal.TextTable;
import agon.game.BadInput;
import agon.store.Overview;
import agon.store.Store;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code agon games-db stats}: how many games there are and how they went. */
@Command(
    name = "stats",
    mixinStandardHelpOptions = true,
    description = "Count the games, all or those that fit: by game, by player, by their end.")
final class GamesDbStats implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private DatabaseOption database;
  @Mixin private FilterOptions filterOptions;

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "20",
      description = "at most so many lines a table (default ${DEFAULT-VALUE})")
  private int limit;

  @Mixin private JsonOption json;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  GamesDbStats() {}

  @Override
  public Integer call() {
    if (limit < 1) {
      throw new BadInput("--limit is 1 or more, not " + limit);
    }
    PrintWriter out = spec.commandLine().getOut();
    Overview overview;
    try (Store store = database.open()) {
      overview = store.overview(filterOptions.filter());
    }
    if (json.on()) {
      overview.games().forEach(line -> out.println(json("game", line)));
      overview.players().forEach(line -> out.println(json("player", line)));
      overview.reasons().forEach(line -> out.println(json("ended", line)));
      return Exit.OK;
    }
    long games = overview.games().stream().mapToLong(Overview.Line::games).sum();
    out.println(Numbers.grouped(games) + (games == 1 ? " game" : " games"));
    if (games > 0) {
      table(out, "game", overview.games());
      table(out, "player", overview.players());
      table(out, "ended", overview.reasons());
    }
    return Exit.OK;
  }

  /** Wins are those of the first player, except in the table of players. */
  private void table(PrintWriter out, String title, List<Overview.Line> lines) {
    boolean players = title.equals("player");
    TextTable table =
        new TextTable(
            title,
            " games",
            players ? " won" : " 1-0",
            players ? " drawn" : " 1/2",
            players ? " lost" : " 0-1",
            " score",
            " mean moves");
    for (Overview.Line line : lines.subList(0, Math.min(limit, lines.size()))) {
      table.row(
          line.name().isEmpty() ? "(nobody named)" : line.name(),
          Numbers.grouped(line.games()),
          Numbers.grouped(line.wins()),
          Numbers.grouped(line.draws()),
          Numbers.grouped(line.losses()),
          score(line),
          String.format(Locale.ROOT, "%.1f", (double) line.plies() / line.games()));
    }
    out.println();
    table.print(out, screen);
    if (lines.size() > limit) {
      out.printf("and %s more%n", Numbers.grouped(lines.size() - limit));
    }
  }

  private static String score(Overview.Line line) {
    long finished = line.games() - line.unfinished();
    return finished == 0
        ? ""
        : String.format(
            Locale.ROOT, "%.1f %%", 100 * (line.wins() + line.draws() / 2.0) / finished);
  }

  private static JsonLine json(String kind, Overview.Line line) {
    return new JsonLine()
        .with("event", kind)
        .with(kind, line.name())
        .with("games", line.games())
        .with("wins", line.wins())
        .with("draws", line.draws())
        .with("losses", line.losses())
        .with("unfinished", line.unfinished())
        .with("moves", line.plies());
  }
}
