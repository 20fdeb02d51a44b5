package agon.statistics;

import agon.game.BadInput;
import java.util.ArrayList;
import java.util.List;

/**
 * A sequential probability ratio test: play on until one of two hypotheses, "elo0" or "elo1", is
 * refuted. The likelihood ratio is the exact generalised one: each hypothesis may choose whatever
 * distribution of results suits it best, as long as the Elo is right.
 *
 * <p>There is no correction for overshooting the bounds: a pair moves the ratio by so little,
 * compared with the way to a bound, that there is little to save. Without it the error rates stay a
 * bit below what is promised.
 *
 * @param alpha how often elo1 may be accepted when elo0 is true
 * @param beta how often elo0 may be accepted when elo1 is true
 */
public record Sprt(EloModel model, double elo0, double elo1, double alpha, double beta) {
  /** Beyond this a few games tell more than any test, and the normalised model has no solution. */
  private static final double MOST_ELO = 200;

  private static final double USUAL_ERROR = 0.05;
  private static final String FORM = "elo0,elo1[,alpha,beta][,normalised|logistic]";

  public Sprt {
    if (!(Math.abs(elo0) <= MOST_ELO && Math.abs(elo1) <= MOST_ELO && elo0 < elo1)) {
      throw new BadInput(
          "an SPRT from %s to %s Elo makes no sense, the first must be less than the second, both from −200 to 200"
              .formatted(Words.shortest(elo0), Words.shortest(elo1)));
    }
    if (!(isRate(alpha) && isRate(beta))) {
      throw new BadInput(
          "the error rates of an SPRT are %s and %s, both must be more than 0 and less than 0.5"
              .formatted(Words.shortest(alpha), Words.shortest(beta)));
    }
  }

  /** With 5 % of either error. */
  public Sprt(EloModel model, double elo0, double elo1) {
    this(model, elo0, elo1, USUAL_ERROR, USUAL_ERROR);
  }

  /**
   * Reads {@code 0,5}, {@code 0,5,logistic} or {@code 0,5,0.01,0.01}; the model is normalised
   * unless named.
   */
  public static Sprt parse(String text) {
    EloModel model = EloModel.NORMALISED;
    List<Double> numbers = new ArrayList<>();
    String[] words = text.split(",", -1);
    for (int i = 0; i < words.length; i++) {
      String word = words[i].strip();
      boolean mayBeModel = i >= 2 && i == words.length - 1;
      if (mayBeModel && word.equalsIgnoreCase(EloModel.LOGISTIC.text())) {
        model = EloModel.LOGISTIC;
      } else if (!(mayBeModel && word.equalsIgnoreCase(EloModel.NORMALISED.text()))) {
        numbers.add(number(word, text));
      }
    }
    return switch (numbers.size()) {
      case 2 -> new Sprt(model, numbers.get(0), numbers.get(1));
      case 4 -> new Sprt(model, numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3));
      default ->
          throw new BadInput(
              "%s should have 2 or 4 numbers, an SPRT is %s".formatted(BadInput.quote(text), FORM));
    };
  }

  private static double number(String word, String text) {
    try {
      return Double.parseDouble(word.replace('−', '-'));
    } catch (NumberFormatException _) {
      throw new BadInput(
          "%s in %s is not a number, an SPRT is %s"
              .formatted(BadInput.quote(word), BadInput.quote(text), FORM));
    }
  }

  private static boolean isRate(double rate) {
    return rate > 0 && rate < 0.5;
  }

  /** Below this elo0 is accepted. */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /** Above this elo1 is accepted. */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  /** The logarithm of how many times likelier elo1 makes what was seen than elo0. */
  public double logLikelihoodRatio(Tally tally) {
    Distribution seen = Distribution.of(tally);
    Distribution under0 = model.closest(seen, elo0);
    Distribution under1 = model.closest(seen, elo1);
    double sum = 0;
    for (int i = 0; i < seen.cells(); i++) {
      sum += seen.probability(i) * Math.log(under1.probability(i) / under0.probability(i));
    }
    return seen.size() * sum;
  }

  /** Where the test stands after these results. */
  public SprtState state(Tally tally) {
    return new SprtState(this, tally.size() == 0 ? 0 : logLikelihoodRatio(tally));
  }

  /** The strength of whoever was tested, corrected for when and why the test stopped. */
  public SequentialElo elo(Tally tally) {
    return SequentialElo.of(this, tally);
  }

  /** What {@link #parse} reads, and no more than it needs. */
  public String text() {
    String text = number(elo0) + "," + number(elo1);
    if (alpha != USUAL_ERROR || beta != USUAL_ERROR) {
      text += "," + number(alpha) + "," + number(beta);
    }
    return model == EloModel.NORMALISED ? text : text + "," + model.text();
  }

  private static String number(double value) {
    return Words.shortest(value).replace('−', '-');
  }
}
