package agon.learn;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Evaluation;
import agon.search.Knowledge;
import agon.search.Limits;
import agon.search.Score;
import agon.search.SearchInfo;
import agon.search.Tunable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.StringJoiner;

/**
 * What an estimate's hundredths are worth to the search. Some positions are searched ply by ply,
 * and how far the scores of different depths lie from each other says how wide a first window
 * should be, how far behind a hopeless position is, and how well a shallow search tells a deep one:
 * for every game and every estimate without a hand.
 *
 * <p>A deviation here is what two of three differences do not exceed, which a few tactical jumps do
 * not change.
 */
final class SearchUnits {
  private static final int POSITIONS = 150;
  private static final int NODES = 4_000;
  private static final int DEEPEST = 12;

  /** What is decided says nothing about scale; hundredths of the game's unit. */
  private static final int CLOSE = 40 * Score.UNIT;

  /** Fewer differences than this say nothing. */
  private static final int LEAST = 20;

  private static final double TWO_OF_THREE = 0.683;

  /** How sure a cut by the static evaluation is, in deviations. */
  private static final double SURE = 1.5;

  /** The depths that such cuts are made at. */
  private static final int SHALLOW = 3;

  /** Searches for it leave nothing out by margins that are yet to be found. */
  private static final EngineOptions OPTIONS =
      EngineOptions.STANDARD.with(
          "hash=4,book=false,solver=false,own=false,razoring=false,rfp=false,futility=false,"
              + "lmp=false,probcut=false");

  /** For each position its scores by depth, from the static evaluation on. */
  private final List<int[]> scores = new ArrayList<>();

  /**
   * Searches positions of these games.
   *
   * @param knowledge with the estimate in question
   */
  SearchUnits(Knowledge knowledge, List<PlayedGame> games, long seed) {
    Game game = knowledge.game();
    Engine engine = new Engine(knowledge, OPTIONS);
    Rng rng = new Rng(seed);
    for (int tries = 0; scores.size() < POSITIONS && tries < 4 * POSITIONS; tries++) {
      PlayedGame played = games.get(rng.below(games.size()));
      if (played.positions() == 0) {
        continue;
      }
      Position position = game.start();
      int ply = Math.min(played.from + rng.below(played.positions()), played.moves.length);
      for (int i = 0; i < ply; i++) {
        position.play(played.moves[i]);
      }
      if (!position.isOver()) {
        look(engine, knowledge, position);
      }
    }
  }

  private void look(Engine engine, Knowledge knowledge, Position position) {
    int[] found = new int[DEEPEST + 1];
    int[] depth = {0};
    found[0] = knowledge.insight(position.copy()).evaluate();
    engine.clear();
    engine.analyse(
        position,
        Limits.nodes(NODES).andDepth(DEEPEST),
        info -> {
          if (isNext(info, depth[0])) {
            found[++depth[0]] = info.score().score();
          }
        });
    if (depth[0] > 0 && Arrays.stream(found).allMatch(score -> Math.abs(score) < CLOSE)) {
      scores.add(Arrays.copyOf(found, depth[0] + 1));
    }
  }

  private static boolean isNext(SearchInfo info, int depth) {
    return info.depth() == depth + 1
        && depth < DEEPEST
        && info.score().kind() == Evaluation.Kind.ESTIMATE;
  }

  /** By how much two searches differ that are so deep. */
  private OptionalDouble deviation(int deep, int shallow) {
    double[] differences =
        scores.stream()
            .filter(found -> found.length > deep)
            .mapToDouble(found -> Math.abs(found[deep] - found[shallow]))
            .sorted()
            .toArray();
    return differences.length < LEAST
        ? OptionalDouble.empty()
        : OptionalDouble.of(differences[(int) (TWO_OF_THREE * differences.length)]);
  }

  /** The numbers of the search that hang on the scale, as options; none if too little is known. */
  String options() {
    StringJoiner all = new StringJoiner(",");
    OptionalDouble step = mean(3, DEEPEST, 1);
    OptionalDouble glance = margin();
    if (step.isPresent()) {
      all.add(set("aspiration.window", step.getAsDouble()));
    }
    if (glance.isPresent()) {
      all.add(set("rfp.margin", SURE * glance.getAsDouble()));
      all.add(set("futility.margin", SURE * glance.getAsDouble()));
      all.add(set("razoring.margin", 2 * SURE * glance.getAsDouble()));
    }
    OptionalDouble error = mean(3, DEEPEST, 2);
    if (error.isPresent()) {
      double growth =
          mean(5, DEEPEST, 4).stream().map(further -> (further - error.getAsDouble()) / 2).sum();
      all.add(set("probcut.error", error.getAsDouble() - 2 * Math.max(0, growth)));
      all.add(set("probcut.growth", Math.max(0, growth)));
    }
    return all.toString();
  }

  /** What a ply is worth to the static evaluation: the most of any shallow depth. */
  private OptionalDouble margin() {
    double most = -1;
    for (int depth = 1; depth <= SHALLOW; depth++) {
      OptionalDouble deviation = deviation(depth, 0);
      if (deviation.isPresent()) {
        most = Math.max(most, deviation.getAsDouble() / depth);
      }
    }
    return most < 0 ? OptionalDouble.empty() : OptionalDouble.of(most);
  }

  /** The deviation of searches that differ by so many plies, on average over their depths. */
  private OptionalDouble mean(int from, int to, int gap) {
    double sum = 0;
    int count = 0;
    for (int deep = from; deep <= to; deep++) {
      OptionalDouble deviation = deviation(deep, deep - gap);
      if (deviation.isPresent()) {
        sum += deviation.getAsDouble();
        count++;
      }
    }
    return count == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum / count);
  }

  private static String set(String name, double value) {
    Tunable number =
        EngineOptions.TUNABLES.stream()
            .filter(tunable -> tunable.name().equals(name))
            .findFirst()
            .orElseThrow();
    return number.setTo(Math.rint(value));
  }
}
