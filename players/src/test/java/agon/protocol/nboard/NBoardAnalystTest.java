package agon.protocol.nboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.othello.Othello;
import agon.search.Limits;
import agon.search.SearchInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Engines for NBoard that are asked what they think. */
@Timeout(120)
class NBoardAnalystTest {
  private static final Game GAME = Othello.FAMILY.game();
  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(20));

  private static List<SearchInfo> analyse(String habit, Limits limits, List<SearchInfo> heard) {
    Position position = GAME.start();
    position.play(GAME.move(position, "f5"));
    return analyst("python3 src/test/resources/players/nboard-engine.py '" + habit + "'")
        .analyse(position, limits, 3, heard::add);
  }

  private static NBoardAnalyst analyst(String program) {
    return new NBoardAnalyst("nboard:" + program, GAME);
  }

  private static List<String> texts(List<SearchInfo> reports) {
    Position position = GAME.start();
    position.play(GAME.move(position, "f5"));
    return reports.stream()
        .map(
            info ->
                "%d %s %s"
                    .formatted(
                        info.depth(), GAME.text(position, info.move()), info.score().text(GAME)))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "edax", "crash"})
  void everyMoveIsValuedAndTheBestComesFirst(String habit) {
    List<SearchInfo> heard = new ArrayList<>();
    List<SearchInfo> reports = analyse(habit, LIMITS, heard);
    assertThat(texts(reports))
        .containsExactly(
            "59 f6 +1 disc (proven)", "8 d6 about +0.0 discs", "8 f4 about −1.0 discs");
    assertThat(heard).hasSize(3).extracting(SearchInfo::rank).containsExactly(1, 1, 1);
    assertThat(reports.getFirst().nodes()).isEqualTo(4711);
  }

  @Test
  void anEngineThatNeverEndsIsHeardUntilTimeIsUp() {
    assertThat(analyse("never", Limits.time(Duration.ofSeconds(2)), new ArrayList<>())).hasSize(3);
  }

  @Test
  void whatCannotAnalyseIsRefusedInOneSentence() {
    NBoardAnalyst broken = analyst("sh -c 'exit 4'");
    assertThatThrownBy(() -> broken.analyse(GAME.start(), LIMITS, 1, info -> {}))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("the engine did not analyse: it crashed with exit code 4");
    assertThatThrownBy(() -> new NBoardAnalyst("gtp:x", GAME))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("an engine that analyses is written nboard:");
    assertThatThrownBy(() -> new NBoardAnalyst("nboard:sh", Games.CATALOG.game("kalah")))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("engines of NBoard play othello");
  }
}
