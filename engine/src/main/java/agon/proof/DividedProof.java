package agon.proof;

import static agon.proof.ProofTable.INFINITE;

import agon.game.Game;
import agon.game.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A proof that many helpers work on at once: the top of its tree is here, and every leaf of it is a
 * part for somebody. One thread at a time.
 *
 * <p>Implementation note. This is proof-number search on the level of jobs (Saffidine, Jouandeau
 * and Cazenave 2011; Wu and others 2013). The part given out next is the one the whole proof hangs
 * on most; where others work below a move already, it counts as so many times harder, so that
 * helpers spread. A part that comes back open becomes an inner node with the moves that are left as
 * its leaves. What comes back in which order decides how much work it is, never what is proven.
 */
public final class DividedProof {
  /** A position of the tree, and how many of its leaves are somebody's job. */
  private static final class Node {
    final @Nullable Node parent;
    final int move;
    final boolean firstMoves;
    List<Node> children = List.of();
    int proof;
    int disproof;
    int leaves = 1;
    int busy;

    Node(@Nullable Node parent, int move, boolean firstMoves, int proof, int disproof) {
      this.parent = parent;
      this.move = move;
      this.firstMoves = firstMoves;
      this.proof = proof;
      this.disproof = disproof;
    }

    boolean isSettled() {
      return proof == 0 || disproof == 0;
    }
  }

  private final Position position;
  private final int atLeast;
  private final Node root;
  private final Map<Integer, Node> given = new HashMap<>();
  private int number;

  /**
   * @param position what the proof is about; it stays as it is
   * @param atLeast see {@link ProofSearch#ask}
   */
  public DividedProof(Game game, Position position, int atLeast) {
    if (game.historyMatters()) {
      throw new IllegalArgumentException("history counts in " + game.line());
    }
    this.position = position.copy();
    this.atLeast = atLeast;
    root = new Node(null, -1, position.turn() == Position.FIRST, 1, 1);
  }

  /** What is known of the whole by now. */
  public Answer answer() {
    return root.proof == 0 ? Answer.YES : root.disproof == 0 ? Answer.NO : Answer.UNKNOWN;
  }

  public int proof() {
    return root.proof;
  }

  public int disproof() {
    return root.disproof;
  }

  /** A part that is somebody's job from now on, under a number of its own. */
  public record Job(int number, ProofPart part) {}

  /** The next part for somebody; empty if there is none that nobody works on. */
  public Optional<Job> next(long nodes) {
    if (root.isSettled() || root.leaves <= root.busy) {
      return Optional.empty();
    }
    Node node = root;
    while (!node.children.isEmpty()) {
      node = mostPromising(node);
    }
    node.busy = 1;
    recount(node.parent);
    given.put(++number, node);
    return Optional.of(new Job(number, new ProofPart(path(node), atLeast, nodes)));
  }

  private static Node mostPromising(Node node) {
    Node best = null;
    long least = Long.MAX_VALUE;
    for (Node child : node.children) {
      long effort = (long) (node.firstMoves ? child.proof : child.disproof) * (1 + child.busy);
      if (child.leaves > child.busy && effort < least) {
        least = effort;
        best = child;
      }
    }
    if (best == null) {
      throw new IllegalStateException("counted a leaf that is not there");
    }
    return best;
  }

  private static List<Integer> path(Node node) {
    List<Integer> moves = new ArrayList<>();
    for (Node at = node; at.parent != null; at = at.parent) {
      moves.addFirst(at.move);
    }
    return moves;
  }

  /** Takes what somebody found; of a job that is not wanted any more it is not looked at. */
  public void found(int job, ProofPart.Finding finding) {
    boolean wanted = isWanted(job);
    Node node = given.remove(job);
    if (node == null || !wanted) {
      return;
    }
    node.busy = 0;
    switch (finding.answer()) {
      case YES -> settle(node, 0, INFINITE);
      case NO -> settle(node, INFINITE, 0);
      case UNKNOWN -> grow(node, finding.branches());
    }
    recount(node.parent);
  }

  /** Whether a job still matters: it does not once anything above it is settled. */
  public boolean isWanted(int job) {
    for (Node at = given.get(job); at != null; at = at.parent) {
      if (at.isSettled()) {
        return false;
      }
    }
    return given.containsKey(job);
  }

  private static void settle(Node node, int proof, int disproof) {
    node.proof = proof;
    node.disproof = disproof;
    node.leaves = 0;
    node.busy = 0;
  }

  private void grow(Node node, List<ProofPart.Branch> branches) {
    List<Node> children = new ArrayList<>();
    Position walker = position.copy();
    path(node).forEach(walker::play);
    for (ProofPart.Branch branch : branches) {
      Position after = walker.copy();
      after.play(branch.move());
      boolean first = after.turn() == Position.FIRST;
      children.add(new Node(node, branch.move(), first, branch.proof(), branch.disproof()));
    }
    if (!children.isEmpty()) {
      node.children = children;
      tally(node);
    }
  }

  private static void recount(@Nullable Node from) {
    for (Node node = from; node != null && !node.isSettled(); node = node.parent) {
      tally(node);
    }
  }

  /** As {@link ProofSearch} does it: the least of the choices, the largest burden and one each. */
  private static void tally(Node node) {
    int choice = INFINITE;
    int burden = 0;
    int open = 0;
    int leaves = 0;
    int busy = 0;
    for (Node child : node.children) {
      int number = node.firstMoves ? child.proof : child.disproof;
      if (number == INFINITE) {
        continue; // lost for whoever moves
      }
      choice = Math.min(choice, number);
      burden = Math.max(burden, node.firstMoves ? child.disproof : child.proof);
      open++;
      leaves += child.leaves;
      busy += child.busy;
    }
    if (choice == 0) {
      settle(node, node.firstMoves ? 0 : INFINITE, node.firstMoves ? INFINITE : 0);
    } else if (open == 0) {
      settle(node, node.firstMoves ? INFINITE : 0, node.firstMoves ? 0 : INFINITE);
    } else {
      int all = Math.min(burden + open - 1, INFINITE - 1);
      node.proof = node.firstMoves ? choice : all;
      node.disproof = node.firstMoves ? all : choice;
      node.leaves = leaves;
      node.busy = busy;
    }
  }

  /** The first moves of the proof, as far as the tree goes: the winner's are winning ones. */
  public List<Integer> line() {
    List<Integer> moves = new ArrayList<>();
    Node node = root;
    while (node.isSettled() && !node.children.isEmpty()) {
      Node last = node;
      Node next =
          node.children.stream()
              .filter(child -> (child.proof == 0) == (last.proof == 0) && child.isSettled())
              .findFirst()
              .orElseThrow();
      moves.add(next.move);
      node = next;
    }
    return moves;
  }
}
