package breakthrough;

import agon.game.BadInput;
import agon.game.BoardStyle;
import agon.game.FactSheet;
import agon.game.Family;
import agon.game.Game;
import agon.game.GamePlugin;
import agon.game.GridText;
import agon.game.Keys;
import agon.game.Parameter;
import agon.game.Picture;
import agon.game.Position;
import agon.game.Settings;
import agon.game.Sides;
import agon.game.Squares;
import agon.game.TextGrid;
import java.util.List;

/**
 * Breakthrough (Dan Troyka, 2000): men step forward, take diagonally, and whoever reaches the far
 * row first wins. Squares are numbered from {@code a1} at White's left, row by row.
 */
public record Breakthrough(Settings settings) implements Game {
  public static final Family FAMILY =
      new Family(
          "breakthrough",
          "Breakthrough",
          "Step forward, take diagonally; whoever reaches the far row first wins.",
          List.of(Parameter.number("size", 4, 8, 8, "rows and columns of the board")),
          List.of(),
          Breakthrough::new);

  /** How Agon finds the game. */
  public static final class Plugin implements GamePlugin {
    @Override
    public List<Family> families() {
      return List.of(FAMILY);
    }
  }

  private int size() {
    return settings.number("size");
  }

  private Squares squares() {
    return new Squares(size(), size());
  }

  private GridText notation() {
    return new GridText(squares(), true, ".wb");
  }

  @Override
  public Family family() {
    return FAMILY;
  }

  @Override
  public Sides sides() {
    return new Sides("White", "Black");
  }

  @Override
  public boolean canBeDrawn() {
    return false;
  }

  @Override
  public boolean hasHomes() {
    return true;
  }

  @Override
  public Position start() {
    long home = (1L << 2 * size()) - 1;
    return new Men(size(), home, home << size() * (size() - 2), Position.FIRST);
  }

  @Override
  public String text(Position position) {
    return notation().write(((Men) position)::owner, position.turn());
  }

  @Override
  public Position position(String text) {
    GridText.Board board = notation().read(text);
    Men position =
        new Men(size(), board.bits(Position.FIRST), board.bits(Position.SECOND), board.turn());
    if (Math.max(board.men(Position.FIRST), board.men(Position.SECOND)) > 2 * size()) {
      throw new BadInput("a side has at most " + 2 * size() + " men");
    }
    if (position.hasWon(position.turn())) {
      throw new BadInput("whoever has won does not move");
    }
    return position;
  }

  @Override
  public String text(Position position, int move) {
    Men men = (Men) position;
    return squares().text(move / 3) + squares().text(men.target(move));
  }

  @Override
  public List<String> clicks(Position position, int move) {
    return List.of(squares().text(move / 3), squares().text(((Men) position).target(move)));
  }

  @Override
  public Picture picture(Position position) {
    return Picture.squares(
        squares(), true, Picture.Look.MAN, ((Men) position)::owner, List.of(), text(position));
  }

  @Override
  public String board(Position position, BoardStyle style) {
    return TextGrid.of(this, position, style).draw(style);
  }

  @Override
  public FactSheet facts() {
    return new FactSheet(
        List.of(
            "Each side starts with two rows of men; White moves first.",
            "A man steps forward to an empty square, straight or diagonally.",
            "A man takes a man of the other side diagonally forward, never straight.",
            "Whoever reaches the far row, or takes every man of the other side, wins."),
        List.of("a2b3: from a2 to b3."),
        List.of(text(start()) + ": the rows from the top, and who moves."),
        List.of("By Dan Troyka, 2000. There are no draws."));
  }

  @Override
  public int maxMoves() {
    return 6 * size();
  }

  @Override
  public int moveSpace() {
    return 3 * size() * size();
  }

  /**
   * The men of both sides in one bit a square. Move 3s + d leads from s ahead and d − 1 sideways.
   */
  private static final class Men implements Position {
    private final int size;
    private final long[] men = new long[2];
    private final int[] undoMoves;
    private int turn;
    private int ply;

    Men(int size, long first, long second, int turn) {
      this.size = size;
      men[FIRST] = first;
      men[SECOND] = second;
      this.turn = turn;
      undoMoves = new int[4 * size * size]; // every move is a step ahead of one of 4 × size men
    }

    int owner(int square) {
      return (men[FIRST] >>> square & 1) != 0
          ? FIRST
          : (men[SECOND] >>> square & 1) != 0 ? SECOND : -1;
    }

    int target(int move) {
      return target(move, turn);
    }

    private int target(int move, int side) {
      return move / 3 + (side == FIRST ? size : -size) + move % 3 - 1;
    }

    boolean hasWon(int side) {
      long goal = (1L << size) - 1 << (side == FIRST ? size * (size - 1) : 0);
      return (men[side] & goal) != 0 || men[1 - side] == 0;
    }

    @Override
    public int turn() {
      return turn;
    }

    @Override
    public boolean isOver() {
      return hasWon(1 - turn);
    }

    @Override
    public int moves(int[] into) {
      int count = 0;
      for (long left = isOver() ? 0 : men[turn]; left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        int column = square % size;
        for (int d = column == 0 ? 1 : 0; d <= (column == size - 1 ? 1 : 2); d++) {
          int owner = owner(target(3 * square + d));
          if (owner == -1 || (owner != turn && d != 1)) {
            into[count++] = 3 * square + d;
          }
        }
      }
      return count;
    }

    @Override
    public void play(int move) {
      long to = 1L << target(move);
      undoMoves[ply++] = (men[1 - turn] & to) == 0 ? 2 * move : 2 * move + 1;
      men[turn] ^= to | 1L << move / 3;
      men[1 - turn] &= ~to;
      turn ^= 1;
    }

    @Override
    public void undo() {
      turn ^= 1;
      int move = lastMove();
      long to = 1L << target(move);
      men[turn] ^= to | 1L << move / 3;
      men[1 - turn] |= undoMoves[--ply] % 2 == 0 ? 0 : to;
    }

    @Override
    public int ply() {
      return ply;
    }

    @Override
    public int lastMove() {
      return ply == 0 ? NO_MOVE : undoMoves[ply - 1] / 2;
    }

    @Override
    public long key() {
      return Keys.fold(Keys.fold(turn, men[FIRST]), men[SECOND]);
    }

    @Override
    public int margin() {
      return !isOver() ? 0 : turn == SECOND ? 1 : -1;
    }

    @Override
    public Position copy() {
      Men copy = new Men(size, 0, 0, turn);
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Position other) {
      Men from = (Men) other;
      System.arraycopy(from.men, 0, men, 0, 2);
      turn = from.turn;
      ply = from.ply;
      System.arraycopy(from.undoMoves, 0, undoMoves, 0, ply);
    }
  }
}
