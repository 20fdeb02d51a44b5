package agon.statistics;

import agon.game.BadInput;

/**
 * Pairs of games of one side.
 *
 * @param lost both games lost
 * @param behind a loss and a draw
 * @param even a point each
 * @param ahead a win and a draw
 * @param won both games won
 */
public record Pentanomial(long lost, long behind, long even, long ahead, long won)
    implements Tally {
  public static final Pentanomial NONE = new Pentanomial(0, 0, 0, 0, 0);

  public Pentanomial {
    if (lost < 0 || behind < 0 || even < 0 || ahead < 0 || won < 0) {
      throw new BadInput("a count of pairs is negative, it must be 0 or more");
    }
  }

  /** With one more pair, which gave so many half points: 0 for two losses, 4 for two wins. */
  public Pentanomial withPair(int halfPoints) {
    return switch (halfPoints) {
      case 0 -> new Pentanomial(lost + 1, behind, even, ahead, won);
      case 1 -> new Pentanomial(lost, behind + 1, even, ahead, won);
      case 2 -> new Pentanomial(lost, behind, even + 1, ahead, won);
      case 3 -> new Pentanomial(lost, behind, even, ahead + 1, won);
      case 4 -> new Pentanomial(lost, behind, even, ahead, won + 1);
      default -> throw new BadInput("a pair gives 0 to 4 half points, not " + halfPoints);
    };
  }

  public Pentanomial plus(Pentanomial other) {
    return new Pentanomial(
        lost + other.lost,
        behind + other.behind,
        even + other.even,
        ahead + other.ahead,
        won + other.won);
  }

  /** The same pairs as the opponent sees them. */
  public Pentanomial reversed() {
    return new Pentanomial(won, ahead, even, behind, lost);
  }

  @Override
  public long[] counts() {
    return new long[] {lost, behind, even, ahead, won};
  }

  @Override
  public int gamesEach() {
    return 2;
  }
}
