package agon.kit;

import agon.game.Game;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One game with one set of parameters, and what is known about it.
 *
 * @param twin makes the slow twin at the start position
 * @param perft leaves at depth 1, 2, 3 …
 * @param perftAtDepth whether the perft table leaves out games that end above the depth
 * @param positions how many random positions each random test visits
 */
public record KitCase(
    Game game,
    Supplier<Twin> twin,
    List<Long> perft,
    boolean perftAtDepth,
    @Nullable RandomPlay randomPlay,
    int positions) {

  /** {@code -Dagon.kit.scale=0.1} visits a tenth of the positions, for the inner loop. */
  private static final double SCALE = Double.parseDouble(System.getProperty("agon.kit.scale", "1"));

  /**
   * Mean length and shares of outcomes of games played at random, as somebody else counted them.
   */
  public record RandomPlay(double length, double first, double draw, double second) {}

  public static KitCase of(Game game, Supplier<Twin> twin) {
    return new KitCase(game, twin, List.of(), false, null, 20_000);
  }

  /** Each finished game counts as a leaf, however early it ends. */
  public KitCase perft(long... leaves) {
    return perft(false, leaves);
  }

  /** Games that end above the depth do not count. */
  public KitCase perftAtDepth(long... leaves) {
    return perft(true, leaves);
  }

  private KitCase perft(boolean atDepth, long... leaves) {
    List<Long> list = Arrays.stream(leaves).boxed().toList();
    return new KitCase(game, twin, list, atDepth, randomPlay, positions);
  }

  public KitCase randomPlay(double length, double first, double draw, double second) {
    RandomPlay play = new RandomPlay(length, first, draw, second);
    return new KitCase(game, twin, perft, perftAtDepth, play, positions);
  }

  int scaledPositions() {
    return scaled(positions, 20);
  }

  /** A number of things to try, for this run. */
  static int scaled(int count, int least) {
    return Math.max(least, (int) (count * SCALE));
  }

  /** For games whose positions are large: fewer of them. */
  public KitCase positions(int count) {
    return new KitCase(game, twin, perft, perftAtDepth, randomPlay, count);
  }
}
