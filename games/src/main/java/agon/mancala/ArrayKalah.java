package agon.mancala;

import agon.game.Position;

/** Kalah on a board of any size. */
final class ArrayKalah extends ArrayPosition {
  private final KalahRules rules;

  /**
   * @param open whether the board may still be turned round, by a pie rule
   */
  ArrayKalah(KalahRules rules, int[] places, int turn, boolean open) {
    super(rules.pits(), places, turn);
    this.rules = rules;
    pie = open ? 1 : 0;
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
    if (move == pits) {
      turnRound();
      return;
    }
    pie &= turn ^ 1;
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

  /** The first player gets what the second has, and moves. */
  private void turnRound() {
    for (int place = 0; place <= pits; place++) {
      int north = places[home(SECOND) + place];
      places[home(SECOND) + place] = places[place];
      places[place] = north;
    }
    turn = FIRST;
    pie = 0;
  }

  /** Sows the seeds of a place, in relays where the rules say so: where the last one fell. */
  private int sow(int origin) {
    int last = sowOnce(origin);
    while (rules.relay() && last != storePlace(turn) && places[last] > 1) {
      last = sowOnce(last);
    }
    return last;
  }

  private int sowOnce(int origin) {
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
    if (places[opposite] >= rules.leastCaptured()) {
      places[storePlace(turn)] += places[opposite] + 1;
      places[opposite] = 0;
      places[last] = 0;
    }
  }

  private void finish() {
    pie = 0;
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
    if (move == pits) {
      return 0;
    }
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
