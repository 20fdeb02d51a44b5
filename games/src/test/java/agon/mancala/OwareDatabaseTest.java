package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Exact;
import agon.search.Insight;
import agon.search.Limits;
import agon.search.Score;
import agon.search.SearchInfo;
import agon.search.Visits;
import java.nio.ByteBuffer;
import java.util.function.BiConsumer;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OwareDatabaseTest {
  private static Oware game(String settings) {
    return (Oware) Oware.FAMILY.game(settings);
  }

  private static OwareDatabase build(Oware game, int seeds) {
    OwareTables tables = OwareTables.of(game.rules());
    ByteBuffer values = ByteBuffer.allocate((int) tables.bytes(seeds));
    assertThat(tables.build(seeds, values, size -> true)).isTrue();
    return new OwareDatabase(game.pits(), seeds, values);
  }

  /** Every running position with at most so many seeds in the pits, first player to move. */
  private static void all(Oware game, int mostSeeds, BiConsumer<PackedOware, Integer> visitor) {
    for (int seeds = 1; seeds <= mostSeeds; seeds++) {
      strew(game, new int[2 * game.pits() + 2], 0, seeds, seeds, visitor);
    }
  }

  private static void strew(
      Oware game,
      int[] places,
      int place,
      int left,
      int seeds,
      BiConsumer<PackedOware, Integer> visitor) {
    int side = game.pits() + 1;
    if (place == 2 * side - 1) {
      for (int lacking = 0; left == 0 && lacking <= seeds; lacking++) {
        places[side - 1] = game.rules().half() - lacking;
        places[2 * side - 1] = game.rules().half() - (seeds - lacking);
        PackedOware position = (PackedOware) game.place(places, Position.FIRST);
        if (places[side - 1] >= 0
            && places[2 * side - 1] >= 0
            && game.whyEnded(position).isEmpty()) {
          visitor.accept(position, seeds);
        }
      }
      return;
    }
    if (place == side - 1) {
      strew(game, places, place + 1, left, seeds, visitor);
      return;
    }
    for (int here = 0; here <= left; here++) {
      places[place] = here;
      strew(game, places, place + 1, left - here, seeds, visitor);
    }
    places[place] = 0;
  }

  @ParameterizedTest
  @CsvSource({
    "'pits=6,seeds=4', 4",
    "'pits=6,seeds=4,grand-slam=forbidden', 3",
    "'pits=3,seeds=3', 7",
    "'pits=3,seeds=3,grand-slam=capture', 6",
    "'pits=3,seeds=3,grand-slam=keep-first', 6",
    "'pits=3,seeds=3,grand-slam=keep-last', 6",
    "'pits=2,seeds=6', 9",
    "'pits=8,seeds=2', 3"
  })
  void everyPositionIsWorthWhatItsBestMoveIs(String settings, int seeds) {
    Oware game = game(settings);
    OwareDatabase endgames = build(game, seeds);
    int[] moves = new int[game.maxMoves()];
    all(
        game,
        seeds,
        (position, inPits) -> {
          int count = position.moves(moves);
          int least = -100;
          int most = -100;
          for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            int lead = position.theirStore - position.myStore;
            int at = position.isOver() ? -1 : position.place(endgames);
            least = Math.max(least, lead - (at < 0 ? 0 : endgames.most(at)));
            most = Math.max(most, lead - (at < 0 ? 0 : endgames.least(at)));
            position.undo();
          }
          int at = position.place(endgames);
          int lead = position.myStore - position.theirStore;
          assertThat(lead + endgames.least(at)).as(game.text(position)).isEqualTo(least);
          assertThat(lead + endgames.most(at)).as(game.text(position)).isEqualTo(most);
          assertThat(least).isLessThanOrEqualTo(most);
        });
  }

  @ParameterizedTest
  @CsvSource({
    "'pits=2,seeds=3', 5",
    "'pits=3,seeds=2', 3",
    "'pits=2,seeds=3,grand-slam=capture', 4",
    "'pits=2,seeds=3,grand-slam=forbidden', 4"
  })
  void theBoundsAreThoseOfTheSlowTwin(String settings, int seeds) {
    Oware game = game(settings);
    OwareDatabase endgames = build(game, seeds);
    SlowOwareBounds slow = new SlowOwareBounds(game);
    all(
        game,
        seeds,
        (position, inPits) -> {
          int at = position.place(endgames);
          int lead = position.myStore - position.theirStore;
          assertThat(lead + endgames.least(at))
              .as(game.text(position))
              .isEqualTo(slow.least(position));
        });
  }

  /** With the whole history, as the rules have it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "pits=2,seeds=2,repetition=2",
        "pits=2,seeds=2,repetition=3",
        "pits=2,seeds=2,repetition=2,grand-slam=capture",
        "pits=3,seeds=1,repetition=2",
      })
  void playingEverythingOutEndsBetweenTheBounds(String settings) {
    Oware game = game(settings);
    OwareDatabase endgames = build(game, 3);
    int[] seen = new int[1];
    all(
        game,
        3,
        (position, inPits) -> {
          int[] nodes = {100_000};
          int value = playOut(position, -100, 100, nodes);
          if (nodes[0] > 0) {
            int at = position.place(endgames);
            int lead = position.myStore - position.theirStore;
            assertThat(value)
                .as(game.text(position))
                .isBetween(lead + endgames.least(at), lead + endgames.most(at));
            seen[0]++;
          }
        });
    assertThat(seen[0]).isGreaterThan(50);
  }

  private static int playOut(PackedOware position, int alpha, int beta, int[] nodes) {
    if (position.isOver() || --nodes[0] <= 0) {
      return position.myStore - position.theirStore;
    }
    int[] moves = new int[position.pits()];
    int count = position.moves(moves);
    int best = -100;
    for (int i = 0; i < count && best < beta; i++) {
      position.play(moves[i]);
      best = Math.max(best, -playOut(position, -beta, -Math.max(alpha, best), nodes));
      position.undo();
    }
    return best;
  }

  @Test
  void aLargerOneBeginsLikeASmallerOne() {
    OwareTables tables = OwareTables.of(game("").rules());
    ByteBuffer small = ByteBuffer.allocate((int) tables.bytes(4));
    ByteBuffer large = ByteBuffer.allocate((int) tables.bytes(5));
    assertThat(tables.build(4, small, size -> true)).isTrue();
    assertThat(tables.build(5, large, size -> true)).isTrue();
    assertThat(large.slice(0, small.capacity())).isEqualTo(small);
    assertThat(tables.build(5, large, size -> size < 3)).isFalse();
  }

  /** Its last layer is large enough for several threads. The sum is of the bytes made on one. */
  @Test
  void threadsDoNotChangeAByte() {
    OwareTables tables = OwareTables.of(game("").rules());
    ByteBuffer values = ByteBuffer.allocate((int) tables.bytes(8));
    assertThat(tables.build(8, values, size -> true)).isTrue();
    CRC32C sum = new CRC32C();
    sum.update(values);
    assertThat(sum.getValue()).isEqualTo(0x12363580);
  }

  @Test
  void historyTakesCertaintyAway() {
    Oware game = game("");
    Position position = game.position("0,0,0,0,0,1,23/1,0,0,0,0,0,23 S");
    Insight insight = game.insight(position);
    OwareExact exact = (OwareExact) game.solver(1, true).orElseThrow();
    assertThat(insight.verdict()).isNotEqualTo(Score.UNKNOWN);
    assertThat(exact.solve(position, 0, 1000, new Visits())).isTrue();
    position.play(game.move(position, "6"));
    assertThat(insight.verdict()).as("not just after a capture").isEqualTo(Score.UNKNOWN);
  }

  @Test
  void theEngineSaysWhatIsProven() {
    Oware game = game("");
    Position position = game.position("0,0,1,0,2,0,22/0,1,0,0,1,0,21 S");
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=1"));
    SearchInfo info = engine.analyse(position, Limits.nodes(60_000));
    Exact exact = game.solver(1, true).orElseThrow();
    assertThat(exact.solve(position, 0, 20_000, new Visits())).isTrue();
    assertThat(info.score().isProven()).isTrue();
    assertThat(info.score().score()).isEqualTo(Score.UNIT * exact.least());
  }
}
