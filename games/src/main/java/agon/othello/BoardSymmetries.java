package agon.othello;

import agon.game.Position;
import agon.game.Symmetries;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The turns and reflections of the board, up to eight, that map blocked squares onto such. */
final class BoardSymmetries implements Symmetries {
  private final OthelloBoard board;

  /** Where each square goes; the first map is the identity. */
  private final List<int[]> maps = new ArrayList<>();

  BoardSymmetries(OthelloBoard board) {
    this.board = board;
    for (int kind = 0; kind < 8; kind++) {
      int[] map = map(board.size(), kind);
      Set<Integer> blocked =
          board.blocked().stream().map(square -> map[square]).collect(Collectors.toSet());
      if (blocked.equals(board.blocked())) {
        maps.add(map);
      }
    }
  }

  private static int[] map(int size, int kind) {
    int[] map = new int[size * size];
    Arrays.setAll(
        map,
        square -> {
          int row = (kind & 1) == 0 ? square / size : size - 1 - square / size;
          int column = (kind & 2) == 0 ? square % size : size - 1 - square % size;
          return (kind & 4) == 0 ? row * size + column : column * size + row;
        });
    return map;
  }

  @Override
  public int count() {
    return maps.size();
  }

  @Override
  public boolean swaps(int symmetry) {
    return false;
  }

  @Override
  public int move(int symmetry, int move) {
    return move == board.squareCount() ? move : maps.get(symmetry)[move];
  }

  @Override
  public Position image(int symmetry, Position position) {
    int[] map = maps.get(symmetry);
    int[] owners = new int[map.length];
    for (int square = 0; square < map.length; square++) {
      owners[map[square]] = ((DiscPosition) position).owner(square);
    }
    return DiscPosition.of(board, owners, position.turn());
  }
}
