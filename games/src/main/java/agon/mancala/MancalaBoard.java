package agon.mancala;

import agon.game.BoardStyle;
import agon.game.Position;

/**
 * Draws a board as it lies between the players: North's pits on top, running from right to left,
 * South's below from left to right, each side's store to its right. The side to move has its pits
 * numbered as they are to be typed.
 */
final class MancalaBoard {
  private static final int STORE_WIDTH = 7;

  private static final int WOOD = 94;
  private static final int PIT = 180;
  private static final int STORE = 137;
  private static final int ORIGIN = 144;
  private static final int LANDING = 220;
  private static final int INK = 16;
  private static final int FAINT = 95;

  private final Mancala game;
  private final MancalaPosition position;
  private final int pits;
  private final int width;

  /** Player and pit of the last move and of its last seed, as player · (pits + 1) + pit, or −1. */
  private final int origin;

  private final int landing;

  MancalaBoard(Mancala game, MancalaPosition position) {
    this.game = game;
    this.position = position;
    pits = game.pits();
    width = pits > 9 && largestPit() < 100 ? 4 : 5;
    int move = position.lastMove();
    if (move == Position.NO_MOVE || move == pits) {
      origin = -1;
      landing = -1;
    } else {
      MancalaPosition before = (MancalaPosition) position.copy();
      before.undo();
      int mover = before.turn();
      int last = game.lastPlace(before, move);
      origin = mover * (pits + 1) + move;
      landing = (mover * (pits + 1) + last) % (2 * pits + 2);
    }
  }

  private int largestPit() {
    int largest = 0;
    for (int player = 0; player < 2; player++) {
      for (int pit = 0; pit < pits; pit++) {
        largest = Math.max(largest, position.seeds(player, pit));
      }
    }
    return largest;
  }

  String draw(BoardStyle style) {
    StringBuilder out = new StringBuilder();
    out.append(numbers(Position.SECOND, style)).append('\n');
    if (style.colour()) {
      colours(out);
    } else if (style.unicode()) {
      boxes(out, new Lines("─", "│", "┌┬┐", "├┼┤", "└┴┘", "›‹"));
    } else {
      boxes(out, new Lines("-", "|", "+++", "+++", "+++", "><"));
    }
    out.append(numbers(Position.FIRST, style)).append('\n');
    return out.toString();
  }

  /** The name of a side at its store, and above or below its pits what to type for them. */
  private String numbers(int player, BoardStyle style) {
    boolean moves = player == position.turn() && !position.isOver();
    int[] scratch = new int[game.maxMoves()];
    StringBuilder line = new StringBuilder(" ");
    String name = centre(game.sides().name(player), STORE_WIDTH);
    line.append(player == Position.SECOND ? name : " ".repeat(STORE_WIDTH));
    for (int column = 0; column < pits; column++) {
      int pit = pitAt(player, column);
      String number = moves ? game.names().text(pit) : "";
      boolean marked = moves && style.legalMoves() && position.isLegal(pit, scratch);
      String text = centre(marked && !style.colour() ? "[" + number + "]" : number, width);
      line.append(' ')
          .append(marked && style.colour() ? "\u001b[1;38;5;208m" + text + "\u001b[0m" : text);
    }
    return (player == Position.FIRST ? line + " " + name : line.toString()).stripTrailing();
  }

  private int pitAt(int player, int column) {
    return player == Position.FIRST ? column : pits - 1 - column;
  }

  // ---- lines and boxes ----

  /** The pieces boxes are made of; three-letter texts are for left, middle and right. */
  private record Lines(
      String across, String down, String top, String middle, String bottom, String landing) {}

  private void boxes(StringBuilder out, Lines lines) {
    String edge = lines.across.repeat(STORE_WIDTH);
    String blank = " ".repeat(STORE_WIDTH) + lines.down;
    out.append(lines.top.charAt(0)).append(edge).append(rule(lines, lines.top));
    out.append(edge).append(lines.top.charAt(2)).append('\n');
    out.append(lines.down).append(blank).append(row(lines, Position.SECOND)).append(blank);
    out.append('\n').append(lines.down);
    out.append(seeds(lines, Position.SECOND, pits, STORE_WIDTH)).append(rule(lines, lines.middle));
    out.append(seeds(lines, Position.FIRST, pits, STORE_WIDTH)).append(lines.down).append('\n');
    out.append(lines.down).append(blank).append(row(lines, Position.FIRST)).append(blank);
    out.append('\n').append(lines.bottom.charAt(0)).append(edge);
    out.append(rule(lines, lines.bottom)).append(edge).append(lines.bottom.charAt(2)).append('\n');
  }

  /** The line above, between or below the pits. */
  private String rule(Lines lines, String joints) {
    StringBuilder rule = new StringBuilder();
    boolean inner = joints.equals(lines.middle);
    for (int column = 0; column <= pits; column++) {
      boolean left = inner && column == 0;
      boolean right = inner && column == pits;
      rule.append(joints.charAt(left ? 0 : right ? 2 : 1));
      rule.append(column < pits ? lines.across.repeat(width) : "");
    }
    return rule.toString();
  }

  private String row(Lines lines, int player) {
    StringBuilder row = new StringBuilder();
    for (int column = 0; column < pits; column++) {
      row.append(seeds(lines, player, pitAt(player, column), width)).append(lines.down);
    }
    return row.toString();
  }

  /** A number of seeds: marked where the last seed fell, in brackets where the move began. */
  private String seeds(Lines lines, int player, int pit, int space) {
    int place = player * (pits + 1) + pit;
    String number = Integer.toString(position.seeds(player, pit));
    if (place == landing) {
      number = lines.landing.charAt(0) + number + lines.landing.charAt(1);
    } else if (place == origin) {
      number = "(" + number + ")";
    }
    return centre(number, space);
  }

  // ---- colours ----

  private void colours(StringBuilder out) {
    int inner = pits * (width + 1) + 1;
    String edge = paint(WOOD, INK, " ".repeat(2 * (STORE_WIDTH + 1) + inner)) + "\n";
    String join = paint(WOOD, INK, " ");
    String north = join + store(Position.SECOND, false);
    String south = store(Position.FIRST, false) + join + "\n";
    out.append(edge);
    out.append(north).append(colourRow(Position.SECOND)).append(south);
    out.append(join)
        .append(store(Position.SECOND, true))
        .append(paint(WOOD, INK, " ".repeat(inner)));
    out.append(store(Position.FIRST, true)).append(join).append('\n');
    out.append(north).append(colourRow(Position.FIRST)).append(south);
    out.append(edge);
  }

  private String store(int player, boolean counted) {
    int background = landing == player * (pits + 1) + pits ? LANDING : STORE;
    String count = counted ? Integer.toString(position.store(player)) : "";
    return paint(background, INK, centre(count, STORE_WIDTH));
  }

  private String colourRow(int player) {
    String join = paint(WOOD, INK, " ");
    StringBuilder row = new StringBuilder(join);
    for (int column = 0; column < pits; column++) {
      int pit = pitAt(player, column);
      int place = player * (pits + 1) + pit;
      int count = position.seeds(player, pit);
      int background = place == landing ? LANDING : place == origin ? ORIGIN : PIT;
      String text = centre(count == 0 ? "·" : Integer.toString(count), width);
      row.append(paint(background, count == 0 ? FAINT : INK, text)).append(join);
    }
    return row.toString();
  }

  private static String paint(int background, int ink, String text) {
    return "\u001b[48;5;" + background + ";38;5;" + ink + ";1m" + text + "\u001b[0m";
  }

  private static String centre(String text, int width) {
    int blanks = Math.max(0, width - text.length());
    int left = (blanks + 1) / 2;
    return " ".repeat(left) + text + " ".repeat(blanks - left);
  }
}
