package agon.protocol.mnkplayer;

import agon.game.Game;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import java.time.Duration;
import mnkgame.MNKCell;
import mnkgame.MNKPlayer;
import org.jspecify.annotations.Nullable;

/**
 * Our engine as a player of the course. Options of the engine can be given to the tester's JVM:
 * {@code -Dagon.options=threads=2,hash=256}.
 */
public final class AgonPlayer implements MNKPlayer {
  private static final int USUAL_HASH = 64;
  private static final Duration AT_ONCE = Duration.ofMillis(50);

  private @Nullable Engine engine;
  private Duration time = AT_ONCE;

  /** The tester makes players without arguments. */
  public AgonPlayer() {}

  @Override
  public void initPlayer(int rows, int columns, int inARow, boolean first, int seconds) {
    time = thinkingTime(seconds);
    Game game = Mnk.FAMILY.game("m=%d,n=%d,k=%d".formatted(rows, columns, inARow));
    Engine last = engine;
    if (last != null && last.game().line().equals(game.line())) {
      last.clear();
    } else {
      engine = null; // its memory can go before the next one's is taken
      engine = new Engine(game, options());
    }
  }

  /** The other player and what it has left behind share this JVM: time is not all ours. */
  private static Duration thinkingTime(int seconds) {
    if (seconds <= 0) {
      return AT_ONCE;
    }
    long millis = 1000L * seconds;
    return Duration.ofMillis(millis - Math.clamp(millis / 20, 100, 500));
  }

  private static EngineOptions options() {
    long quarter = Runtime.getRuntime().maxMemory() >> 22; // MiB
    EngineOptions options =
        EngineOptions.STANDARD.with("hash=" + Math.clamp(quarter, 1, USUAL_HASH));
    return options.with(System.getProperty("agon.options", ""));
  }

  @Override
  public MNKCell selectCell(MNKCell[] free, MNKCell[] marked) {
    Engine thinker = engine;
    if (thinker == null) {
      throw new IllegalStateException("initPlayer comes before selectCell");
    }
    int columns = thinker.game().settings().number("n");
    Position position = thinker.game().start();
    for (MNKCell cell : marked) {
      position.play(cell.i * columns + cell.j);
    }
    int move = thinker.analyse(position, Limits.time(time)).move();
    for (MNKCell cell : free) {
      if (cell.i * columns + cell.j == move) {
        return cell;
      }
    }
    throw new IllegalArgumentException("the free and the marked cells do not fit together");
  }

  @Override
  public String playerName() {
    return "Agon";
  }
}
