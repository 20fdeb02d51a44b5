package agon.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.book.SteadyScore;
import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.search.Score;
import agon.search.TimeControl;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningsTest {
  private static OpeningBook book(String game, String openings) {
    return new OpeningBook(Games.CATALOG.game(game), Openings.parse(openings), 5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello", "kalah", "dipole", "gomoku", "tictactoe", "crete"})
  void randomOpeningsAreTheSameHoweverOneAsks(String game) {
    OpeningBook forwards = book(game, "random(plies=4,nodes=300)");
    OpeningBook backwards = book(game, "random(plies=4,nodes=300)");
    for (int i = 0; i < 4; i++) {
      backwards.opening(3 - i);
    }
    for (int i = 0; i < 4; i++) {
      assertThat(forwards.opening(i)).isEqualTo(backwards.opening(i));
      assertThat(forwards.opening(i).position(Games.CATALOG.game(game)).ply()).isEqualTo(4);
    }
  }

  @Test
  void balancedOpeningsAreMoreEvenThanOthers() {
    assertThat(imbalance("kalah", "random(plies=4)", 20_000))
        .isLessThan(imbalance("kalah", "random(plies=4,balanced=false)", 20_000) * 3 / 4);
  }

  @Test
  void aShortLookKeepsDecidedOpeningsOutOfTheLearnersMatches() {
    assertThat(imbalance("dipole", Openings.SOON_EVEN.text(), 2_000))
        .isLessThan(imbalance("dipole", "random(plies=6,balanced=false)", 2_000) / 2);
  }

  /** How far from even a longer search finds eight openings, all together. */
  private static long imbalance(String line, String openings, long nodes) {
    Game game = Games.CATALOG.game(line);
    Engine judge = new Engine(game, EngineOptions.STANDARD.with("hash=1"));
    OpeningBook book = book(line, openings);
    long sum = 0;
    for (int i = 0; i < 8; i++) {
      judge.clear();
      Position position = book.opening(i).position(game);
      sum += Math.abs(judge.analyse(position, Limits.nodes(nodes)).score().score());
    }
    return sum;
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello", "gomoku", "hexthello(radius=3)"})
  void balancedOpeningsAreMadeOnceAndKept(String line, @TempDir Path folder) throws Exception {
    Game game = Games.CATALOG.game(line);
    keptOnce(game, Openings.parse("balanced(plies=6,nodes=1000)"), folder);
  }

  @Test
  void soAreRandomOnesThatWereLookedAtForLong(@TempDir Path folder) throws Exception {
    Game game = Games.CATALOG.game("mnk(m=5,n=5,k=4)");
    keptOnce(game, Openings.parse("random(plies=6,nodes=1000)"), folder);
  }

  private static void keptOnce(Game game, Openings openings, Path folder) throws Exception {
    OpeningBook making = new OpeningBook(game, openings, 5, Optional.of(folder));
    Opening made = making.opening(2);
    assertThat(made.position(game).ply()).isEqualTo(6);
    assertThat(new OpeningBook(game, openings, 5).opening(2)).as("without a file").isEqualTo(made);
    try (Stream<Path> files = Files.list(folder)) {
      Path file = files.findFirst().orElseThrow();
      assertThat(Files.readString(file)).contains("seed 5", "2 " + made.moves());
      Files.writeString(file, "7 " + made.moves() + "\n8 nonsense\nnonsense\n");
    }
    OpeningBook reading = new OpeningBook(game, openings, 5, Optional.of(folder));
    assertThat(reading.opening(7)).isEqualTo(made);
    assertThat(reading.opening(8)).as("what cannot be read is made again").isNotEqualTo(made);
    assertThat(new OpeningBook(game, openings, 6, Optional.of(folder)).opening(7))
        .as("another seed")
        .isNotEqualTo(made);
  }

  @Test
  void balancedMeansEvenToADiscOrTwoHoweverTheBoardIsTurned() {
    Game game = Games.CATALOG.game("othello");
    Engine judge = new Engine(game, EngineOptions.STANDARD.with("hash=1"));
    OpeningBook book = book("othello", "balanced(plies=8,nodes=5000)");
    for (int i = 0; i < 3; i++) {
      judge.clear();
      int score = SteadyScore.of(judge, book.opening(i).position(game), Limits.nodes(5000)).score();
      assertThat(Math.abs(score)).as(book.opening(i).moves()).isLessThanOrEqualTo(2 * Score.UNIT);
    }
  }

  @Test
  void allOpeningsAreThereOnceUpToSymmetry() {
    // 3 first moves on 3,3,3 up to symmetry; 12 positions after two stones.
    for (int[] expected : new int[][] {{1, 3}, {2, 12}}) {
      OpeningBook book = book("tictactoe", "all(plies=" + expected[0] + ")");
      Set<Opening> seen = new HashSet<>();
      for (int i = 0; i < expected[1]; i++) {
        seen.add(book.opening(i));
      }
      assertThat(seen).hasSize(expected[1]);
      assertThat(seen).contains(book.opening(expected[1]));
    }
  }

  @Test
  void listedOpeningsMayStartFromAPosition() {
    Game game = Games.CATALOG.game("othello");
    String start = game.text(game.start());
    Openings openings =
        Openings.of(List.of("# mine", "f5 d6 c3", "", "position " + start + " moves f5 d6"));
    OpeningBook book = new OpeningBook(game, openings, 1);
    assertThat(book.opening(0).position(game).ply()).isEqualTo(3);
    assertThat(book.opening(1).position(game).ply()).isEqualTo(2);
    assertThat(book.opening(2)).isEqualTo(book.opening(0));
  }

  @ParameterizedTest
  @CsvSource({
    "1s,10000",
    "10ms,1000",
    "1ms,300",
    "nodes=20000,2000",
    "depth=3,300",
    "1m+1s,10000",
    "4s+0,10000",
    "none,10000"
  })
  void theQuickerTheGamesTheShorterTheLookAtTheirOpenings(String time, String nodes) {
    assertThat(Openings.usual(TimeControl.parse(time)).text())
        .isEqualTo(Openings.parse("random(plies=4,nodes=" + nodes + ")").text());
  }

  @Test
  void wrongOpeningsAreNamed() {
    assertThatThrownBy(() -> Openings.parse("sicilian"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("openings are none, random(plies=4)");
    assertThatThrownBy(
            () ->
                new OpeningBook(Games.CATALOG.game("tictactoe"), Openings.of(List.of("a1 a1")), 1))
        .isInstanceOf(BadInput.class);
  }
}
