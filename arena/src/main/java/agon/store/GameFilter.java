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
 * @param opening the first moves, in the code of {@link PlayedOut#line()}; only of use with a game
 */
public record GameFilter(
    Optional<String> game,
    Optional<String> family,
    Optional<String> player,
    Optional<String> result,
    OptionalLong tournament,
    Optional<String> opening) {

  /** As records write them; the first three as {@link agon.game.Outcome#text()}. */
  private static final List<String> RESULTS = List.of("1-0", "1/2-1/2", "0-1", "*");

  public static final GameFilter ALL =
      new GameFilter(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          OptionalLong.empty(),
          Optional.empty());

  public GameFilter {
    result.ifPresent(
        text -> {
          if (!RESULTS.contains(text)) {
            throw new BadInput("a result is 1-0, 1/2-1/2, 0-1 or *, not " + BadInput.quote(text));
          }
        });
  }

  public GameFilter withGame(Game wanted) {
    return new GameFilter(Optional.of(wanted.line()), family, player, result, tournament, opening);
  }

  public GameFilter withFamily(String wanted) {
    return new GameFilter(game, Optional.of(wanted), player, result, tournament, opening);
  }

  public GameFilter withPlayer(String wanted) {
    return new GameFilter(game, family, Optional.of(wanted), result, tournament, opening);
  }

  public GameFilter withResult(String wanted) {
    return new GameFilter(game, family, player, Optional.of(wanted), tournament, opening);
  }

  public GameFilter withTournament(long wanted) {
    return new GameFilter(game, family, player, result, OptionalLong.of(wanted), opening);
  }

  /** Games of this game that begin with these moves from its start. */
  public GameFilter withOpening(Game wanted, List<Integer> moves) {
    if (moves.size() > PlayedOut.LINE_PLIES) {
      throw new BadInput(
          "an opening is up to %d moves, not %d".formatted(PlayedOut.LINE_PLIES, moves.size()));
    }
    return new GameFilter(
        Optional.of(wanted.line()),
        family,
        player,
        result,
        tournament,
        Optional.of(PlayedOut.line(moves)));
  }
}
