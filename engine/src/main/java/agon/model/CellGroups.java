package agon.model;

import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.game.Picture.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Small groups of cells whose states together make a feature (n-tuples: Bledsoe and Browning 1959;
 * on boards Lucas 2008): each cell alone, and rectangles and straight lines as large as a table can
 * hold. Groups that symmetry maps onto each other share a table, and within a table the states that
 * symmetry maps onto each other share a number. Groups of one shape have different tables in
 * different places; the same contents of the same shape anywhere are what these have in common
 * ({@link #general}).
 */
final class CellGroups {
  private static final int LARGEST_TABLE = 20_000;
  private static final int MOST_FEATURES = 4_000_000;
  private static final int[][] RECTANGLES = {
    {3, 3}, {2, 4}, {4, 2}, {2, 3}, {3, 2}, {2, 2}, {1, 3}, {3, 1}, {1, 2}, {2, 1}
  };

  private static final int LONGEST_LINE = 7;
  private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  private final int states;
  private final List<int[]> placements = new ArrayList<>();
  private final List<int[]> numbersOf = new ArrayList<>();
  private int count;

  /** By feature: the number of its shape with these contents, wherever it lies. */
  private int[] general = new int[1 << 12];

  /** By shape: the number of the first of its general features. */
  private final Map<List<Integer>, Integer> shapes = new HashMap<>();

  private int generals;

  /** The same as arrays, for the many looks. */
  private final int[][] placed;

  private final int[][] numbers;

  CellGroups(Picture board, int[] live, int states, List<int[]> maps) {
    this.states = states;
    Map<Integer, Integer> byPlace = new HashMap<>();
    for (int cell : live) {
      byPlace.put(place(board.cells().get(cell)), cell);
    }
    List<int[]> wanted = new ArrayList<>();
    for (int cell : live) {
      wanted.add(new int[] {cell});
    }
    if (board.kind() == Kind.PITS) {
      pairs(live, wanted);
    } else {
      rectangles(board, byPlace, wanted);
      lines(board, byPlace, wanted);
    }
    Set<List<Integer>> done = new HashSet<>();
    for (int[] group : wanted) {
      if (!done.contains(sorted(group)) && count < MOST_FEATURES) {
        addOrbit(board, group, maps, done);
      }
    }
    placed = placements.toArray(int[][]::new);
    numbers = numbersOf.toArray(int[][]::new);
  }

  private static int place(Cell cell) {
    return cell.row() * 1000 + cell.column();
  }

  private static void pairs(int[] live, List<int[]> wanted) {
    for (int a = 0; a < live.length; a++) {
      for (int b = a + 1; b < live.length; b++) {
        wanted.add(new int[] {live[a], live[b]});
      }
    }
  }

  private void rectangles(Picture board, Map<Integer, Integer> byPlace, List<int[]> wanted) {
    int most = 0;
    for (int[] size : RECTANGLES) {
      if (Math.pow(states, size[0] * size[1]) <= LARGEST_TABLE) {
        most = Math.max(most, size[0] * size[1]);
      }
    }
    for (int[] size : RECTANGLES) {
      int area = size[0] * size[1];
      if (area <= most && area >= most - 1) {
        for (int row = 0; row + size[0] <= board.rows(); row++) {
          for (int column = 0; column + size[1] <= board.columns(); column++) {
            int[] group = rectangle(byPlace, row, column, size[0], size[1]);
            if (group.length > 1) {
              wanted.add(group);
            }
          }
        }
      }
    }
  }

  /** Straight lines in four directions, as long as a table can hold. */
  private void lines(Picture board, Map<Integer, Integer> byPlace, List<int[]> wanted) {
    int most = 1;
    while (most < LONGEST_LINE && Math.pow(states, most + 1) <= LARGEST_TABLE) {
      most++;
    }
    for (int[] step : DIRECTIONS) {
      for (int row = 0; row < board.rows(); row++) {
        for (int column = 0; column < board.columns(); column++) {
          int[] line = line(byPlace, row, column, step, most);
          boolean wall = !byPlace.containsKey((row - step[0]) * 1000 + column - step[1]);
          if (line.length > 2 && (wall || line.length == most)) {
            wanted.add(line);
          }
        }
      }
    }
  }

  private static int[] line(
      Map<Integer, Integer> byPlace, int row, int column, int[] step, int most) {
    List<Integer> cells = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      Integer cell = byPlace.get((row + i * step[0]) * 1000 + column + i * step[1]);
      if (cell == null) {
        break;
      }
      cells.add(cell);
    }
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }

  private static int[] rectangle(
      Map<Integer, Integer> byPlace, int row, int column, int rows, int columns) {
    List<Integer> cells = new ArrayList<>();
    for (int r = row; r < row + rows; r++) {
      for (int c = column; c < column + columns; c++) {
        Integer cell = byPlace.get(r * 1000 + c);
        if (cell != null) {
          cells.add(cell);
        }
      }
    }
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }

  private static List<Integer> sorted(int[] group) {
    return new ArrayList<>(new TreeSet<>(Arrays.stream(group).boxed().toList()));
  }

  /** Adds a group and all its images, which share one table. */
  private void addOrbit(Picture board, int[] group, List<int[]> maps, Set<List<Integer>> done) {
    List<Integer> self = sorted(group);
    List<int[]> turns = new ArrayList<>();
    int first = placements.size();
    for (int[] map : maps) {
      int[] image = Arrays.stream(group).map(cell -> map[cell]).toArray();
      List<Integer> cells = sorted(image);
      if (cells.equals(self)) {
        turns.add(turn(group, image));
      }
      if (done.add(cells)) {
        placements.add(image);
      }
    }
    int before = count;
    int[] numbers = fold(group.length, turns);
    generalise(before, numbers, commonShape(board, group, maps));
    for (int i = first; i < placements.size(); i++) {
      numbersOf.add(numbers);
    }
  }

  /** Which place of the group each place of its image takes. */
  private static int[] turn(int[] group, int[] image) {
    int[] turn = new int[group.length];
    for (int i = 0; i < group.length; i++) {
      for (int j = 0; j < group.length; j++) {
        turn[i] = group[j] == image[i] ? j : turn[i];
      }
    }
    return turn;
  }

  /**
   * What a group looks like wherever it lies and however it is turned.
   *
   * @param offsets rows and columns of its cells, counted from the first of them
   * @param orders which cell of the group comes at each place of the shape; several where the shape
   *     can be turned onto itself
   */
  private record Shape(List<Integer> offsets, List<int[]> orders) {}

  private static Shape commonShape(Picture board, int[] group, List<int[]> maps) {
    List<Integer> least = List.of();
    List<int[]> orders = new ArrayList<>();
    for (int[] map : maps) {
      Cell[] image =
          Arrays.stream(group).mapToObj(cell -> board.cells().get(map[cell])).toArray(Cell[]::new);
      int[] order =
          IntStream.range(0, group.length)
              .boxed()
              .sorted(Comparator.comparingInt(i -> place(image[i])))
              .mapToInt(Integer::intValue)
              .toArray();
      List<Integer> offsets = new ArrayList<>();
      for (int i : order) {
        offsets.add(image[i].row() - image[order[0]].row());
        offsets.add(image[i].column() - image[order[0]].column());
      }
      int compared = least.isEmpty() ? -1 : Arrays.compare(ints(offsets), ints(least));
      if (compared < 0) {
        least = offsets;
        orders.clear();
      }
      if (compared <= 0) {
        orders.add(order);
      }
    }
    return new Shape(least, orders);
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Finds what each new feature is a case of. */
  private void generalise(int before, int[] numbers, Shape shape) {
    Integer known = shapes.putIfAbsent(shape.offsets(), generals);
    int base = known == null ? generals : known;
    generals += known == null ? numbers.length : 0;
    if (general.length < count) {
      general = Arrays.copyOf(general, Math.max(count, 2 * general.length));
    }
    int cells = shape.orders().getFirst().length;
    int[] digits = new int[cells];
    for (int index = numbers.length - 1; index >= 0; index--) {
      if (numbers[index] >= before) {
        digits(index, digits);
        int least = Integer.MAX_VALUE;
        for (int[] order : shape.orders()) {
          least = Math.min(least, index(digits, order));
        }
        general[numbers[index]] = base + least;
      }
    }
  }

  private void digits(int index, int[] digits) {
    int rest = index;
    for (int i = digits.length - 1; i >= 0; i--) {
      digits[i] = rest % states;
      rest /= states;
    }
  }

  private int index(int[] digits, int[] order) {
    int index = 0;
    for (int i : order) {
      index = index * states + digits[i];
    }
    return index;
  }

  /** The general feature that a feature is a case of: the same contents of the same shape. */
  int general(int feature) {
    return general[feature];
  }

  int generals() {
    return generals;
  }

  private int[] fold(int cells, List<int[]> turns) {
    int size = (int) Math.round(Math.pow(states, cells));
    int[] numbers = new int[size];
    int[] digits = new int[cells];
    for (int index = 0; index < size; index++) {
      digits(index, digits);
      int least = index;
      for (int[] turn : turns) {
        least = Math.min(least, index(digits, turn));
      }
      numbers[index] = least < index ? numbers[least] : count++;
    }
    return numbers;
  }

  /** How many features there are. */
  int count() {
    return count;
  }

  int placements() {
    return placements.size();
  }

  int active(int[] state, int shift, int[] into) {
    for (int i = 0; i < placed.length; i++) {
      int index = 0;
      for (int cell : placed[i]) {
        index = index * states + state[cell];
      }
      into[i] = shift + numbers[i][index];
    }
    return placed.length;
  }
}
