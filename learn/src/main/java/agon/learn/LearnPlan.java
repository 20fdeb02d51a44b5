package agon.learn;

import agon.game.BadInput;
import agon.game.Game;
import agon.search.TimeControl;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What somebody wants learnt, and how.
 *
 * @param name what the weights will be called
 * @param time how long to go on, if that is what ends it
 * @param generations how many rounds of playing, learning and testing at the most
 * @param from the weights to begin with: what {@code engine(weights=…)} takes
 * @param games how many games are played in each, if there is time; the last number goes on
 * @param depth how many plies ahead both sides of these games look
 * @param nodes of the engine for each move of these games instead, likewise; 0 for none
 * @param judge how many plies ahead the search looks that judges their positions, likewise; 0
 *     leaves it to us
 * @param model what is learnt
 * @param gate the time of a move in the games that decide
 */
public record LearnPlan(
    Game game,
    String name,
    Optional<Duration> time,
    String from,
    int generations,
    List<Integer> games,
    int depth,
    List<Integer> nodes,
    List<Integer> judge,
    ModelChoice model,
    int threads,
    long seed,
    TimeControl gate,
    int gateGames,
    String command) {
  public LearnPlan {
    require(name.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,63}"), "a name is letters, digits, . _ -");
    require(!name.equals("none") && !name.equals("standard"), "that name means something else");
    require(generations >= 1, "generations are 1 or more, not " + generations);
    games.forEach(count -> require(count >= 1, "games are 1 or more, not " + count));
    require(depth >= 1 && depth <= 12, "the depth is 1–12, not " + depth);
    nodes.forEach(count -> require(count >= 0, "nodes are 0 or more, not " + count));
    nodes = List.copyOf(nodes);
    judge.forEach(
        plies ->
            require(
                plies >= 0 && plies <= 16, "positions are judged 1–16 plies deep, not " + plies));
    games = List.copyOf(games);
    judge = List.copyOf(judge);
    require(
        !(model instanceof ModelChoice.Pooled || model instanceof ModelChoice.Moves)
            || !nodes.contains(0),
        "a pooled network, or moves, are learnt from the engine's games: --nodes N");
    require(threads >= 1 && threads <= 256, "threads are 1–256, not " + threads);
  }

  private static void require(boolean holds, String sentence) {
    if (!holds) {
      throw new BadInput(sentence);
    }
  }

  /** The games of a generation, which are counted from 1. */
  int games(int generation) {
    return games.get(Math.min(generation, games.size()) - 1);
  }

  int nodes(int generation) {
    return nodes.get(Math.min(generation, nodes.size()) - 1);
  }

  int judge(int generation) {
    return judge.get(Math.min(generation, judge.size()) - 1);
  }

  /** What may not change when a run goes on. */
  String identity() {
    return "game: %s\nfrom: %s\nseed: %d\ndepth: %d\njudge: %s\ngames: %s\n"
            .formatted(game.line(), from, seed, depth, judge, games)
        + (nodes.equals(List.of(0)) ? "" : "nodes: %s\n".formatted(nodes))
        + (model instanceof ModelChoice.Tables ? "" : "model: %s\n".formatted(model));
  }
}
