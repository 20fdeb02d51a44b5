package agon.proof;

import static agon.proof.ProofTable.INFINITE;

import agon.game.Game;
import agon.game.Keys;
import agon.game.Position;
import agon.search.Score;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Answers a question about a position with a proof: does the first player reach at least this
 * margin? It goes wherever the fewest leaves seem to be left to settle, however deep that is. One
 * thread asks; any thread may {@link #stop}.
 *
 * <p>Implementation note. This is depth-first proof-number search (Allis 1994; df-pn: Nagai 2002).
 * A position has a proof number, about how many leaves must still be settled to answer yes, and a
 * disproof number for no. A node is left when one of the two reaches its limit, that is when
 * another branch has become more promising; what was found stays in the table. Three things make it
 * fit:
 *
 * <ul>
 *   <li>A branch may become a quarter worse than the second best before it is left (the 1 + ε trick
 *       of Pawlewicz and Lew 2007), or the search would spend its time on going back and forth.
 *   <li>Where all children must be settled, the numbers are not added up: the largest counts, and
 *       one for each of the others (weak proof-number search, Ueda and others 2008). Lines that
 *       meet again would be counted many times in a sum.
 *   <li>A new leaf counts one for the side to move, which needs one good move, and as many as there
 *       are moves for the other side. Where margins count, whoever is behind the question by the
 *       insight's estimate gets more to do. Equal children are tried in the order of their rank.
 * </ul>
 *
 * <p>Nodes in thousands, both questions, + where one was not finished after 10 million; random
 * positions are 12 each. With plain insights, before symmetry was used:
 *
 * <pre>
 *                     mnk 4,4,4  Kalah 4,4  5,3    Othello 6x6  Dipole  mnk 5,5,4  mnk 7,7,4
 *                                                  16 empties           6 stones   6 stones
 *   sums, mobility      16,888+      1,886  2,227        1,228   1,093    31,351+    16,282+
 *   weak, mobility      10,615       2,317  2,495        1,368     476    23,624+     9,306
 *   weak, and rank       8,836       2,221  1,577        1,570     334    15,648      2,438
 * </pre>
 *
 * With the insights of the games, estimates took Kalah 4,4 from 2,452 to 731, Kalah 5,3 from 1,439
 * to 997 and Othello with 18 empties from 7,412 to 3,179; without margins they cost up to 40 %
 * more. Asking the insight for forced wins at new leaves saved a third of the nodes of mnk 5,5,4
 * and no time.
 *
 * <p>The stack is in arrays, so that the length of a game does not matter; nothing is allocated
 * once they have grown to it. Siblings are not looked up again after a child returns: in games that
 * make progress nothing below a child can be its sibling.
 */
public final class ProofSearch {
  /** A branch is left when it is worse than the second best by more than that part of it. */
  private static final int PATIENCE_SHIFT = 2;

  /** Being behind by this much, in hundredths, counts like one more leaf to settle. */
  private static final int ESTIMATE_STEP = 50;

  /** However far behind, no more than so many leaves: an estimate may be wrong. */
  private static final int ESTIMATE_CAP = 20;

  /** Margins beyond this are no sensible question, and would overflow as scores. */
  private static final int LARGEST_MARGIN = 1_000_000;

  private static final long REPORT_NANOS = Duration.ofMillis(200).toNanos();

  private final Walker walker;
  private final ProofTable table;
  private final ProofListener listener;
  private final Frames frames;
  private final int[] moves;
  private final long created = System.nanoTime();
  private volatile boolean stopped;

  // The question.
  private int atLeast;
  private long salt;
  private long nodeLimit;
  private long started;
  private long timeLimit;
  private long nextReport;

  // Where the search is.
  private int depth;
  private boolean halted;
  private int rootProof;
  private int rootDisproof;

  // What the children of a frame add up to; see Frames for choice and burden.
  private int best;
  private int choice;
  private int secondChoice;
  private int burden;

  /**
   * @param position where to start; it stays as it is
   * @param table may be shared by searches of the same game one after another, not at a time
   */
  public ProofSearch(
      Game game, Position position, ProofTable table, Repetition history, ProofListener listener) {
    this(game, Walker.onCopyOf(position, game, history), table, listener);
  }

  ProofSearch(Game game, Walker walker, ProofTable table, ProofListener listener) {
    this.walker = walker;
    this.table = table;
    this.listener = listener;
    frames = new Frames(game.maxMoves());
    moves = new int[game.maxMoves()];
  }

  /** From any thread: ends the present question and all later ones with {@link Answer#UNKNOWN}. */
  public void stop() {
    stopped = true;
  }

  boolean isStopped() {
    return stopped;
  }

  /** Positions visited so far, for all questions. */
  public long nodes() {
    return walker.visits.nodes();
  }

  /** What questions are about; whoever walks on it asks about other positions. */
  Walker walker() {
    return walker;
  }

  /**
   * Whether the first player reaches this margin with best play.
   *
   * @param atLeast in the game's unit; where margins do not count, 1 asks for a win and 0 for a
   *     draw
   * @param budget for this question alone
   */
  public Answer ask(int atLeast, Budget budget) {
    if (Math.abs(atLeast) > (walker.marginCounts ? LARGEST_MARGIN : 1)) {
      throw new IllegalArgumentException("no such margin: " + atLeast);
    }
    aimAt(atLeast);
    halted = false;
    started = System.nanoTime();
    timeLimit = budget.time().toNanos();
    long spent = nodes();
    nodeLimit = spent > Long.MAX_VALUE - budget.nodes() ? Long.MAX_VALUE : spent + budget.nodes();
    nextReport = REPORT_NANOS;
    rootProof = 1;
    rootDisproof = 1;
    Answer known = known(atLeast);
    return known != Answer.UNKNOWN ? known : search();
  }

  /** After a question that was not answered: the moves at the root that are still open. */
  List<ProofPart.Branch> branches() {
    List<ProofPart.Branch> open = new ArrayList<>();
    boolean first = frames.firstMoves[0];
    for (int child = frames.begin[0]; child < frames.end[0]; child++) {
      int choice = frames.choice[child];
      int burden = frames.burden[child];
      open.add(
          new ProofPart.Branch(
              frames.move[child], first ? choice : burden, first ? burden : choice));
    }
    return open;
  }

  /** What is known of the position the walker is at, without searching. */
  Answer known(int atLeast) {
    Answer judged = walker.judge(atLeast);
    if (judged != Answer.UNKNOWN || walker.position.isOver()) {
      return judged;
    }
    long entry = entry(atLeast);
    if (!ProofTable.isSolved(entry)) {
      return walker.judgeByWhoCanWin(atLeast, 0);
    }
    return ProofTable.proof(entry) == 0 ? Answer.YES : Answer.NO;
  }

  /** About how many nodes the question cost for the position the walker is at. */
  long work(int atLeast) {
    long entry = entry(atLeast);
    return entry == ProofTable.NOTHING ? 0 : ProofTable.work(entry);
  }

  private long entry(int atLeast) {
    aimAt(atLeast);
    return table.find(tableKey());
  }

  private void aimAt(int margin) {
    atLeast = margin;
    salt = Keys.mix(margin);
  }

  /** Each question has entries of its own. */
  private long tableKey() {
    return walker.key() ^ salt;
  }

  private Answer search() {
    depth = 0;
    if (!open(INFINITE, INFINITE)) {
      return Answer.UNKNOWN;
    }
    while (true) {
      tally();
      if (halted || choice >= frames.choiceLimit[depth] || burden >= frames.burdenLimit[depth]) {
        boolean firstMoves = frames.firstMoves[depth];
        int proof = firstMoves ? choice : burden;
        int disproof = firstMoves ? burden : choice;
        table.store(frames.key[depth], proof, disproof, nodes() - frames.nodesBefore[depth]);
        if (depth == 0) {
          return proof == 0 ? Answer.YES : disproof == 0 ? Answer.NO : Answer.UNKNOWN;
        }
        close(proof, disproof);
      } else {
        descend();
      }
    }
  }

  /** Adds up the children of the last frame. A settled node has one number 0, one infinite. */
  private void tally() {
    int begin = frames.begin[depth];
    int end = frames.end[depth];
    int least = INFINITE;
    int second = INFINITE;
    int most = 0;
    for (int child = begin; child < end; child++) {
      int number = frames.choice[child];
      if (number < least) {
        second = least;
        least = number;
        best = child;
      } else if (number < second) {
        second = number;
      }
      most = Math.max(most, frames.burden[child]);
    }
    choice = least;
    secondChoice = second;
    if (begin == end) {
      burden = 0;
    } else if (least == 0) {
      burden = INFINITE;
    } else {
      burden = Math.min(most + (end - begin - 1), INFINITE - 1);
    }
    if (depth == 0) {
      rootProof = frames.firstMoves[0] ? choice : burden;
      rootDisproof = frames.firstMoves[0] ? burden : choice;
    }
  }

  /** Goes to the best child, for as long as it stays so and the frame within its limits. */
  private void descend() {
    int patience = Math.min(INFINITE, secondChoice + (secondChoice >> PATIENCE_SHIFT) + 1);
    int choiceLimit = Math.min(frames.choiceLimit[depth], patience);
    int others = frames.end[depth] - frames.begin[depth] - 1;
    // Numbers near infinity are cut off; the limit must lie above the child's number even there.
    int burdenLimit =
        Math.max(frames.burdenLimit[depth] - others, Math.min(INFINITE, frames.burden[best] + 1));
    boolean firstMoves = frames.firstMoves[depth];
    frames.current[depth] = best;
    walker.play(frames.move[best]);
    depth++;
    if (!open(firstMoves ? choiceLimit : burdenLimit, firstMoves ? burdenLimit : choiceLimit)) {
      walker.undo();
      depth--;
    }
  }

  /** Goes back to the parent with what was found. */
  private void close(int proof, int disproof) {
    walker.undo();
    depth--;
    boolean firstMoves = frames.firstMoves[depth];
    int child = frames.current[depth];
    if ((firstMoves ? disproof : proof) == 0) {
      frames.remove(depth, child);
    } else {
      frames.choice[child] = firstMoves ? proof : disproof;
      frames.burden[child] = firstMoves ? disproof : proof;
    }
  }

  /** Begins a frame for the position the walker is at; false if it is time to halt. */
  private boolean open(int proofLimit, int disproofLimit) {
    int begin = depth == 0 ? 0 : frames.end[depth - 1];
    frames.reserve(depth, begin + moves.length);
    boolean firstMoves = walker.position.turn() == Position.FIRST;
    frames.key[depth] = tableKey();
    requireProgress();
    frames.firstMoves[depth] = firstMoves;
    frames.choiceLimit[depth] = firstMoves ? proofLimit : disproofLimit;
    frames.burdenLimit[depth] = firstMoves ? disproofLimit : proofLimit;
    frames.nodesBefore[depth] = nodes();
    frames.begin[depth] = begin;
    frames.end[depth] = begin;
    if (isTimeToHalt()) {
      halted = true;
      return false;
    }
    Answer judged = walker.judgeByWhoCanWin(atLeast, work(atLeast));
    if (judged != Answer.UNKNOWN) {
      if ((judged == Answer.YES) == firstMoves) {
        frames.add(depth, 0, Position.NO_MOVE, 0, INFINITE); // As if one move settled it.
      }
      return true; // Without moves the question is settled against the mover.
    }
    int count = walker.moves(moves);
    int end = begin + count;
    System.arraycopy(moves, 0, frames.move, begin, count);
    if (count > 1) {
      sortByRank(begin, end);
    }
    return addChildren(begin, end, firstMoves);
  }

  /** A key that comes round again does not tell all that decides the future. */
  private void requireProgress() {
    if (!walker.historyCounts) {
      long key = frames.key[depth];
      for (int above = depth - 1; above >= 0; above--) {
        if (frames.key[above] == key) {
          throw new IllegalStateException(
              "a position repeats itself, so history counts in this game");
        }
      }
    }
  }

  private boolean isTimeToHalt() {
    long elapsed = System.nanoTime() - started;
    if (elapsed >= nextReport) {
      nextReport = elapsed + REPORT_NANOS;
      report();
    }
    return stopped || nodes() >= nodeLimit || elapsed >= timeLimit;
  }

  /** Tells the listener where things stand. */
  void report() {
    listener.progress(
        new ProofProgress(
            atLeast, rootProof, rootDisproof, nodes(), System.nanoTime() - created, table.use()));
  }

  private void sortByRank(int begin, int end) {
    int[] rank = frames.choice; // Free until the children are added.
    for (int i = begin; i < end; i++) {
      int move = frames.move[i];
      int moveRank = walker.rank(move);
      int at = i;
      for (; at > begin && rank[at - 1] < moveRank; at--) {
        rank[at] = rank[at - 1];
        frames.move[at] = frames.move[at - 1];
      }
      rank[at] = moveRank;
      frames.move[at] = move;
    }
  }

  /**
   * Keeps of the moves in the last frame those that do not settle themselves against the mover, and
   * stops at one that does for it; false if it is time to halt.
   */
  private boolean addChildren(int begin, int end, boolean firstMoves) {
    boolean hasTwins = walker.hasTwins();
    for (int i = begin; i < end; i++) {
      if (stopped) {
        halted = true;
        return false;
      }
      int move = frames.move[i];
      walker.play(move);
      long key = tableKey();
      boolean isTwin = hasTwins && frames.hasChild(depth, key);
      long entry = isTwin ? ProofTable.NOTHING : numbers(key);
      walker.undo();
      int proof = ProofTable.proof(entry);
      int disproof = ProofTable.disproof(entry);
      if (isTwin || (firstMoves ? disproof : proof) == 0) {
        continue;
      }
      if (firstMoves) {
        frames.add(depth, key, move, proof, disproof);
      } else {
        frames.add(depth, key, move, disproof, proof);
      }
      if ((firstMoves ? proof : disproof) == 0) {
        break;
      }
    }
    return true;
  }

  /** Proof and disproof number of the position the walker is at, packed like an entry. */
  private long numbers(long key) {
    Answer judged = walker.judge(atLeast);
    if (judged == Answer.UNKNOWN) {
      long entry = table.find(key);
      if (entry != ProofTable.NOTHING) {
        return entry;
      }
      judged = walker.judgeByWhoCanWin(atLeast, 0);
    }
    if (judged != Answer.UNKNOWN) {
      return judged == Answer.YES ? ProofTable.PROVEN : ProofTable.DISPROVEN;
    }
    int mobility = walker.moves(moves);
    int lead = walker.marginCounts ? leadInSteps() : 0;
    boolean firstMoves = walker.position.turn() == Position.FIRST;
    int proof = (firstMoves ? 1 : mobility) + Math.max(0, -lead);
    int disproof = (firstMoves ? mobility : 1) + Math.max(0, lead);
    return ProofTable.entry(proof, disproof);
  }

  /** By how much the first player seems to be ahead of what is asked. */
  private int leadInSteps() {
    int lead = walker.estimate() - atLeast * Score.UNIT;
    return Math.clamp(lead / ESTIMATE_STEP, -ESTIMATE_CAP, ESTIMATE_CAP);
  }
}
