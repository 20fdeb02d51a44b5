package agon.cli.database;

import agon.cli.options.RecordFiles;
import agon.game.BadInput;
import agon.imports.WrittenFormat;
import agon.record.GameRecord;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where games go that are written for other people's tools. */
final class GamesOutput {
  @Option(
      names = "--into",
      paramLabel = "FILE",
      description = "write the games there, not to standard output (lib: needed, it is no text)")
  private @Nullable Path file;

  /**
   * @param games hands every game over; there may be more than memory holds
   */
  void write(WrittenFormat format, Consumer<Consumer<GameRecord>> games, PrintWriter out) {
    if (file != null) {
      List<GameRecord> all = new ArrayList<>();
      games.accept(all::add);
      RecordFiles.write(format.file(all), file);
      return;
    }
    if (!format.isText()) {
      throw new BadInput(
          "%s is no text: say with --into FILE where it is to go".formatted(format.word()));
    }
    String[] between = {""};
    games.accept(
        game -> {
          out.print(between[0] + format.text(game));
          between[0] = format.between();
        });
    out.flush();
  }
}
