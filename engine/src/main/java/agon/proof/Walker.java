package agon.proof;

import agon.game.Game;
import agon.game.Keys;
import agon.game.Position;
import agon.search.Insight;
import agon.search.Insightful;
import agon.search.Score;
import agon.search.Visits;
import org.jspecify.annotations.Nullable;

/**
 * A position that is walked on together with its insight, and judged by a question: does the first
 * player reach a margin?
 *
 * <p>Its key tells apart what must be told apart and no more. Near the root positions that are the
 * same but for symmetry share a key. Where history counts, all ways of getting to a position that
 * passed different others, or others more often, have different keys.
 */
final class Walker {
  /**
   * So many plies from the root symmetry is looked for. On mnk 4,4,4 (both questions, 8.8 million
   * nodes without) 2 plies leave 52 %, 4 leave 31 %, 6 leave 27 %; a mirrored ply costs up to eight
   * moves.
   */
  private static final int MIRRORED = 6;

  final Position position;
  private final Insight insight;

  /** Moves made here and positions the insight looked at beyond them. */
  final Visits visits = new Visits();

  final boolean marginCounts;
  final boolean historyCounts;
  private final @Nullable Mirrors mirrors;
  private int ply;

  /** Whether the insight is asked what of a position decides, and who can still win. */
  private boolean thorough = true;

  /** A sum over the positions passed: the same in whatever order they came. */
  private long passed;

  /**
   * @param position to walk on; comes back to where it was after as many undos as plays
   * @param insight that follows it
   */
  Walker(Game game, Position position, Insight insight, Repetition history) {
    insight.begin(visits);
    this.position = position;
    this.insight = insight;
    marginCounts = game.marginCounts();
    historyCounts = history == Repetition.COUNTS;
    mirrors = historyCounts ? null : Mirrors.of(game, position);
  }

  /** Walks on a copy, with the insight its game has. */
  static Walker onCopyOf(Position position, Game game, Repetition history) {
    Position copy = position.copy();
    return new Walker(game, copy, Insightful.of(game, copy), history);
  }

  void play(int move) {
    if (historyCounts) {
      passed += Keys.mix(position.key());
    }
    if (mirrors != null && ply < MIRRORED) {
      mirrors.play(move);
    }
    position.play(move);
    insight.played(move);
    boolean _ = visits.visit();
    ply++;
  }

  void undo() {
    int move = position.lastMove();
    position.undo();
    insight.undone(move);
    ply--;
    if (mirrors != null && ply < MIRRORED) {
      mirrors.undo();
    }
    if (historyCounts) {
      passed -= Keys.mix(position.key());
    }
  }

  long key() {
    long key = position.key();
    if (historyCounts) {
      return Keys.fold(passed, key);
    }
    long common = mirrors != null && ply <= MIRRORED ? mirrors.common(key) : key;
    return thorough ? insight.essence(common) : common;
  }

  /** Whether to ask the insight what of a position decides, or be quick; keys differ. */
  void setThorough(boolean on) {
    thorough = on;
  }

  /** Whether different moves from here may lead to positions with the same key, by symmetry. */
  boolean hasTwins() {
    return mirrors != null && ply < MIRRORED;
  }

  /** The moves that can be best; all, if the insight thinks of none. */
  int moves(int[] into) {
    int count = insight.moves(into);
    return count > 0 ? count : position.moves(into);
  }

  int rank(int move) {
    return insight.rank(move);
  }

  /** About the margin for the first player, in hundredths of the game's unit. */
  int estimate() {
    int forMover = insight.evaluate();
    return position.turn() == Position.FIRST ? forMover : -forMover;
  }

  /** The margin for the first player, or just who has won, whatever counts. */
  int result() {
    int margin = position.margin();
    return marginCounts ? margin : Integer.signum(margin);
  }

  /** What follows from who can still win. */
  Answer judgeByWhoCanWin(int atLeast, long nodes) {
    if (!thorough) {
      return Answer.UNKNOWN;
    }
    if (atLeast > 0 && !insight.canWin(Position.FIRST, nodes)) {
      return Answer.NO;
    }
    return atLeast <= 0 && !insight.canWin(Position.SECOND, nodes) ? Answer.YES : Answer.UNKNOWN;
  }

  /** What the rules say of a finished game, and the insight of another. */
  Answer judge(int atLeast) {
    if (position.isOver()) {
      return result() >= atLeast ? Answer.YES : Answer.NO;
    }
    int verdict = insight.verdict();
    if (verdict == Score.UNKNOWN) {
      return Answer.UNKNOWN;
    }
    int forFirst = position.turn() == Position.FIRST ? verdict : -verdict;
    if (!Score.isWinOrLoss(forFirst)) {
      return forFirst >= atLeast * Score.UNIT ? Answer.YES : Answer.NO;
    }
    // A win is a margin of 1 or more, and says nothing about larger ones.
    if (forFirst > 0) {
      return atLeast <= 1 ? Answer.YES : Answer.UNKNOWN;
    }
    return atLeast >= 0 ? Answer.NO : Answer.UNKNOWN;
  }
}
