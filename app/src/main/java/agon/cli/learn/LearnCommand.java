package agon.cli.learn;

import agon.cli.options.FarmOption;
import agon.cli.options.GameConverter;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Progress;
import agon.cluster.Farm;
import agon.cluster.FarmKey;
import agon.cluster.FarmSelfPlayers;
import agon.game.BadInput;
import agon.game.Game;
import agon.learn.LearnFolder;
import agon.learn.LearnListener;
import agon.learn.LearnPlan;
import agon.learn.Learner;
import agon.learn.ModelChoice;
import agon.model.Weights;
import agon.search.Durations;
import agon.search.Knowledge;
import agon.search.TimeControl;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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

/** {@code agon learn}: plays a game against itself until it knows more about it. */
@Command(
    name = "learn",
    mixinStandardHelpOptions = true,
    description =
        "Plays a game against itself, learns from it and tests what it has learnt; killed, it goes"
            + " on where it was.",
    commandListHeading = "%nWhat was learnt:%n",
    footer = {
      "",
      "Try:",
      "  @|bold ./agon learn othello --for 30m|@",
      "  @|bold ./agon match othello 'engine(weights=mine)' engine --sprt 0,10|@",
      ""
    },
    subcommands = {
      LearnList.class,
      LearnShow.class,
      LearnExport.class,
      LearnLevel.class,
      LearnLevels.class,
      LearnTechniques.class
    })
public final class LearnCommand implements Callable<Integer> {
  private static final String STANDARD_TIME = "30m";
  private static final int MANY = 1_000;

  @Spec private CommandSpec spec;
  @Mixin private FarmOption farm;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "such as othello or 'mnk(m=15,n=15,k=5)'")
  private @Nullable Game game;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      defaultValue = "mine",
      description = "what the weights are called: engine(weights=NAME); mine unless told otherwise")
  private String name;

  @Option(
      names = "--for",
      paramLabel = "TIME",
      description = "how long, such as 30m or 2h (default 30m; with --generations until they end)")
  private @Nullable String time;

  @Option(
      names = "--from",
      paramLabel = "WEIGHTS",
      defaultValue = Knowledge.STANDARD,
      description =
          "what to begin with: standard (default), none (the estimate made by hand) or a name")
  private String from;

  @Option(
      names = "--generations",
      paramLabel = "N",
      description = "so many rounds of playing, learning and testing: can be repeated exactly")
  private @Nullable Integer generations;

  @Option(
      names = "--games",
      paramLabel = "N",
      split = ",",
      defaultValue = "20000",
      description = "games a round at the most (default 20000); 5000,20000: round by round")
  private List<Integer> games;

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "2",
      description = "how far these games look ahead (default 2 plies)")
  private int depth;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      split = ",",
      defaultValue = "0",
      description =
          "the engine plays these games with so many nodes a move, and what it thinks judges their"
              + " positions; 400,1000: round by round")
  private List<Integer> nodes;

  @Option(
      names = "--judge",
      paramLabel = "N",
      split = ",",
      defaultValue = "0",
      description =
          "how far the search looks that judges their positions (default 2 plies more); 4,6: round"
              + " by round")
  private List<Integer> judge;

  @Option(
      names = "--model",
      paramLabel = "MODEL",
      defaultValue = "tables",
      description =
          "what is learnt: tables (default), sums of weights; network, a small one with a hidden"
              + " layer; network(hidden=32); pooled, one over groups of features (five in a row);"
              + " moves, how likely each is, beside a pooled one")
  private String model;

  @Option(names = "--threads", paramLabel = "N", description = "default: all cores")
  private @Nullable Integer threads;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "decides all chance (default 1)")
  private long seed;

  @Option(
      names = "--gate",
      paramLabel = "TIME",
      defaultValue = "20ms",
      description = "time of a move in the games that decide: 20ms (default), nodes=1000")
  private String gate;

  @Option(
      names = "--gate-games",
      paramLabel = "N",
      defaultValue = "400",
      description = "games that decide at the most (default 400); undecided, the old weights stay")
  private int gateGames;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  LearnCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (game == null) {
      spec.commandLine().usage(out);
      return Exit.BAD_INPUT;
    }
    LearnPlan plan =
        new LearnPlan(
            game,
            name,
            duration(),
            from,
            generations == null ? MANY : generations,
            games,
            depth,
            nodes,
            judge,
            ModelChoice.parse(model),
            threads == null ? Runtime.getRuntime().availableProcessors() : threads,
            seed,
            TimeControl.parse(gate),
            gateGames,
            command());
    Optional<Weights> learnt;
    try (Progress progress = new Progress()) {
      learnt = learn(plan, listener(progress, out));
    }
    out.println(
        learnt.isPresent()
            ? "engine(weights=%s) plays with what was learnt: %s"
                .formatted(name, learnt.get().facts().getOrDefault("beat", ""))
            : "Nothing that was learnt is better than what there was; another run goes on from"
                + " here.");
    Path page = LearnFolder.standard().page(game, name);
    if (Files.exists(page)) {
      out.println("how it went, as curves: " + page);
    }
    out.flush();
    return Exit.OK;
  }

  private Optional<Weights> learn(LearnPlan plan, LearnListener listener) {
    Optional<FarmKey> key = farm.key();
    if (key.isEmpty()) {
      return new Learner(plan, LearnFolder.standard(), listener).run();
    }
    try (Farm machines = Farm.visit(key.get())) {
      String title = "learn " + plan.game().line();
      return new Learner(
              plan, LearnFolder.standard(), listener, new FarmSelfPlayers(machines, title))
          .run();
    }
  }

  private Optional<Duration> duration() {
    if (time == null && generations != null) {
      return Optional.empty();
    }
    Duration wanted = Durations.parse(time == null ? STANDARD_TIME : time);
    if (wanted.isZero()) {
      throw new BadInput("--for is more than nothing");
    }
    return Optional.of(wanted);
  }

  /** The command that does the same again. */
  private String command() {
    return "agon learn '%s' %s%s--seed %d %s%s --games %s%s"
            .formatted(
                game == null ? "" : game.line(),
                ModelChoice.parse(model) instanceof ModelChoice.Tables
                    ? ""
                    : "--model '" + model + "' ",
                from.equals(Knowledge.STANDARD) ? "" : "--from " + from + " ",
                seed,
                nodes.equals(List.of(0)) ? "--depth " + depth : "--nodes " + list(nodes),
                judge.equals(List.of(0)) ? "" : " --judge " + list(judge),
                list(games),
                generations == null
                    ? " --for " + (time == null ? STANDARD_TIME : time)
                    : " --generations " + generations)
        + (gate.equals("20ms") ? "" : " --gate " + gate);
  }

  private static String list(List<Integer> numbers) {
    return String.join(",", numbers.stream().map(Object::toString).toList());
  }

  static LearnListener listener(Progress progress, PrintWriter out) {
    return new LearnListener() {
      @Override
      public synchronized void doing(int generation, String phase, double done, String detail) {
        progress.report(
            done,
            (generation == 0 ? "" : "generation " + generation + " ") + phase + "  " + detail);
      }

      @Override
      public synchronized void said(String line) {
        progress.clear();
        out.println(line);
        out.flush();
      }
    };
  }
}
