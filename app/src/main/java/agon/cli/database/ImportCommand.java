package agon.cli.database;

import agon.cli.options.DatabaseOption;
import agon.cli.options.JsonOption;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Numbers;
import agon.game.BadInput;
import agon.imports.Findings;
import agon.imports.ForeignFile;
import agon.imports.Importer;
import agon.imports.WrittenFormat;
import agon.record.GameRecord;
import agon.store.Store;
import agon.store.StoredGame;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon import}: other people's games. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    description = {
      "Read games from other people's tools into the database, or write them to standard output.",
      "What a file is shows in its content: Othello transcripts, GGF, SGF, WTHOR (names from"
          + " WTH.JOU and WTH.TRN beside it), Othello Quest, Gomocup .psq, RenLib .lib, logs and"
          + " boards of UniCal's Dipole server, output of Bologna's tester and of Granada's"
          + " simulator, Agon's own records. A game that is wrong is named with its line and left"
          + " out."
    })
public final class ImportCommand implements Callable<Integer> {
  private static final String STORE = "store";

  @Spec private CommandSpec spec;
  @Mixin private DatabaseOption database;
  @Mixin private JsonOption json;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "- is standard input")
  private List<Path> files;

  @Option(
      names = "--to",
      paramLabel = "WHERE",
      defaultValue = STORE,
      description =
          "store (default), or print them: records; for Othello and m,n,k sgf, for Othello also"
              + " transcripts or ggf, for five in a row psq or lib")
  private String target;

  @Option(
      names = "--rest",
      paramLabel = "FILE",
      description = "write the lines that could not be read here, so that nothing is lost")
  private @Nullable Path rest;

  @Mixin private GamesOutput output;

  private final List<String> unread = new ArrayList<>();
  private int refused;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  ImportCommand() {}

  @Override
  public Integer call() {
    @Nullable WrittenFormat format =
        target.equalsIgnoreCase(STORE) ? null : WrittenFormat.named(target);
    PrintWriter out =
        format == null ? json.words(spec.commandLine().getOut()) : spec.commandLine().getOut();
    List<GameRecord> games = new ArrayList<>();
    for (Path file : files) {
      games.addAll(read(file, format != null ? spec.commandLine().getErr() : out));
    }
    if (format != null) {
      output.write(format, games::forEach, out);
    } else {
      int skipped;
      try (Store store = database.open()) {
        KnownGames known = new KnownGames(store);
        List<StoredGame> fresh =
            games.stream().filter(game -> !known.has(game)).map(StoredGame::imported).toList();
        store.addGames(fresh);
        skipped = games.size() - fresh.size();
      }
      if (json.on()) {
        JsonOption.event("import")
            .with("stored", games.size() - skipped)
            .with("skipped", skipped)
            .with("refused", refused)
            .print(spec.commandLine().getOut());
      }
      out.println(
          "stored "
              + count(games.size() - skipped, "game")
              + (skipped == 0 ? "" : ", " + count(skipped, "game") + " there already")
              + (refused == 0 ? "" : ", " + count(refused, "part") + " could not be read"));
    }
    writeRest();
    return refused == 0 ? Exit.OK : Exit.BAD_INPUT;
  }

  private static String count(int number, String what) {
    return Numbers.grouped(number) + " " + what + (number == 1 ? "" : "s");
  }

  private List<GameRecord> read(Path path, PrintWriter report) {
    ForeignFile file = new ForeignFile(bytes(path), ending -> companion(path, ending));
    Findings findings = Importer.read(file);
    report.println(
        "%s: %s, %s".formatted(path, findings.format(), count(findings.games().size(), "game")));
    PrintWriter err = spec.commandLine().getErr();
    for (Findings.Refusal refusal : findings.refusals()) {
      refused++;
      err.println("agon: %s, line %d: %s".formatted(path, refusal.line(), refusal.sentence()));
      unread.addAll(file.part(refusal.first(), refusal.last()));
    }
    report.flush();
    err.flush();
    return findings.games();
  }

  /** A file with this ending that was named too, or that lies beside one. */
  private Optional<byte[]> companion(Path path, String ending) {
    Predicate<Path> fits =
        other -> other.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(ending);
    Optional<Path> named =
        files.stream().filter(f -> f.getFileName() != null).filter(fits).findFirst();
    if (named.isPresent() || path.toString().equals("-")) {
      return named.map(ImportCommand::bytes);
    }
    try (Stream<Path> beside = Files.list(path.toAbsolutePath().getParent())) {
      return beside.filter(fits).sorted().findFirst().map(ImportCommand::bytes);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static byte[] bytes(Path path) {
    try {
      return path.toString().equals("-") ? System.in.readAllBytes() : Files.readAllBytes(path);
    } catch (IOException e) {
      throw new BadInput("there is no file " + path + " to read; nothing was imported");
    }
  }

  private void writeRest() {
    if (rest != null) {
      try {
        Files.write(rest, unread);
      } catch (IOException e) {
        throw new BadInput("cannot write " + rest);
      }
    }
  }
}
