package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.proof.Answer;
import agon.proof.Budget;
import agon.proof.ProofSearch;
import agon.proof.ProofTable;
import agon.proof.Repetition;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.search.Score;
import agon.search.SearchInfo;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerfectPlayTest {
  /** Far less than a second of thought. */
  private static final Limits LIMITS = Limits.nodes(30_000);

  private static final EngineOptions OPTIONS = EngineOptions.STANDARD.with("hash=4");

  /** The engine against moves by chance: whatever it had before its move, it has after. */
  @ParameterizedTest
  @CsvSource({"3,3,3,3", "4,3,3,2", "4,4,3,1", "4,4,4,1", "6,5,4,1"})
  void noMoveGivesAwayWhatIsProven(int m, int n, int k, int games) {
    Game game = Mnk.FAMILY.game("m=%d,n=%d,k=%d".formatted(m, n, k));
    Engine engine = new Engine(game, OPTIONS);
    ProofTable table = ProofTable.ofMegabytes(16);
    int[] moves = new int[game.maxMoves()];
    for (int number = 0; number < 2 * games; number++) {
      SplittableRandom chance = new SplittableRandom(number);
      Position position = game.start();
      int value = value(game, position, table);
      while (!position.isOver()) {
        if (position.turn() == number % 2) {
          position.play(engine.analyse(position, LIMITS).move());
          assertThat(value(game, position, table)).as(game.text(position)).isEqualTo(value);
        } else {
          position.play(moves[chance.nextInt(position.moves(moves))]);
          value = value(game, position, table);
        }
      }
    }
  }

  /** What the first player gets: 1, 0 or −1. */
  private static int value(Game game, Position position, ProofTable table) {
    ProofSearch search =
        new ProofSearch(game, position, table, Repetition.IRRELEVANT, progress -> {});
    return search.ask(1, Budget.UNLIMITED) == Answer.YES
        ? 1
        : search.ask(0, Budget.UNLIMITED) == Answer.YES ? 0 : -1;
  }

  @Test
  void whoHasLostPlaysWhatIsHardestToRefute() {
    Game game = Mnk.FAMILY.game("m=6,n=5,k=4");
    Position position = game.start();
    game.moves(position, "c3").forEach(position::play);
    SearchInfo best = new Engine(game, OPTIONS).analyse(position, Limits.nodes(100_000));
    assertThat(best.score().score()).isLessThan(-Score.LIMIT);
    // One who looks ahead move by move sees the end of it later than that of other moves.
    Engine plain =
        new Engine(game, OPTIONS.with("threats=false,quiescence=false," + EngineOptions.PROVING));
    int[] replies = new int[game.maxMoves()];
    int count = position.moves(replies);
    int seen = 0;
    for (int i = 0; i < count; i++) {
      position.play(replies[i]);
      boolean lost = plain.analyse(position, Limits.depth(3)).score().score() > Score.LIMIT;
      position.undo();
      seen += lost ? 1 : 0;
      assertThat(lost && replies[i] == best.move()).isFalse();
    }
    assertThat(seen).isGreaterThan(count / 2);
  }
}
