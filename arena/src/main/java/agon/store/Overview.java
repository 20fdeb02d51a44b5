package agon.store;

import java.util.List;

/**
 * How games went. All lists begin with what there is most of.
 *
 * @param games by the game that was played; wins are the first player's
 * @param players by player, whichever side it had
 * @param reasons by the way they ended; wins are the first player's
 */
public record Overview(List<Line> games, List<Line> players, List<Line> reasons) {
  /**
   * Some games and their results.
   *
   * @param name the line of a game or a player, or a reason
   * @param unfinished games without a result
   * @param plies of all games together
   */
  public record Line(String name, long wins, long draws, long losses, long unfinished, long plies) {
    public long games() {
      return wins + draws + losses + unfinished;
    }
  }
}
