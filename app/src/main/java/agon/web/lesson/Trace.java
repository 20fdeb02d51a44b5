package agon.web.lesson;

import agon.game.Game;
import agon.game.Position;
import agon.textbook.AlphaBeta;
import agon.textbook.Watcher;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes a search down as a tree, the children of a node in the order in which they were tried.
 * Values and windows are turned round so that all are those of the side to move at the root: it
 * takes the largest, the other side the smallest. Of several searches, one deeper than the other,
 * the last one that was finished counts.
 */
final class Trace implements Watcher {
  /**
   * One position that was looked at.
   *
   * @param move that led to it; empty at the root
   * @param side who moves in it
   * @param depth plies it was looked ahead from here
   * @param alpha what the root's side was sure of; null for nothing
   * @param beta what the other side was sure of; null for nothing
   * @param kind inner, leaf (an estimate), over (the game is) or table (remembered)
   * @param skipped moves that were not looked at
   */
  record Node(
      String move,
      int side,
      int depth,
      @Nullable Integer alpha,
      @Nullable Integer beta,
      int value,
      String kind,
      List<Node> children,
      List<String> skipped) {}

  /** A finished search. */
  record Finished(int depth, Node root, int positions) {}

  /** A node that is being looked at. */
  private static final class Open {
    final String move;
    final int mover;
    final int side;
    final int depth;
    final int alpha;
    final int beta;
    final List<Node> children = new ArrayList<>();
    List<String> skipped = List.of();
    String kind = "table";

    Open(String move, int mover, int side, int depth, int alpha, int beta) {
      this.move = move;
      this.mover = mover;
      this.side = side;
      this.depth = depth;
      this.alpha = alpha;
      this.beta = beta;
    }
  }

  private final Game game;
  private final Position position;
  private final int start;
  private final int us;
  private final Deque<Open> open = new ArrayDeque<>();
  private final List<Finished> finished = new ArrayList<>();
  private int visits;

  Trace(Game game, Position position) {
    this.game = game;
    this.position = position.copy();
    start = position.ply();
    us = position.turn();
  }

  /** All searches that were finished, the last one the deepest. */
  List<Finished> finished() {
    return List.copyOf(finished);
  }

  /** Whether the last search did not come to its end. */
  boolean isBrokenOff() {
    return !open.isEmpty();
  }

  Optional<Finished> last() {
    return finished.isEmpty() ? Optional.empty() : Optional.of(finished.getLast());
  }

  @Override
  public void begin(int depth) {
    while (position.ply() > start) {
      position.undo();
    }
    visits = 0;
    open.clear();
    Open root = new Open("", us, us, depth, -AlphaBeta.INFINITY, AlphaBeta.INFINITY);
    root.kind = "inner";
    open.push(root);
  }

  @Override
  public void enter(int move, int depth, int alpha, int beta) {
    String text = game.text(position, move);
    int mover = position.turn();
    position.play(move);
    open.push(new Open(text, mover, position.turn(), depth, alpha, beta));
  }

  @Override
  public void visit() {
    visits++;
    open.element().kind = "inner";
  }

  @Override
  public void leaf() {
    open.element().kind = position.isOver() ? "over" : "leaf";
  }

  @Override
  public void cut(int[] moves, int from, int count) {
    List<String> skipped = new ArrayList<>();
    for (int i = from; i < count; i++) {
      skipped.add(game.text(position, moves[i]));
    }
    open.element().skipped = skipped;
  }

  @Override
  public void leave(int value) {
    position.undo();
    Open node = open.pop();
    open.element().children.add(close(node, value));
  }

  @Override
  public void end(int value) {
    Open root = open.pop();
    finished.add(new Finished(root.depth, close(root, value), visits));
  }

  private Node close(Open node, int value) {
    boolean ours = node.mover == us;
    return new Node(
        node.move,
        node.side,
        node.depth,
        bound(ours ? node.alpha : -node.beta),
        bound(ours ? node.beta : -node.alpha),
        ours ? value : -value,
        node.kind,
        List.copyOf(node.children),
        node.skipped);
  }

  private static @Nullable Integer bound(int value) {
    return Math.abs(value) >= AlphaBeta.INFINITY ? null : value;
  }
}
