package agon.cli.games;

import agon.cli.options.GameConverter;
import agon.cli.options.JsonOption;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Paragraph;
import agon.cli.terminal.Screen;
import agon.game.FactSheet;
import agon.game.Family;
import agon.game.Game;
import agon.game.Parameter;
import agon.game.Preset;
import agon.game.Results;
import agon.games.Games;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon games}: what can be played, and all about one game. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = "List the games with their parameters, or show the fact sheet of one.")
public final class GamesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private JsonOption json;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "such as othello or 'othello(size=10)'")
  private @Nullable Game game;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  GamesCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (json.on()) {
      if (game == null) {
        Games.CATALOG.families().forEach(family -> json(family, out));
      } else {
        json(game, out);
      }
      return Exit.OK;
    }
    if (game == null) {
      Games.CATALOG.families().forEach(family -> list(out, family));
      out.println(
          "A game is written with the parameters you want to change: "
              + screen.bold("'othello(size=10,blocked=c3 h3)'"));
      out.println("All about one game: " + screen.bold("./agon games othello"));
    } else {
      factSheet(out, game);
    }
    return Exit.OK;
  }

  private static void json(Family family, PrintWriter out) {
    JsonOption.event("family")
        .with("name", family.name())
        .with("title", family.title())
        .with("summary", family.summary())
        .print(out);
    for (Parameter p : family.parameters()) {
      JsonOption.event("parameter")
          .with("family", family.name())
          .with("name", p.name())
          .with("default", p.standard())
          .with("allowed", p.allowed())
          .with("meaning", p.meaning())
          .print(out);
    }
    for (Preset preset : family.presets()) {
      JsonOption.event("preset")
          .with("family", family.name())
          .with("name", preset.name())
          .with("settings", preset.settings())
          .with("meaning", preset.meaning())
          .print(out);
    }
  }

  private static void json(Game game, PrintWriter out) {
    FactSheet facts = game.facts();
    JsonOption.event("game")
        .with("game", game.line())
        .with("family", game.family().name())
        .with("first", game.sides().first())
        .with("second", game.sides().second())
        .with("start", game.text(game.start()))
        .with("moves", game.moveTexts(game.start()))
        .with("rules", facts.rules())
        .with("known", game.known().map(known -> Results.said(game, known)))
        .with("source", game.known().map(known -> known.source()))
        .print(out);
  }

  private void list(PrintWriter out, Family family) {
    out.println(screen.bold(family.name()) + "  " + family.title());
    Paragraph.print(out, "  ", family.summary());
    parameters(out, family);
    out.println();
  }

  private void parameters(PrintWriter out, Family family) {
    for (Parameter p : family.parameters()) {
      String values = p.allowed() + ", default " + p.standard();
      String text = "%-14s %s (%s)".formatted(p.name(), p.meaning(), values);
      Paragraph.print(out, "    ", " ".repeat(19), text);
    }
    for (Preset preset : family.presets()) {
      String text = "%-14s %s: %s".formatted(preset.name(), preset.meaning(), preset.settings());
      Paragraph.print(out, "  > ", " ".repeat(19), text);
    }
  }

  private void factSheet(PrintWriter out, Game game) {
    Family family = game.family();
    out.println(screen.bold(family.title()) + "  " + screen.faint(game.line()));
    Paragraph.print(out, "", family.summary());
    out.println();
    out.print(game.board(game.start(), screen.boardStyle().withLegalMoves(true)).indent(2));
    out.println();
    FactSheet facts = game.facts();
    section(out, "Rules", facts.rules());
    section(out, "Moves", facts.moves());
    section(out, "Positions", facts.positions());
    out.println("  " + screen.faint("start:") + " " + game.text(game.start()));
    out.println();
    out.println(screen.bold("Parameters"));
    parameters(out, family);
    out.println();
    section(out, "More", facts.more());
    out.println(screen.bold("With best play"));
    out.println(
        "  " + game.known().map(known -> Results.said(game, known)).orElse("nobody knows yet"));
  }

  private void section(PrintWriter out, String title, List<String> lines) {
    if (!lines.isEmpty()) {
      out.println(screen.bold(title));
      lines.forEach(line -> Paragraph.print(out, "  ", line));
      out.println();
    }
  }
}
