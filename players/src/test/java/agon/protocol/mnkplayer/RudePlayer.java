package agon.protocol.mnkplayer;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import mnkgame.MNKCell;
import mnkgame.MNKCellState;
import mnkgame.MNKPlayer;
import org.jspecify.annotations.Nullable;

/** A player that misbehaves as the system property says. */
public final class RudePlayer implements MNKPlayer {
  private static final String MODE = System.getProperty("mode", "");

  private final List<long[]> hoard = new ArrayList<>();

  public RudePlayer() {
    if (MODE.equals("throws-when-made")) {
      throw new IllegalStateException("not today");
    }
  }

  @Override
  public void initPlayer(int rows, int columns, int inARow, boolean first, int seconds) {
    switch (MODE) {
      case "throws-at-init" -> throw new UnsupportedOperationException("boards like this");
      case "hangs-at-init" -> sleep(1_000_000);
      case "prints" -> System.out.println("init\nok\ncell 9 9");
      case "leaves-threads" -> new Thread(() -> sleep(1_000_000)).start();
      default -> {}
    }
  }

  @Override
  public @Nullable MNKCell selectCell(MNKCell[] free, MNKCell[] marked) {
    switch (MODE) {
      case "null" -> {
        return null;
      }
      case "occupied" -> {
        return marked[0];
      }
      case "off-board" -> {
        return new MNKCell(3, 0, MNKCellState.FREE);
      }
      case "negative" -> {
        return new MNKCell(-1, 0, MNKCellState.FREE);
      }
      case "throws" -> throw new ArrayIndexOutOfBoundsException("Index 9 out of bounds");
      case "recurses" -> recurse(1);
      case "hoards" -> {
        while (true) {
          hoard.add(new long[1 << 20]);
        }
      }
      case "exits" -> System.exit(0);
      case "late" -> sleep(1_500);
      case "prints" -> System.out.println("cell 9 9\nnull\nfailed");
      case "reads" -> read();
      default -> {}
    }
    return free[0];
  }

  private static int recurse(int depth) {
    return depth == Integer.MAX_VALUE ? depth : recurse(depth + 1) + depth;
  }

  private static void sleep(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void read() {
    try {
      if (System.in.read() >= 0) {
        throw new IllegalStateException("there was something to read");
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public String playerName() {
    return "rude\n" + MODE;
  }
}
