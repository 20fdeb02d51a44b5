package agon.protocol.kgp;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.mancala.Kalah;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A board as it goes over the wire: {@code <pits,southStore,northStore,south…,north…>}, both rows
 * in the order of sowing. Whoever is to move is South.
 */
record KgpBoard(int southStore, int northStore, List<Integer> south, List<Integer> north) {
  private static final int MOST_PITS = 100;

  KgpBoard {
    south = List.copyOf(south);
    north = List.copyOf(north);
  }

  int pits() {
    return south.size();
  }

  int seeds() {
    return southStore
        + northStore
        + Stream.concat(south.stream(), north.stream()).mapToInt(Integer::intValue).sum();
  }

  /** A position seen by the side to move. */
  static KgpBoard of(Game game, Position position) {
    // The text is South's pits and store, a slash, the same for North, a blank and S or N.
    String[] sides = game.text(position).split("[ /]", -1);
    List<Integer> south = numbers(sides[0]);
    List<Integer> north = numbers(sides[1]);
    int southStore = south.removeLast();
    int northStore = north.removeLast();
    return position.turn() == Position.FIRST
        ? new KgpBoard(southStore, northStore, south, north)
        : new KgpBoard(northStore, southStore, north, south);
  }

  /** The same seen by the other side. */
  KgpBoard turned() {
    return new KgpBoard(northStore, southStore, north, south);
  }

  int seedsInPlay() {
    return seeds() - southStore - northStore;
  }

  /** The game this is a board of, by the protocol's rules; {@link BadInput} if there is none. */
  Game game() {
    return Kalah.FAMILY.game("pits=%d,seeds=%d".formatted(pits(), seeds() / (2 * pits())));
  }

  /** Reads {@code <2,0,0,3,3,3,3>}. */
  static KgpBoard read(String text) {
    if (!text.matches("<\\d{1,4}(,\\d{1,4}){2,250}>")) {
      throw bad(text);
    }
    List<Integer> all = numbers(text.substring(1, text.length() - 1));
    int pits = all.getFirst();
    if (pits < 1 || pits > MOST_PITS || all.size() != 2 * pits + 3) {
      throw bad(text);
    }
    return new KgpBoard(
        all.get(1), all.get(2), all.subList(3, 3 + pits), all.subList(3 + pits, all.size()));
  }

  private static BadInput bad(String text) {
    return new BadInput(
        "a board is written <pits,southStore,northStore,south…,north…>, not "
            + BadInput.quote(text));
  }

  private static List<Integer> numbers(String text) {
    List<Integer> numbers = new ArrayList<>();
    for (String number : text.split(",", -1)) {
      numbers.add(Integer.valueOf(number));
    }
    return numbers;
  }

  /**
   * What becomes of the board when South sows a pit. Servers ask about boards with any number of
   * seeds, which no game begins with; so this is the protocol's sowing by itself.
   */
  KgpBoard sown(int pit) {
    int pits = pits();
    int own = pits; // South's pits, its store, North's pits
    int[] places = new int[2 * pits + 1];
    for (int i = 0; i < pits; i++) {
      places[i] = south.get(i);
      places[own + 1 + i] = north.get(i);
    }
    int left = places[pit];
    int at = pit;
    places[pit] = 0;
    for (; left > 0; left--) {
      at = (at + 1) % places.length;
      places[at]++;
    }
    places[own] += southStore;
    if (at < own && places[at] == 1) {
      int opposite = 2 * pits - at;
      if (places[opposite] > 0) {
        places[own] += places[opposite] + 1;
        places[opposite] = 0;
        places[at] = 0;
      }
    }
    List<Integer> all = Arrays.stream(places).boxed().toList();
    KgpBoard next =
        new KgpBoard(
            places[own], northStore, all.subList(0, own), all.subList(own + 1, all.size()));
    return next.isOver() ? next.collected() : next;
  }

  /** Whether the last seed of a pit of South's falls into South's store. */
  boolean repeats(int pit) {
    return south.get(pit) % (2 * pits() + 1) == pits() - pit;
  }

  /** Servers stop as soon as somebody has more than half of the seeds, too. */
  private boolean isOver() {
    return sum(south) == 0 || sum(north) == 0 || isDecided();
  }

  /** Whether a store holds more than half of all seeds. */
  boolean isDecided() {
    return 2 * Math.max(southStore, northStore) > seeds();
  }

  private KgpBoard collected() {
    List<Integer> none = Collections.nCopies(pits(), 0);
    return new KgpBoard(southStore + sum(south), northStore + sum(north), none, none);
  }

  private static int sum(List<Integer> row) {
    return row.stream().mapToInt(Integer::intValue).sum();
  }

  /** A pit that moves again, else the last with seeds; −1 if there is none. */
  int simpleMove() {
    int move = -1;
    for (int pit = 0; pit < pits(); pit++) {
      int seeds = south.get(pit);
      if (seeds > 0) {
        move = pit;
        if (repeats(pit)) {
          return pit;
        }
      }
    }
    return move;
  }

  String text() {
    return Stream.of(Stream.of(pits(), southStore, northStore), south.stream(), north.stream())
        .flatMap(part -> part)
        .map(Object::toString)
        .collect(Collectors.joining(",", "<", ">"));
  }

  /** The same as our own text of a position with South to move. */
  String positionText() {
    return "%s,%d/%s,%d S".formatted(join(south), southStore, join(north), northStore);
  }

  private static String join(List<Integer> row) {
    return row.stream().map(Object::toString).collect(Collectors.joining(","));
  }
}
