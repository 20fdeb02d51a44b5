package agon.imports;

import agon.game.BadInput;
import agon.game.Outcome;
import agon.game.Position;
import agon.othello.Othello;
import agon.record.Ending;
import agon.record.GameRecord;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Games of Othello servers and programs in GGF: {@code (;GM[Othello]PB[ann]…B[f5/1.20/3.5]…;)}.
 * Moves carry what the player thought of them and how many seconds they took.
 */
final class GgfFile implements ForeignFormat {
  private static final Pattern GAME = Pattern.compile("\\(;.*?;\\)", Pattern.DOTALL);
  private static final Pattern OTHELLO =
      Pattern.compile("(?i)\\(;\\s*GM\\s*\\[\\s*(Othello|Reversi)\\s*]");
  private static final Pattern RESULT = Pattern.compile("([-+]?\\d+(?:\\.\\d+)?)(?::([rts]))?.*");
  private static final Pattern NUMBER = Pattern.compile("[-+]?\\d{1,9}(?:\\.\\d{1,9})?");

  @Override
  public String name() {
    return "GGF";
  }

  @Override
  public boolean recognises(ForeignFile file) {
    return OTHELLO.matcher(String.join("\n", file.lines())).find();
  }

  @Override
  public void read(ForeignFile file, Findings findings) {
    String text = String.join("\n", file.lines());
    Matcher game = GAME.matcher(text);
    int end = 0;
    while (game.find()) {
      String one = game.group();
      int first = lineOf(text, game.start());
      int last = lineOf(text, game.end());
      findings.attempt(
          new Cursor(file.lines().subList(first - 1, last), first), cursor -> record(one));
      end = game.end();
    }
    int open = text.indexOf("(;", end);
    if (open >= 0) {
      findings.refuse(
          lineOf(text, open),
          "the game that begins here has no end ;)",
          lineOf(text, open),
          file.lines().size());
    }
  }

  private static int lineOf(String text, int index) {
    return 1 + (int) text.substring(0, index).chars().filter(c -> c == '\n').count();
  }

  /** What is known when all properties are read. */
  private static final class Draft {
    GameBuilder game = new GameBuilder(Othello.FAMILY.game());
    String black = "";
    String white = "";
    String result = "";
  }

  private static GameRecord record(String text) {
    Draft draft = new Draft();
    List<Ggf.Property> properties = Ggf.properties(text);
    properties.stream()
        .filter(property -> property.name().equals("BO"))
        .findFirst()
        .map(property -> Ggf.start(property.value()))
        .ifPresent(
            start -> draft.game = new GameBuilder(start.game(), Optional.of(start.position())));
    properties.forEach(property -> take(draft, property.name(), property.value()));
    GameBuilder game = draft.game;
    game.player(Position.FIRST, draft.black);
    game.player(Position.SECOND, draft.white);
    return finish(game, draft.result);
  }

  private static void take(Draft draft, String name, String value) {
    switch (name) {
      case "GM", "BO" -> {}
      case "PB" -> draft.black = value;
      case "PW" -> draft.white = value;
      case "TI" -> draft.game.time(value);
      case "DT" -> draft.game.tag("Date", value);
      case "PC" -> draft.game.tag("Place", value);
      case "RE" -> {
        draft.result = value.strip();
        draft.game.tag("GgfResult", value);
      }
      case "B" -> move(draft.game, Position.FIRST, value);
      case "W" -> move(draft.game, Position.SECOND, value);
      default -> draft.game.tag("Ggf" + name, value);
    }
  }

  private static void move(GameBuilder game, int side, String value) {
    String[] parts = value.strip().split("/", -1);
    String text = parts[0].strip();
    boolean pass = text.toLowerCase(Locale.ROOT).startsWith("pa");
    if (!pass) {
      game.passUntil(side);
    }
    int number = game.position().ply() + 1;
    if (game.position().isOver() && pass) {
      return; // some write the last pass, when nobody can move any more
    }
    if (game.position().turn() != side) {
      throw new BadInput(
          "move %d: it is not the turn of %s, who plays %s"
              .formatted(number, game.game().sides().name(side), BadInput.quote(text)));
    }
    try {
      game.play(
          pass ? game.pass() : text,
          number(parts, 2).map(seconds -> Duration.ofMillis(Math.round(1000 * seconds))),
          number(parts, 1).map("%+.2f discs"::formatted));
    } catch (BadInput e) {
      throw new BadInput("move %d: %s".formatted(number, e.sentence()));
    }
  }

  private static Optional<Double> number(String[] parts, int index) {
    return index < parts.length && NUMBER.matcher(parts[index].strip()).matches()
        ? Optional.of(Double.parseDouble(parts[index].strip()))
        : Optional.empty();
  }

  /** The result is black's, in discs; a letter says that the game did not end at the board. */
  private static GameRecord finish(GameBuilder game, String text) {
    Matcher result = RESULT.matcher(text);
    if (game.position().isOver() || !result.matches()) {
      return game.finish();
    }
    double margin = Double.parseDouble(result.group(1));
    Outcome outcome = Outcome.ofMargin((int) Math.signum(margin));
    Ending.Reason reason =
        switch (Optional.ofNullable(result.group(2)).orElse("")) {
          case "r" -> Ending.Reason.RESIGNATION;
          case "t" -> Ending.Reason.TIME;
          case "s" -> Ending.Reason.AGREEMENT;
          default -> Ending.Reason.ADJUDICATION;
        };
    return game.finish(Optional.of(outcome), new Ending(reason, ""));
  }
}
