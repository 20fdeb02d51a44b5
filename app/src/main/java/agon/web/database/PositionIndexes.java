package agon.web.database;

import agon.game.Game;
import agon.store.GameFilter;
import agon.web.board.GameSoFar;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The indexes of the games people ask about, made when first asked for and when games were added.
 */
final class PositionIndexes {
  /** More games than this take seconds to read; then the latest must do. */
  private static final int MOST_GAMES = 20_000;

  private static final int MOST_INDEXES = 8;

  private record Kept(long games, PositionIndex index) {}

  private final Archive archive;
  private final Map<String, Kept> kept = new LinkedHashMap<>();

  PositionIndexes(Archive archive) {
    this.archive = archive;
  }

  List<PositionIndex.Way> ways(GameSoFar soFar) {
    return index(soFar.game()).ways(soFar.game(), soFar.position());
  }

  private synchronized PositionIndex index(Game game) {
    long games = archive.store().count(GameFilter.ALL.withGame(game));
    Kept last = kept.get(game.line());
    if (last != null && last.games() == games) {
      return last.index();
    }
    PositionIndex index = new PositionIndex(game, archive.store().beginnings(game, MOST_GAMES));
    kept.put(game.line(), new Kept(games, index));
    if (kept.size() > MOST_INDEXES) {
      kept.remove(kept.keySet().iterator().next());
    }
    return index;
  }
}
