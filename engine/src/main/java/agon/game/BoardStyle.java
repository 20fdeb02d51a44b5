package agon.game;

/**
 * How to draw a board as text.
 *
 * @param unicode box lines, stones and discs; otherwise plain ASCII
 * @param colour ANSI colours
 * @param legalMoves mark the legal moves of the side to move
 */
public record BoardStyle(boolean unicode, boolean colour, boolean legalMoves) {
  public static final BoardStyle ASCII = new BoardStyle(false, false, false);
  public static final BoardStyle UNICODE = new BoardStyle(true, false, false);
  public static final BoardStyle COLOUR = new BoardStyle(true, true, false);

  public BoardStyle withLegalMoves(boolean marked) {
    return new BoardStyle(unicode, colour, marked);
  }
}
