package agon.search;

/**
 * The options of an engine as the recursion reads them: plain fields, one line for each technique
 * and tunable number.
 */
final class Tuning extends OptionsRead {
  private static final int REDUCTIONS = 64;

  final boolean table = flag("table");
  final boolean pvs = flag("pvs");
  final boolean lmr = flag("lmr");
  final boolean iir = flag("iir");
  final boolean etc = flag("etc");
  final boolean killers = flag("killers");
  final boolean counters = flag("counters");
  final boolean history = flag("history");
  final boolean quiescence = flag("quiescence");
  final boolean forward = flag("forward");
  final boolean threats = flag("threats");
  final boolean razoring = flag("razoring");
  final boolean rfp = flag("rfp");
  final boolean futility = flag("futility");
  final boolean lmp = flag("lmp");
  final boolean singular = flag("singular");
  final boolean probCut = flag("probcut");

  final int lmrFirst = rounded("lmr.first");
  final int lmrRootFirst = lmrFirst + 1;
  final double historyReduction = value("lmr.history");

  /** Where moves are looked at closely. */
  final int rankDepth = rounded("forward.depth");

  /** What one of rank counts against history. */
  final int rankUnit = (int) Math.round(History.LIMIT / value("history.share"));

  final int iirDepth = rounded("iir.depth");
  final int etcDepth = rounded("etc.depth");
  final int threatDepth = rounded("threats.depth");
  final int threatNodes = rounded("threats.nodes");
  final double threatAgain = value("threats.again");
  final int razoringDepth = rounded("razoring.depth");
  final int razoringMargin = rounded("razoring.margin");
  final int rfpDepth = rounded("rfp.depth");
  final int rfpMargin = rounded("rfp.margin");
  final int futilityDepth = rounded("futility.depth");
  final int futilityMargin = rounded("futility.margin");
  final int futilityFirst = rounded("futility.first");
  final int lmpDepth = rounded("lmp.depth");
  final int singularDepth = rounded("singular.depth");
  final int singularMargin = rounded("singular.margin");
  final int probCutLeast = rounded("probcut.depth");
  final double probCutSigmas = value("probcut.sigmas");

  private final double probCutError = value("probcut.error");
  private final double probCutGrowth = value("probcut.growth");
  private final double lmpBase = value("lmp.base");
  private final double lmpFactor = value("lmp.factor");
  private final byte[] reductions = new byte[REDUCTIONS * REDUCTIONS];

  Tuning(EngineOptions options) {
    super(options);
    double base = value("lmr.base");
    double divisor = value("lmr.divisor");
    for (int depth = 1; depth < REDUCTIONS; depth++) {
      for (int number = 1; number < REDUCTIONS; number++) {
        reductions[depth * REDUCTIONS + number] =
            (byte) (base + Math.log(depth) * Math.log(number) / divisor);
      }
    }
  }

  /** By how much a late move is searched less deep. */
  int reduction(int depth, int number) {
    return reductions[
        Math.min(depth, REDUCTIONS - 1) * REDUCTIONS + Math.min(number, REDUCTIONS - 1)];
  }

  /** Whether some technique looks at the static evaluation of a node of this depth. */
  boolean needsEstimate(int depth) {
    return (razoring && depth <= razoringDepth)
        || (rfp && depth <= rfpDepth)
        || (futility && depth <= futilityDepth)
        || (lmp && depth <= lmpDepth)
        || (probCut && depth >= probCutLeast);
  }

  /**
   * How deep to look to tell what a deep search would say: half as far, ending with the same side.
   */
  static int probCutDepth(int depth) {
    int half = depth / 2;
    return half - (depth - half) % 2;
  }

  /** By how much it errs, in hundredths; 0 where nobody has measured it. */
  double probCutError(int depth, int shallow) {
    return probCutError + probCutGrowth * (depth - shallow);
  }

  /** Whether a move is too late in the order, or the position too far behind, to be searched. */
  boolean isFutile(int depth, int number, int standing, int alpha) {
    return (lmp && depth <= lmpDepth && number >= lmpBase + lmpFactor * depth * depth)
        || (futility
            && depth <= futilityDepth
            && number >= futilityFirst
            && standing + futilityMargin * depth <= alpha);
  }
}
