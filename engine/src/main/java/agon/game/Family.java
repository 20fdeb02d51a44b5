package agon.game;

import java.util.List;
import java.util.function.Function;

/**
 * A game before its parameters are chosen: what the first word of a game line names.
 *
 * @param name the first word of the line, lower case
 * @param title for people: "m,n,k-games"
 * @param summary one sentence
 * @param rules makes the game; throws {@link BadInput} where settings do not go together
 */
public record Family(
    String name,
    String title,
    String summary,
    List<Parameter> parameters,
    List<Preset> presets,
    Function<Settings, Game> rules) {

  /** The game with all parameters at their defaults. */
  public Game game() {
    return game("");
  }

  /** The game with parameters as between the brackets of a game line: {@code m=15,n=15,k=5}. */
  public Game game(String settings) {
    return rules.apply(Settings.of(name, parameters).with(settings));
  }
}
