package agon.mancala;

import agon.kit.Twin;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Oware as one would explain it, one seed at a time.
 *
 * @param history the texts of all positions since the last capture, this one included
 */
record SlowOware(SlowBoard board, int turn, String grandSlam, int repetition, List<String> history)
    implements Twin {

  static SlowOware start(int pits, int seeds, String grandSlam, int repetition) {
    SlowBoard board = new SlowBoard(pits, seeds);
    return new SlowOware(board, 0, grandSlam, repetition, List.of(board.text(0)));
  }

  @Override
  public boolean isOver() {
    return board.sum(0) + board.sum(1) == 0;
  }

  /** The board after sowing, and which of the other's pits would be taken, in that order. */
  private record Sown(SlowBoard board, List<Integer> prey) {
    boolean takesAll(int prisoner) {
      int taken = prey.stream().mapToInt(pit -> board.get(prisoner, pit)).sum();
      return taken > 0 && taken == board.sum(prisoner);
    }
  }

  private Sown sow(int origin) {
    int pits = board.pits();
    SlowBoard after = new SlowBoard(board);
    int hand = after.take(turn, origin);
    int side = turn;
    int pit = origin;
    while (hand > 0) {
      pit++;
      if (pit == pits) {
        pit = 0;
        side = 1 - side;
      }
      if (side == turn && pit == origin) {
        continue;
      }
      after.add(side, pit, 1);
      hand--;
    }
    List<Integer> prey = new ArrayList<>();
    if (side != turn) {
      while (pit >= 0 && (after.get(side, pit) == 2 || after.get(side, pit) == 3)) {
        prey.add(pit);
        pit--;
      }
    }
    return new Sown(after, prey);
  }

  private static boolean feeds(SlowBoard board, int side, int pit) {
    int seeds = board.get(side, pit);
    boolean otherStarves = board.sum(1 - side) == 0;
    return seeds > 0 && (!otherStarves || pit + seeds >= board.pits());
  }

  @Override
  public Set<String> moves() {
    Set<String> fair = new TreeSet<>();
    Set<String> withoutSlam = new TreeSet<>();
    for (int pit = 0; pit < board.pits(); pit++) {
      if (feeds(board, turn, pit)) {
        fair.add(String.valueOf(pit + 1));
        if (!sow(pit).takesAll(1 - turn)) {
          withoutSlam.add(String.valueOf(pit + 1));
        }
      }
    }
    return grandSlam.equals("forbidden") && !withoutSlam.isEmpty() ? withoutSlam : fair;
  }

  @Override
  public Twin play(String move) {
    Sown sown = sow(Integer.parseInt(move) - 1);
    SlowBoard after = sown.board;
    List<Integer> prey = new ArrayList<>(sown.prey);
    if (sown.takesAll(1 - turn)) {
      switch (grandSlam) {
        case "no-capture" -> prey.clear();
        case "keep-first" -> prey.removeFirst();
        case "keep-last" -> prey.removeLast();
        default -> {}
      }
    }
    prey.forEach(pit -> after.store(turn, after.take(1 - turn, pit)));
    int next = 1 - turn;
    List<String> seen = new ArrayList<>(prey.isEmpty() ? history : List.of());
    seen.add(after.text(next));
    boolean canMove = false;
    for (int pit = 0; pit < after.pits(); pit++) {
      canMove |= feeds(after, next, pit);
    }
    int all = after.sum(0) + after.sum(1) + after.stores.get(0) + after.stores.get(1);
    boolean repeated =
        seen.stream().filter(text -> text.equals(after.text(next))).count() == repetition;
    if (2 * after.stores.get(turn) > all || !canMove || repeated) {
      after.store(0, after.takeRow(0));
      after.store(1, after.takeRow(1));
    }
    return new SlowOware(after, next, grandSlam, repetition, List.copyOf(seen));
  }

  @Override
  public int margin() {
    return board.margin();
  }

  @Override
  public String text() {
    return board.text(turn);
  }
}
