package agon.store;

import agon.game.BadInput;
import agon.game.Game;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Which games are meant. Every part that is given must fit.
 *
 * @param game the line of a game
 * @param family the name of a family of games
 * @param player of either side: a whole line, or a name that goes with any options, so that {@code
 *     engine} also finds {@code engine(threads=2)}
 * @param result as a record writes it
 */
public record GameFilter(
    Optional<String> game,
    Optional<String> family,
    Optional<String> player,
    Optional<String> result,
    OptionalLong tournament) {

  /** As records write them; the first three as {@link agon.game.Outcome#text()}. */
  private static final List<String> RESULTS = List.of("1-0", "1/2-1/2", "0-1", "*");

  public static final GameFilter ALL =
      new GameFilter(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          OptionalLong.empty());

  public GameFilter {
    result.ifPresent(
        text -> {
          if (!RESULTS.contains(text)) {
            throw new BadInput("a result is 1-0, 1/2-1/2, 0-1 or *, not " + BadInput.quote(text));
          }
        });
  }

  public GameFilter withGame(Game wanted) {
    return new GameFilter(Optional.of(wanted.line()), family, player, result, tournament);
  }

  public GameFilter withFamily(String wanted) {
    return new GameFilter(game, Optional.of(wanted), player, result, tournament);
  }

  public GameFilter withPlayer(String wanted) {
    return new GameFilter(game, family, Optional.of(wanted), result, tournament);
  }

  public GameFilter withResult(String wanted) {
    return new GameFilter(game, family, player, Optional.of(wanted), tournament);
  }

  public GameFilter withTournament(long wanted) {
    return new GameFilter(game, family, player, result, OptionalLong.of(wanted));
  }
}
