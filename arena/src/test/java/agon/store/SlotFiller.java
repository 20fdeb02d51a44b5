package agon.store;

import agon.games.Games;
import agon.record.GameRecord;
import java.util.Iterator;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A process to be killed: fills the empty slots of a tournament from two threads and names each on
 * standard output once it is stored.
 */
final class SlotFiller {
  private SlotFiller() {}

  public static void main(String[] args) throws InterruptedException {
    long tournament = Long.parseLong(args[1]);
    int slots = Integer.parseInt(args[2]);
    try (Store store = Store.open(args[0], Games.CATALOG)) {
      Set<Integer> filled =
          store.results(tournament).stream()
              .map(game -> game.slot().orElseThrow().number())
              .collect(Collectors.toSet());
      Iterator<Integer> empty =
          IntStream.range(0, slots).filter(slot -> !filled.contains(slot)).iterator();
      Thread[] threads =
          IntStream.range(0, 2)
              .mapToObj(i -> new Thread(() -> fill(store, tournament, empty)))
              .toArray(Thread[]::new);
      for (Thread thread : threads) {
        thread.start();
      }
      for (Thread thread : threads) {
        thread.join();
      }
    }
  }

  private static void fill(Store store, long tournament, Iterator<Integer> empty) {
    while (true) {
      int slot;
      synchronized (empty) {
        if (!empty.hasNext()) {
          return;
        }
        slot = empty.next();
      }
      Added added = store.addGame(RandomGames.inSlot(tournament, slot, game(slot)));
      synchronized (empty) {
        System.out.println((added.isNew() ? "stored " : "again ") + slot);
        System.out.flush();
      }
    }
  }

  /** The game that belongs into a slot. */
  static GameRecord game(int slot) {
    return RandomGames.record("othello(size=6)", "a" + slot % 5, "b", slot);
  }
}
