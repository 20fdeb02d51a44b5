package agon.statistics;

import agon.game.BadInput;
import agon.game.Outcome;
import java.util.Map;
import java.util.TreeMap;

/** Who played whom, and how it ended: what {@link Ratings} are made from. Players are numbered. */
public final class GameResults {
  /** All games in which one player moved first against another. */
  record Meeting(int first, int second, Trinomial ofFirst) {}

  private final int players;
  private final Map<Long, Trinomial> tallies = new TreeMap<>();

  /**
   * @param players how many there are; their numbers are 0 to one less
   */
  public GameResults(int players) {
    if (players < 0) {
      throw new BadInput("there are " + players + " players, there must be 0 or more");
    }
    this.players = players;
  }

  /** One game, the player who moved first named first. */
  public void add(int first, int second, Outcome outcome) {
    int halfPoints =
        switch (outcome) {
          case FIRST_WINS -> 2;
          case DRAW -> 1;
          case SECOND_WINS -> 0;
        };
    add(first, second, Trinomial.NONE.withGame(halfPoints));
  }

  /** Many games, as the player saw them who moved first. */
  public void add(int first, int second, Trinomial ofFirst) {
    if (first < 0 || first >= players || second < 0 || second >= players || first == second) {
      throw new BadInput(
          "players %d and %d cannot meet, they must be two different ones of 0 to %d"
              .formatted(first, second, players - 1));
    }
    tallies.merge((long) first * players + second, ofFirst, Trinomial::plus);
  }

  public int players() {
    return players;
  }

  /** Every two players that met, once for each order of moving. */
  Iterable<Meeting> meetings() {
    return () ->
        tallies.entrySet().stream()
            .map(
                entry ->
                    new Meeting(
                        (int) (entry.getKey() / players),
                        (int) (entry.getKey() % players),
                        entry.getValue()))
            .iterator();
  }
}
