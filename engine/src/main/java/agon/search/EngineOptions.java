package agon.search;

import agon.game.Game;
import agon.game.Parameter;
import agon.game.Settings;
import agon.model.Weights;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * All options of an engine, written like a game: {@code engine(threads=2,hash=64)}. Each technique
 * of the search can be switched on or off on its own, to see what it is worth, and each number in
 * it changed. Those that say {@link #AUTO} are as games have shown to be best for the game at hand:
 * see {@link Insightful#engineDefaults}.
 */
public record EngineOptions(Settings settings) {
  /** As the game has it. */
  public static final String AUTO = "auto";

  /** A technique of the search, on or off unless the game says otherwise. */
  private record Technique(String name, boolean standard, boolean proves, String meaning) {
    /** One that never changes what a search finds in the end. */
    static Technique sure(String name, boolean standard, String meaning) {
      return new Technique(name, standard, true, meaning);
    }

    /** One that leaves out what is not likely to matter. */
    static Technique likely(String name, boolean standard, String meaning) {
      return new Technique(name, standard, false, meaning);
    }

    Parameter parameter() {
      return Parameter.choice(
          name,
          AUTO,
          List.of(AUTO, "true", "false"),
          meaning + (standard ? " (true)" : " (false)"));
    }
  }

  private static final List<Technique> TECHNIQUES =
      List.of(
          Technique.sure("table", true, "remember positions in the transposition table"),
          Technique.sure("aspiration", true, "search in a narrow window first"),
          Technique.sure("pvs", true, "search later moves with a null window"),
          Technique.likely("lmr", true, "search late moves less deep at first"),
          Technique.likely("iir", true, "search less deep where the table knows no move"),
          Technique.sure("etc", true, "look up all replies in the table before searching one"),
          Technique.sure("killers", true, "try moves that refuted siblings early"),
          Technique.sure("counters", true, "try the move that refuted the same move before"),
          Technique.sure("history", true, "try moves early that were good elsewhere"),
          Technique.sure("quiescence", true, "play loud moves out before estimating"),
          Technique.likely("forward", true, "leave out moves the game thinks unlikely"),
          Technique.sure("threats", true, "look for wins by force"),
          Technique.likely("razoring", false, "estimate at once where a side is far behind"),
          Technique.likely("rfp", false, "cut off where a side is far ahead (reverse futility)"),
          Technique.likely("futility", false, "leave out late moves where a side is far behind"),
          Technique.likely("lmp", false, "leave out late moves near the leaves"),
          Technique.sure("singular", false, "search a move deeper that stands alone"),
          Technique.likely("probcut", false, "cut off where a shallow search is sure enough"));

  /** What proves rather than plays: everything that is only likely is off. */
  public static final String PROVING =
      TECHNIQUES.stream()
          .filter(technique -> !technique.proves)
          .map(technique -> technique.name + "=false")
          .collect(Collectors.joining(","));

  /** The numbers of the search, for whoever tunes them. */
  public static final List<Tunable> TUNABLES =
      List.of(
          new Tunable("aspiration.window", 30, 5, 400, 10, "half the first window, in hundredths"),
          new Tunable("lmr.base", 0.3, -1, 2, 0.1, "plies of reduction to begin with"),
          new Tunable("lmr.divisor", 2.4, 1, 8, 0.2, "more makes reductions grow slower"),
          new Tunable("lmr.first", 2, 1, 8, 1, "the first move that may be reduced, from 0"),
          new Tunable("lmr.history", 0, 0, 4, 0.5, "plies that the best history takes off"),
          new Tunable("history.share", 2, 1, 1000, 5, "of a game's rank that history outweighs"),
          new Tunable("forward.depth", 2, 1, 12, 1, "least depth for a close look at moves"),
          new Tunable("iir.depth", 4, 2, 12, 1, "least depth for it"),
          new Tunable("etc.depth", 3, 1, 12, 1, "least depth for it"),
          new Tunable("threats.depth", 2, 1, 12, 1, "least depth for it"),
          new Tunable("threats.nodes", 60, 4, 1000, 20, "threats to try, for each ply of depth"),
          new Tunable(
              "threats.again", 0, 0, 4, 0.5, "look where the depth is so many times the table's"),
          new Tunable("razoring.depth", 2, 1, 6, 1, "largest depth for it"),
          new Tunable("razoring.margin", 300, 10, 4000, 50, "hundredths for each ply"),
          new Tunable("rfp.depth", 4, 1, 12, 1, "largest depth for it"),
          new Tunable("rfp.margin", 200, 10, 4000, 50, "hundredths for each ply"),
          new Tunable("futility.depth", 3, 1, 12, 1, "largest depth for it"),
          new Tunable("futility.margin", 200, 10, 4000, 50, "hundredths for each ply"),
          new Tunable("futility.first", 2, 1, 20, 1, "the first move that may be left out, from 0"),
          new Tunable("lmp.depth", 3, 1, 8, 1, "largest depth for it"),
          new Tunable("lmp.base", 4, 1, 60, 1, "moves that are always searched"),
          new Tunable("lmp.factor", 1, 0, 10, 0.5, "more of them, times the depth squared"),
          new Tunable("singular.depth", 6, 4, 16, 1, "least depth for it"),
          new Tunable("singular.margin", 10, 0, 400, 5, "hundredths for each ply"),
          new Tunable("probcut.depth", 4, 2, 20, 1, "least depth for it"),
          new Tunable("probcut.sigmas", 1.5, 0.3, 5, 0.1, "how sure to be, in standard deviations"),
          new Tunable(
              "probcut.error",
              0,
              0,
              4000,
              20,
              "one such deviation in hundredths, if the game has none"),
          new Tunable(
              "probcut.growth", 0, 0, 400, 5, "and for each ply that the search is less deep"));

  public static final List<Parameter> PARAMETERS = parameters();

  /** What {@link #AUTO} stands for unless the game says otherwise. */
  private static final Map<String, String> STANDARDS = standards();

  public static final EngineOptions STANDARD = new EngineOptions(Settings.of("engine", PARAMETERS));

  private static List<Parameter> parameters() {
    List<Parameter> all = new ArrayList<>();
    all.add(Parameter.number("threads", 1, 256, 1, "threads that search together"));
    all.add(Parameter.number("hash", 1, 65_536, 64, "size of the transposition table in MiB"));
    all.add(Parameter.number("multipv", 1, 256, 1, "how many best moves to report"));
    all.add(
        Parameter.text(
            "weights",
            Knowledge.STANDARD,
            "standard, none or a name that learn list shows",
            "where the estimate comes from",
            EngineOptions::name));
    all.add(
        Parameter.flag("own", true, "use the search that a game has of its own, if it has one"));
    all.add(Parameter.flag("solver", true, "solve positions outright where the game can"));
    all.add(Parameter.flag("book", true, "play from the opening book, if there is one"));
    all.add(
        Parameter.choice(
            "traps",
            AUTO,
            List.of(AUTO, "true", "false"),
            "when lost, play for mistakes rather than seeds or discs (at the board, where only"
                + " winning counts)"));
    TECHNIQUES.forEach(technique -> all.add(technique.parameter()));
    TUNABLES.forEach(tunable -> all.add(tunable.parameter()));
    return List.copyOf(all);
  }

  private static Map<String, String> standards() {
    Map<String, String> all = new LinkedHashMap<>();
    TECHNIQUES.forEach(technique -> all.put(technique.name, "" + technique.standard));
    TUNABLES.forEach(tunable -> all.put(tunable.name(), "" + tunable.standard()));
    return Map.copyOf(all);
  }

  private static String name(String text) {
    if (!text.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,63}")) {
      throw new IllegalArgumentException("no name");
    }
    return text;
  }

  /** These options with some changed: {@code threads=2,lmr=false}. */
  public EngineOptions with(String changes) {
    return new EngineOptions(settings.with(changes));
  }

  /** These options with what game and weights have for those that say {@link #AUTO}. */
  public EngineOptions suiting(Knowledge knowledge) {
    Settings found = settings;
    if (knowledge.game() instanceof Insightful knowing) {
      found = found.with(knowing.engineDefaults());
    }
    found = found.with(knowledge.weights().map(Weights::search).orElse(""));
    EngineOptions all = this;
    for (String name : STANDARDS.keySet()) {
      if (settings.text(name).equals(AUTO) && !found.text(name).equals(AUTO)) {
        all = all.with(name + "=" + found.text(name));
      }
    }
    return all;
  }

  /**
   * Whether to set traps when lost.
   *
   * @param atTheBoard whether a move is to be played, not the truth to be told
   */
  boolean setsTraps(Game game, boolean atTheBoard) {
    return settings.text("traps").equals(AUTO)
        ? atTheBoard && game instanceof Insightful knowing && knowing.onlyWinningCounts()
        : flag("traps");
  }

  /** The numbers that count in a game: those of techniques that are on in its search. */
  public List<Tunable> tunables(Game game) {
    Knowledge knowledge = Knowledge.of(game, text("weights"));
    EngineOptions all = suiting(knowledge);
    if (hasOwnSearch(knowledge)) {
      return List.of();
    }
    return TUNABLES.stream()
        .filter(tunable -> all.flag(tunable.name().substring(0, tunable.name().indexOf('.'))))
        .toList();
  }

  /** Whether a game is searched in a way of its own, where the general techniques mean nothing. */
  public boolean hasOwnSearch(Knowledge knowledge) {
    return suiting(knowledge).with("hash=1").ownSearch(knowledge).isPresent();
  }

  /** The search that the game has of its own, if these options use it. */
  Optional<OwnSearch> ownSearch(Knowledge knowledge) {
    return flag("own") && knowledge.game() instanceof Specialist specialist
        ? specialist.ownSearch(knowledge, this)
        : Optional.empty();
  }

  public int number(String name) {
    return settings.number(name);
  }

  public boolean flag(String name) {
    return Boolean.parseBoolean(text(name));
  }

  /** The value of a tunable number. */
  public double value(String name) {
    return Double.parseDouble(text(name));
  }

  int rounded(String name) {
    return (int) Math.round(value(name));
  }

  public String text(String name) {
    String text = settings.text(name);
    return text.equals(AUTO) ? STANDARDS.getOrDefault(name, text) : text;
  }

  public String line() {
    return settings.line();
  }
}
