package agon.cli.database;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code agon games-db}: the games that were played. The work is in the sub-commands. */
@Command(
    name = "games-db",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = "List, show, export, import, count and check the games in the database.",
    commandListHeading = "%nCommands:%n",
    footer = {
      "",
      "Try:",
      "  @|bold ./agon games-db list --player engine --result 0-1|@",
      "  @|bold ./agon games-db show 12 > game.txt|@           then ./agon play --load game.txt",
      "  @|bold ./agon games-db export --family othello > othello.txt|@",
      ""
    },
    subcommands = {
      GamesDbList.class,
      GamesDbShow.class,
      GamesDbExport.class,
      GamesDbImport.class,
      GamesDbStats.class,
      GamesDbExplore.class,
      GamesDbCheck.class,
    })
public final class GamesDbCommand implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls run
  GamesDbCommand() {}

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
