package agon.match;

import agon.record.GameRecord;
import agon.store.StoredGame;
import java.util.Set;

/**
 * A game that the referee has just seen to its end.
 *
 * @param game as it is kept
 * @param broken the sides whose players broke down and must not be used again
 */
public record Played(StoredGame game, GameResult result, Set<Integer> broken) {
  public GameRecord record() {
    return game.record();
  }
}
