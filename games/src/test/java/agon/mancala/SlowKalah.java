package agon.mancala;

import agon.kit.Twin;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** Kalah as one would explain it, one seed at a time. Options are the words of the game line. */
record SlowKalah(SlowBoard board, int turn, Options options, boolean open) implements Twin {
  record Options(
      boolean emptyCapture,
      String end,
      String remaining,
      String numbering,
      boolean capture,
      boolean relay,
      boolean pie) {
    static final Options STANDARD = new Options(false, "either", "owner", "left");

    Options(boolean emptyCapture, String end, String remaining, String numbering) {
      this(emptyCapture, end, remaining, numbering, true, false, false);
    }

    Options withoutCaptures() {
      return new Options(emptyCapture, end, remaining, numbering, false, relay, pie);
    }

    Options relayed() {
      return new Options(emptyCapture, end, remaining, numbering, capture, true, pie);
    }

    Options withPie() {
      return new Options(emptyCapture, end, remaining, numbering, capture, relay, true);
    }

    String line() {
      return "empty-capture=%b,end=%s,remaining=%s,numbering=%s,capture=%b,relay=%b,pie=%b"
          .formatted(emptyCapture, end, remaining, numbering, capture, relay, pie);
    }
  }

  static SlowKalah start(int pits, int seeds, Options options) {
    return new SlowKalah(new SlowBoard(pits, seeds), 0, options, options.pie);
  }

  @Override
  public boolean isOver() {
    return board.sum(0) + board.sum(1) == 0;
  }

  @Override
  public Set<String> moves() {
    Set<String> moves = new TreeSet<>();
    for (int pit = 0; pit < board.pits(); pit++) {
      if (board.get(turn, pit) > 0) {
        moves.add(String.valueOf(options.numbering.equals("left") ? pit + 1 : board.pits() - pit));
      }
    }
    if (open && turn == 1) {
      moves.add("swap");
    }
    return moves;
  }

  @Override
  public Twin play(String move) {
    if (move.equals("swap")) {
      SlowBoard turned = new SlowBoard(board);
      Collections.reverse(turned.rows);
      Collections.reverse(turned.stores);
      return new SlowKalah(turned, 0, options, false);
    }
    int pits = board.pits();
    int number = Integer.parseInt(move);
    int pit = options.numbering.equals("left") ? number - 1 : pits - number;
    SlowBoard after = new SlowBoard(board);
    int hand = after.take(turn, pit);
    int side = turn;
    boolean inStore = false;
    while (hand > 0) {
      pit++;
      if (pit == pits && side == turn) {
        after.store(turn, 1);
        inStore = true;
      } else {
        if (pit >= pits) {
          pit = 0;
          side = 1 - side;
        }
        after.add(side, pit, 1);
        inStore = false;
      }
      hand--;
      if (hand == 0 && options.relay && !inStore && after.get(side, pit) > 1) {
        hand = after.take(side, pit);
      }
    }
    if (options.capture && !inStore && side == turn && after.get(side, pit) == 1) {
      int across = pits - 1 - pit;
      if (after.get(1 - turn, across) > 0 || options.emptyCapture) {
        after.store(turn, after.take(turn, pit));
        after.store(turn, after.take(1 - turn, across));
      }
    }
    int next = inStore ? turn : 1 - turn;
    boolean ends =
        options.end.equals("mover") ? after.sum(next) == 0 : after.sum(0) == 0 || after.sum(1) == 0;
    if (ends) {
      int emptied = after.sum(0) == 0 ? 0 : 1;
      int rest = after.takeRow(1 - emptied);
      if (options.remaining.equals("owner")) {
        after.store(1 - emptied, rest);
      } else if (options.remaining.equals("emptier")) {
        after.store(emptied, rest);
      }
    }
    return new SlowKalah(after, next, options, open && turn == 0 && !ends);
  }

  @Override
  public int margin() {
    return board.margin();
  }

  @Override
  public String text() {
    return board.text(turn) + (open ? " swap" : "");
  }
}
