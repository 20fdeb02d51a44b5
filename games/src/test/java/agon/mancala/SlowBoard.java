package agon.mancala;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A board for slow twins: two lists of pits and a list of two stores, changed one seed at a time.
 */
final class SlowBoard {
  final List<List<Integer>> rows = new ArrayList<>();
  final List<Integer> stores = new ArrayList<>(List.of(0, 0));

  SlowBoard(int pits, int seeds) {
    for (int side = 0; side < 2; side++) {
      rows.add(new ArrayList<>(Stream.generate(() -> seeds).limit(pits).toList()));
    }
  }

  SlowBoard(List<Integer> firstRow, List<Integer> secondRow) {
    rows.add(new ArrayList<>(firstRow));
    rows.add(new ArrayList<>(secondRow));
  }

  SlowBoard(SlowBoard other) {
    other.rows.forEach(row -> rows.add(new ArrayList<>(row)));
    stores.set(0, other.stores.get(0));
    stores.set(1, other.stores.get(1));
  }

  int pits() {
    return rows.get(0).size();
  }

  int get(int side, int pit) {
    return rows.get(side).get(pit);
  }

  void add(int side, int pit, int seeds) {
    rows.get(side).set(pit, get(side, pit) + seeds);
  }

  void store(int side, int seeds) {
    stores.set(side, stores.get(side) + seeds);
  }

  /** Empties a pit. */
  int take(int side, int pit) {
    return rows.get(side).set(pit, 0);
  }

  int sum(int side) {
    return rows.get(side).stream().mapToInt(Integer::intValue).sum();
  }

  /** Empties a row. */
  int takeRow(int side) {
    int sum = sum(side);
    for (int pit = 0; pit < pits(); pit++) {
      take(side, pit);
    }
    return sum;
  }

  int margin() {
    return stores.get(0) - stores.get(1);
  }

  String text(int turn) {
    return Stream.of(0, 1)
        .map(
            side ->
                Stream.concat(rows.get(side).stream(), Stream.of(stores.get(side)))
                    .map(String::valueOf)
                    .collect(Collectors.joining(",")))
        .collect(Collectors.joining("/", "", turn == 0 ? " S" : " N"));
  }
}
