package agon.cli.database;

import agon.cli.options.DatabaseOption;
import agon.cli.options.FilterOptions;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Pipe;
import agon.imports.WrittenFormat;
import agon.store.GameFilter;
import agon.store.Store;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code agon games-db export}: records for other programs, and for import elsewhere. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description =
        "Write all games that fit, the oldest first, also as other people's tools read them.")
final class GamesDbExport implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private DatabaseOption database;
  @Mixin private FilterOptions filterOptions;

  @Mixin private GamesOutput output;

  @Option(
      names = "--as",
      paramLabel = "FORMAT",
      defaultValue = "records",
      description =
          "records (default); for Othello and m,n,k sgf, for Othello also transcripts or ggf, for"
              + " five in a row psq or lib")
  private String format;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  GamesDbExport() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    GameFilter filter = filterOptions.filter();
    WrittenFormat written = WrittenFormat.named(format);
    try (Store store = database.open()) {
      output.write(
          written,
          games -> store.forEachGame(filter, (game, id) -> games.accept(game.exported())),
          out);
    }
    return Pipe.isBroken(out) ? Exit.FAILED : Exit.OK;
  }
}
