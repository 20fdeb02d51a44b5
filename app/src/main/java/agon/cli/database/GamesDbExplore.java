package agon.cli.database;

import agon.cli.options.DatabaseOption;
import agon.cli.options.GameConverter;
import agon.cli.options.JsonOption;
import agon.cli.terminal.Exit;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Numbers;
import agon.cli.terminal.Screen;
import agon.cli.terminal.TextTable;
import agon.game.Game;
import agon.game.Position;
import agon.game.PositionNames;
import agon.store.Branch;
import agon.store.Store;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon games-db explore}: what was played after these moves. */
@Command(
    name = "explore",
    mixinStandardHelpOptions = true,
    description = "Show what was played after some moves from the start, and how it ended.")
final class GamesDbExplore implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private DatabaseOption database;

  @Parameters(
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "such as othello or 'kalah(pits=6,seeds=4)'")
  private Game game;

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      defaultValue = "",
      description = "after these moves (default: from the start)")
  private String moves;

  @Mixin private JsonOption json;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  GamesDbExplore() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    List<Integer> played = game.moves(game.start(), moves);
    List<Branch> branches;
    try (Store store = database.open()) {
      branches = store.explore(game, played);
    }
    if (json.on()) {
      branches.forEach(branch -> out.println(json(branch)));
    } else if (branches.isEmpty()) {
      out.println("no game of " + game.line() + " goes on from here");
    } else {
      PositionNames.latest(game, after(played)).ifPresent(name -> out.println(screen.bold(name)));
      table(played, branches).print(out, screen);
    }
    return Exit.OK;
  }

  private Position after(List<Integer> played) {
    Position position = game.start();
    played.forEach(position::play);
    return position;
  }

  private TextTable table(List<Integer> played, List<Branch> branches) {
    Position position = after(played);
    TextTable table =
        new TextTable(
            "move",
            " games",
            " " + game.sides().first(),
            " draw",
            " " + game.sides().second(),
            "name");
    for (Branch branch : branches) {
      table.row(
          branch.move(),
          Numbers.grouped(branch.games()),
          share(branch.firstWins(), branch),
          share(branch.draws(), branch),
          share(branch.secondWins(), branch),
          name(position, branch.move()));
    }
    return table;
  }

  /** What the position after a move is called. */
  private String name(Position position, String text) {
    position.play(game.move(position, text));
    String name = game.positionName(position).orElse("");
    position.undo();
    return name;
  }

  private static String share(long part, Branch branch) {
    return String.format(Locale.ROOT, "%.1f %%", 100.0 * part / branch.games());
  }

  private static JsonLine json(Branch branch) {
    return new JsonLine()
        .with("event", "branch")
        .with("move", branch.move())
        .with("games", branch.games())
        .with("firstWins", branch.firstWins())
        .with("draws", branch.draws())
        .with("secondWins", branch.secondWins());
  }
}
