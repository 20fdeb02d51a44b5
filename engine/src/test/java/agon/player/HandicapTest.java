package agon.player;

import static org.assertj.core.api.Assertions.assertThat;

import agon.example.Pile;
import agon.game.Game;
import agon.game.Rng;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class HandicapTest {
  private static final Game PILE = Pile.FAMILY.game();

  private static List<Long> nodes(int level) {
    return LongStream.range(0, 300)
        .mapToObj(seed -> Handicap.onTheDay(PILE, level, new Rng(seed)).nodes())
        .sorted()
        .toList();
  }

  @Test
  void a_level_has_better_and_worse_days_around_its_own() {
    List<Long> five = nodes(5);
    assertThat(five.getFirst()).isLessThan(nodes(4).get(150));
    assertThat(five.getLast()).isGreaterThan(nodes(6).get(150));
    assertThat(five.get(150)).isBetween(nodes(4).get(150), nodes(6).get(150));
  }

  @Test
  void nobody_is_worse_than_the_lowest_or_better_than_the_row() {
    List<Long> lowest = nodes(1);
    assertThat(lowest.getFirst()).isEqualTo(lowest.getLast());
    assertThat(nodes(2).getFirst()).isGreaterThanOrEqualTo(lowest.getFirst());
    assertThat(nodes(9).getLast())
        .isLessThanOrEqualTo(Handicap.ofStrength(Handicap.STRONGEST).nodes());
  }
}
