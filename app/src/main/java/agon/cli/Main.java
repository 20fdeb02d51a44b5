package agon.cli;

import agon.cli.course.CourseCommand;
import agon.cli.database.GamesDbCommand;
import agon.cli.database.ImportCommand;
import agon.cli.farm.FarmCommand;
import agon.cli.games.GamesCommand;
import agon.cli.games.PerftCommand;
import agon.cli.games.PlayoutsCommand;
import agon.cli.learn.LearnCommand;
import agon.cli.learn.TuneCommand;
import agon.cli.match.EloCommand;
import agon.cli.match.MatchCommand;
import agon.cli.match.SprtCommand;
import agon.cli.match.TournamentCommand;
import agon.cli.network.ConnectCommand;
import agon.cli.network.ServeCommand;
import agon.cli.page.PageCommand;
import agon.cli.page.PageOptions;
import agon.cli.play.PlayCommand;
import agon.cli.players.CheckPlayerCommand;
import agon.cli.players.ExportMnkPlayerCommand;
import agon.cli.players.PlayersCommand;
import agon.cli.players.SpeakCommand;
import agon.cli.search.AnalyseCommand;
import agon.cli.search.BenchCommand;
import agon.cli.search.BookCommand;
import agon.cli.search.DatabaseCommand;
import agon.cli.solve.SolveCommand;
import agon.cli.solve.VerifyCommand;
import agon.cli.terminal.Exit;
import agon.endgame.Databases;
import agon.game.BadInput;
import agon.player.PlayerFault;
import agon.store.DatabaseFiles;
import agon.store.StoreFailure;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** {@code agon}: starts the page. All other work is in the sub-commands. */
@Command(
    name = "agon",
    version = "Agon 0.1.0",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "[COMMAND]",
    header = {
      "",
      "  @|bold Agon|@  an engine and arena for two-player board games",
      "  m,n,k-games · Kalah and Oware · Dipole · Othello",
      ""
    },
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n",
    footer = {
      "",
      "Try:",
      "  @|bold ./agon|@                                  the page, in your browser",
      "  @|bold ./agon play othello|@                     you against greedy, in the terminal",
      "  @|bold ./agon play 'mnk(m=15,n=15,k=5)'|@        five in a row",
      "  @|bold ./agon games kalah|@                      rules, parameters, what is known",
      "  @|bold ./agon COMMAND --help|@                   everything about one command",
      ""
    },
    subcommands = {
      PageCommand.class,
      PlayCommand.class,
      GamesCommand.class,
      PlayersCommand.class,
      PerftCommand.class,
      PlayoutsCommand.class,
      AnalyseCommand.class,
      SolveCommand.class,
      DatabaseCommand.class,
      BookCommand.class,
      VerifyCommand.class,
      BenchCommand.class,
      LearnCommand.class,
      TuneCommand.class,
      MatchCommand.class,
      TournamentCommand.class,
      CourseCommand.class,
      EloCommand.class,
      SprtCommand.class,
      FarmCommand.class,
      GamesDbCommand.class,
      SpeakCommand.class,
      CheckPlayerCommand.class,
      ExportMnkPlayerCommand.class,
      ServeCommand.class,
      ConnectCommand.class,
      ImportCommand.class,
      CompletionCommand.class,
    })
public final class Main implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private PageOptions page;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  public Main() {}

  /** Only for the help: {@link GameJars} takes it off the line before anything else is read. */
  @Option(
      names = GameJars.OPTION,
      paramLabel = "JAR",
      description =
          "games from a jar, for any command; those in games/ of your data are always there")
  @SuppressWarnings("UnusedVariable")
  private @Nullable Path gamesJar;

  public static void main(String[] args) {
    // What a bench counts must not depend on what is kept on this machine.
    if (!List.of(args).contains("bench")) {
      Databases.keptBy(DatabaseFiles.standard(System.err::println));
    }
    String[] rest;
    try {
      rest = GameJars.load(args);
    } catch (BadInput e) {
      System.err.println("agon: " + e.sentence());
      System.exit(Exit.BAD_INPUT);
      return;
    }
    System.exit(commandLine(rest).execute(rest));
  }

  /**
   * With the one command that the first word names, if it names one: to learn what the others want
   * takes longer than a short command runs.
   */
  static CommandLine commandLine(String[] args) {
    for (Class<?> command : Main.class.getAnnotation(Command.class).subcommands()) {
      if (args.length > 0 && args[0].equals(command.getAnnotation(Command.class).name())) {
        return explained(
            new CommandLine(CommandSpec.create().name("agon")).addSubcommand(args[0], command));
      }
    }
    return commandLine();
  }

  static CommandLine commandLine() {
    return explained(new CommandLine(new Main()));
  }

  private static CommandLine explained(CommandLine commands) {
    return commands
        .setUsageHelpAutoWidth(true)
        .setUsageHelpLongOptionsMaxWidth(28)
        .setParameterExceptionHandler(Main::explain)
        .setExecutionExceptionHandler(Main::fail);
  }

  @Override
  public Integer call() throws InterruptedException {
    return page.serve(spec.commandLine().getOut());
  }

  /** The command line itself was wrong: one sentence, and where to read on. */
  private static int explain(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    PrintWriter err = command.getErr();
    for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause()) {
      if (cause instanceof BadInput bad) {
        return say(err, bad.sentence());
      }
    }
    if (e instanceof UnmatchedArgumentException unmatched
        && !unmatched.isUnknownOption()
        && !command.getSubcommands().isEmpty()) {
      String word = unmatched.getUnmatched().getFirst();
      say(
          err,
          "there is no command %s%s"
              .formatted(
                  BadInput.quote(word), BadInput.nearest(word, command.getSubcommands().keySet())));
      err.println("  " + command.getCommandSpec().qualifiedName() + " --help shows all");
      return Exit.BAD_INPUT;
    }
    String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    String nearest = nearestOption(e, command);
    say(
        err,
        message.isEmpty()
            ? message
            : Character.toLowerCase(message.charAt(0)) + message.substring(1) + nearest);
    if (!nearest.isEmpty() || !UnmatchedArgumentException.printSuggestions(e, err)) {
      err.println(
          "  " + command.getCommandSpec().qualifiedName() + " --help shows what is allowed");
    }
    return Exit.BAD_INPUT;
  }

  /** For an option that there is not: the one that was meant, if any is near. */
  private static String nearestOption(ParameterException e, CommandLine command) {
    return e instanceof UnmatchedArgumentException unmatched && unmatched.isUnknownOption()
        ? BadInput.nearest(
            unmatched.getUnmatched().getFirst().replaceFirst("=.*", ""),
            command.getCommandSpec().optionsMap().keySet())
        : "";
  }

  private static int fail(Exception e, CommandLine command, CommandLine.ParseResult parsed)
      throws Exception {
    if (e instanceof BadInput bad) {
      return say(command.getErr(), bad.sentence());
    }
    if (e instanceof StoreFailure failure) {
      say(command.getErr(), String.valueOf(failure.getMessage()));
      return Exit.FAILED;
    }
    if (e instanceof PlayerFault fault) {
      say(command.getErr(), "a player failed: " + fault.ending().detail());
      return Exit.FAILED;
    }
    throw e;
  }

  private static int say(PrintWriter err, String sentence) {
    err.println("agon: " + sentence);
    return Exit.BAD_INPUT;
  }
}
