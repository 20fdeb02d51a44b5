package agon.othello;

/** The moves both sides are expected to play, as a table knows them. */
final class Line8 {
  private final Terrain8 terrain;
  private final Table8 table;
  private final Position8 root;

  Line8(Terrain8 terrain, Table8 table, Position8 root) {
    this.terrain = terrain;
    this.table = table;
    this.root = root;
  }

  /** Writes the line that begins with this square, −1 for a pass, and returns its length. */
  int write(int first, int[] into) {
    long own = root.own();
    long other = root.other();
    int length = 0;
    int bit = first;
    while (length < into.length) {
      into[length++] = bit < 0 ? root.pass : root.square(bit);
      long turned = bit < 0 ? 0 : Bitboard8.flips(own, other, bit) | (1L << bit);
      long mine = own | turned;
      own = other & ~turned;
      other = mine;
      long empty = terrain.playable & ~(own | other);
      long moves = Bitboard8.moves(own, other, empty);
      if (moves == 0) {
        if (Bitboard8.moves(other, own, empty) == 0) {
          return length;
        }
        bit = -1;
        continue;
      }
      bit = Table8.best(table.find(own, other)) - 1;
      if (bit < 0 || (moves >>> bit & 1) == 0) {
        return length;
      }
    }
    return length;
  }
}
