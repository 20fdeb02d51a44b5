package agon.cli.database;

import agon.cli.options.DatabaseOption;
import agon.cli.options.FilterOptions;
import agon.cli.options.JsonOption;
import agon.cli.terminal.Dates;
import agon.cli.terminal.Exit;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Numbers;
import agon.cli.terminal.Screen;
import agon.cli.terminal.TextTable;
import agon.game.BadInput;
import agon.store.GameFilter;
import agon.store.GameSummary;
import agon.store.Store;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code agon games-db list}: the newest games that fit. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = "List the newest games, all or those that fit.")
final class GamesDbList implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private DatabaseOption database;
  @Mixin private FilterOptions filterOptions;

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "20",
      description = "at most so many (default ${DEFAULT-VALUE})")
  private int limit;

  @Mixin private JsonOption json;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  GamesDbList() {}

  @Override
  public Integer call() {
    if (limit < 1) {
      throw new BadInput("--limit is 1 or more, not " + limit);
    }
    PrintWriter out = spec.commandLine().getOut();
    GameFilter filter = filterOptions.filter();
    try (Store store = database.open()) {
      List<GameSummary> games = store.games(filter, limit);
      if (json.on()) {
        games.forEach(game -> out.println(json(game)));
      } else if (games.isEmpty()) {
        out.println(filter.equals(GameFilter.ALL) ? "no games yet" : "no games fit");
      } else {
        table(games).print(out, screen);
        long all = store.count(filter);
        if (all > games.size()) {
          out.printf("%d of %s games, the newest first%n", games.size(), Numbers.grouped(all));
        }
      }
    }
    return Exit.OK;
  }

  private static TextTable table(List<GameSummary> games) {
    TextTable table =
        new TextTable(" id", "game", "first", "second", "result", " moves", "ended", "when");
    for (GameSummary game : games) {
      table.row(
          Long.toString(game.id()),
          game.game(),
          game.first(),
          game.second(),
          game.result(),
          Integer.toString(game.plies()),
          game.ending().text(),
          game.ended().map(Dates.MINUTES::format).orElse(""));
    }
    return table;
  }

  private static JsonLine json(GameSummary game) {
    JsonLine line = new JsonLine().with("event", "game").with("id", game.id());
    game.slot()
        .ifPresent(slot -> line.with("tournament", slot.tournament()).with("slot", slot.number()));
    line.with("game", game.game())
        .with("first", game.first())
        .with("second", game.second())
        .with("result", game.result())
        .with("reason", game.ending().reason().text())
        .with("detail", game.ending().detail())
        .with("moves", game.plies())
        .with("opening", game.openingPlies())
        .with("time", game.time())
        .with("firstMillis", game.firstUsed().toMillis())
        .with("secondMillis", game.secondUsed().toMillis())
        .with("ended", game.ended().map(Instant::toString));
    game.margin().ifPresent(margin -> line.with("margin", margin));
    return line;
  }
}
