package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Rng;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineTableTest {
  /** The class of the cell in the middle of {@code .XO#}: its definition, by trying stones. */
  private static int slow(String line, char own, int k, MnkRule rule) {
    int middle = line.length() / 2;
    String with = line.substring(0, middle) + own + line.substring(middle + 1);
    for (int stones = 0; stones <= Math.min(3, k - 1); stones++) {
      Set<Integer> ways = ways(with, own, k, rule, stones);
      if (!ways.isEmpty()) {
        boolean untouched = stones == k - 1 && stones >= 3;
        return untouched ? LineClass.ROOM : ofWays(ways, stones);
      }
    }
    int far = 4;
    while (far < k && ways(with, own, k, rule, far).isEmpty()) {
      far++;
    }
    return far >= k
        ? LineClass.DEAD
        : far == 4 && k > 5
            ? LineClass.FOUR_TO_GO
            : far == 5 && k > 6 ? LineClass.FIVE_TO_GO : LineClass.ROOM;
  }

  /** The sets of so many free cells, as bits, that, filled, complete a line through the middle. */
  private static Set<Integer> ways(String line, char own, int k, MnkRule rule, int stones) {
    Set<Integer> ways = new HashSet<>();
    int middle = line.length() / 2;
    for (int start = middle - k + 1; start <= middle; start++) {
      int free = 0;
      boolean live = true;
      for (int i = start; i < start + k; i++) {
        char c = line.charAt(i);
        live &= c == own || c == '.';
        if (c == '.') {
          free |= 1 << i;
        }
      }
      char before = line.charAt(start - 1);
      char behind = line.charAt(start + k);
      boolean tooLong = rule.exact("XO".indexOf(own)) && (before == own || behind == own);
      char other = own == 'X' ? 'O' : 'X';
      boolean closed = rule == MnkRule.CARO && before == other && behind == other;
      if (live && !tooLong && !closed && Integer.bitCount(free) == stones) {
        ways.add(free);
      }
    }
    return ways;
  }

  private static int ofWays(Set<Integer> ways, int stones) {
    // All but one of the cells of a way; open if more than one last cell then completes the line.
    Set<Integer> open = new HashSet<>();
    for (int way : ways) {
      for (int left = way; left != 0; left &= left - 1) {
        int others = way & ~Integer.lowestOneBit(left);
        if (ways.stream().filter(w -> (w & others) == others).count() > 1) {
          open.add(others);
        }
      }
    }
    return switch (stones) {
      case 0 -> LineClass.FIVE;
      case 1 -> open.isEmpty() ? LineClass.FOUR : LineClass.OPEN_FOUR;
      case 2 -> LineClass.THREE + Math.min(2, open.size());
      default -> LineClass.TWO + (open.size() < 2 ? open.size() : open.size() < 4 ? 2 : 3);
    };
  }

  @ParameterizedTest
  @CsvSource({
    "1,FREE", "2,FREE", "3,FREE", "4,FREE", "5,FREE", "6,FREE", "7,FREE", "10,FREE", "1,EXACT",
    "2,EXACT", "3,EXACT", "4,EXACT", "5,EXACT", "6,EXACT", "8,EXACT", "5,RENJU", "3,CARO", "4,CARO",
    "5,CARO", "7,CARO"
  })
  void everyLineIsOfTheClassItsWaysToGoOnSay(int k, MnkRule rule) {
    Rng rng = new Rng(k);
    for (int round = 0; round < 20_000; round++) {
      String line = randomLine(rng, k);
      long window = 0;
      int[] read = new int[2];
      for (int side = 0; side < 2; side++) {
        LineReader reader = new LineReader(k, rule, side);
        for (int i = 0; i < line.length(); i++) {
          int what = ".XO#".indexOf(line.charAt(i));
          reader.line[i] =
              (byte)
                  (what == 0 || what == 3
                      ? what
                      : what == side + 1 ? LineReader.OWN : LineReader.BLOCKED);
        }
        read[side] = reader.read();
        assertThat(read[side]).as(line).isEqualTo(slow(line, "XO".charAt(side), k, rule));
      }
      int reach = LineTable.reach(k, rule);
      for (int i = k + reach; i >= k - reach; i--) {
        window = window << 2 | ".XO#".indexOf(line.charAt(i));
      }
      int both = read[0] | read[1] << 4;
      long bits = window;
      LineTable.of(k, rule)
          .ifPresent(table -> assertThat(table.both(bits)).as(line).isEqualTo(both));
    }
  }

  /** Mostly one side's stones, now and then a border. */
  private static String randomLine(Rng rng, int k) {
    StringBuilder line = new StringBuilder();
    int others = 2 + rng.below(20);
    for (int i = 0; i <= 2 * k; i++) {
      boolean other = rng.below(others) == 0;
      line.append(i == k ? '.' : other ? 'O' : ".X".charAt(rng.below(2)));
    }
    int before = rng.below(3 * k + 3);
    int behind = rng.below(3 * k + 3);
    for (int i = 0; i < k - before; i++) {
      line.setCharAt(i, '#');
    }
    for (int i = 0; i < k - behind; i++) {
      line.setCharAt(2 * k - i, '#');
    }
    return line.toString();
  }
}
