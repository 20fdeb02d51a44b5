package agon.mancala;

import agon.game.Position;

/**
 * Oware on up to eight pits a side: a move is two table look-ups, two additions and, where the last
 * seed falls on the other side, one question for the chain of twos and threes behind it. The turn
 * always passes, so an earlier position with the same side to move is an even number of plies back,
 * and rows that are equal have equal stores as long as nothing was taken.
 */
final class PackedOware extends PackedPosition {
  private final OwareRules rules;
  private final SowingTable sowing;
  private final long reach;

  /**
   * @param sowing {@link SowingTable#oware} for these rules
   */
  PackedOware(OwareRules rules, SowingTable sowing, int[] places, int turn) {
    super(rules.pits(), places, turn);
    this.rules = rules;
    this.sowing = sowing;
    this.reach = PackedRow.reach(rules.pits());
  }

  private PackedOware(PackedOware other) {
    super(other);
    rules = other.rules;
    sowing = other.sowing;
    reach = other.reach;
  }

  @Override
  long playable() {
    long fair = feeding();
    return rules.grandSlam() == OwareRules.GrandSlam.FORBIDDEN ? withoutSlams(fair) : fair;
  }

  /** Pits with seeds; those that give the other side a seed if it has none. */
  private long feeding() {
    return theirs == 0 ? PackedRow.reaching(mine, reach) : PackedRow.filled(mine);
  }

  private long withoutSlams(long flags) {
    long kept = flags;
    for (long left = flags; left != 0; left &= left - 1) {
      int entry = entry(PackedRow.first(left));
      long other = theirs + sowing.words[entry + 1];
      long chain = chain(other, (int) sowing.words[entry + 2]);
      if (chain != 0 && (other & ~chain) == 0) {
        kept ^= Long.lowestOneBit(left);
      }
    }
    return kept == 0 ? flags : kept;
  }

  private int entry(int move) {
    return SowingTable.entry(move, PackedRow.seeds(mine, move));
  }

  private static long chain(long other, int landing) {
    return (landing & SowingTable.IN_OTHER_PIT) == 0
        ? 0
        : PackedRow.chainOfTwosAndThrees(other, SowingTable.lastPit(landing));
  }

  /** The bytes of the pits that are taken once the other row has been sown. */
  private long taken(long other, int landing) {
    long chain = chain(other, landing);
    if (chain == 0 || (other & ~chain) != 0) {
      return chain;
    }
    return switch (rules.grandSlam()) {
      case NO_CAPTURE -> 0;
      case FORBIDDEN, CAPTURE -> chain;
      case KEEP_FIRST -> chain & ~PackedRow.pit(SowingTable.lastPit(landing));
      case KEEP_LAST -> chain & ~PackedRow.lowest(chain);
    };
  }

  @Override
  public void play(int move) {
    push(move);
    int entry = entry(move);
    long own = (mine & ~PackedRow.pit(move)) + sowing.words[entry];
    long other = theirs + sowing.words[entry + 1];
    long taken = taken(other, (int) sowing.words[entry + 2]);
    int ownStore = myStore + PackedRow.sum(other & taken);
    quiet = taken == 0 ? quiet + 1 : 0;
    mine = other & ~taken;
    theirs = own;
    myStore = theirStore;
    theirStore = ownStore;
    turn ^= 1;
    if (theirStore > rules.half() || feeding() == 0 || repeats()) {
      collect();
    }
  }

  private boolean repeats() {
    int seen = 1;
    for (int back = 2; back <= quiet; back += 2) {
      if (sameRows(back) && ++seen == rules.repetition()) {
        return true;
      }
    }
    return false;
  }

  /** Where this position is in a database, or −1 if it has too many seeds. */
  int place(OwareDatabase endgames) {
    return PackedRow.sum(mine) + PackedRow.sum(theirs) > endgames.mostSeeds()
        ? -1
        : endgames.place(mine, theirs, rules.half() - myStore);
  }

  /** Whether no position has come up since the last capture but this one. */
  boolean isFresh() {
    return quiet == 0;
  }

  /**
   * Whether each earlier position may come up once more, and this one, without ending the game:
   * then what holds for a fresh position holds here, see {@link OwareDatabaseBuilder}.
   */
  boolean isAsGoodAsFresh() {
    for (int ago = 1; ago <= quiet; ago++) {
      int seen = 1;
      for (int before = ago + 2; before <= quiet; before += 2) {
        if (sameRows(ago, before)) {
          seen++;
        }
      }
      boolean isThis = ago % 2 == 0 && sameRows(ago);
      if (!isThis && seen > rules.repetition() - 2) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int appeal(int move) {
    int entry = entry(move);
    long other = theirs + sowing.words[entry + 1];
    return PackedRow.sum(other & taken(other, (int) sowing.words[entry + 2]));
  }

  @Override
  public Position copy() {
    return new PackedOware(this);
  }
}
