package agon.mnk;

import java.util.Arrays;

/**
 * A set of cells that grows, shrinks and answers in constant time: the members stand at the front
 * of a list, and every cell knows its place in it. The order of the members means nothing.
 */
final class CellSet {
  private static final int ABSENT = -1;

  private final int[] members;
  private final int[] slots;
  private int size;

  CellSet(int cells) {
    members = new int[cells];
    slots = new int[cells];
    Arrays.fill(slots, ABSENT);
  }

  int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  int get(int index) {
    return members[index];
  }

  boolean contains(int cell) {
    return slots[cell] != ABSENT;
  }

  /** Puts a cell in or takes it out; nothing happens if it is so already. */
  void set(int cell, boolean member) {
    int slot = slots[cell];
    if (member == (slot != ABSENT)) {
      return;
    }
    if (member) {
      slots[cell] = size;
      members[size++] = cell;
    } else {
      int last = members[--size];
      members[slot] = last;
      slots[last] = slot;
      slots[cell] = ABSENT;
    }
  }

  /** Writes the members to an array, beginning at an index, and returns how many there are. */
  int copyTo(int[] into, int from) {
    System.arraycopy(members, 0, into, from, size);
    return size;
  }
}
