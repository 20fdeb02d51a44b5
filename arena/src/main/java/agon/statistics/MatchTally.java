package agon.statistics;

/**
 * What one side of a match has: every game, and the pairs that are complete. The first game of a
 * pair whose second was never played counts among the games only.
 */
public record MatchTally(Trinomial games, Pentanomial pairs) {
  public static final MatchTally NONE = new MatchTally(Trinomial.NONE, Pentanomial.NONE);

  /** With a game that has no partner (yet), in half points. */
  public MatchTally withGame(int halfPoints) {
    return new MatchTally(games.withGame(halfPoints), pairs);
  }

  /** With both games of a pair, each in half points. */
  public MatchTally withPair(int firstHalfPoints, int secondHalfPoints) {
    return new MatchTally(
        games.withGame(firstHalfPoints).withGame(secondHalfPoints),
        pairs.withPair(firstHalfPoints + secondHalfPoints));
  }

  public MatchTally plus(MatchTally other) {
    return new MatchTally(games.plus(other.games), pairs.plus(other.pairs));
  }

  public MatchTally reversed() {
    return new MatchTally(games.reversed(), pairs.reversed());
  }

  /** What to judge by: the pairs, unless not one of them is complete. */
  public Tally evidence() {
    return pairs.size() > 0 ? pairs : games;
  }

  public String summary() {
    return evidence().summary();
  }
}
