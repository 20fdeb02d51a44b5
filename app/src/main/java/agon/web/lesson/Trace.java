package agon.web.lesson;

import agon.game.Game;
import agon.game.Position;
import agon.search.SearchWatcher;
import agon.textbook.Watcher;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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
   * @param kind inner, leaf (an estimate), over (the game is), table (remembered) or known (why
   *     says how)
   * @param why the engine looked no further, in the words of {@link SearchWatcher.Why}
   * @param look how the move was looked at, where that is special: again, narrow (only whether it
   *     is better), reduced (the same, and less deep), loud (played out before estimating) or aside
   *     (the same position once more)
   * @param again whether the same move was looked at once more afterwards, so that this value does
   *     not count
   * @param skipped moves that were not looked at because the other side has something better
   * @param left moves that were not looked at because they cannot matter, or are unlikely to
   */
  record Node(
      String move,
      int side,
      int depth,
      @Nullable Integer alpha,
      @Nullable Integer beta,
      int value,
      String kind,
      @Nullable String why,
      @Nullable String look,
      boolean again,
      List<Node> children,
      List<String> skipped,
      List<String> left) {
    Node superseded() {
      return new Node(
          move, side, depth, alpha, beta, value, kind, why, look, true, children, skipped, left);
    }
  }

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
    @Nullable String why;
    @Nullable String look;

    boolean isAside() {
      return "aside".equals(look);
    }

    boolean isNarrow() {
      return (long) beta - alpha == 1;
    }

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
  private final int infinity;
  private final Deque<Open> open = new ArrayDeque<>();
  private final List<Finished> finished = new ArrayList<>();
  private int visits;

  /**
   * @param infinity a bound that says nothing
   */
  Trace(Game game, Position position, int infinity) {
    this.infinity = infinity;
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
    begin(depth, -infinity, infinity);
  }

  @Override
  public void begin(int depth, int alpha, int beta) {
    while (position.ply() > start) {
      position.undo();
    }
    visits = 0;
    open.clear();
    Open root = new Open("", us, us, depth, alpha, beta);
    root.kind = "inner";
    open.push(root);
  }

  @Override
  public void enter(int move, int depth, int alpha, int beta) {
    String text = game.text(position, move);
    Open parent = reopened();
    int mover = position.turn();
    position.play(move);
    Open node = new Open(text, mover, position.turn(), depth, alpha, beta);
    node.look = look(parent, node);
    open.push(node);
  }

  @Override
  public void aside(int depth, int alpha, int beta) {
    Open parent = reopened();
    Open node = new Open("", parent.side, parent.side, depth, alpha, beta);
    node.look = "aside";
    open.push(node);
  }

  /** The node at hand, which is looked into after all. */
  private Open reopened() {
    Open node = open.element();
    node.kind = "inner";
    node.why = null;
    return node;
  }

  private static @Nullable String look(Open parent, Open node) {
    List<Node> before = parent.children.stream().filter(child -> !child.move.isEmpty()).toList();
    if (parent.depth <= 0) {
      return "loud";
    }
    if (before.stream().anyMatch(child -> child.move.equals(node.move))) {
      return "again";
    }
    if (!before.isEmpty() && node.depth < before.getFirst().depth) {
      return "reduced";
    }
    return node.isNarrow() && !parent.isNarrow() ? "narrow" : null;
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
  public void because(Why why) {
    Open node = open.element();
    node.kind =
        switch (why) {
          case OVER -> "over";
          case ESTIMATE -> "leaf";
          case TABLE -> "table";
          default -> "known";
        };
    node.why = why.name().toLowerCase(Locale.ROOT);
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
    Open node = open.pop();
    Node closed = close(node, value);
    if (!node.isAside()) {
      position.undo();
    }
    List<Node> siblings = open.element().children;
    for (int i = 0; i < siblings.size() && !node.isAside(); i++) {
      if (siblings.get(i).move.equals(node.move)) {
        siblings.set(i, siblings.get(i).superseded());
      }
    }
    siblings.add(closed);
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
        node.why,
        node.look,
        false,
        List.copyOf(node.children),
        node.skipped,
        left(node));
  }

  /** The legal moves that were neither tried nor cut off. */
  private List<String> left(Open node) {
    if (!node.kind.equals("inner") || node.depth <= 0 || node.children.isEmpty()) {
      return List.of();
    }
    Set<String> seen = new HashSet<>(node.skipped);
    node.children.forEach(child -> seen.add(child.move));
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    return Arrays.stream(moves, 0, count)
        .mapToObj(move -> game.text(position, move))
        .filter(move -> !seen.contains(move))
        .toList();
  }

  private @Nullable Integer bound(int value) {
    return Math.abs((long) value) >= infinity ? null : value;
  }
}
