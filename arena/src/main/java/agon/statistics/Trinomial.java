package agon.statistics;

import agon.game.BadInput;

/** Single games of one side. */
public record Trinomial(long losses, long draws, long wins) implements Tally {
  public static final Trinomial NONE = new Trinomial(0, 0, 0);

  public Trinomial {
    if (losses < 0 || draws < 0 || wins < 0) {
      throw new BadInput("a count of games is negative, it must be 0 or more");
    }
  }

  /** With one more game: 0 half points for a loss, 1 for a draw, 2 for a win. */
  public Trinomial withGame(int halfPoints) {
    return switch (halfPoints) {
      case 0 -> new Trinomial(losses + 1, draws, wins);
      case 1 -> new Trinomial(losses, draws + 1, wins);
      case 2 -> new Trinomial(losses, draws, wins + 1);
      default -> throw new BadInput("a game gives 0, 1 or 2 half points, not " + halfPoints);
    };
  }

  public Trinomial plus(Trinomial other) {
    return new Trinomial(losses + other.losses, draws + other.draws, wins + other.wins);
  }

  /** The same games as the opponent sees them. */
  public Trinomial reversed() {
    return new Trinomial(wins, draws, losses);
  }

  @Override
  public long[] counts() {
    return new long[] {losses, draws, wins};
  }

  @Override
  public int gamesEach() {
    return 1;
  }
}
