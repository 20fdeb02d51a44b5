package agon.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProgressTest {
  private static final String LEARNS = "generation 3 plays and learns  20000 games, 145/s";

  @Test
  void how_far_a_learner_is_fits_on_a_narrow_screen() {
    assertThat(Progress.line(0.42, 0.42, 70, LEARNS))
        .isEqualTo("██░░░░  42 %  ~1:37 min left  " + LEARNS)
        .hasSizeLessThanOrEqualTo(80);
  }

  @Test
  void who_goes_on_counts_only_what_was_done_since() {
    assertThat(Progress.line(0.6, 0.1, 10, "plays")).contains("~40.0 s left");
  }

  @Test
  void nothing_is_foretold_from_next_to_nothing() {
    assertThat(Progress.line(0.00001, 0.00001, 3, "plays"))
        .isEqualTo("░".repeat(6) + "   0 %  plays");
  }

  @Test
  void where_nobody_knows_how_far_it_is_there_is_no_bar() {
    assertThat(Progress.line(-1, 0, 3, "tests")).isEqualTo("tests");
  }
}
