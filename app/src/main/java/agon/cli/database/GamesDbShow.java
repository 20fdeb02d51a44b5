package agon.cli.database;

import agon.cli.options.DatabaseOption;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Screen;
import agon.game.BadInput;
import agon.record.GameRecord;
import agon.record.RecordWriter;
import agon.store.Store;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon games-db show}: the record of one game. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    description = "Show one game as a record, which play --load reads.")
final class GamesDbShow implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private DatabaseOption database;

  @Parameters(paramLabel = "ID", description = "the number of the game in the list")
  private long id;

  @Option(names = "--board", description = "draw the last position first")
  private boolean board;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  GamesDbShow() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try (Store store = database.open()) {
      GameRecord record =
          store
              .game(id)
              .orElseThrow(
                  () -> new BadInput("there is no game %d; games-db list shows some".formatted(id)))
              .record();
      if (board) {
        out.println(record.game().board(record.end(), screen.boardStyle()).indent(2));
      }
      out.print(RecordWriter.write(record));
      out.flush();
    }
    return Exit.OK;
  }
}
