package agon.cli.search;

import agon.cli.options.FarmOption;
import agon.cli.options.GameConverter;
import agon.cli.options.JsonOption;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Numbers;
import agon.cluster.Farm;
import agon.cluster.FarmDatabase;
import agon.cluster.FarmKey;
import agon.endgame.Database;
import agon.endgame.Databases;
import agon.endgame.Tabulated;
import agon.endgame.Values;
import agon.game.BadInput;
import agon.game.Game;
import agon.store.DatabaseFiles;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon database}: the endgames that are known by heart, kept as files. */
@Command(
    name = "database",
    mixinStandardHelpOptions = true,
    description = {
      "Endgame databases. Without a GAME: lists and checks those that are kept. With one: builds",
      "its database, of the usual size or the one given, where none as large is kept.",
      "Everything that thinks uses the largest there is: engine, levels, analyses, page, solver."
    })
public final class DatabaseCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private JsonOption json;
  @Mixin private FarmOption farm;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "such as kalah or 'kalah(pits=5,seeds=6)'; without one all files are listed")
  private @Nullable Game game;

  @Option(
      names = {"--seeds", "--men", "--size"},
      paramLabel = "N",
      description = "build all positions with up to so many seeds or men")
  private @Nullable Integer size;

  @Option(names = "--remove", description = "remove the files of this game, or all damaged ones")
  private boolean remove;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  public DatabaseCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    DatabaseFiles files = DatabaseFiles.standard(spec.commandLine().getErr()::println);
    if (size != null && remove) {
      throw new BadInput("build a database or remove one, not both at once");
    }
    if (!remove && (game != null || size != null)) {
      return build(out, files, wanted(), size == null ? wanted().usualSize() : size);
    }
    return remove ? remove(out, files) : list(out, files.all());
  }

  private Database wanted() {
    if (game == null) {
      throw new BadInput("of which game? such as: agon database kalah --seeds 18");
    }
    Game asked = game;
    return Optional.of(asked)
        .filter(Tabulated.class::isInstance)
        .map(Tabulated.class::cast)
        .flatMap(Tabulated::database)
        .orElseThrow(() -> new BadInput(asked.line() + " has no endgame database"));
  }

  private int list(PrintWriter out, List<DatabaseFiles.Kept> all) {
    if (json.on()) {
      for (DatabaseFiles.Kept kept : all) {
        JsonOption.event("database")
            .with("name", kept.name())
            .with("file", kept.path().toString())
            .with("size", kept.size())
            .with("bytes", kept.bytes())
            .with("sound", kept.isSound())
            .print(out);
      }
      return all.stream().allMatch(DatabaseFiles.Kept::isSound) ? Exit.OK : Exit.FAILED;
    }
    if (all.isEmpty()) {
      out.println("no database is kept");
    }
    boolean sound = true;
    for (DatabaseFiles.Kept kept : all) {
      sound &= kept.isSound();
      out.println(
          "%s  up to %d  %s bytes  %s"
              .formatted(
                  kept.name().isEmpty() ? String.valueOf(kept.path().getFileName()) : kept.name(),
                  kept.size(),
                  Numbers.grouped(kept.bytes()),
                  kept.isSound() ? "sound" : kept.damage()));
    }
    return sound ? Exit.OK : Exit.FAILED;
  }

  private int remove(PrintWriter out, DatabaseFiles files) {
    String name = game == null ? "" : wanted().name() + ".";
    for (DatabaseFiles.Kept kept : files.all()) {
      if (game == null
          ? !kept.isSound()
          : String.valueOf(kept.path().getFileName()).startsWith(name)) {
        files.remove(kept);
        out.println("removed " + kept.path());
      }
    }
    return Exit.OK;
  }

  private Values make(Database database, int most) {
    Optional<FarmKey> key = farm.key();
    if (key.isEmpty() || game == null) {
      return BuildProgress.build(database, most);
    }
    try (Farm machines = Farm.visit(key.get())) {
      return BuildProgress.build(new FarmDatabase(machines, game), most);
    }
  }

  private static boolean isKept(DatabaseFiles files, Database database, int least) {
    return files.all().stream()
        .anyMatch(
            file -> file.isSound() && file.name().equals(database.name()) && file.size() >= least);
  }

  private int build(PrintWriter out, DatabaseFiles files, Database database, int most) {
    if (most < 1 || most > database.largestSize()) {
      throw new BadInput(
          "a database of %s has 1 to %d %s, not %d"
              .formatted(database.name(), database.largestSize(), database.unit(), most));
    }
    boolean isNew = Databases.of(database).size() < most;
    Values values = make(database, most);
    if (!isNew && !isKept(files, database, most)) {
      files.keep(database, values);
    }
    // Said here and not only by whoever keeps it: a full disk is this command's failure.
    boolean kept = isKept(files, database, most);
    if (json.on()) {
      JsonOption.event("database")
          .with("name", database.name())
          .with("size", values.size())
          .with("bytes", database.bytes(values.size()))
          .with("kept", kept)
          .print(out);
      return kept ? Exit.OK : Exit.FAILED;
    }
    out.println(
        "%s: up to %d %s, %s bytes%s; can be built: up to %d"
            .formatted(
                database.name(),
                values.size(),
                database.unit(),
                Numbers.grouped(database.bytes(values.size())),
                kept ? "" : ", not kept",
                database.largestSize()));
    return kept ? Exit.OK : Exit.FAILED;
  }
}
