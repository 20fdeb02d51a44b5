package agon.cli.database;

import agon.cli.options.DatabaseOption;
import agon.cli.terminal.Exit;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Numbers;
import agon.game.BadInput;
import agon.store.GameFilter;
import agon.store.Store;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code agon games-db check}. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Read the whole database: its own check, then every game, played through by the rules.",
      "Exit code 1 if something is wrong."
    })
final class GamesDbCheck implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private DatabaseOption database;

  @Option(names = "--json", description = "as a JSON object")
  private boolean json;

  private long games;
  private long last;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  GamesDbCheck() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try (Store store = database.open()) {
      String problem = store.check();
      try {
        // Reading a game plays it through.
        store.forEachGame(
            GameFilter.ALL,
            (game, id) -> {
              games++;
              last = id;
            });
      } catch (BadInput e) {
        problem = "a game after number %d is not sound: %s".formatted(last, e.sentence());
      }
      if (json) {
        new JsonLine()
            .with("event", "check")
            .with("games", games)
            .with("tournaments", store.tournaments().size())
            .with("sound", problem.isEmpty())
            .with("problem", problem)
            .print(out);
      } else {
        out.println(
            problem.isEmpty()
                ? "sound: %s games, %s tournaments"
                    .formatted(Numbers.grouped(games), Numbers.grouped(store.tournaments().size()))
                : "not sound: " + problem);
      }
      return problem.isEmpty() ? Exit.OK : Exit.FAILED;
    }
  }
}
