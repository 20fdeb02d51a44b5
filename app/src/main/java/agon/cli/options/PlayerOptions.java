package agon.cli.options;

import agon.game.BadInput;
import agon.player.Players;
import agon.players.PlayerEntry;
import agon.players.PlayersFile;
import agon.players.Protocols;
import agon.process.LogFolder;
import agon.process.ProgramLimits;
import agon.process.Terms;
import agon.search.Durations;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Who can play, and on what terms: for every command that takes player lines. */
public final class PlayerOptions {
  @Option(
      names = "--players",
      paramLabel = "FILE",
      description =
          "names for players, see docs/players.md (default: $$AGON_PLAYERS, else players.toml in"
              + " the folder for data)")
  private @Nullable Path file;

  @Option(
      names = "--log",
      paramLabel = "FOLDER",
      description = "write down all that is said to players outside and by them, a file each start")
  private @Nullable Path log;

  @Option(
      names = "--sandbox",
      description =
          "run players outside without network, on a file system they can only read but for their"
              + " own folder")
  private boolean sandbox;

  @Option(
      names = "--memory",
      paramLabel = "MIB",
      description = "data each process of a player outside may hold (in the sandbox 2048)")
  private @Nullable Integer memory;

  @Option(
      names = "--sandbox-processes",
      paramLabel = "N",
      description = "processes and threads in the sandbox (default 1024)")
  private @Nullable Integer processes;

  @Option(
      names = "--sandbox-cpu",
      paramLabel = "TIME",
      description = "processor time of each process in the sandbox (default 24h)")
  private @Nullable String cpu;

  @Option(
      names = "--sandbox-file",
      paramLabel = "MIB",
      description = "the largest file that can be written in the sandbox (default 1024)")
  private @Nullable Integer fileSize;

  private static int positive(String name, @Nullable Integer value, int otherwise) {
    if (value != null && (value < 1 || value > 1 << 20)) {
      throw new BadInput("%s is a whole number from 1 up, not %d".formatted(name, value));
    }
    return value == null ? otherwise : value;
  }

  private Terms bounded(Terms terms) {
    ProgramLimits usual = terms.bounds();
    Terms bounded =
        terms.within(
            new ProgramLimits(
                positive("--sandbox-processes", processes, usual.processes()),
                cpu == null ? usual.cpu() : Durations.parse(cpu),
                positive("--sandbox-file", fileSize, usual.file())));
    return memory == null
        ? bounded
        : bounded.withMemory(OptionalInt.of(positive("--memory", memory, 1)));
  }

  /** All players there are, on the terms asked for. */
  public Players players() {
    return PlayersFile.players(file(file), terms());
  }

  /** A line and its terms, if that is what a word stands for in the file of names. */
  public Optional<PlayerEntry> named(String word) {
    return file(file).stream()
        .flatMap(path -> PlayersFile.read(path, terms()).stream())
        .filter(entry -> entry.name().equalsIgnoreCase(word.strip()))
        .findFirst();
  }

  /** What stands behind a line now: files with their checksums, the line behind a name. */
  public String ran(String line) {
    if (isName(line)) {
      return named(line).map(entry -> join(entry.line(), entry.ran())).orElse("");
    }
    return PlayerEntry.ran(line, terms());
  }

  private static boolean isName(String line) {
    try {
      Protocols.PLAYERS.requireKnown(line);
      return false;
    } catch (BadInput e) {
      return true;
    }
  }

  private static String join(String line, String files) {
    return files.isEmpty() ? line : line + ", " + files;
  }

  public Terms terms() {
    Terms terms = log == null ? Terms.STANDARD : Terms.STANDARD.recordedBy(new LogFolder(log));
    return bounded(sandbox ? terms.inSandbox() : terms);
  }

  /** The file of names: the given one, or the user's own if there is one. */
  public static Optional<Path> file(@Nullable Path given) {
    Optional<Path> path = given != null ? Optional.of(given) : PlayersFile.standard();
    path.filter(named -> !Files.isRegularFile(named))
        .ifPresent(
            named -> {
              throw new BadInput("there is no file of players " + named);
            });
    return path;
  }
}
