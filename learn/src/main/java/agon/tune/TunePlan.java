package agon.tune;

import agon.game.BadInput;
import agon.game.Game;
import agon.search.EngineOptions;
import agon.search.Knowledge;
import agon.search.TimeControl;
import agon.search.Tunable;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What to tune, and by which games.
 *
 * @param options of the engine, apart from what is tuned
 * @param games in all, two of every opening
 * @param pairs of games between two looks at their results; more of them, and more threads have
 *     something to do
 */
public record TunePlan(
    Game game,
    String name,
    EngineOptions options,
    List<Tunable> numbers,
    int games,
    int pairs,
    TimeControl time,
    long seed) {

  public TunePlan {
    if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,63}")) {
      throw new BadInput(
          "a name is letters, digits, points and hyphens, not " + BadInput.quote(name));
    }
    if (pairs < 1 || pairs > 10_000) {
      throw new BadInput("--pairs is from 1 to 10000, not " + pairs);
    }
    if (games < 2 * pairs) {
      throw new BadInput(
          "--games is at least %d, two for each of %d pairs, not %d"
              .formatted(2 * pairs, pairs, games));
    }
    numbers = List.copyOf(numbers);
  }

  /**
   * The numbers that patterns name, {@code lmr.*,rfp.margin}, of those that count in a game.
   *
   * @param patterns none for all of them
   */
  public static List<Tunable> numbers(EngineOptions options, Game game, List<String> patterns) {
    List<Tunable> counting = options.tunables(game);
    if (counting.isEmpty()) {
      throw new BadInput(
          game.line()
              + " has a search of its own, which has no such numbers; --options own=false tunes"
              + " the general one");
    }
    String names = counting.stream().map(Tunable::name).collect(Collectors.joining(", "));
    for (String pattern : patterns) {
      if (counting.stream().noneMatch(number -> fits(pattern, number))) {
        throw new BadInput(
            "no number of %s is called %s; there are %s"
                .formatted(game.line(), BadInput.quote(pattern), names));
      }
    }
    return patterns.isEmpty()
        ? counting
        : counting.stream()
            .filter(number -> patterns.stream().anyMatch(pattern -> fits(pattern, number)))
            .toList();
  }

  private static boolean fits(String pattern, Tunable number) {
    return pattern.endsWith("*")
        ? number.name().startsWith(pattern.substring(0, pattern.length() - 1))
        : number.name().equals(pattern);
  }

  int allPairs() {
    return Math.ceilDiv(games, 2 * pairs) * pairs;
  }

  /** Where a number is after so many steps, within what it may be. */
  double value(Tunable number, double steps) {
    double begin =
        options.suiting(Knowledge.of(game, options.text("weights"))).value(number.name());
    return Math.clamp(begin + steps * number.step(), number.least(), number.most());
  }

  /** The options with all numbers so many steps from where they began. */
  EngineOptions options(double[] steps) {
    EngineOptions all = options;
    for (int i = 0; i < steps.length; i++) {
      all = all.with(numbers.get(i).setTo(value(numbers.get(i), steps[i])));
    }
    return all;
  }

  /** Two plans of one name must be the same in this. */
  String identity() {
    return "%s | %s | %s | %d games, %d pairs, %s, seed %d"
        .formatted(
            game.line(),
            options.line(),
            numbers.stream().map(Tunable::name).collect(Collectors.joining(",")),
            games,
            pairs,
            time.text(),
            seed);
  }
}
