package agon.cli.options;

import agon.game.BadInput;
import agon.game.Game;
import agon.games.Games;
import agon.store.GameFilter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which games of the database. */
public final class FilterOptions {
  @Option(
      names = "--game",
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "games of exactly these rules, such as 'othello(size=10)'")
  private @Nullable Game game;

  @Option(
      names = "--family",
      paramLabel = "NAME",
      description = "games of a family with any parameters, such as mnk")
  private @Nullable String family;

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      description = "games of this player; engine also finds engine(threads=2)")
  private @Nullable String player;

  @Option(names = "--result", paramLabel = "RESULT", description = "1-0, 1/2-1/2, 0-1 or *")
  private @Nullable String result;

  @Option(names = "--tournament", paramLabel = "ID", description = "games of this tournament")
  private @Nullable Long tournament;

  @Option(
      names = "--opening",
      paramLabel = "MOVES",
      description = "games of --game that begin so, such as 'f5 d6'")
  private @Nullable String opening;

  public GameFilter filter() {
    GameFilter filter = GameFilter.ALL;
    if (game != null) {
      filter = filter.withGame(game);
    }
    if (family != null) {
      filter = filter.withFamily(Games.CATALOG.family(family).name());
    }
    if (player != null) {
      filter = filter.withPlayer(player);
    }
    if (result != null) {
      filter = filter.withResult(result);
    }
    if (tournament != null) {
      filter = filter.withTournament(tournament);
    }
    if (opening == null) {
      return filter;
    }
    if (game == null) {
      throw new BadInput("--opening needs --game: moves are read by its rules");
    }
    return filter.withOpening(game, game.moves(game.start(), opening));
  }
}
