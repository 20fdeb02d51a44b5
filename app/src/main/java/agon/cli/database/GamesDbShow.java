package agon.cli.database;

import agon.cli.options.DatabaseOption;
import agon.cli.options.JsonOption;
import agon.cli.terminal.Exit;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Screen;
import agon.game.BadInput;
import agon.game.Position;
import agon.record.GameRecord;
import agon.record.RecordWriter;
import agon.record.RecordedMove;
import agon.store.Store;
import agon.store.StoredGame;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
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
  @Mixin private JsonOption json;

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
      StoredGame stored =
          store
              .game(id)
              .orElseThrow(
                  () ->
                      new BadInput("there is no game %d; games-db list shows some".formatted(id)));
      GameRecord record = stored.exported();
      if (json.on()) {
        json(stored).print(out);
        return Exit.OK;
      }
      if (board) {
        out.println(record.game().board(record.end(), screen.boardStyle()).indent(2));
      }
      out.print(RecordWriter.write(record));
      out.flush();
    }
    return Exit.OK;
  }

  private JsonLine json(StoredGame stored) {
    GameRecord record = stored.record();
    JsonLine line = JsonOption.event("game").with("id", id);
    stored
        .slot()
        .ifPresent(slot -> line.with("tournament", slot.tournament()).with("slot", slot.number()));
    line.with("game", record.game().line())
        .with("start", record.startText())
        .with("first", record.first())
        .with("second", record.second())
        .with("result", record.result())
        .with("ended", record.ending().text())
        .with("time", record.time())
        .with("opening", stored.openingPlies());
    stored.seed().ifPresent(seed -> line.with("seed", seed));
    return line.with("date", stored.ended().map(Instant::toString))
        .with("moves", moves(record))
        .with("record", RecordWriter.write(stored.exported()));
  }

  private static List<String> moves(GameRecord record) {
    List<String> texts = new ArrayList<>();
    Position position = record.start();
    for (RecordedMove move : record.moves()) {
      texts.add(record.game().text(position, move.move()));
      position.play(move.move());
    }
    return texts;
  }
}
