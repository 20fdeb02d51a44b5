package agon.learn;

import agon.search.Knowledge;
import agon.search.Score;

/**
 * Judges the positions of played games anew: not by how a game of quick moves happened to end, but
 * by a search a few plies deeper than the one that played. Nothing teaches more (in Othello the
 * moves of the resulting weights lost a fifth fewer discs, from the same positions).
 */
final class Relabelling {
  /** A game that judges for itself plays the last so many moves out. */
  private static final int PLAYED_OUT = 12;

  private final QuickSearch search;
  private final int depth;

  Relabelling(Knowledge knowledge, int depth) {
    search = new QuickSearch(knowledge);
    this.depth = depth;
  }

  PlayedGame judge(PlayedGame game) {
    search.reset();
    for (int ply = 0; ply < game.from; ply++) {
      search.play(game.moves[ply]);
    }
    short[] labels = new short[game.positions()];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = PlayedGame.label(judgeHere());
      if (game.from + i < game.moves.length) {
        search.play(game.moves[game.from + i]);
      }
    }
    return game.judged(labels);
  }

  private int judgeHere() {
    int judged = search.judge(depth, PLAYED_OUT);
    if (judged != Score.UNKNOWN) {
      return judged;
    }
    int exact = search.exact(depth);
    return exact != Score.UNKNOWN ? exact : search.search(depth);
  }
}
