package agon.cli.match;

import agon.cli.options.DatabaseOption;
import agon.cli.options.RecordFiles;
import agon.cli.terminal.Screen;
import agon.game.BadInput;
import agon.games.Games;
import agon.match.Entrant;
import agon.match.Profiles;
import agon.match.Tournament;
import agon.match.TournamentFile;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon tournament}: any number of players, boards and formats. */
@Command(
    name = "tournament",
    mixinStandardHelpOptions = true,
    description =
        "Run a tournament from a file, or one of the courses'; list, show, resume and report them.",
    footer = {
      "",
      "A file is short:",
      "  name = \"Autumn cup\"",
      "  format = \"double-round-robin\"     # or match, round-robin, gauntlet, swiss, knockout",
      "  boards = [\"kalah\", \"mnk(m=6,n=6,k=5)\"]",
      "  time = \"1s\"                       # or 1m+1s, nodes=10000, depth=6",
      "  openings = \"random(plies=4)\"      # or none, all(plies=2), a list of lines",
      "  points = \"3-1\"                    # or 1-0.5, bologna",
      "  [players]",
      "  strong = \"engine\"",
      "  easy = \"level(n=3)\"",
      "",
      "Try:",
      "  @|bold ./agon tournament --profile granada engine nask greedy|@",
      "  @|bold ./agon tournament resume 3|@",
      "  @|bold ./agon tournament report 3|@",
      ""
    },
    subcommands = {
      TournamentList.class,
      TournamentShow.class,
      TournamentResume.class,
      TournamentReport.class,
    })
public final class TournamentCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private RunFlags flags;
  @Mixin private DatabaseOption database;

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE|PLAYER",
      description = "the tournament's file; with --profile the players instead")
  private List<String> names = List.of();

  @Option(
      names = "--profile",
      paramLabel = "COURSE",
      description = "the tournament of a course: bologna, calabria or granada")
  private @Nullable String profile;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  TournamentCommand() {}

  @Override
  public Integer call() {
    return new Run(flags, database, screen, spec.commandLine().getOut())
        .start(flags.change(tournament()));
  }

  private Tournament tournament() {
    if (profile != null) {
      List<Entrant> entrants = names.stream().map(line -> new Entrant(line, line)).toList();
      return Profiles.tournament(profile, entrants, Games.CATALOG, flags.seed());
    }
    if (names.size() != 1) {
      throw new BadInput(
          "tournament needs one FILE, or --profile with players, or list, show, resume or report");
    }
    Path file = Path.of(names.getFirst());
    try {
      return TournamentFile.read(RecordFiles.text(file), Games.CATALOG);
    } catch (BadInput e) {
      throw e.sentence().startsWith("line ")
          ? new BadInput(file + ", " + e.sentence())
          : new BadInput(file + ": " + e.sentence());
    }
  }
}
