package agon.learn;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.model.Features;

/**
 * A game that {@link TemporalDifference} plays against itself with the weights it has at the time,
 * and what is to be learnt from it.
 */
final class TrialGame {
  /** So many moves of a thousand are made by chance. */
  private static final int ASTRAY = 100;

  /** The most moves by chance before a game is played. */
  private static final int OPENING = 6;

  private static final int MOST_PLIES = 500;

  private final TemporalDifference learner;
  private final Position position;
  private final Features features;
  private final int[] moves;
  private final int[] active;
  private final Ply[] plies = new Ply[MOST_PLIES];
  private int length;

  /** A position on the way and what its best move seemed to lead to. */
  static final class Ply {
    final int[] active;
    int count;
    int stage;
    int turn;
    double best;
    boolean isAstray;

    Ply(int mostActive) {
      active = new int[mostActive];
    }
  }

  TrialGame(TemporalDifference learner, Game game) {
    this.learner = learner;
    position = game.start();
    features = learner.features(position);
    moves = new int[game.maxMoves()];
    active = new int[features.mostActive()];
  }

  /** Plays a game from the start. */
  void play(Rng rng) {
    while (position.ply() > 0) {
      undo();
    }
    for (int left = rng.below(OPENING); left > 0 && !position.isOver(); left--) {
      play(position.randomMove(rng, moves));
    }
    length = 0;
    while (!position.isOver() && length < MOST_PLIES) {
      if (plies[length] == null) {
        plies[length] = new Ply(active.length);
      }
      play(look(plies[length++], rng));
    }
  }

  /** How many positions there are to learn from. */
  int length() {
    return length;
  }

  Ply ply(int i) {
    return plies[i];
  }

  /** What the game came to for the first player; not a number if it was broken off. */
  double result() {
    return position.isOver() ? learner.result(position, Position.FIRST) : Double.NaN;
  }

  /** Fills in what there is to see, and returns the move to play. */
  private int look(Ply ply, Rng rng) {
    int me = position.turn();
    ply.turn = me;
    ply.stage = features.stage();
    ply.count = features.active(ply.active);
    int choices = position.moves(moves);
    int from = rng.below(choices); // the first of equals should not always be the same
    ply.best = Double.NEGATIVE_INFINITY;
    int chosen = moves[from];
    int chance = moves[rng.below(choices)];
    for (int i = 0; i < choices; i++) {
      int move = moves[(from + i) % choices];
      play(move);
      double worth =
          position.isOver()
              ? learner.result(position, me)
              : learner.seenBy(me, position.turn(), worth());
      undo();
      if (worth > ply.best) {
        ply.best = worth;
        chosen = move;
      }
    }
    ply.isAstray = chance != chosen && rng.below(1_000) < ASTRAY;
    return ply.isAstray ? chance : chosen;
  }

  private double worth() {
    int stage = features.stage();
    return learner.worth(stage, active, features.active(active));
  }

  private void play(int move) {
    position.play(move);
    features.played(move);
  }

  private void undo() {
    int move = position.lastMove();
    position.undo();
    features.undone(move);
  }
}
