package agon.dipole;

import static org.assertj.core.api.Assertions.assertThat;

import agon.endgame.Source;
import agon.game.Position;
import agon.game.Rng;
import agon.search.Score;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DipoleDatabaseTest {
  private static final long SEED = Long.getLong("agon.kit.seed", 20261118L);

  private static Dipole game(String settings) {
    return (Dipole) Dipole.FAMILY.game(settings);
  }

  private static DipoleDatabase build(Dipole game, int men) {
    DipoleTables tables = new DipoleTables(game.board());
    ByteBuffer values = ByteBuffer.allocate((int) tables.bytes(men));
    assertThat(tables.build(men, values, size -> true)).isTrue();
    return new DipoleDatabase(game.board(), men, values);
  }

  /** One man against one or two, wherever they stand. */
  private static void all(Dipole game, Consumer<DipolePosition> visitor) {
    int squares = game.board().squares;
    for (int turn = 0; turn < 2; turn++) {
      for (int one = 0; one < squares; one++) {
        for (int other = 0; other < squares; other++) {
          for (int third = other; third <= squares; third++) {
            if (one != other && one != third) {
              DipolePosition position = new DipolePosition(game.board(), 0, 0, turn);
              position.put(Position.FIRST, one, 1);
              position.put(Position.SECOND, other, third == other ? 2 : 1);
              if (third > other && third < squares) {
                position.put(Position.SECOND, third, 1);
              }
              visitor.accept(position);
            }
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"size=8", "size=10"})
  void everyPositionHasAPlaceOfItsOwn(String settings) {
    Dipole game = game(settings);
    long bytes = DipoleDatabase.bytes(game.board(), 3);
    DipoleDatabase places =
        new DipoleDatabase(game.board(), 3, ByteBuffer.allocate(Math.toIntExact(bytes)));
    Set<Integer> seen = new HashSet<>();
    int[] visited = new int[1];
    all(
        game,
        position -> {
          int place = places.place(position);
          assertThat(place).isBetween(0, (int) bytes - 1);
          seen.add(place);
          visited[0]++;
          Position turned = new HalfTurn(game.board()).image(1, position);
          assertThat(places.place((DipolePosition) turned)).isEqualTo(place);
        });
    // One against one with either side to move is the same position turned.
    int pairs = game.board().squares * (game.board().squares - 1);
    assertThat(seen).hasSize(visited[0] - pairs);
  }

  /** At most so many men on random squares, one of each side at the least. */
  private static DipolePosition strewn(Dipole game, Rng rng, int men) {
    DipolePosition position = new DipolePosition(game.board(), 0, 0, rng.below(2));
    int stacks = 2 + rng.below(men - 1);
    for (int i = 0; i < stacks; i++) {
      int square = rng.below(game.board().squares);
      int player = i < 2 ? i : rng.below(2);
      while (position.men(square) > 0) {
        square = (square + 1) % game.board().squares;
      }
      position.put(player, square, i == stacks - 1 ? 1 + rng.below(men - i) : 1);
    }
    return position;
  }

  /** Not the best move alone: minimax over everything, without a table of ours. */
  @ParameterizedTest
  @CsvSource({"size=8, 4, 400", "size=10, 3, 200"})
  void everyPositionIsWorthWhatMinimaxSays(String settings, int men, int positions) {
    Dipole game = game(settings);
    DipoleDatabase endgames = build(game, men);
    DipoleSolver solver = new DipoleSolver(game);
    Rng rng = new Rng(SEED);
    for (int i = 0; i < positions; i++) {
      DipolePosition position = strewn(game, rng, men);
      assertThat(endgames.verdict(position))
          .as("%s, seed %d", game.text(position), SEED)
          .isEqualTo(solver.score(position));
    }
  }

  @Test
  void whatOutlastsTheLimitIsOpen() {
    Dipole game = game("limit=60");
    DipoleDatabase endgames = build(game, 3);
    Position early = game.position("C2:W1 E4:B2 W 10");
    int verdict = endgames.verdict((DipolePosition) early);
    assertThat(verdict).isNotEqualTo(Score.UNKNOWN);
    int last = 120 - Score.distance(verdict);
    Position inTime = game.position("C2:W1 E4:B2 W " + last);
    assertThat(endgames.verdict((DipolePosition) inTime)).isEqualTo(verdict);
    Position late = game.position("C2:W1 E4:B2 W " + (last + 1));
    assertThat(endgames.verdict((DipolePosition) late)).isEqualTo(Score.UNKNOWN);
  }

  @Test
  void stopsWhenToldTo() {
    DipoleTables tables = new DipoleTables(game("").board());
    ByteBuffer values = ByteBuffer.allocate((int) tables.bytes(4));
    assertThat(tables.build(4, values, size -> false)).isFalse();
  }

  @Test
  void isThereForEverybody() {
    Dipole game = game("");
    Position few = game.position("C2:W1 E4:B2 W");
    assertThat(Score.distance(game.insight(few).verdict())).isGreaterThan(1);
    assertThat(Source.of(game, few).orElseThrow().text()).isEqualTo("exact: 3 men left");
    assertThat(Source.of(game, game.start())).isEmpty();
  }
}
