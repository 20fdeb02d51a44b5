package agon.statistics;

/** Where an {@link Sprt} stands. */
public record SprtState(Sprt test, double logLikelihoodRatio) {
  /** What follows from the likelihood ratio. */
  public enum Verdict {
    CONTINUE("undecided"),
    ACCEPT_H0("H0 accepted"),
    ACCEPT_H1("H1 accepted");

    private final String text;

    Verdict(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  public Verdict verdict() {
    if (logLikelihoodRatio >= test.upper()) {
      return Verdict.ACCEPT_H1;
    }
    return logLikelihoodRatio <= test.lower() ? Verdict.ACCEPT_H0 : Verdict.CONTINUE;
  }

  public boolean isDecided() {
    return verdict() != Verdict.CONTINUE;
  }

  /** How far it is to a decision, from −1 (H0) over 0 to 1 (H1): what a progress bar shows. */
  public double progress() {
    double bound = logLikelihoodRatio < 0 ? -test.lower() : test.upper();
    return Math.clamp(logLikelihoodRatio / bound, -1, 1);
  }

  /**
   * What the verdict says about whoever was tested, and no more: refuting one hypothesis does not
   * prove the other.
   */
  public String meaning() {
    String elo0 = Words.shortest(test.elo0());
    String elo1 = Words.shortest(test.elo1());
    return switch (verdict()) {
      case ACCEPT_H1 -> "stronger by more than %s".formatted(elo0);
      case ACCEPT_H0 -> "stronger by less than %s, if at all".formatted(elo1);
      case CONTINUE -> "more games are needed";
    };
  }

  /** For example {@code LLR 1.88 (−2.94, 2.94) [0, 5]}. */
  public String text() {
    return "LLR %s (%s, %s) [%s, %s]"
        .formatted(
            Words.plain(logLikelihoodRatio, 2),
            Words.plain(test.lower(), 2),
            Words.plain(test.upper(), 2),
            Words.shortest(test.elo0()),
            Words.shortest(test.elo1()));
  }
}
