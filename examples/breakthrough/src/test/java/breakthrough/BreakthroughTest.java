package breakthrough;

import agon.kit.GameKit;
import agon.kit.KitCase;
import agon.kit.Twin;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

class BreakthroughTest extends GameKit {
  @Override
  protected List<KitCase> cases() {
    return List.of(
        KitCase.of(Breakthrough.FAMILY.game(), () -> start(8)).perft(22, 484, 11_132, 256_036),
        KitCase.of(Breakthrough.FAMILY.game("size=5"), () -> start(5)));
  }

  private static Twin start(int n) {
    List<String> rows = List.of("b".repeat(n), "b".repeat(n), "w".repeat(n), "w".repeat(n));
    List<String> empty = Collections.nCopies(n - 4, ".".repeat(n));
    return new Slow(
        String.join("/", rows.subList(0, 2))
            + "/"
            + String.join("/", empty)
            + (n > 4 ? "/" : "")
            + String.join("/", rows.subList(2, 4))
            + " w");
  }

  /** A position is its text, and nothing clever. */
  private record Slow(String text) implements Twin {
    private int size() {
      return text.indexOf('/');
    }

    /** What stands on a square, row 0 at the bottom; a blank beside the board. */
    private char at(int row, int column) {
      boolean inside = row >= 0 && row < size() && column >= 0 && column < size();
      return inside ? text.split("[/ ]", -1)[size() - 1 - row].charAt(column) : ' ';
    }

    private static String name(int row, int column) {
      return (char) ('a' + column) + Integer.toString(row + 1);
    }

    @Override
    public int turn() {
      return text.endsWith("w") ? 0 : 1;
    }

    @Override
    public int margin() {
      String[] rows = text.substring(0, text.length() - 2).split("/", -1);
      boolean noWhite = String.join("", rows).indexOf('w') < 0;
      boolean noBlack = String.join("", rows).indexOf('b') < 0;
      return rows[0].contains("w") || noBlack
          ? 1
          : rows[size() - 1].contains("b") || noWhite ? -1 : 0;
    }

    @Override
    public boolean isOver() {
      return margin() != 0;
    }

    @Override
    public Set<String> moves() {
      Set<String> moves = new TreeSet<>();
      int ahead = turn() == 0 ? 1 : -1;
      for (int row = 0; row < size() && !isOver(); row++) {
        for (int column = 0; column < size(); column++) {
          for (int side = -1; side <= 1 && at(row, column) == "wb".charAt(turn()); side++) {
            char there = at(row + ahead, column + side);
            if (there == '.' || (side != 0 && there == "bw".charAt(turn()))) {
              moves.add(name(row, column) + name(row + ahead, column + side));
            }
          }
        }
      }
      return moves;
    }

    @Override
    public Twin play(String move) {
      StringBuilder after = new StringBuilder(text);
      after.setCharAt(index(move.substring(0, 2)), '.');
      after.setCharAt(index(move.substring(2)), "wb".charAt(turn()));
      after.setCharAt(text.length() - 1, "bw".charAt(turn()));
      return new Slow(after.toString());
    }

    private int index(String square) {
      return (size() - (square.charAt(1) - '0')) * (size() + 1) + square.charAt(0) - 'a';
    }
  }
}
