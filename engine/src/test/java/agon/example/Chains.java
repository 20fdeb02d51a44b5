package agon.example;

import agon.game.Game;
import agon.game.Keys;
import agon.game.Picture;
import agon.game.Picture.Look;
import agon.game.Position;
import agon.game.Squares;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Hex (Piet Hein 1942) on squares: each has two more neighbours, upwards to the left and downwards
 * to the right. The first player connects the lowest row with the highest, the second the first
 * column with the last; or whoever has such a chain loses. Only rules and a picture.
 */
public final class Chains implements Position {
  private final int size;
  private final boolean chainsLose;
  private final int[] owners;
  private final int[] undoMoves;
  private int ply;
  private boolean over;

  private Chains(int size, boolean chainsLose) {
    this.size = size;
    this.chainsLose = chainsLose;
    owners = new int[size * size];
    Arrays.fill(owners, Picture.NOBODY);
    undoMoves = new int[size * size];
  }

  public static Game game(int size) {
    return game(size, false);
  }

  /** Whoever has a chain across loses. */
  public static Game avoided(int size) {
    return game(size, true);
  }

  private static Game game(int size, boolean chainsLose) {
    Game rest = Pile.FAMILY.game();
    return (Game)
        Proxy.newProxyInstance(
            Chains.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, args) ->
                switch (method.getName()) {
                  case "line" -> "chains(size=%d,lose=%b)".formatted(size, chainsLose);
                  case "start" -> new Chains(size, chainsLose);
                  case "maxMoves", "moveSpace" -> size * size;
                  case "marginCounts", "canBeDrawn" -> false;
                  case "picture" -> ((Chains) args[0]).picture();
                  case "clicks" -> List.of(new Squares(size, size).text((int) args[1]));
                  case "symmetries" -> Optional.empty();
                  default -> method.invoke(rest, args);
                });
  }

  private Picture picture() {
    return Picture.squares(
        new Squares(size, size), true, Look.STONE, square -> owners[square], List.of(), "");
  }

  public int owner(int square) {
    return owners[square];
  }

  private boolean isAcross(int side) {
    boolean[] seen = new boolean[owners.length];
    for (int i = 0; i < size; i++) {
      if (reachesTheEnd(side == FIRST ? i : i * size, side, seen)) {
        return true;
      }
    }
    return false;
  }

  private boolean reachesTheEnd(int square, int side, boolean[] seen) {
    if (owners[square] != side || seen[square]) {
      return false;
    }
    seen[square] = true;
    return (side == FIRST ? square / size : square % size) == size - 1
        || neighbours(square, size).stream().anyMatch(next -> reachesTheEnd(next, side, seen));
  }

  public static List<Integer> neighbours(int square, int size) {
    List<Integer> found = new ArrayList<>();
    int[][] steps = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, -1}, {-1, 1}};
    for (int[] step : steps) {
      int row = square / size + step[0];
      int column = square % size + step[1];
      if (row >= 0 && row < size && column >= 0 && column < size) {
        found.add(row * size + column);
      }
    }
    return found;
  }

  @Override
  public int turn() {
    return ply % 2;
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public int moves(int[] into) {
    int count = 0;
    for (int square = 0; square < owners.length && !over; square++) {
      if (owners[square] == Picture.NOBODY) {
        into[count++] = square;
      }
    }
    return count;
  }

  @Override
  public void play(int move) {
    owners[move] = turn();
    over = isAcross(turn());
    undoMoves[ply++] = move;
  }

  @Override
  public void undo() {
    owners[undoMoves[--ply]] = Picture.NOBODY;
    over = false;
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
    long key = turn();
    for (int owner : owners) {
      key = Keys.fold(key, owner);
    }
    return key;
  }

  @Override
  public int margin() {
    return !over ? 0 : (turn() == SECOND) == chainsLose ? -1 : 1;
  }

  @Override
  public Position copy() {
    Chains copy = new Chains(size, chainsLose);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position other) {
    Chains from = (Chains) other;
    System.arraycopy(from.owners, 0, owners, 0, owners.length);
    System.arraycopy(from.undoMoves, 0, undoMoves, 0, undoMoves.length);
    ply = from.ply;
    over = from.over;
  }
}
