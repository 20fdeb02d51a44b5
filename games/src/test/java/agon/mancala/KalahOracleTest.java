package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import agon.game.Position;
import agon.search.Score;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Exact values of middle-game positions from solvers written by others. Values are the final margin
 * for the mover, stores included.
 */
@Tag("slow")
class KalahOracleTest {
  private static final int MOST_SEEDS_IN_PLAY = Boolean.getBoolean("agon.deep") ? 16 : 12;

  private static final int ENDGAME_SEEDS = 12;

  private static final Map<String, String> SETTINGS =
      Map.of("std", "", "ec", "empty-capture=true", "std-lastmove", "end=mover");

  @TestFactory
  Stream<DynamicTest> searchingToTheEndFindsTheValueOfEveryMove() {
    return lines()
        .skip(1)
        .map(line -> List.of(line.split(",", -1)))
        .filter(fields -> Integer.parseInt(fields.get(6)) <= MOST_SEEDS_IN_PLAY)
        .map(fields -> dynamicTest(fields.get(1) + " " + fields.get(0), () -> check(fields)));
  }

  /** One for each kind of rules: much of what one position leads to is known from another. */
  private final Map<String, KalahSolver> solvers = new HashMap<>();

  private void check(List<String> fields) {
    Kalah game = (Kalah) Kalah.FAMILY.game(Objects.requireNonNull(SETTINGS.get(fields.get(1))));
    Position position =
        game.position(
            "%s,%s/%s,%s S"
                .formatted(
                    fields.get(2).replace(' ', ','),
                    fields.get(4),
                    fields.get(3).replace(' ', ','),
                    fields.get(5)));
    KalahSolver solver = solvers.computeIfAbsent(fields.get(1), rules -> new KalahSolver(game));
    assertThat(solver.margin(position)).isEqualTo(Integer.parseInt(fields.get(7)));
    int verdict = game.insight(position).verdict();
    boolean small = Integer.parseInt(fields.get(6)) <= ENDGAME_SEEDS;
    assertThat(verdict)
        .isEqualTo(small ? Score.UNIT * Integer.parseInt(fields.get(7)) : Score.UNKNOWN);
    StringJoiner values = new StringJoiner(" ");
    for (int pit = 0; pit < 6; pit++) {
      if (position.isLegal(pit, new int[6])) {
        position.play(pit);
        values.add(Integer.toString(solver.margin(position)));
        position.undo();
      } else {
        values.add("-");
      }
    }
    assertThat(values).hasToString(fields.get(8));
  }

  private static Stream<String> lines() {
    try (InputStream in = KalahOracleTest.class.getResourceAsStream("kalah-oracle.csv")) {
      byte[] bytes = Objects.requireNonNull(in, "kalah-oracle.csv is missing").readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
