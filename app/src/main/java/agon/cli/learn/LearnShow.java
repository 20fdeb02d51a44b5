package agon.cli.learn;

import agon.cli.options.GameConverter;
import agon.cli.options.JsonOption;
import agon.cli.terminal.Exit;
import agon.cli.terminal.JsonLine;
import agon.game.BadInput;
import agon.game.Game;
import agon.learn.LearnFolder;
import agon.model.Weights;
import agon.search.Knowledge;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon learn show}. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    description = "How weights came to be: from how many games, by which command, what they beat.")
final class LearnShow implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private JsonOption json;

  @Parameters(index = "0", paramLabel = "GAME", converter = GameConverter.class)
  private Game game;

  @Parameters(
      index = "1",
      paramLabel = "NAME",
      defaultValue = Knowledge.STANDARD,
      description = "a name that learn list shows, or standard for what comes with the game")
  private String name;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  LearnShow() {}

  /** What was learnt here or, under the name standard, comes with the game. */
  static Weights find(Game game, String name) {
    return (name.equals(Knowledge.STANDARD)
            ? Knowledge.of(game, name).weights()
            : LearnFolder.standard().find(game, name))
        .orElseThrow(
            () ->
                new BadInput(
                    "there are no weights %s for %s".formatted(BadInput.quote(name), game.line())));
  }

  @Override
  public Integer call() {
    Weights weights = find(game, name);
    PrintWriter out = spec.commandLine().getOut();
    if (json.on()) {
      JsonLine line = JsonOption.event("weights").with("name", name);
      weights.facts().forEach(line::with);
      line.with("features", String.valueOf(weights.features()))
          .with("model", String.valueOf(weights.model().kind()))
          .with("weights", weights.model().features())
          .with("stages", weights.model().stages())
          .print(out);
      return Exit.OK;
    }
    weights.facts().forEach((key, value) -> out.printf("%-12s %s%n", key, value));
    out.printf("%-12s %s%n", "features", weights.features());
    out.printf(
        "%-12s %s, %d features, %d stages%n",
        "model", weights.model().kind(), weights.model().features(), weights.model().stages());
    return Exit.OK;
  }
}
