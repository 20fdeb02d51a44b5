package agon.game;

/**
 * Plays games at random from a position and keeps count: a test of rules and a measure of speed.
 */
public final class Playouts {
  private final Position start;
  private final Position position;
  private final int[] scratch;
  private final Rng rng;
  private long firstWins;
  private long draws;
  private long games;
  private long moves;
  private double squaredMoves;
  private int shortest = Integer.MAX_VALUE;
  private int longest;

  public Playouts(Game game, Position start, long seed) {
    this.start = start.copy();
    position = start.copy();
    scratch = new int[game.maxMoves()];
    rng = new Rng(seed);
  }

  public void play(int count) {
    for (int i = 0; i < count; i++) {
      play();
    }
  }

  private void play() {
    position.copyFrom(start);
    int length = 0;
    while (!position.isOver()) {
      position.play(position.randomMove(rng, scratch));
      length++;
    }
    int margin = position.margin();
    firstWins += margin > 0 ? 1 : 0;
    draws += margin == 0 ? 1 : 0;
    games++;
    moves += length;
    squaredMoves += (double) length * length;
    shortest = Math.min(shortest, length);
    longest = Math.max(longest, length);
  }

  public long games() {
    return games;
  }

  public long moves() {
    return moves;
  }

  public double share(Outcome outcome) {
    long count =
        switch (outcome) {
          case FIRST_WINS -> firstWins;
          case DRAW -> draws;
          case SECOND_WINS -> games - firstWins - draws;
        };
    return (double) count / games;
  }

  public double meanLength() {
    return (double) moves / games;
  }

  /** The standard deviation of a single game's length. */
  public double lengthDeviation() {
    double mean = meanLength();
    return Math.sqrt(Math.max(0, squaredMoves / games - mean * mean));
  }

  public int shortest() {
    return shortest;
  }

  public int longest() {
    return longest;
  }
}
