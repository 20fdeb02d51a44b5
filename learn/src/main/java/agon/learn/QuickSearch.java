package agon.learn;

import agon.game.Game;
import agon.game.Position;
import agon.search.Insight;
import agon.search.Knowledge;
import agon.search.Score;

/**
 * A plain alpha-beta search of a few plies that remembers nothing: for millions of positions where
 * the engine's tables would cost more to fill than they save. The same answer whoever asks and
 * whenever.
 */
final class QuickSearch {
  private static final int INFINITE = Score.WIN + 1;
  private static final int MOST_DEPTH = 64;

  private final Position position;
  private final Insight insight;
  private final boolean marginCounts;
  private final int[][] moves;
  private final int[][] ranks;
  private int best = Position.NO_MOVE;
  private int score;

  /** For one game, from its start on. */
  QuickSearch(Knowledge knowledge) {
    Game game = knowledge.game();
    position = game.start();
    insight = knowledge.insight(position);
    marginCounts = game.marginCounts();
    moves = new int[MOST_DEPTH][game.maxMoves()];
    ranks = new int[MOST_DEPTH][game.maxMoves()];
  }

  /** The position that is searched. */
  Position position() {
    return position;
  }

  void play(int move) {
    position.play(move);
    insight.played(move);
  }

  void undo() {
    int move = position.lastMove();
    position.undo();
    insight.undone(move);
  }

  /** Back to the start of the game. */
  void reset() {
    while (position.ply() > 0) {
      undo();
    }
  }

  /** Moves that a sensible player might make, for openings by chance. */
  int likelyMoves(int[] into) {
    int likely = insight.likelyMoves(into);
    return likely > 0 ? likely : position.moves(into);
  }

  /** What is certain here, as far as a look of this depth tells; or {@link Score#UNKNOWN}. */
  int exact(int depth) {
    int verdict = insight.verdict();
    return verdict != Score.UNKNOWN ? verdict : insight.exact(-INFINITE, INFINITE, depth);
  }

  /** What the game itself says a search would find, or {@link Score#UNKNOWN}. */
  int judge(int depth, int playedOut) {
    return insight.judge(depth, playedOut);
  }

  /** The best move: by the game's own judgement of each if it has one, the first among equals. */
  int choose(int depth) {
    if (insight.judge(0, 0) == Score.UNKNOWN) {
      score = search(depth);
      return best;
    }
    int me = position.turn();
    int most = -INFINITE;
    int chosen = Position.NO_MOVE;
    int count = position.moves(moves[0]);
    for (int i = 0; i < count; i++) {
      int move = moves[0][i];
      play(move);
      int score = position.isOver() ? marginToMove() : insight.judge(depth - 1, 0);
      score = position.turn() == me ? score : -score;
      undo();
      if (score > most) {
        most = score;
        chosen = move;
      }
    }
    score = most;
    return chosen;
  }

  /** What the best move was worth that was chosen last, for whoever chose it. */
  int score() {
    return score;
  }

  private int marginToMove() {
    return Score.UNIT
        * (position.turn() == Position.FIRST ? position.margin() : -position.margin());
  }

  /** The score for the side to move; {@link #best} is then the move. */
  int search(int depth) {
    best = Position.NO_MOVE;
    return negamax(-INFINITE, INFINITE, depth, 0);
  }

  /** The best move of the last search. */
  int best() {
    return best;
  }

  private int negamax(int alphaBefore, int beta, int depth, int ply) {
    if (position.isOver()) {
      int margin = position.turn() == Position.FIRST ? position.margin() : -position.margin();
      return marginCounts || margin == 0
          ? margin * Score.UNIT
          : margin > 0 ? Score.winIn(ply) : Score.lossIn(ply);
    }
    if (ply > 0) {
      int known = insight.verdict();
      if (known == Score.UNKNOWN && depth > 0) {
        known = insight.exact(alphaBefore, beta, depth);
      }
      if (known != Score.UNKNOWN) {
        return known;
      }
    }
    if (depth <= 0 || ply >= MOST_DEPTH - 1) {
      return quiet(alphaBefore, beta, ply, MOST_QUIET);
    }
    int alpha = alphaBefore;
    int bestScore = -INFINITE;
    int me = position.turn();
    int[] list = moves[ply];
    int count = insight.moves(list);
    rank(list, ranks[ply], count);
    for (int i = 0; i < count; i++) {
      int move = pick(list, ranks[ply], i, count);
      play(move);
      int score =
          position.turn() == me
              ? negamax(alpha, beta, depth - 1, ply + 1)
              : -negamax(-beta, -alpha, depth - 1, ply + 1);
      undo();
      if (score > bestScore) {
        bestScore = score;
        if (ply == 0) {
          best = move;
        }
        alpha = Math.max(alpha, score);
        if (alpha >= beta) {
          break;
        }
      }
    }
    return bestScore;
  }

  private static final int MOST_QUIET = 12;

  /** Plays loud moves out, as the engine does. */
  private int quiet(int alphaBefore, int beta, int ply, int left) {
    int bestScore = insight.evaluate();
    if (bestScore >= beta || left == 0 || ply >= MOST_DEPTH - 1) {
      return bestScore;
    }
    int[] list = moves[ply];
    int count = insight.loudMoves(list);
    int alpha = Math.max(alphaBefore, bestScore);
    int me = position.turn();
    rank(list, ranks[ply], count);
    for (int i = 0; i < count && alpha < beta; i++) {
      play(pick(list, ranks[ply], i, count));
      int score =
          position.isOver()
              ? -negamax(-beta, -alpha, 0, ply + 1)
              : position.turn() == me
                  ? quiet(alpha, beta, ply + 1, left - 1)
                  : -quiet(-beta, -alpha, ply + 1, left - 1);
      undo();
      bestScore = Math.max(bestScore, score);
      alpha = Math.max(alpha, score);
    }
    return bestScore;
  }

  private void rank(int[] list, int[] order, int count) {
    for (int i = 0; i < count; i++) {
      order[i] = insight.rank(list[i]);
    }
  }

  private static int pick(int[] list, int[] order, int i, int count) {
    int at = i;
    for (int j = i + 1; j < count; j++) {
      at = order[j] > order[at] ? j : at;
    }
    int move = list[at];
    list[at] = list[i];
    list[i] = move;
    int rank = order[at];
    order[at] = order[i];
    order[i] = rank;
    return move;
  }
}
