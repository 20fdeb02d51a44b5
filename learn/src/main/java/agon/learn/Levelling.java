package agon.learn;

import agon.game.Game;
import agon.model.FeatureSet;
import agon.model.Features;
import agon.model.LinearModel;
import agon.model.Weights;
import agon.search.Knowledge;
import agon.search.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Sets what weights add for being to move such that searches of an even and of an odd number of
 * plies agree. A search takes the best of estimates that err, so labels from a search that ends
 * with the other side's move are a little low for the side to move, and the next generation's, made
 * with these weights, a little lower still: five discs in Othello's middle game after seven
 * generations. Which move is better does not depend on it; how deep searches of different length
 * fit together does.
 */
public final class Levelling {
  /** What is decided says nothing about being to move; hundredths of the game's unit. */
  private static final int CLOSE = 40 * Score.UNIT;

  /** Fewer positions of a stage than this say nothing. */
  private static final int LEAST = 20;

  /** Moves of the games that are played for it look so far ahead. */
  private static final int PLAYERS_DEPTH = 2;

  /** The searches see the biases of later stages, so once is not enough. */
  private static final int PASSES = 3;

  private final Game game;
  private final int even;

  /**
   * @param depth of the searches that are to agree: this many plies, or one fewer where that is
   *     odd, and one more
   */
  public Levelling(Game game, int depth) {
    this.game = game;
    even = Math.max(2, depth & ~1);
  }

  /** The same weights, level on games that they play for it. */
  public Weights level(Weights weights, int games, long seed) {
    SelfPlay player = new SelfPlay(new Knowledge(game, Optional.of(weights)), PLAYERS_DEPTH, seed);
    List<PlayedGame> played = new ArrayList<>();
    for (int number = 0; number < games; number++) {
      played.add(player.play(number));
    }
    LinearModel model = level((LinearModel) weights.model(), played);
    return new Weights(weights.facts(), weights.features(), model);
  }

  /** The same model, level on these games. */
  LinearModel level(LinearModel model, List<PlayedGame> games) {
    LinearModel level = model;
    for (int pass = 0; pass < PASSES; pass++) {
      level = step(level, games);
    }
    return level;
  }

  private LinearModel step(LinearModel model, List<PlayedGame> games) {
    double[] sums = new double[model.stages()];
    int[] counts = new int[model.stages()];
    Weights weights = new Weights(Map.of(), FeatureSet.of(game).name(), model);
    QuickSearch search = new QuickSearch(new Knowledge(game, Optional.of(weights)));
    Features features = FeatureSet.of(game).features(search.position());
    for (PlayedGame played : games) {
      for (int ply = 0; ply < played.from + played.positions(); ply++) {
        if (ply >= played.from && !search.position().isOver()) {
          int one = look(search, even);
          int other = look(search, even + 1);
          if (Math.abs(one) < CLOSE && Math.abs(other) < CLOSE) {
            sums[features.stage()] += (one + other) / 2.0 - look(search, 0);
            counts[features.stage()]++;
          }
        }
        if (ply < played.moves.length) {
          search.play(played.moves[ply]);
          features.played(played.moves[ply]);
        }
      }
      while (search.position().ply() > 0) {
        int move = search.position().lastMove();
        search.undo();
        features.undone(move);
      }
    }
    int[] biases = new int[model.stages()];
    short[] numbers = new short[model.stages() * model.features()];
    for (int stage = 0; stage < biases.length; stage++) {
      int step = counts[stage] < LEAST ? 0 : (int) Math.round(sums[stage] / counts[stage]);
      biases[stage] = model.bias(stage) + step;
      model.stage(stage).get(numbers, stage * model.features(), model.features());
    }
    return new LinearModel(model.features(), numbers, biases);
  }

  private static int look(QuickSearch search, int depth) {
    int judged = search.judge(depth, 0);
    return judged != Score.UNKNOWN ? judged : search.search(depth);
  }
}
