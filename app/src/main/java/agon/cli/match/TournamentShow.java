package agon.cli.match;

import agon.cli.options.DatabaseOption;
import agon.cli.terminal.Exit;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Screen;
import agon.match.Distinct;
import agon.match.Standings;
import agon.store.Store;
import agon.store.StoredTournament;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon tournament show}. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    description = "Show the table of a tournament, finished or not.")
final class TournamentShow implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private DatabaseOption database;

  @Parameters(paramLabel = "ID", description = "as tournament list shows it")
  private long id;

  @Option(names = "--file", description = "print its definition instead, to run it again")
  private boolean file;

  @Option(names = "--json", description = "one JSON object a line, for programs")
  private boolean json;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  TournamentShow() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try (Store store = database.open()) {
      StoredTournament stored = StoredTournaments.find(store, id);
      if (file) {
        out.print(stored.tournament().definition());
        out.flush();
        return Exit.OK;
      }
      Standings standings = StoredTournaments.standings(store, stored);
      Optional<Distinct> distinct = Run.distinct(store, id, standings);
      if (json) {
        new JsonLine()
            .with("event", "tournament")
            .with("tournament", id)
            .with("name", stored.tournament().name())
            .with("status", stored.status().text())
            .with("played", standings.results().size())
            .with("games", stored.tournament().games())
            .with("seed", stored.tournament().seed())
            .with("created", stored.created().toString())
            .print(out);
        ResultJson.print(standings, distinct, out);
        return Exit.OK;
      }
      out.println();
      out.println(
          "  %s: %s, %d of %d games"
              .formatted(
                  screen.bold(stored.tournament().name()),
                  stored.status().text(),
                  standings.results().size(),
                  stored.tournament().games()));
      out.println();
      new StandingsText(standings, screen).lines().forEach(out::println);
      distinct.ifPresent(
          d -> StandingsText.repetitions(d, standings, screen).forEach(out::println));
    }
    return Exit.OK;
  }
}
