package agon.mancala;

import agon.game.Position;
import org.jspecify.annotations.Nullable;

/** Kalah on up to eight pits a side: a move is two table look-ups, two additions, one test. */
final class PackedKalah extends PackedPosition {
  private final KalahRules rules;
  private final SowingTable sowing;
  private final int leastCaptured;
  private final boolean eitherEnds;

  /** Only where sowing goes on. */
  private final long @Nullable [] scratchRelay;

  /**
   * @param sowing {@link SowingTable#kalah} for these rules
   * @param open whether the board may still be turned round, by a pie rule
   */
  PackedKalah(KalahRules rules, SowingTable sowing, int[] places, int turn, boolean open) {
    super(rules.pits(), places, turn);
    this.rules = rules;
    this.sowing = sowing;
    this.leastCaptured = rules.leastCaptured();
    this.scratchRelay = rules.relay() ? Relay.make() : null;
    pie = open ? 1 : 0;
    this.eitherEnds = rules.end() == KalahRules.End.EITHER;
  }

  private PackedKalah(PackedKalah other) {
    super(other);
    rules = other.rules;
    sowing = other.sowing;
    leastCaptured = other.leastCaptured;
    scratchRelay = rules.relay() ? Relay.make() : null;
    eitherEnds = other.eitherEnds;
  }

  @Override
  long playable() {
    return PackedRow.filled(mine);
  }

  @Override
  public void play(int move) {
    push(move);
    if (move == pits()) {
      // Who moves has the same seeds as before; only which player that is has changed.
      turn ^= 1;
      pie = 0;
      return;
    }
    pie &= turn ^ 1;
    int entry = SowingTable.entry(move, PackedRow.seeds(mine, move));
    long own = (mine & ~PackedRow.pit(move)) + sowing.words[entry];
    long other = theirs + sowing.words[entry + 1];
    int landing = (int) sowing.words[entry + 2];
    int ownStore = myStore + SowingTable.gain(landing);
    if (scratchRelay != null) {
      Relay.goOn(scratchRelay, pits(), sowing, own, other, landing);
      own = scratchRelay[Relay.OWN];
      other = scratchRelay[Relay.OTHER];
      landing = (int) scratchRelay[Relay.LANDING];
      ownStore = myStore + (int) scratchRelay[Relay.GAIN];
    }
    if (endsAlone(own, landing)) {
      int last = SowingTable.lastPit(landing);
      int opposite = pits() - 1 - last;
      int seeds = PackedRow.seeds(other, opposite);
      if (seeds >= leastCaptured) {
        ownStore += seeds + 1;
        own &= ~PackedRow.pit(last);
        other &= ~PackedRow.pit(opposite);
      }
    }
    // A quarter of all moves keep the turn, at random: masks cost less than a mispredicted branch.
    int pass = (landing & SowingTable.IN_STORE) == 0 ? 1 : 0;
    long rows = (own ^ other) & -pass;
    mine = own ^ rows;
    theirs = other ^ rows;
    int stores = (ownStore ^ theirStore) & -pass;
    myStore = ownStore ^ stores;
    theirStore ^= stores;
    turn ^= pass;
    if (mine == 0 || (theirs == 0 && eitherEnds)) {
      finish();
    }
  }

  /** From now on nobody may turn the board round. */
  void settle() {
    pie = 0;
  }

  private static boolean endsAlone(long own, int landing) {
    return (landing & SowingTable.IN_OWN_PIT) != 0
        && PackedRow.seeds(own, SowingTable.lastPit(landing)) == 1;
  }

  private void finish() {
    pie = 0;
    switch (rules.remaining()) {
      case OWNER -> collect();
      case EMPTIER -> {
        // The seeds of one row go to the owner of the other, which is empty.
        myStore += PackedRow.sum(theirs);
        theirStore += PackedRow.sum(mine);
        clear();
      }
      case NOBODY -> clear();
    }
  }

  @Override
  public int appeal(int move) {
    if (move == pits()) {
      return 0;
    }
    int entry = SowingTable.entry(move, PackedRow.seeds(mine, move));
    int landing = (int) sowing.words[entry + 2];
    int appeal = SowingTable.gain(landing);
    long own = (mine & ~PackedRow.pit(move)) + sowing.words[entry];
    long other = theirs + sowing.words[entry + 1];
    if (scratchRelay != null) {
      Relay.goOn(scratchRelay, pits(), sowing, own, other, landing);
      own = scratchRelay[Relay.OWN];
      other = scratchRelay[Relay.OTHER];
      landing = (int) scratchRelay[Relay.LANDING];
      appeal = (int) scratchRelay[Relay.GAIN];
    }
    if (endsAlone(own, landing)) {
      int opposite = pits() - 1 - SowingTable.lastPit(landing);
      int seeds = PackedRow.seeds(other, opposite);
      return appeal + (seeds >= leastCaptured ? seeds + 1 : 0);
    }
    return (landing & SowingTable.IN_STORE) == 0 ? appeal : appeal + KalahRules.EXTRA_TURN_APPEAL;
  }

  @Override
  public Position copy() {
    return new PackedKalah(this);
  }
}
