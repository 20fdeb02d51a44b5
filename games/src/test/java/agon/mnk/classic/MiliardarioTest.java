package agon.mnk.classic;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.search.Limits;
import java.util.List;
import java.util.PriorityQueue;
import org.junit.jupiter.api.Test;

/** The paragraphs "Implementazione" and "Ulteriori modifiche" of the report on MiliardarioRicco. */
class MiliardarioTest {
  private static String choice(String settings, String moves) {
    Game game = Mnk.FAMILY.game(settings);
    Position position = game.start();
    game.moves(position, moves).forEach(position::play);
    return game.text(position, new Miliardario(game).choose(position, Limits.NONE));
  }

  @Test
  void theMostHelpfulCellIsAlwaysAtTheHeadOfTheQueue() {
    Game game = Mnk.FAMILY.game("m=6,n=6,k=4");
    Position position = game.start();
    game.moves(position, "c3 d4 c4 d3").forEach(position::play);
    PriorityQueue<Miliardario.Entry> queue =
        new Miliardario(game).queue(position, System.nanoTime() + Long.MAX_VALUE / 2);
    assertThat(queue).hasSize(32);
    int last = Integer.MAX_VALUE;
    while (!queue.isEmpty()) {
      int count = queue.remove().count();
      assertThat(count).isLessThanOrEqualTo(last);
      last = count;
    }
  }

  @Test
  void itBeginsInTheMiddle() {
    assertThat(choice("m=3,n=3,k=3", "")).isEqualTo("b2");
    assertThat(choice("m=7,n=7,k=4", "")).isEqualTo("d4");
  }

  @Test
  void itWinsRatherThanBlocks() {
    assertThat(choice("m=1,n=9,k=3", "a1 h1 b1 g1")).isEqualTo("c1");
  }

  @Test
  void itBlocksRatherThanBuilds() {
    assertThat(choice("m=5,n=9,k=4", "b1 b3 c1 c3 d1")).isIn("a1", "e1");
  }

  @Test
  void itPreventsADoubleThreat() {
    // The threes of the figure are one move away: two stones with room on both sides, k = 4.
    assertThat(choice("m=6,n=6,k=4", "c3 a6 d3")).isIn("b3", "e3");
  }

  @Test
  void itTakesItsOwnDoubleThreatFirst() {
    assertThat(choice("m=8,n=8,k=4", "c3 c6 d3 d6")).isIn("b3", "e3");
  }

  /** "Doppio gioco": X needs four and may choose which end to win at; nobody can help it. */
  @Test
  void figureDoubleThreat() {
    Game game = Mnk.FAMILY.game("m=6,n=6,k=4");
    Position position = game.start();
    game.moves(position, "b3 a6 c3 f6 d3").forEach(position::play);
    Miliardario miliardario = new Miliardario(game);
    position.play(miliardario.choose(position, Limits.NONE));
    position.play(miliardario.choose(position, Limits.NONE));
    assertThat(position.isOver()).isTrue();
    assertThat(position.margin()).isEqualTo(1);
  }

  private static int best(Miliardario.Entry... entries) {
    PriorityQueue<Miliardario.Entry> queue = new PriorityQueue<>(Miliardario.MOST_HELPFUL_FIRST);
    queue.addAll(List.of(entries));
    return Miliardario.best(queue).cell();
  }

  @Test
  void ofEquallyHelpfulCellsTheOneWithMostOfTheOpponentIsTakenUnlessAnotherHasMoreOfThePlayer() {
    Miliardario.Entry own = new Miliardario.Entry(1, 5, 3, 1);
    Miliardario.Entry others = new Miliardario.Entry(2, 5, 0, 3);
    assertThat(best(own, others)).isEqualTo(2);
    assertThat(best(own, others, new Miliardario.Entry(3, 5, 4, 0))).isEqualTo(3);
  }

  @Test
  void whatIsLessHelpfulHasNoSayAndEqualsGoInReadingOrder() {
    Miliardario.Entry lesser = new Miliardario.Entry(0, 4, 9, 9);
    assertThat(best(lesser, new Miliardario.Entry(5, 5, 2, 1), new Miliardario.Entry(4, 5, 2, 1)))
        .isEqualTo(4);
  }

  @Test
  void itSaysHowHelpfulItsCellWas() {
    Game game = Mnk.FAMILY.game();
    Miliardario miliardario = new Miliardario(game);
    assertThat(miliardario.opinion()).isEmpty();
    miliardario.choose(game.start(), Limits.NONE);
    assertThat(miliardario.opinion()).contains("helpfulness 8");
  }
}
