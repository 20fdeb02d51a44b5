package agon.mnk;

import agon.kit.Twin;
import java.util.Set;
import java.util.TreeSet;

/**
 * A game that begins by swapping: the board, and what is said about the sides.
 *
 * @param state who has X, first or second, or open or two-more while that is open
 */
record SlowSwap(SlowMnk board, boolean swap2, String state) implements Twin {
  static SlowSwap start(SlowMnk board, boolean swap2) {
    return new SlowSwap(board, swap2, "open");
  }

  private boolean isChoice() {
    return (state.equals("open") && board.stones() == 3)
        || (state.equals("two-more") && board.stones() == 5);
  }

  @Override
  public int turn() {
    return switch (state) {
      case "first" -> board.turn();
      case "second" -> 1 - board.turn();
      case "open" -> board.stones() < 3 ? 0 : 1;
      default -> board.stones() < 5 ? 1 : 0;
    };
  }

  @Override
  public boolean isOver() {
    return board.isOver();
  }

  @Override
  public int margin() {
    return state.equals("second") ? -board.margin() : board.margin();
  }

  @Override
  public Set<String> moves() {
    Set<String> moves = new TreeSet<>(board.moves());
    if (isChoice()) {
      moves.add("swap");
    }
    if (isChoice() && state.equals("open") && swap2) {
      moves.add("two-more");
    }
    return moves;
  }

  @Override
  public SlowSwap play(String move) {
    boolean early = state.equals("open");
    return switch (move) {
      case "swap" -> new SlowSwap(board, swap2, early ? "second" : "first");
      case "two-more" -> new SlowSwap(board, swap2, move);
      default ->
          new SlowSwap(board.play(move), swap2, isChoice() ? (early ? "first" : "second") : state);
    };
  }

  @Override
  public String text() {
    return board.text() + " " + state;
  }
}
