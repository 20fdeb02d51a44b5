package agon.cli.solve;

import agon.cli.options.JsonOption;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Numbers;
import agon.cli.terminal.Paragraph;
import agon.cli.terminal.Screen;
import agon.game.Game;
import agon.game.Known;
import agon.game.Position;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What {@code solve} finds out, said to people line by line and to programs as one object. */
final class SolveOutput {
  private final Game game;
  private final Position position;
  private final Optional<Known> published;
  private final GivingUp givingUp;
  private final Screen screen;
  private final PrintWriter words;
  private final JsonLine found = JsonOption.event("solution");

  /**
   * @param published what is known of it already
   * @param givingUp knows how long it took
   * @param words where people read
   */
  SolveOutput(
      Game game,
      Position position,
      Optional<Known> published,
      GivingUp givingUp,
      Screen screen,
      PrintWriter words) {
    this.game = game;
    this.position = position;
    this.published = published;
    this.givingUp = givingUp;
    this.screen = screen;
    this.words = words;
    found.with("game", game.line()).with("position", game.text(position));
  }

  /** For programs: all that is found out. */
  JsonLine found() {
    return found;
  }

  void say(String line) {
    words.println(line);
    words.flush();
  }

  /** What is certain: by how much the side to move wins. */
  void proven(int margin) {
    String text = text(position, margin);
    found.with("value", text).with("margin", margin);
    headline(text, " (proven)");
  }

  /** The first line of the answer: what matters, and what else is to be said of it. */
  void headline(String value, String rest) {
    say(screen.bold(value) + rest);
  }

  static String unknownAfter(long nodes) {
    return "unknown after " + Numbers.grouped(nodes) + " nodes";
  }

  /** Many words, broken where the screen ends. */
  void paragraph(String text) {
    Paragraph.print(words, "", text);
  }

  void line(List<Integer> moves) {
    List<String> texts = new ArrayList<>();
    Position walker = position.copy();
    for (int move : moves) {
      texts.add(game.text(walker, move));
      walker.play(move);
    }
    found.with("line", texts);
    if (!texts.isEmpty()) {
      paragraph("line: " + String.join(" ", texts));
    }
  }

  /** The last to be said. */
  void figures(long nodes) {
    Duration taken = givingUp.taken();
    published.ifPresent(
        value -> found.with("published", text(value)).with("source", value.source()));
    found.with("nodes", nodes).with("millis", taken.toMillis());
    double seconds = taken.toNanos() / 1e9;
    say(
        "%s nodes in %s, %s/s"
            .formatted(
                Numbers.grouped(nodes), Numbers.seconds(seconds), Numbers.rough(nodes / seconds)));
    published.ifPresent(
        value -> say(screen.faint("published: %s (%s)".formatted(text(value), value.source()))));
  }

  /** What is published, in the words of what is proven. */
  private String text(Known known) {
    if (known.margin().isPresent()) {
      return text(game.start(), known.margin().getAsInt());
    }
    return switch (known.outcome()) {
      case FIRST_WINS -> game.sides().name(Position.FIRST) + " wins";
      case DRAW -> "draw";
      case SECOND_WINS -> game.sides().name(Position.SECOND) + " wins";
    };
  }

  private String text(Position at, int margin) {
    if (margin == 0) {
      return "draw";
    }
    int winner = margin > 0 ? at.turn() : 1 - at.turn();
    return game.sides().name(winner) + " wins by " + game.unit().amount(Math.abs(margin));
  }
}
