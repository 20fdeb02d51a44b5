package agon.mancala.classic;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.mancala.MancalaPosition;
import agon.search.Limits;
import agon.textbook.AlphaBeta.Choice;
import agon.textbook.ThinkingTime;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The report's paragraphs on the algorithm and the heuristic, sentence by sentence. */
class NaskSearchTest {
  private static final long SEED = Long.getLong("agon.kit.seed", 20261115L);
  private static final Game KALAH = Games.CATALOG.game("kalah");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0,0,0,0,0,0,30/0,0,0,0,0,0,18 S | 112 | -112",
        "0,0,0,0,0,0,25/0,0,0,0,0,0,23 S | 102 | -102",
        "0,0,0,0,0,0,24/0,0,0,0,0,0,24 S | 0 | 0"
      })
  void aWonGameIsWorthAHundredAndTheDifference(String text, int south, int north) {
    assertThat(heuristic(text, Position.FIRST)).isEqualTo(south);
    assertThat(heuristic(text, Position.SECOND)).isEqualTo(north);
  }

  @Test
  void beforeTheEndItIsTheDifferenceAndTheOwnSeeds() {
    String text = "1,2,3,0,0,4,12/0,5,0,0,2,0,19 S";
    assertThat(heuristic(text, Position.FIRST)).isEqualTo(12 - 19 + 10);
    assertThat(heuristic(text, Position.SECOND)).isEqualTo(19 - 12 + 7);
    assertThat(heuristic(KALAH.text(KALAH.start()), Position.FIRST)).isEqualTo(24);
  }

  @Test
  void onlyPitsWithSeedsAreTriedFromTheStoreOutwards() {
    Game granada = Games.CATALOG.game("granada");
    Position position = granada.position("1,0,3,4,0,6,2/4,4,4,4,4,4,8 S");
    int[] moves = new int[6];
    int count = new NaskSearch(granada).moves(position, moves, 0);
    List<String> texts =
        Arrays.stream(moves, 0, count).mapToObj(move -> granada.text(position, move)).toList();
    assertThat(texts).containsExactly("1", "3", "4", "6");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kalah",
        "kalah(pits=3,seeds=3)",
        "kalah(pits=4,seeds=2,end=mover)",
        "kalah(pits=9,seeds=2,empty-capture=true)"
      })
  void pruningChangesNothingOfTheReportsMinimax(String line) {
    Game game = Games.CATALOG.game(line);
    Rng rng = new Rng(SEED);
    int[] scratch = new int[game.maxMoves()];
    NaskSearch search = new NaskSearch(game);
    for (int round = 0; round < 60; round++) {
      MancalaPosition position = randomPosition(game, rng, scratch);
      int depth = 1 + round % 5;
      search.playFor(position.turn());
      search.begin(Limits.NONE, ThinkingTime.FOREVER);
      Choice choice = search.choose(position, depth);
      assertThat(choice)
          .as("%s %s, depth %d, seed %d", line, game.text(position), depth, SEED)
          .isEqualTo(new NextMove(position.turn(), depth).choose(position));
    }
  }

  private static MancalaPosition randomPosition(Game game, Rng rng, int[] scratch) {
    Position position = game.start();
    for (int i = rng.below(25); i > 0; i--) {
      position.play(position.randomMove(rng, scratch));
      if (position.isOver()) {
        position.undo();
        break;
      }
    }
    return (MancalaPosition) position;
  }

  private static int heuristic(String text, int player) {
    return NaskSearch.heuristic((MancalaPosition) KALAH.position(text), player);
  }

  /**
   * The report's first version, word by word: minimax without pruning, told whether it minimises.
   */
  private record NextMove(int me, int depth) {
    Choice choose(MancalaPosition position) {
      int best = Position.NO_MOVE;
      int bestValue = Integer.MIN_VALUE;
      for (int pit = position.pits() - 1; pit >= 0; pit--) {
        if (position.seeds(me, pit) > 0) {
          position.play(pit);
          int value = minimax(position, position.turn() != me, 1);
          position.undo();
          if (value > bestValue) {
            bestValue = value;
            best = pit;
          }
        }
      }
      return new Choice(best, bestValue, true);
    }

    private int minimax(MancalaPosition position, boolean minimises, int level) {
      if (position.isOver() || level == depth) {
        return NaskSearch.heuristic(position, me);
      }
      int mover = position.turn();
      int best = minimises ? Integer.MAX_VALUE : Integer.MIN_VALUE;
      for (int pit = 0; pit < position.pits(); pit++) {
        if (position.seeds(mover, pit) > 0) {
          position.play(pit);
          int value = minimax(position, position.turn() != me, level + 1);
          position.undo();
          best = minimises ? Math.min(best, value) : Math.max(best, value);
        }
      }
      return best;
    }
  }
}
