package agon.mnk.classic;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A balanced search tree with duplicate keys (Adelson-Velsky and Landis 1962; report on Corrado,
 * "Albero AVL"): a node stands for a key, counts its duplicates and lists their cells in the order
 * in which they came. Inserting and deleting take O(log n) for n keys, and time in proportion to
 * the length of a list to find a cell in it.
 *
 * <p>As in the report, deleting takes one off the count and the cell off the list, without asking
 * whether the list has it; when the count comes to nothing the node goes, with whatever it still
 * lists. {@link NeighbourTree} tells what comes of it.
 */
final class AvlTree {
  /** A key and its cells. */
  private static final class Node {
    int key;
    @Nullable Node left;
    @Nullable Node right;
    int height = 1;
    int count = 1;
    List<Integer> cells = new ArrayList<>();

    Node(int key, int cell) {
      this.key = key;
      cells.add(cell);
    }

    void add(int cell) {
      cells.add(cell);
      count++;
    }

    void remove(int cell) {
      cells.remove(Integer.valueOf(cell));
      count--;
    }

    /** Becomes another key with its cells, in the same place of the tree. */
    void become(Node other) {
      key = other.key;
      count = other.count;
      cells = other.cells;
    }
  }

  private @Nullable Node root;

  void clear() {
    root = null;
  }

  void insert(int key, int cell) {
    root = insert(root, key, cell);
  }

  void delete(int key, int cell) {
    root = delete(root, key, cell);
  }

  /** Writes all cells, those of the largest key first, and returns how many. */
  int largestFirst(int[] into) {
    return largestFirst(root, into, 0);
  }

  /** How many nodes there are from the root to the deepest leaf. */
  int height() {
    return height(root);
  }

  private static int largestFirst(@Nullable Node node, int[] into, int from) {
    if (node == null) {
      return from;
    }
    int at = largestFirst(node.right, into, from);
    for (int cell : node.cells) {
      into[at++] = cell;
    }
    return largestFirst(node.left, into, at);
  }

  private static Node insert(@Nullable Node node, int key, int cell) {
    if (node == null) {
      return new Node(key, cell);
    }
    if (key == node.key) {
      node.add(cell);
      return node;
    }
    if (key < node.key) {
      node.left = insert(node.left, key, cell);
    } else {
      node.right = insert(node.right, key, cell);
    }
    return balanced(node);
  }

  private static @Nullable Node delete(@Nullable Node node, int key, int cell) {
    if (node == null) {
      return null;
    }
    if (key < node.key) {
      node.left = delete(node.left, key, cell);
    } else if (key > node.key) {
      node.right = delete(node.right, key, cell);
    } else if (node.count > 1) {
      node.remove(cell);
      return node;
    } else if (node.left == null) {
      return node.right;
    } else if (node.right == null) {
      return node.left;
    } else {
      Node next = smallest(node.right);
      node.become(next);
      node.right = withoutSmallest(node.right);
    }
    return balanced(node);
  }

  private static Node smallest(Node node) {
    Node smallest = node;
    while (smallest.left != null) {
      smallest = smallest.left;
    }
    return smallest;
  }

  private static @Nullable Node withoutSmallest(Node node) {
    if (node.left == null) {
      return node.right;
    }
    node.left = withoutSmallest(node.left);
    return balanced(node);
  }

  /** The root of the subtree after the one or two rotations it may need. */
  private static Node balanced(Node node) {
    Node left = node.left;
    Node right = node.right;
    int balance = height(left) - height(right);
    if (left != null && balance > 1) {
      if (left.right != null && height(left.right) > height(left.left)) {
        node.left = rotateLeft(left, left.right);
      }
      return rotateRight(node, Objects.requireNonNull(node.left));
    }
    if (right != null && balance < -1) {
      if (right.left != null && height(right.left) > height(right.right)) {
        node.right = rotateRight(right, right.left);
      }
      return rotateLeft(node, Objects.requireNonNull(node.right));
    }
    measure(node);
    return node;
  }

  private static Node rotateRight(Node node, Node left) {
    node.left = left.right;
    left.right = node;
    measure(node);
    measure(left);
    return left;
  }

  private static Node rotateLeft(Node node, Node right) {
    node.right = right.left;
    right.left = node;
    measure(node);
    measure(right);
    return right;
  }

  private static void measure(Node node) {
    node.height = 1 + Math.max(height(node.left), height(node.right));
  }

  private static int height(@Nullable Node node) {
    return node == null ? 0 : node.height;
  }
}
