package agon.example;

import agon.game.BadInput;
import agon.game.BoardStyle;
import agon.game.FactSheet;
import agon.game.Family;
import agon.game.Game;
import agon.game.Keys;
import agon.game.Parameter;
import agon.game.Position;
import agon.game.Settings;
import agon.game.Sides;
import java.util.List;

/** One pile of stones: take one or a few; whoever takes the last one wins. */
public record Pile(Settings settings) implements Game {
  public static final Family FAMILY =
      new Family(
          "pile",
          "Pile",
          "Take stones from a pile; whoever takes the last one wins.",
          List.of(
              Parameter.number("stones", 1, 99, 21, "stones at the start").shown(),
              Parameter.number("most", 1, 9, 3, "how many may be taken at once")),
          List.of(),
          Pile::new);

  @Override
  public Family family() {
    return FAMILY;
  }

  @Override
  public Sides sides() {
    return new Sides("Left", "Right");
  }

  @Override
  public Position start() {
    return new Stones(settings.number("stones"), settings.number("most"), Position.FIRST);
  }

  @Override
  public String text(Position position) {
    return ((Stones) position).left + " " + sides().name(position.turn());
  }

  @Override
  public Position position(String text) {
    String[] words = text.strip().split(" ", -1);
    int turn = words.length == 2 ? List.of("Left", "Right").indexOf(words[1]) : -1;
    int stones = words[0].matches("\\d{1,2}") ? Integer.parseInt(words[0]) : 100;
    if (turn < 0 || stones > settings.number("stones")) {
      throw new BadInput("a position is written like 7 Left, not " + BadInput.quote(text));
    }
    return new Stones(stones, settings.number("most"), turn);
  }

  /** Move 0 takes one stone, move 1 two, and so on. */
  @Override
  public String text(Position position, int move) {
    return Integer.toString(move + 1);
  }

  @Override
  public int move(Position position, String text) {
    requireRunning(position);
    int most = Math.min(settings.number("most"), ((Stones) position).left);
    String take = text.strip();
    if (take.matches("[1-9]") && Integer.parseInt(take) <= most) {
      return Integer.parseInt(take) - 1;
    }
    throw new BadInput("take 1 to " + most + " stones, not " + BadInput.quote(text));
  }

  @Override
  public String board(Position position, BoardStyle style) {
    String stones = (style.unicode() ? "●" : "o").repeat(((Stones) position).left);
    return style.colour() ? "\u001b[1m" + stones + "\u001b[0m\n" : stones + "\n";
  }

  @Override
  public FactSheet facts() {
    return new FactSheet(
        List.of("Take stones in turn. Whoever takes the last one wins."),
        List.of("2 takes two stones."),
        List.of("7 Left: the stones in the pile, and who moves."),
        List.of());
  }

  @Override
  public int maxMoves() {
    return settings.number("most");
  }

  @Override
  public int moveSpace() {
    return settings.number("most");
  }

  /** The fast side: ints, no checks, no allocation. */
  private static final class Stones implements Position {
    private final int most;
    private final byte[] undoMoves = new byte[100];
    private int left;
    private int turn;
    private int ply;

    Stones(int left, int most, int turn) {
      this.left = left;
      this.most = most;
      this.turn = turn;
    }

    @Override
    public int turn() {
      return turn;
    }

    @Override
    public boolean isOver() {
      return left == 0;
    }

    @Override
    public int moves(int[] into) {
      int count = Math.min(most, left);
      for (int move = 0; move < count; move++) {
        into[move] = move;
      }
      return count;
    }

    @Override
    public void play(int move) {
      undoMoves[ply++] = (byte) move;
      left -= move + 1;
      turn ^= 1;
    }

    @Override
    public void undo() {
      left += undoMoves[--ply] + 1;
      turn ^= 1;
    }

    @Override
    public int ply() {
      return ply;
    }

    @Override
    public int lastMove() {
      return ply == 0 ? NO_MOVE : undoMoves[ply - 1];
    }

    @Override
    public long key() {
      return Keys.fold(turn, left);
    }

    @Override
    public int margin() {
      return left > 0 ? 0 : turn == FIRST ? -1 : 1;
    }

    @Override
    public Position copy() {
      Stones copy = new Stones(left, most, turn);
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Position other) {
      Stones from = (Stones) other;
      left = from.left;
      turn = from.turn;
      ply = from.ply;
      System.arraycopy(from.undoMoves, 0, undoMoves, 0, ply);
    }
  }
}
