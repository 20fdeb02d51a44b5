package agon.protocol.gomocup;

import agon.game.BadInput;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Squares as the protocol writes them: column and row from 0, {@code 7,7}. */
record Coordinates(int x, int y) {
  private static final Pattern PAIR = Pattern.compile("(\\d{1,3})\\s*,\\s*(\\d{1,3})");

  /** The pair that is the whole text, if it is one. */
  static Optional<Coordinates> find(String text) {
    Matcher pair = PAIR.matcher(text.strip());
    return pair.matches()
        ? Optional.of(
            new Coordinates(Integer.parseInt(pair.group(1)), Integer.parseInt(pair.group(2))))
        : Optional.empty();
  }

  static Coordinates read(String text) {
    return find(text)
        .orElseThrow(
            () -> new BadInput("a square is written x,y such as 7,7, not " + BadInput.quote(text)));
  }

  /** The cell of a board that many columns wide, cells numbered row by row. */
  static Coordinates ofCell(int cell, int columns) {
    return new Coordinates(cell % columns, cell / columns);
  }

  int cell(int columns) {
    return y * columns + x;
  }

  String text() {
    return x + "," + y;
  }
}
