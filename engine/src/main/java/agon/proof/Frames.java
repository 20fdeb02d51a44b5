package agon.proof;

import java.util.Arrays;

/**
 * The stack of a depth-first proof search, in arrays that only ever grow: frames, and the children
 * of all of them one behind the other. Long games need no deep recursion this way.
 *
 * <p>A child's numbers are kept as its parent sees them. One of the two is a choice: the parent is
 * settled as soon as one child is, so it takes the least. The other is a burden: every child must
 * be settled, so it takes the sum. With the first player to move the choice is the proof number and
 * the burden the disproof number, otherwise the other way round.
 */
final class Frames {
  // One of each for every frame.
  long[] key = new long[64];
  boolean[] firstMoves = new boolean[64];
  int[] choiceLimit = new int[64];
  int[] burdenLimit = new int[64];
  long[] nodesBefore = new long[64];
  int[] begin = new int[64];
  int[] end = new int[64];

  /** Which child of the frame is being looked at. */
  int[] current = new int[64];

  // One of each for every child.
  private long[] childKey;
  int[] move;
  int[] choice;
  int[] burden;

  Frames(int maxMoves) {
    int children = 64 * Math.min(maxMoves, 256);
    childKey = new long[children];
    move = new int[children];
    choice = new int[children];
    burden = new int[children];
  }

  /** Makes room for a frame at this depth, with children from here on. */
  void reserve(int depth, int children) {
    if (depth == key.length) {
      int size = 2 * depth;
      key = Arrays.copyOf(key, size);
      firstMoves = Arrays.copyOf(firstMoves, size);
      choiceLimit = Arrays.copyOf(choiceLimit, size);
      burdenLimit = Arrays.copyOf(burdenLimit, size);
      nodesBefore = Arrays.copyOf(nodesBefore, size);
      begin = Arrays.copyOf(begin, size);
      end = Arrays.copyOf(end, size);
      current = Arrays.copyOf(current, size);
    }
    if (children > move.length) {
      int size = Math.max(children, 2 * move.length);
      childKey = Arrays.copyOf(childKey, size);
      move = Arrays.copyOf(move, size);
      choice = Arrays.copyOf(choice, size);
      burden = Arrays.copyOf(burden, size);
    }
  }

  void add(int frame, long key, int childMove, int childChoice, int childBurden) {
    int child = end[frame]++;
    childKey[child] = key;
    move[child] = childMove;
    choice[child] = childChoice;
    burden[child] = childBurden;
  }

  boolean hasChild(int frame, long key) {
    for (int child = begin[frame]; child < end[frame]; child++) {
      if (childKey[child] == key) {
        return true;
      }
    }
    return false;
  }

  /** Takes a child out, and the last one of the frame into its place. */
  void remove(int frame, int child) {
    int last = --end[frame];
    move[child] = move[last];
    choice[child] = choice[last];
    burden[child] = burden[last];
  }
}
