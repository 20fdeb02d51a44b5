package agon.learn;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.model.FeatureSet;
import agon.model.MoveModel;
import agon.model.MoveViews;
import agon.model.PoolSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Learns how likely moves are to be the best: of all that could be chosen in a position, the one
 * that a search chose is to be the likeliest (softmax). {@link Adam} finds the numbers, on one
 * thread, so that the same games teach the same.
 */
final class MoveTrainer {
  private static final int EPOCHS = 8;
  private static final int BATCH = 256;
  private static final double RATE = 0.004;

  /** One game of so many is not learnt from, but shows what was learnt. */
  private static final int HELD_OUT = 20;

  private final PoolSet set;
  private final Game game;
  private final List<Double> losses = new ArrayList<>();

  MoveTrainer(Game game) {
    this.game = game;
    set = FeatureSet.pools(game);
  }

  /**
   * The mean of −ln of what the chosen move was given, on games that were not learnt from, after
   * each time through all.
   */
  List<Double> losses() {
    return losses;
  }

  MoveModel fit(List<PlayedGame> games, long seed) {
    Watcher watcher = new Watcher();
    List<MoveChoice> learnt = new ArrayList<>();
    List<MoveChoice> unseen = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      watcher.watch(games.get(i), i % HELD_OUT == 0 ? unseen : learnt);
    }
    MoveNetwork network = new MoveNetwork(set, game.start(), new Rng(seed));
    learn(network, learnt, unseen, new Rng(seed));
    return network.rounded();
  }

  private void learn(
      MoveNetwork network, List<MoveChoice> learnt, List<MoveChoice> unseen, Rng rng) {
    int[] order = new int[learnt.size()];
    Arrays.setAll(order, i -> i);
    long steps = (long) EPOCHS * Math.ceilDiv(order.length, BATCH);
    long step = 0;
    losses.clear();
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      PooledTrainer.shuffle(order, rng);
      for (int from = 0; from < order.length; from += BATCH) {
        int to = Math.min(order.length, from + BATCH);
        for (int i = from; i < to; i++) {
          network.learn(learnt.get(order[i]));
        }
        network.step(RATE * NetworkTrainer.rate(step++, steps), to - from);
      }
      double loss = 0;
      for (MoveChoice choice : unseen) {
        loss += network.loss(choice);
      }
      losses.add(loss / Math.max(1, unseen.size()));
    }
  }

  /** Plays games again to see what there was to choose from. */
  private final class Watcher {
    private final Position position = game.start();
    private final MoveViews views = set.moves(position);
    private final int[] moves = new int[game.maxMoves()];

    void watch(PlayedGame played, List<MoveChoice> into) {
      for (int ply = 0; ply < played.from + played.positions(); ply++) {
        if (ply < played.moves.length) {
          if (ply >= played.from) {
            look(played.moves[ply], into);
          }
          position.play(played.moves[ply]);
          views.played(played.moves[ply]);
        }
      }
      while (position.ply() > 0) {
        int move = position.lastMove();
        position.undo();
        views.undone(move);
      }
    }

    private void look(int chosen, List<MoveChoice> into) {
      int count = views.moves(moves);
      for (int i = 0; count > 1 && i < count; i++) {
        if (moves[i] == chosen) {
          moves[i] = moves[0];
          moves[0] = chosen;
          into.add(MoveChoice.of(views, moves, count));
          return;
        }
      }
    }
  }
}
