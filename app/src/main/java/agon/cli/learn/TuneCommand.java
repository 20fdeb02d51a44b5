package agon.cli.learn;

import agon.cli.options.FarmOption;
import agon.cli.options.GameConverter;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Numbers;
import agon.cli.terminal.Progress;
import agon.cli.terminal.Screen;
import agon.cli.terminal.TextTable;
import agon.cluster.Farm;
import agon.cluster.FarmCrew;
import agon.cluster.FarmGames;
import agon.cluster.FarmKey;
import agon.game.BadInput;
import agon.game.Game;
import agon.match.Crew;
import agon.match.FixtureResult;
import agon.match.Ledger;
import agon.match.LocalCrew;
import agon.match.RunListener;
import agon.match.Runner;
import agon.match.Tournament;
import agon.player.Players;
import agon.report.Curve;
import agon.report.Html;
import agon.search.EngineOptions;
import agon.search.TimeControl;
import agon.store.DataFolder;
import agon.tune.TunePlan;
import agon.tune.Tuner;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon tune}: lets games find the numbers of the search. */
@Command(
    name = "tune",
    mixinStandardHelpOptions = true,
    description =
        "Finds better numbers for the search by games of the engine against itself (SPSA); stopped"
            + " at any moment, the same command goes on.",
    footer = {
      "",
      "Try:",
      "  @|bold ./agon tune kalah --params 'lmr.*,aspiration.*' --games 20000|@",
      ""
    })
public final class TuneCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private FarmOption farm;

  @Parameters(
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "such as kalah or 'mnk(m=15,n=15,k=5)'")
  private Game game;

  @Option(
      names = "--params",
      paramLabel = "NAMES",
      split = ",",
      description =
          "the numbers to tune: lmr.*,rfp.margin (default: all that count in the game's search)")
  private @Nullable List<String> params;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "20000",
      description = "how many in all (default ${DEFAULT-VALUE}); the more, the surer")
  private int games;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "4",
      description = "pairs of games between two changes (default ${DEFAULT-VALUE})")
  private int pairs;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      defaultValue = "20ms",
      description = "time of a move: 20ms (default), nodes=2000")
  private String time;

  @Option(
      names = "--options",
      paramLabel = "OPTIONS",
      defaultValue = "hash=8",
      description = "what else the engine is set to (default ${DEFAULT-VALUE})")
  private String options;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      defaultValue = "tune",
      description = "what the run is called (default ${DEFAULT-VALUE}); another one begins anew")
  private String name;

  @Option(names = "--concurrency", paramLabel = "N", description = "games at once; default: cores")
  private @Nullable Integer concurrency;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "decides all chance (default ${DEFAULT-VALUE})")
  private long seed;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  TuneCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    EngineOptions base = EngineOptions.STANDARD.with(options);
    TunePlan plan =
        new TunePlan(
            game,
            name,
            base,
            TunePlan.numbers(base, game, params == null ? List.of() : params),
            games,
            pairs,
            TimeControl.parse(time),
            seed);
    if (concurrency != null && concurrency < 1) {
      throw new BadInput("--concurrency is 1 or more");
    }
    Path folder = DataFolder.standard().resolve("tuned");
    Path page = folder.resolve(name + ".html");
    Optional<FarmKey> key = farm.key();
    Tuner tuner;
    try (Farm machines = key.map(Farm::visit).orElse(null);
        Progress progress = new Progress()) {
      tuner = new Tuner(plan, folder, match -> play(match, machines));
      write(page, plan, tuner);
      out.println("every number as a curve: " + page);
      out.flush();
      tuner.run(
          now -> {
            write(page, plan, now);
            progress.report(
                now.done(), Numbers.grouped(now.games()) + " games  " + changes(now.curves()));
          });
    }
    table(out, tuner.curves());
    out.println(screen.bold(tuner.engine().line()));
    out.println(
        "./agon match '%s' '%s' '%s' --time %s --sprt 0,5 tells whether it is better"
            .formatted(game.line(), tuner.engine().line(), base.line(), time));
    return Exit.OK;
  }

  private List<FixtureResult> play(Tournament match, @Nullable Farm machines) {
    if (machines == null) {
      int cores = concurrency == null ? Runtime.getRuntime().availableProcessors() : concurrency;
      return play(match, new LocalCrew(Players.OF_THE_HOUSE, cores));
    }
    try (FarmCrew crew = new FarmCrew(machines, FarmGames.of(1))) {
      return play(match, crew);
    }
  }

  private static List<FixtureResult> play(Tournament match, Crew crew) {
    return new Runner(match, Ledger.inMemory(), match.stopRule(), new RunListener() {}, crew).run();
  }

  /** The first few, for a line on the screen. */
  private static String changes(List<Curve> curves) {
    StringBuilder text = new StringBuilder();
    for (Curve curve : curves.subList(0, Math.min(3, curves.size()))) {
      text.append(curve.name())
          .append(' ')
          .append(number(curve.points().getLast().value()))
          .append("  ");
    }
    return text.toString();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.3g", value);
  }

  private void table(PrintWriter out, List<Curve> curves) {
    TextTable table = new TextTable("number", "began", "now", "");
    for (Curve curve : curves) {
      table.row(
          curve.name(),
          number(curve.level().value()),
          number(curve.points().getLast().value()),
          curve.meaning());
    }
    table.print(out, screen);
  }

  private static void write(Path page, TunePlan plan, Tuner tuner) {
    Html intro =
        Html.of(
            "<p>%s after %s games at %s a move.</p>\n",
            Html.code(tuner.engine().line()), Numbers.grouped(tuner.games()), plan.time().text());
    try {
      Files.writeString(
          page, Curve.page("Tuning " + plan.game().line(), intro, "./agon tune", tuner.curves()));
    } catch (IOException e) {
      throw new BadInput("cannot write " + page);
    }
  }
}
