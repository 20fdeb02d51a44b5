package agon.learn;

import agon.game.Game;
import agon.match.Entrant;
import agon.match.Format;
import agon.match.Ledger;
import agon.match.LocalCrew;
import agon.match.Openings;
import agon.match.Result;
import agon.match.RunListener;
import agon.match.Runner;
import agon.match.Tournament;
import agon.player.Handicap;
import agon.player.LevelPlayer;
import agon.player.PlayerKind;
import agon.player.Players;
import agon.search.TimeControl;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Finds by games how the levels of a game are to be held back, such that level 1 loses to greedy
 * and each of the others scores as wanted against the one below.
 *
 * @param wanted what a level is to score against the one below, 0–1
 * @param games a question, half of them with each colour
 */
public record LevelFit(Game game, double wanted, int games, int threads, long seed) {
  private static final String OPENINGS = "random(plies=4)";
  private static final TimeControl TIME = TimeControl.parse("30s");

  /**
   * A level found.
   *
   * @param score against the one below, level 1's against greedy
   */
  public record Found(int strength, double score) {}

  /**
   * The level above one; none above the strongest.
   *
   * @param below its strength, −1 for the first level
   * @param listener hears what was tried and how it scored
   */
  public Optional<Found> above(int below, Consumer<Found> listener) {
    double goal = below < 0 ? 1 - wanted : wanted;
    int low = below + 1;
    int high = Handicap.STRONGEST;
    if (low >= high) {
      return Optional.empty();
    }
    Map<Integer, Double> scores = new TreeMap<>();
    // Strong players take long, so the search goes up from below.
    int step = 4;
    int at = Math.min(low + step, high);
    while (low < high) {
      double score = score(at, below);
      scores.put(at, score);
      listener.accept(new Found(at, score));
      if (score < goal) {
        low = at + 1;
      } else {
        high = at;
      }
      at = high == Handicap.STRONGEST ? Math.min(at + step, high) : (low + high) / 2;
    }
    return scores.entrySet().stream()
        .min(Comparator.comparingDouble(tried -> Math.abs(tried.getValue() - goal)))
        .map(tried -> new Found(tried.getKey(), tried.getValue()));
  }

  private double score(int strength, int below) {
    Tournament match =
        Tournament.of(
                List.of(
                    new Entrant("above", "above"),
                    new Entrant("below", below < 0 ? "greedy" : "below")),
                List.of(game))
            .name("levels")
            .format(Format.MATCH)
            .time(TIME)
            .openings(Openings.parse(OPENINGS))
            .games(games)
            .seed(seed)
            .build();
    Players players =
        Players.OF_THE_HOUSE.with(
            List.of(player("above", strength), player("below", Math.max(0, below))));
    List<Result> results =
        new Runner(
                match,
                Ledger.inMemory(),
                match.stopRule(),
                new RunListener() {},
                new LocalCrew(players, threads))
            .run();
    return results.stream()
            .mapToInt(result -> result.halfPoints(result.fixture().first() == 0 ? 0 : 1))
            .average()
            .orElseThrow()
        / 2;
  }

  private static PlayerKind player(String name, int strength) {
    return new PlayerKind(
        name,
        "",
        "the engine held back",
        List.of(),
        (game, settings) -> new LevelPlayer(name, game, Handicap.ofStrength(strength)));
  }
}
