package agon.serve;

import agon.game.Position;
import agon.player.Player;
import agon.protocol.net.Guest;
import agon.protocol.net.Hosting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Where guests wait for somebody to play. Sides go by who came first the first time; whoever stays
 * for another game has each side about as often.
 */
final class WaitingRoom {
  /**
   * Two who play.
   *
   * @param second null where one of our players sits there; never both
   */
  record Match(@Nullable Guest first, @Nullable Guest second) {
    private static Match of(Guest guest, int side, @Nullable Guest other) {
      return side == Position.FIRST ? new Match(guest, other) : new Match(other, guest);
    }

    /** The guests, in the order of the sides. */
    List<Guest> guests() {
      List<Guest> guests = new ArrayList<>(2);
      if (first != null) {
        guests.add(first);
      }
      if (second != null) {
        guests.add(second);
      }
      return guests;
    }

    void seat() {
      if (first != null) {
        first.seat(Position.FIRST);
      }
      if (second != null) {
        second.seat(Position.SECOND);
      }
    }

    /** Who sits where, our player on the empty seat. */
    Player[] seats(@Nullable Player house) {
      Player a = first != null ? first : house;
      Player b = second != null ? second : house;
      if (a == null || b == null) {
        throw new IllegalStateException("an empty seat");
      }
      return new Player[] {a, b};
    }
  }

  private final Hosting hosting;
  private final boolean withHouse;

  /** How often a guest had the side of who comes first, less how often the other. */
  private final Map<Guest, Integer> favours = new WeakHashMap<>();

  private @Nullable Guest waiting;
  private int waitingNumber;
  private int arrivals;

  WaitingRoom(Hosting hosting, boolean withHouse) {
    this.hosting = hosting;
    this.withHouse = withHouse;
  }

  /**
   * A guest wants to play; answers a match if there is somebody to play with.
   *
   * @param number as the how manieth it came to the server; two who come together may get here in
   *     either order
   */
  synchronized @Nullable Match enter(Guest guest, int number) {
    int better = hosting.sideOfFirst();
    if (withHouse) {
      boolean isNew = !favours.containsKey(guest);
      int favour = favours.getOrDefault(guest, 0);
      boolean first = isNew ? arrivals++ % 2 == 0 : favour <= 0;
      favours.put(guest, favour + (first ? 1 : -1));
      Match match = Match.of(guest, first ? better : 1 - better, null);
      match.seat();
      return match;
    }
    Guest other = waiting;
    if (other == null) {
      waiting = guest;
      waitingNumber = number;
      if (hosting.seatsOnArrival()) {
        guest.seat(better);
      }
      return null;
    }
    waiting = null;
    if (hosting.seatsOnArrival()) {
      guest.seat(1 - better);
      return Match.of(other, better, guest);
    }
    int otherFavour = favours.getOrDefault(other, 0);
    int guestFavour = favours.getOrDefault(guest, 0);
    boolean otherFirst =
        otherFavour < guestFavour || (otherFavour == guestFavour && waitingNumber < number);
    favours.put(other, otherFavour + (otherFirst ? 1 : -1));
    favours.put(guest, guestFavour + (otherFirst ? -1 : 1));
    Match match = Match.of(other, otherFirst ? better : 1 - better, guest);
    match.seat();
    return match;
  }

  /** A guest has left. */
  synchronized void forget(Guest guest) {
    if (guest.equals(waiting)) {
      waiting = null;
    }
    favours.remove(guest);
  }
}
