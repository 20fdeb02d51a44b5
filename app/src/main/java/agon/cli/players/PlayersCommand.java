package agon.cli.players;

import agon.cli.options.GameConverter;
import agon.cli.options.PlayerOptions;
import agon.cli.terminal.Exit;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Paragraph;
import agon.cli.terminal.Screen;
import agon.game.BadInput;
import agon.game.Game;
import agon.game.Parameter;
import agon.player.PlayerKind;
import agon.player.PlayerScheme;
import agon.player.Players;
import agon.players.PlayersFile;
import agon.process.Terms;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon players}: who can be asked to play. */
@Command(
    name = "players",
    mixinStandardHelpOptions = true,
    description = "List the players there are, or those for one game, and how to write them.")
public final class PlayersCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private Screen screen;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "only those who play it, such as othello or 'mnk(m=15,n=15,k=5)'")
  private @Nullable Game game;

  @Option(
      names = "--players",
      paramLabel = "FILE",
      description = "a file with names for players, see docs/players.md")
  private @Nullable Path file;

  @Option(names = "--json", description = "one JSON object a line")
  private boolean json;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  PlayersCommand() {}

  @Override
  public Integer call() {
    Optional<Path> path = PlayerOptions.file(file);
    Players players = PlayersFile.players(path, Terms.STANDARD);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      players.kinds().stream().filter(this::plays).forEach(kind -> out.println(json(kind)));
      players.schemes().forEach(scheme -> out.println(json(scheme)));
      players.names().stream().filter(this::plays).forEach(name -> out.println(named(name)));
      return Exit.OK;
    }
    out.println(screen.bold("Players of the house"));
    players.kinds().stream().filter(this::plays).forEach(kind -> show(out, kind));
    out.println();
    out.println(screen.bold("Players outside"));
    players.schemes().forEach(scheme -> show(out, scheme.pattern(), scheme.summary()));
    out.println();
    if (path.isPresent()) {
      out.println(screen.bold("Names in " + path.get()));
      players.names().forEach(name -> show(out, name.name(), summary(name)));
      out.println();
    }
    out.println("A player is written with the options you want to change: 'engine(threads=2)'");
    if (path.isEmpty()) {
      out.println("docs/players.md tells how to give players names of your own");
    }
    return Exit.OK;
  }

  private boolean plays(PlayerKind kind) {
    return game == null || (kind.plays(game) && whyNot(kind, game).isEmpty());
  }

  private void show(PrintWriter out, PlayerKind kind) {
    show(
        out, kind.name(), kind.summary() + (kind.plays().isEmpty() ? "" : ", for " + kind.plays()));
    for (Parameter option : kind.parameters()) {
      String text =
          "%-14s %s (%s, default %s)"
              .formatted(option.name(), option.meaning(), option.allowed(), option.standard());
      Paragraph.print(out, "    ", " ".repeat(19), text);
    }
  }

  private static void show(PrintWriter out, String name, String summary) {
    Paragraph.print(out, "  ", " ".repeat(19), "%-16s %s".formatted(name, summary));
  }

  /** What a name stands for; with a game in mind also why that does not play it. */
  private String summary(PlayerKind name) {
    Game wanted = game;
    return name.summary()
        + (wanted == null
            ? ""
            : whyNot(name, wanted).map(why -> " (not here: " + why + ")").orElse(""));
  }

  /** Makes the player, which starts nothing, to see whether it plays a game. */
  private static Optional<String> whyNot(PlayerKind kind, Game game) {
    try {
      kind.maker().make(game, kind.settings()).close();
      return Optional.empty();
    } catch (BadInput e) {
      return Optional.of(e.sentence());
    }
  }

  private static JsonLine json(PlayerKind kind) {
    return new JsonLine()
        .with("event", "player")
        .with("kind", kind.name())
        .with("plays", kind.plays())
        .with("summary", kind.summary())
        .with("options", kind.parameters().stream().map(Parameter::name).toList());
  }

  private static JsonLine json(PlayerScheme scheme) {
    return new JsonLine()
        .with("event", "protocol")
        .with("scheme", scheme.name())
        .with("pattern", scheme.pattern())
        .with("summary", scheme.summary());
  }

  private static JsonLine named(PlayerKind name) {
    return new JsonLine()
        .with("event", "named")
        .with("name", name.name())
        .with("summary", name.summary());
  }
}
