package agon.cli.match;

import agon.cli.options.DatabaseOption;
import agon.cli.options.RecordFiles;
import agon.cli.terminal.Exit;
import agon.match.Standings;
import agon.report.HtmlReport;
import agon.report.ReportedTournament;
import agon.store.Store;
import agon.store.StoredTournament;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon tournament report}. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description =
        "Make a page of a match or tournament, finished or not: tables, plots and every game to step"
            + " through, in one HTML file that needs nothing else.")
final class TournamentReport implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private DatabaseOption database;

  @Parameters(paramLabel = "ID", description = "as tournament list shows it")
  private long id;

  @Option(
      names = "--out",
      paramLabel = "FILE.html",
      description = "where to write it (default: tournament-ID.html here)")
  private @Nullable Path out;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  TournamentReport() {}

  @Override
  public Integer call() {
    Path file = out == null ? Path.of("tournament-" + id + ".html") : out;
    try (Store store = database.open()) {
      StoredTournament stored = StoredTournaments.find(store, id);
      Standings standings = StoredTournaments.standings(store, stored);
      RecordFiles.write(HtmlReport.html(ReportedTournament.of(store, stored, standings)), file);
    }
    spec.commandLine().getOut().println("wrote " + file);
    return Exit.OK;
  }
}
