package agon.cli.database;

import agon.cli.options.DatabaseOption;
import agon.cli.options.FilterOptions;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Pipe;
import agon.record.RecordWriter;
import agon.store.GameFilter;
import agon.store.Store;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code agon games-db export}: records for other programs, and for import elsewhere. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description = "Write the records of all games that fit to standard output, the oldest first.")
final class GamesDbExport implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private DatabaseOption database;
  @Mixin private FilterOptions filterOptions;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  GamesDbExport() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    GameFilter filter = filterOptions.filter();
    try (Store store = database.open()) {
      long[] written = {0};
      store.forEachGame(
          filter,
          (game, id) -> {
            out.print(written[0]++ == 0 ? "" : "\n");
            out.print(RecordWriter.write(game.exported()));
          });
    }
    return Pipe.isBroken(out) ? Exit.FAILED : Exit.OK;
  }
}
