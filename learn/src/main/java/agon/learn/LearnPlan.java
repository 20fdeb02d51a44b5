package agon.learn;

import agon.game.BadInput;
import agon.game.Game;
import agon.search.TimeControl;
import java.time.Duration;
import java.util.Optional;

/**
 * What somebody wants learnt, and how.
 *
 * @param name what the weights will be called
 * @param time how long to go on, if that is what ends it
 * @param generations how many rounds of playing, learning and testing at the most
 * @param games how many games are played in each, if there is time
 * @param depth how many plies ahead both sides of these games look
 * @param gate the time of a move in the games that decide
 */
public record LearnPlan(
    Game game,
    String name,
    Optional<Duration> time,
    int generations,
    int games,
    int depth,
    int threads,
    long seed,
    TimeControl gate,
    int gateGames,
    String command) {
  public LearnPlan {
    require(name.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,63}"), "a name is letters, digits, . _ -");
    require(!name.equals("none") && !name.equals("standard"), "that name means something else");
    require(generations >= 1, "generations are 1 or more, not " + generations);
    require(games >= 1, "games are 1 or more, not " + games);
    require(depth >= 1 && depth <= 12, "the depth is 1–12, not " + depth);
    require(threads >= 1 && threads <= 256, "threads are 1–256, not " + threads);
  }

  private static void require(boolean holds, String sentence) {
    if (!holds) {
      throw new BadInput(sentence);
    }
  }

  /** What may not change when a run goes on. */
  String identity() {
    return "game: %s\nseed: %d\ndepth: %d\ngames: %d\n".formatted(game.line(), seed, depth, games);
  }
}
