package agon.cli.match;

import agon.cli.options.DatabaseOption;
import agon.cli.options.JsonOption;
import agon.cli.terminal.Dates;
import agon.cli.terminal.Exit;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Screen;
import agon.cli.terminal.TextTable;
import agon.store.Store;
import agon.store.StoredTournament;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code agon tournament list}. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = "List all matches and tournaments, the newest first.")
final class TournamentList implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private DatabaseOption database;

  @Mixin private JsonOption json;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  TournamentList() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try (Store store = database.open()) {
      List<StoredTournament> all = store.tournaments();
      if (json.on()) {
        all.forEach(stored -> out.println(json(stored)));
      } else if (all.isEmpty()) {
        out.println("no tournaments yet");
      } else {
        TextTable table = new TextTable(" id", "name", " games", " of", "status", "begun");
        for (StoredTournament stored : all) {
          table.row(
              Long.toString(stored.id()),
              stored.tournament().name(),
              Integer.toString(stored.played()),
              Integer.toString(stored.tournament().games()),
              stored.status().text(),
              Dates.MINUTES.format(stored.created()));
        }
        table.print(out, screen);
      }
    }
    return Exit.OK;
  }

  private static JsonLine json(StoredTournament stored) {
    return new JsonLine()
        .with("event", "tournament")
        .with("tournament", stored.id())
        .with("id", stored.id())
        .with("name", stored.tournament().name())
        .with("played", stored.played())
        .with("games", stored.tournament().games())
        .with("status", stored.status().text())
        .with("seed", stored.tournament().seed())
        .with("created", stored.created().toString());
  }
}
