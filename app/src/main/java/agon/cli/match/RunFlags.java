package agon.cli.match;

import agon.cli.options.FarmOption;
import agon.cli.options.PlayerOptions;
import agon.cli.terminal.Exit;
import agon.cluster.FarmKey;
import agon.game.BadInput;
import agon.match.Openings;
import agon.match.Standings;
import agon.match.Tournament;
import agon.player.Players;
import agon.search.TimeControl;
import agon.statistics.Sprt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How a match or tournament is run and shown, on the command line. */
final class RunFlags {
  @Mixin private PlayerOptions playerOptions = new PlayerOptions();
  @Mixin private FarmOption farm = new FarmOption();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description =
          "for each move: 1s; for the game: 1m+1s; or nodes=10000, which can be repeated exactly;"
              + " or depth=6")
  private @Nullable String time;

  @Option(
      names = "--openings",
      paramLabel = "OPENINGS",
      description =
          "none, 'random(plies=4)', 'balanced(plies=8)', 'all(plies=2)' or a file with a line of"
              + " moves each")
  private @Nullable String openings;

  @Option(names = "--seed", paramLabel = "N", description = "decides openings and all chance")
  private @Nullable Integer seed;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      description = "games at once (default: as many as there are cores for)")
  private @Nullable Integer concurrency;

  @Option(
      names = "--adjudicate",
      description = "end a game as soon as the engine can prove its result")
  private boolean adjudicate;

  @Option(names = "--json", description = "one JSON object a line, for programs")
  private boolean json;

  @Option(
      names = "--sprt-exit",
      description = "exit with 0 if an SPRT accepts H1, with 1 for H0, with 3 if it is undecided")
  private boolean sprtExit;

  /** What the shell hears. */
  int exitCode(Standings standings) {
    if (!sprtExit || standings.tournament().sprt().isEmpty()) {
      return Exit.OK;
    }
    Sprt sprt = Sprt.parse(standings.tournament().sprt());
    return switch (sprt.state(standings.tally(0, 1).pairs()).verdict()) {
      case ACCEPT_H1 -> Exit.OK;
      case ACCEPT_H0 -> Exit.FAILED;
      case CONTINUE -> Exit.UNDECIDED;
    };
  }

  @Option(
      names = "--fair-time",
      description =
          "with --farm: a slower machine gives both players more time, so that games are as strong"
              + " everywhere")
  private boolean fair;

  @Option(
      names = "--without",
      paramLabel = "MACHINE",
      split = ",",
      description = "with --farm: not on these machines, named as farm status names them")
  private List<String> without = List.of();

  TimeControl time(TimeControl otherwise) {
    return time == null ? otherwise : TimeControl.parse(time);
  }

  Openings openings(Openings otherwise) {
    if (openings == null) {
      return otherwise;
    }
    Path file = Path.of(openings);
    if (!Files.isRegularFile(file)) {
      return Openings.parse(openings);
    }
    try {
      return Openings.of(Files.readAllLines(file));
    } catch (IOException e) {
      throw new BadInput("cannot read " + file + ": " + e.getMessage());
    }
  }

  int seed() {
    return seed == null ? ThreadLocalRandom.current().nextInt(1, 1_000_000) : seed;
  }

  /** The tournament with whatever was asked for on the command line instead. */
  Tournament change(Tournament tournament) {
    return tournament
        .but()
        .time(time(tournament.time()))
        .openings(openings(tournament.openings()))
        .seed(seed == null ? tournament.seed() : seed)
        .adjudicate(adjudicate || tournament.adjudicate())
        .build();
  }

  /** As wished, or as many as there are cores for. */
  int concurrency(int standard) {
    if (concurrency != null && concurrency < 1) {
      throw new BadInput("--concurrency is 1 or more, not " + concurrency);
    }
    return concurrency == null ? standard : concurrency;
  }

  boolean adjudicate() {
    return adjudicate;
  }

  /** Who plays, if it is not this machine. */
  Optional<FarmKey> farm() {
    Optional<FarmKey> key = farm.key();
    if (key.isPresent() && concurrency != null) {
      throw new BadInput("--concurrency is for this machine; a farm uses all cores it has");
    }
    return key;
  }

  boolean isFair() {
    return fair;
  }

  Set<String> without() {
    return Set.copyOf(without);
  }

  PlayerOptions playerOptions() {
    return playerOptions;
  }

  Players players() {
    return playerOptions.players();
  }

  boolean json() {
    return json;
  }
}
