package agon.mnk.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The paragraph "Albero AVL" of the report on Corrado. */
class AvlTreeTest {
  private final AvlTree tree = new AvlTree();

  private List<Integer> cells() {
    int[] cells = new int[10_000];
    return Arrays.stream(cells, 0, tree.largestFirst(cells)).boxed().toList();
  }

  @Test
  void anEmptyTreeHasNoCells() {
    assertThat(cells()).isEmpty();
    assertThat(tree.height()).isZero();
    tree.delete(3, 7);
    assertThat(cells()).isEmpty();
  }

  @Test
  void notInOrderStartsFromTheLargestKey() {
    tree.insert(2, 20);
    tree.insert(8, 80);
    tree.insert(5, 50);
    assertThat(cells()).containsExactly(80, 50, 20);
  }

  @Test
  void duplicatesShareANodeAndKeepTheOrderInWhichTheyCame() {
    for (int cell = 0; cell < 20; cell++) {
      tree.insert(3, cell);
    }
    assertThat(tree.height()).isEqualTo(1);
    tree.delete(3, 0);
    tree.insert(3, 0);
    assertThat(cells()).startsWith(1, 2, 3).endsWith(18, 19, 0).hasSize(20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 2 3", "3 2 1", "1 3 2", "3 1 2"})
  void eachOfTheFourImbalancesIsRotatedAway(String keys) {
    for (String key : keys.split(" ", -1)) {
      tree.insert(Integer.parseInt(key), 10 * Integer.parseInt(key));
    }
    assertThat(tree.height()).isEqualTo(2);
    assertThat(cells()).containsExactly(30, 20, 10);
  }

  @Test
  void theHeightStaysLogarithmicWhileKeysComeAndGo() {
    List<Integer> keys = new ArrayList<>();
    for (int key = 0; key < 1000; key++) {
      keys.add(key);
      tree.insert(key, key);
      assertThat(tree.height()).isLessThanOrEqualTo(mostHeight(key + 1));
    }
    Collections.shuffle(keys, new Random(1));
    while (!keys.isEmpty()) {
      int key = keys.removeLast();
      tree.delete(key, key);
      assertThat(tree.height()).isLessThanOrEqualTo(mostHeight(keys.size()));
    }
    assertThat(cells()).isEmpty();
  }

  /** Adelson-Velsky and Landis: below 1.4405 log₂(n + 2). */
  private static int mostHeight(int nodes) {
    return (int) (1.4405 * Math.log(nodes + 2) / Math.log(2));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void itHoldsWhatAPlainMapOfListsHolds(long seed) {
    Random random = new Random(seed);
    TreeMap<Integer, List<Integer>> plain = new TreeMap<>(Collections.reverseOrder());
    List<int[]> inserted = new ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      if (inserted.isEmpty() || random.nextInt(100) < (i < 1500 ? 60 : 40)) {
        int key = random.nextInt(40);
        inserted.add(new int[] {key, i});
        tree.insert(key, i);
        plain.computeIfAbsent(key, k -> new ArrayList<>()).add(i);
      } else {
        int[] gone = inserted.remove(random.nextInt(inserted.size()));
        tree.delete(gone[0], gone[1]);
        List<Integer> list = plain.getOrDefault(gone[0], List.of());
        list.removeIf(cell -> cell == gone[1]);
        if (list.isEmpty()) {
          plain.remove(gone[0]);
        }
      }
      assertThat(cells())
          .as("seed %d, step %d", seed, i)
          .isEqualTo(plain.values().stream().flatMap(List::stream).toList());
    }
  }

  @Test
  void deletingCountsDownEvenWhatIsNotListedAndTheNodeGoesWithItsCount() {
    tree.insert(0, 1);
    tree.insert(0, 2);
    tree.delete(0, 99);
    assertThat(cells()).containsExactly(1, 2);
    tree.delete(0, 99);
    assertThat(cells()).isEmpty();
  }
}
