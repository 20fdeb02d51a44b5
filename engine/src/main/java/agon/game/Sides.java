package agon.game;

/** What people call the two players, the one who moves first first: Black and White, X and O. */
public record Sides(String first, String second) {
  public String name(int player) {
    return player == Position.FIRST ? first : second;
  }
}
