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
import java.util.Arrays;
import java.util.List;

/** Nim: take any number from one heap; whoever takes the last one wins. */
public record Nim(Settings settings) implements Game {
  public static final Family FAMILY =
      new Family(
          "nim",
          "Nim",
          "Take any number from one heap; the last one wins.",
          List.of(
              Parameter.number("heaps", 1, 9, 3, "number of heaps").shown(),
              Parameter.number("size", 1, 99, 5, "size of the largest heap").shown()),
          List.of(),
          Nim::new);

  int heaps() {
    return settings.number("heaps");
  }

  int size() {
    return settings.number("size");
  }

  @Override
  public Family family() {
    return FAMILY;
  }

  @Override
  public Sides sides() {
    return new Sides("Left", "Right");
  }

  @Override
  public String unit() {
    return "";
  }

  /** Heaps of size, size−1, size−2 … at least 1. */
  @Override
  public Position start() {
    int[] heaps = new int[heaps()];
    Arrays.setAll(heaps, i -> Math.max(1, size() - i));
    return new Heaps(heaps, Position.FIRST, size());
  }

  @Override
  public String text(Position position) {
    Heaps heaps = (Heaps) position;
    String list = Arrays.toString(heaps.heaps).replaceAll("[\\[\\] ]", "");
    return list + " " + sides().name(heaps.turn);
  }

  @Override
  public Position position(String text) {
    String[] words = text.strip().split(" ", -1);
    int turn = words.length == 2 ? List.of("Left", "Right").indexOf(words[1]) : -1;
    if (turn < 0 || !words[0].matches("\\d{1,2}(,\\d{1,2})*")) {
      throw new BadInput("a position is written like 3,4,5 Left, not " + BadInput.quote(text));
    }
    int[] heaps = Arrays.stream(words[0].split(",", -1)).mapToInt(Integer::parseInt).toArray();
    if (heaps.length != heaps() || Arrays.stream(heaps).anyMatch(h -> h > size())) {
      throw new BadInput("there are %d heaps of at most %d each".formatted(heaps(), size()));
    }
    return new Heaps(heaps, turn, size());
  }

  @Override
  public String text(Position position, int move) {
    return (move / size() + 1) + ":" + (move % size() + 1);
  }

  @Override
  public int move(Position position, String text) {
    requireRunning(position);
    String move = text.strip();
    if (move.matches("[1-9]:[1-9]\\d?")) {
      int heap = move.charAt(0) - '1';
      int take = Integer.parseInt(move.substring(2));
      if (heap < heaps() && take <= ((Heaps) position).heaps[heap]) {
        return heap * size() + take - 1;
      }
    }
    throw new BadInput("a move is heap:number, such as 1:2, not " + BadInput.quote(text));
  }

  @Override
  public String board(Position position, BoardStyle style) {
    StringBuilder board = new StringBuilder(style.colour() ? "\u001b[1m" : "");
    for (int heap : ((Heaps) position).heaps) {
      board.append((style.unicode() ? "●" : "o").repeat(heap)).append('\n');
    }
    return board.append(style.colour() ? "\u001b[0m\n" : "\n").toString();
  }

  @Override
  public FactSheet facts() {
    return new FactSheet(
        List.of("Take any number from one heap.", "Whoever takes the last one wins."),
        List.of("1:2 takes 2 from heap 1."),
        List.of("3,4,5 Left: the heaps, and who moves."),
        List.of("Bouton solved it in 1901."));
  }

  @Override
  public int maxMoves() {
    return moveSpace();
  }

  @Override
  public int moveSpace() {
    return heaps() * size();
  }

  /** The fast side: ints, arrays, no checks. */
  private static final class Heaps implements Position {
    private final int[] heaps;
    private final int size;
    private int[] undoMoves = new int[16];
    private int ply;
    private int turn;
    private int left;

    Heaps(int[] heaps, int turn, int size) {
      this.heaps = heaps;
      this.turn = turn;
      this.size = size;
      this.left = Arrays.stream(heaps).sum();
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
      int count = 0;
      for (int heap = 0; heap < heaps.length; heap++) {
        for (int take = 0; take < heaps[heap]; take++) {
          into[count++] = heap * size + take;
        }
      }
      return count;
    }

    @Override
    public void play(int move) {
      if (ply == undoMoves.length) {
        undoMoves = Arrays.copyOf(undoMoves, 2 * ply);
      }
      undoMoves[ply++] = move;
      take(move, move % size + 1);
    }

    @Override
    public void undo() {
      int move = undoMoves[--ply];
      take(move, -(move % size + 1));
    }

    private void take(int move, int count) {
      heaps[move / size] -= count;
      left -= count;
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
      long key = turn;
      for (int heap : heaps) {
        key = Keys.fold(key, heap);
      }
      return key;
    }

    @Override
    public int margin() {
      return left > 0 ? 0 : turn == FIRST ? -1 : 1;
    }

    @Override
    public Position copy() {
      Heaps copy = new Heaps(heaps.clone(), turn, size);
      copy.undoMoves = undoMoves.clone();
      copy.ply = ply;
      return copy;
    }
  }
}
