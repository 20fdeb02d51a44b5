package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.book.BookLearner;
import agon.book.BookShelf;
import agon.book.LearntBook;
import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A learnt book of a game in which repetition matters. */
class OwareBookTest {
  private static final long SEED = Long.getLong("agon.kit.seed", 20261118L);
  private static final Game GAME = Oware.FAMILY.game("pits=2,seeds=3");

  @Test
  void aBookComesWithTheGame() {
    Game oware = Oware.FAMILY.game();
    LearntBook book = BookShelf.find(oware).orElseThrow();
    assertThat(book.moves(oware.start())).hasSize(6);
    assertThat(book.moves(oware.start()).getFirst().plies()).isGreaterThanOrEqualTo(10);
    assertThat(BookShelf.find(GAME)).isEmpty();
  }

  /** On so small a board play often goes round. */
  @Test
  void whatHasComeUpBeforeIsNotLookedUp() {
    LearntBook book = new LearntBook(GAME);
    Engine engine = new Engine(GAME, EngineOptions.STANDARD.with("hash=1,book=false"));
    BookLearner learner =
        new BookLearner(book, engine, Limits.nodes(50), 1000, 7, () -> book.size() < 150);
    for (int i = 0; i < 200; i++) {
      learner.grow();
    }
    Rng rng = new Rng(SEED);
    int[] moves = new int[GAME.maxMoves()];
    int known = 0;
    int again = 0;
    for (int i = 0; i < 300; i++) {
      Position position = GAME.start();
      Set<Long> seen = new HashSet<>();
      Set<Long> looked = new HashSet<>();
      while (!position.isOver()) {
        boolean found = !book.moves(position).isEmpty();
        if (!seen.add(position.key())) {
          assertThat(found).as("%s, seed %d", GAME.text(position), SEED).isFalse();
          again += looked.contains(position.key()) ? 1 : 0;
        } else if (found) {
          known++;
          looked.add(position.key());
        }
        position.play(position.randomMove(rng, moves));
      }
    }
    assertThat(known).isPositive();
    assertThat(again).as("looked up the first time, not the second").isPositive();
  }
}
