package agon.dipole;

import agon.game.BoardStyle;
import agon.game.Position;

/**
 * Draws one position. Stacks are numbers up to 20 that must show their side without colour too,
 * which takes wider squares than {@link agon.game.TextGrid} has.
 *
 * <p>In colour a stack is a white or black plate on its square; otherwise W12 or b3. The last
 * move's ends have their own background or a mark {@code ›}; with legal moves shown, targets carry
 * a dot and stacks that can be captured a cross.
 */
final class DipoleDrawing {
  private static final int LIGHT = 223;
  private static final int DARK = 101;
  private static final int LAST = 178;
  private static final int PREY = 160;
  private static final int HINT = 229;

  private final DipoleBoard board;
  private final DipolePosition position;
  private final BoardStyle style;

  /** Ends of the last move and of legal moves, as bits by square. */
  private final long last;

  private final long targets;
  private final StringBuilder out = new StringBuilder();

  DipoleDrawing(DipoleBoard board, DipolePosition position, BoardStyle style) {
    this.board = board;
    this.position = position;
    this.style = style;
    this.last = lastMove();
    this.targets = style.legalMoves() ? legalTargets() : 0;
  }

  private long lastMove() {
    int move = position.lastMove();
    if (move == Position.NO_MOVE || move == board.pass) {
      return 0;
    }
    return 1L << DipoleBoard.start(move) | targetBit(move);
  }

  private long legalTargets() {
    int[] moves = new int[board.maxMoves()];
    int count = position.moves(moves);
    long bits = 0;
    for (int i = 0; i < count; i++) {
      bits |= moves[i] == board.pass ? 0 : targetBit(moves[i]);
    }
    return bits;
  }

  private long targetBit(int move) {
    int target = board.target(move);
    return target == DipoleBoard.OFF ? 0 : 1L << target;
  }

  String draw() {
    columnLabels();
    frame('┌', '┐');
    for (int row = 0; row < board.size; row++) {
      char label = (char) ('A' + row);
      out.append(label).append(' ').append(isFramed() ? "│" : "");
      for (int column = 0; column < board.size; column++) {
        if (!DipoleBoard.isDark(row, column)) {
          lightSquare();
        } else if (style.colour()) {
          colouredSquare(board.square(row, column));
        } else {
          plainSquare(board.square(row, column));
        }
      }
      out.append(isFramed() ? "│" : "").append(' ').append(label).append('\n');
    }
    frame('└', '┘');
    columnLabels();
    return out.toString();
  }

  private boolean isFramed() {
    return style.unicode() && !style.colour();
  }

  private int width() {
    return style.colour() ? 6 : 5;
  }

  private void columnLabels() {
    out.repeat(' ', isFramed() ? 3 : 2);
    for (int column = 1; column <= board.size; column++) {
      int before = column < 10 ? 2 : 1;
      int after = width() - before - (column < 10 ? 1 : 2);
      out.repeat(' ', before).append(column).repeat(' ', column < board.size ? after : 0);
    }
    out.append('\n');
  }

  private void frame(char left, char right) {
    if (isFramed()) {
      out.append("  ").append(left).repeat('─', width() * board.size).append(right).append('\n');
    }
  }

  private void lightSquare() {
    if (style.colour()) {
      ink(LIGHT, LIGHT).repeat(' ', width()).append("\u001b[0m");
    } else {
      out.repeat(style.unicode() ? '░' : ' ', width());
    }
  }

  private void colouredSquare(int square) {
    int men = position.men(square);
    boolean white = position.owns(Position.FIRST, square);
    int background = isPrey(square) ? PREY : has(last, square) ? LAST : DARK;
    if (men == 0) {
      ink(background, HINT).append(has(targets, square) ? "  •   " : "      ");
    } else {
      ink(background, HINT).append(has(targets, square) ? '•' : ' ');
      ink(white ? 231 : 16, white ? 16 : 231).append("\u001b[1m");
      out.append(' ').append(men).append(men < 10 ? "  " : " ").append("\u001b[0m");
      ink(background, HINT).append(' ');
    }
    out.append("\u001b[0m");
  }

  private void plainSquare(int square) {
    int men = position.men(square);
    boolean unicode = style.unicode();
    if (men == 0) {
      out.append(has(last, square) ? unicode ? " ›" : " >" : "  ");
      out.append(has(targets, square) ? unicode ? '•' : '+' : unicode ? '·' : '.').append("  ");
    } else {
      char mark = has(last, square) ? unicode ? '›' : '>' : ' ';
      if (isPrey(square)) {
        mark = unicode ? '×' : 'x';
      } else if (has(targets, square)) {
        mark = unicode ? '•' : '+';
      }
      out.append(mark).append(position.owns(Position.FIRST, square) ? 'W' : 'b').append(men);
      out.append(men < 10 ? "  " : " ");
    }
  }

  private boolean isPrey(int square) {
    return has(targets, square) && position.owns(1 - position.turn(), square);
  }

  private static boolean has(long bits, int square) {
    return (bits >>> square & 1) != 0;
  }

  private StringBuilder ink(int background, int foreground) {
    return out.append("\u001b[48;5;")
        .append(background)
        .append(";38;5;")
        .append(foreground)
        .append('m');
  }
}
