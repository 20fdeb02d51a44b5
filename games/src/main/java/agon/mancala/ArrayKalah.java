package agon.mancala;

import agon.game.Position;

/** Kalah on a board of any size. */
final class ArrayKalah extends ArrayPosition {
  private final KalahRules rules;

  ArrayKalah(KalahRules rules, int[] places, int turn) {
    super(rules.pits(), places, turn);
    this.rules = rules;
  }

  private ArrayKalah(ArrayKalah other) {
    super(other);
    rules = other.rules;
  }

  @Override
  boolean isPlayable(int pit) {
    return places[home(turn) + pit] > 0;
  }

  @Override
  public void play(int move) {
    push(move);
    int last = sow(home(turn) + move);
    if (last != storePlace(turn)) {
      if (isPitOf(turn, last) && places[last] == 1) {
        capture(last);
      }
      turn ^= 1;
    }
    boolean eitherEnds = rules.end() == KalahRules.End.EITHER;
    if (isRowEmpty(turn) || (eitherEnds && isRowEmpty(1 - turn))) {
      finish();
    }
  }

  /** Sows the seeds of a place and answers where the last one fell. */
  private int sow(int origin) {
    int skipped = storePlace(1 - turn);
    int place = origin;
    int seeds = places[origin];
    places[origin] = 0;
    while (seeds > 0) {
      place = next(place);
      if (place != skipped) {
        places[place]++;
        seeds--;
      }
    }
    return place;
  }

  private void capture(int last) {
    int opposite = 2 * pits - last;
    if (places[opposite] > 0 || rules.emptyCapture()) {
      places[storePlace(turn)] += places[opposite] + 1;
      places[opposite] = 0;
      places[last] = 0;
    }
  }

  private void finish() {
    switch (rules.remaining()) {
      case OWNER -> collect();
      case EMPTIER -> {
        places[storePlace(FIRST)] += clearRow(SECOND);
        places[storePlace(SECOND)] += clearRow(FIRST);
      }
      case NOBODY -> {
        clearRow(FIRST);
        clearRow(SECOND);
      }
    }
  }

  @Override
  public int appeal(int move) {
    int mover = turn;
    int before = store(mover);
    push(move);
    int last = sow(home(mover) + move);
    boolean again = last == storePlace(mover);
    if (isPitOf(mover, last) && places[last] == 1) {
      capture(last);
    }
    int gain = store(mover) - before;
    undo();
    return again ? gain + KalahRules.EXTRA_TURN_APPEAL : gain;
  }

  @Override
  public Position copy() {
    return new ArrayKalah(this);
  }
}
