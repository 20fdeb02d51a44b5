package agon.compliance;

import agon.record.Ending;

/** Ends a check that did not pass. */
final class Unmet extends RuntimeException {
  private final Finding.Mark mark;
  private final String sentence;

  private final boolean late;

  private Unmet(Finding.Mark mark, String sentence, boolean late) {
    super(sentence, null, false, false);
    this.mark = mark;
    this.sentence = sentence;
    this.late = late;
  }

  static Unmet failed(String sentence) {
    return new Unmet(Finding.Mark.FAILED, sentence, false);
  }

  /** A game ended in a way that it should not. */
  static Unmet failed(Ending ending) {
    return new Unmet(Finding.Mark.FAILED, ending.text(), ending.reason() == Ending.Reason.TIME);
  }

  static Unmet notTried(String why) {
    return new Unmet(Finding.Mark.NOT_TRIED, why, false);
  }

  /** Whether all that was wrong is that something came too late. */
  boolean wasLate() {
    return late;
  }

  Finding.Mark mark() {
    return mark;
  }

  String sentence() {
    return sentence;
  }
}
