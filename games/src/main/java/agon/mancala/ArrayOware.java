package agon.mancala;

import agon.game.Position;

/** Oware on a board of any size. */
final class ArrayOware extends ArrayPosition {
  private final OwareRules rules;

  ArrayOware(OwareRules rules, int[] places, int turn) {
    super(rules.pits(), places, turn);
    this.rules = rules;
  }

  private ArrayOware(ArrayOware other) {
    super(other);
    rules = other.rules;
  }

  @Override
  boolean isPlayable(int pit) {
    return feeds(pit)
        && (rules.grandSlam() != OwareRules.GrandSlam.FORBIDDEN || !isSlam(pit) || onlySlams());
  }

  /** Whether the pit has seeds and, if the other side has none, gives it some. */
  private boolean feeds(int pit) {
    int seeds = places[home(turn) + pit];
    return seeds > 0 && (seeds >= pits - pit || !isRowEmpty(1 - turn));
  }

  private boolean onlySlams() {
    for (int pit = 0; pit < pits; pit++) {
      if (feeds(pit) && !isSlam(pit)) {
        return false;
      }
    }
    return true;
  }

  private boolean isSlam(int pit) {
    push(pit);
    int last = sow(home(turn) + pit);
    boolean slam = isSlam(chainBegin(last), last);
    undo();
    return slam;
  }

  /** Sows the seeds of a place and answers where the last one fell. */
  private int sow(int origin) {
    int place = origin;
    int seeds = places[origin];
    places[origin] = 0;
    while (seeds > 0) {
      place = next(place);
      if (place != origin && place != storePlace(FIRST) && place != storePlace(SECOND)) {
        places[place]++;
        seeds--;
      }
    }
    return place;
  }

  /** Where the chain of twos and threes of the other side that ends at a place begins. */
  private int chainBegin(int last) {
    int begin = last + 1;
    while (isPitOf(1 - turn, begin - 1) && (places[begin - 1] | 1) == 3) {
      begin--;
    }
    return begin;
  }

  private boolean isSlam(int begin, int last) {
    if (begin > last) {
      return false;
    }
    for (int place = home(1 - turn); place < storePlace(1 - turn); place++) {
      if (places[place] > 0 && (place < begin || place > last)) {
        return false;
      }
    }
    return true;
  }

  /** Takes what the sowing that ended at a place has won, and answers how many seeds. */
  private int capture(int last) {
    int begin = chainBegin(last);
    int end = last;
    if (isSlam(begin, last)) {
      switch (rules.grandSlam()) {
        case NO_CAPTURE -> begin = last + 1;
        case FORBIDDEN, CAPTURE -> {}
        case KEEP_FIRST -> end--;
        case KEEP_LAST -> begin++;
      }
    }
    int taken = 0;
    for (int place = begin; place <= end; place++) {
      taken += places[place];
      places[place] = 0;
    }
    return taken;
  }

  @Override
  public void play(int move) {
    push(move);
    int taken = capture(sow(home(turn) + move));
    places[storePlace(turn)] += taken;
    quiet = taken == 0 ? quiet + 1 : 0;
    boolean won = places[storePlace(turn)] > rules.half();
    turn ^= 1;
    if (won || !canMove() || repeats()) {
      collect();
    }
  }

  private boolean canMove() {
    for (int pit = 0; pit < pits; pit++) {
      if (feeds(pit)) {
        return true;
      }
    }
    return false;
  }

  private boolean repeats() {
    int seen = 1;
    for (int back = 2; back <= quiet; back += 2) {
      if (samePlaces(back) && ++seen == rules.repetition()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int appeal(int move) {
    push(move);
    int taken = capture(sow(home(turn) + move));
    undo();
    return taken;
  }

  @Override
  public Position copy() {
    return new ArrayOware(this);
  }
}
