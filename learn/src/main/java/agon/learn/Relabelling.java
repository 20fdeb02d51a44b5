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
  private final boolean marginCounts;
  private final int depth;
  private final double trust;

  /**
   * @param trust how much the search counts, from 0 to 1; the result of the game counts for the
   *     rest
   */
  Relabelling(Knowledge knowledge, int depth, double trust) {
    search = new QuickSearch(knowledge);
    marginCounts = knowledge.game().marginCounts();
    this.depth = depth;
    this.trust = trust;
  }

  PlayedGame judge(PlayedGame game) {
    search.reset();
    for (int ply = 0; ply < game.from; ply++) {
      search.play(game.moves[ply]);
    }
    short[] labels = new short[game.positions()];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = blend(game.labels[i], judgeHere());
      if (game.from + i < game.moves.length) {
        search.play(game.moves[game.from + i]);
      }
    }
    return new PlayedGame(game.moves, game.from, labels);
  }

  private int judgeHere() {
    int judged = search.judge(depth, PLAYED_OUT);
    if (judged != Score.UNKNOWN) {
      return judged;
    }
    int exact = search.exact(depth);
    return exact != Score.UNKNOWN ? exact : search.search(depth);
  }

  private short blend(int result, int judged) {
    if (marginCounts) {
      return PlayedGame.label((int) Math.round(trust * judged + (1 - trust) * result));
    }
    if (Score.isWinOrLoss(judged)) {
      return PlayedGame.label(judged);
    }
    double chance = trust * Logistic.chance(judged) + (1 - trust) * Logistic.chance(result);
    return PlayedGame.label((int) Math.round(Logistic.score(chance)));
  }
}
