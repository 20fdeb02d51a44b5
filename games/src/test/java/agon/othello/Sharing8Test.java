package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;

import agon.search.Abdada;
import agon.search.Visits;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class Sharing8Test {
  private static final int DEPTH = 16;
  private static final int SURE = ProbCut8.EXACT;

  private final Table8 table = new Table8(64);
  private final Tally8 tally = new Tally8();
  private final Sharing8 sharing = new Sharing8(new Abdada(), true, table, tally);

  @BeforeEach
  void theSearchIsInTheMidstOfThreePositions() {
    tally.begin(new Visits());
    for (int level = 0; level < 3; level++) {
      assertThat(sharing.begin(1L << level, 1L << 40, DEPTH - level, SURE, 0, 100))
          .isEqualTo(level);
    }
  }

  private void another(int level, int depth, int selectivity, int alpha, int value) {
    table.keep(1L << level, 1L << 40, depth, selectivity, alpha, alpha + 100, value, 5);
  }

  @Test
  void goesOnAsLongAsNobodyKnows() {
    sharing.look();
    assertThat(tally.isStopped()).isFalse();
  }

  @Test
  void whatAnotherHasFoundEndsWhatIsBelowIt() {
    another(1, DEPTH - 1, SURE, 0, 300);
    another(2, DEPTH - 2, SURE, 0, -300);
    sharing.look();
    assertThat(tally.isStopped()).isTrue();
    assertThat(sharing.isAnswered(2)).as("the first of them ends the others, too").isFalse();
    assertThat(tally.isStopped()).isTrue();
    assertThat(sharing.isAnswered(1)).isTrue();
    assertThat(sharing.answer()).isEqualTo(300);
    assertThat(tally.isStopped()).isFalse();
  }

  @Test
  void aBoundBelowTheWindowIsAnAnswerToo() {
    another(2, DEPTH - 2, SURE, 0, -300);
    sharing.look();
    assertThat(sharing.isAnswered(2)).isTrue();
    assertThat(sharing.answer()).isEqualTo(-300);
  }

  @Test
  void lessDepthLessSurenessOrABoundInsideTheWindowIsNoAnswer() {
    another(0, DEPTH - 1, SURE, 0, 300);
    another(1, DEPTH - 1, SURE - 1, 0, 300);
    another(2, DEPTH - 2, SURE, -200, 50);
    sharing.look();
    assertThat(tally.isStopped()).isFalse();
  }

  @Test
  void whoIsThroughWithAPositionNoLongerLooksItUp() {
    sharing.end(2);
    another(2, DEPTH - 2, SURE, 0, 300);
    sharing.look();
    assertThat(tally.isStopped()).isFalse();
  }

  @Test
  void aSearchThatIsOverDoesNotGoOn() {
    another(1, DEPTH - 1, SURE, 0, 300);
    sharing.look();
    tally.allow(-1);
    tally.count();
    assertThat(sharing.isAnswered(1)).isFalse();
    assertThat(tally.isStopped()).isTrue();
  }
}
