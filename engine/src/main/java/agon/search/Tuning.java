package agon.search;

/**
 * The options of an engine as the recursion reads them: plain fields, one for each technique and
 * tunable number.
 */
final class Tuning {
  private static final int REDUCTIONS = 64;

  final boolean table;
  final boolean pvs;
  final boolean lmr;
  final boolean iir;
  final boolean etc;
  final boolean killers;
  final boolean counters;
  final boolean history;
  final boolean quiescence;
  final boolean forward;
  final boolean threats;
  final boolean razoring;
  final boolean rfp;
  final boolean futility;
  final boolean lmp;
  final boolean singular;
  final boolean probCut;

  final int lmrFirst;
  final int lmrRootFirst;
  final double historyReduction;
  final int iirDepth;
  final int etcDepth;
  final int threatDepth;
  final int threatNodes;
  final double threatAgain;
  final int razoringDepth;
  final int razoringMargin;
  final int rfpDepth;
  final int rfpMargin;
  final int futilityDepth;
  final int futilityMargin;
  final int futilityFirst;
  final int lmpDepth;
  final int singularDepth;
  final int singularMargin;
  final int probCutLeast;
  final double probCutSigmas;

  private final double lmpBase;
  private final double lmpFactor;
  private final byte[] reductions = new byte[REDUCTIONS * REDUCTIONS];

  Tuning(EngineOptions options) {
    table = options.flag("table");
    pvs = options.flag("pvs");
    lmr = options.flag("lmr");
    iir = options.flag("iir");
    etc = options.flag("etc");
    killers = options.flag("killers");
    counters = options.flag("counters");
    history = options.flag("history");
    quiescence = options.flag("quiescence");
    forward = options.flag("forward");
    threats = options.flag("threats");
    razoring = options.flag("razoring");
    rfp = options.flag("rfp");
    futility = options.flag("futility");
    lmp = options.flag("lmp");
    singular = options.flag("singular");
    probCut = options.flag("probcut");
    lmrFirst = options.rounded("lmr.first");
    lmrRootFirst = lmrFirst + 1;
    historyReduction = options.value("lmr.history");
    iirDepth = options.rounded("iir.depth");
    etcDepth = options.rounded("etc.depth");
    threatDepth = options.rounded("threats.depth");
    threatNodes = options.rounded("threats.nodes");
    threatAgain = options.value("threats.again");
    razoringDepth = options.rounded("razoring.depth");
    razoringMargin = options.rounded("razoring.margin");
    rfpDepth = options.rounded("rfp.depth");
    rfpMargin = options.rounded("rfp.margin");
    futilityDepth = options.rounded("futility.depth");
    futilityMargin = options.rounded("futility.margin");
    futilityFirst = options.rounded("futility.first");
    lmpDepth = options.rounded("lmp.depth");
    lmpBase = options.value("lmp.base");
    lmpFactor = options.value("lmp.factor");
    singularDepth = options.rounded("singular.depth");
    singularMargin = options.rounded("singular.margin");
    probCutLeast = options.rounded("probcut.depth");
    probCutSigmas = options.value("probcut.sigmas");
    double base = options.value("lmr.base");
    double divisor = options.value("lmr.divisor");
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

  /** Whether a move is too late in the order, or the position too far behind, to be searched. */
  boolean isFutile(int depth, int number, int standing, int alpha) {
    return (lmp && depth <= lmpDepth && number >= lmpBase + lmpFactor * depth * depth)
        || (futility
            && depth <= futilityDepth
            && number >= futilityFirst
            && standing + futilityMargin * depth <= alpha);
  }
}
