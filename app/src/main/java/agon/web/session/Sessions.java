package agon.web.session;

import agon.game.BadInput;
import agon.record.OpenGame;
import agon.search.TimeControl;
import agon.web.board.GameSoFar;
import agon.web.house.House;
import agon.web.house.Opponents;
import agon.web.http.RandomNames;
import agon.web.http.Refusal;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All games of the page. Those in use are in memory, the others on disk until somebody asks for
 * them.
 */
public final class Sessions {
  /** Games kept in memory; of more, those where nothing happens are put away. */
  private static final int MOST_AWAKE = 500;

  /** Games between computers play themselves to their end, watched or not; people come first. */
  private static final int MOST_WITHOUT_PEOPLE = 8;

  private final House house;
  private final SessionFiles files;
  private final Map<String, Session> awake = new LinkedHashMap<>(16, 0.75f, true);

  public Sessions(House house, SessionFiles files) {
    this.house = house;
    this.files = files;
  }

  /** Starts a game. */
  Session create(
      GameSoFar soFar,
      @Nullable String first,
      @Nullable String second,
      String time,
      @Nullable Integer friend) {
    TimeControl control = TimeControl.parse(time);
    List<String> seats =
        List.of(
            house.opponents().canonical(first, soFar.game()),
            house.opponents().canonical(second, soFar.game()));
    if (soFar.position().isOver()) {
      throw new BadInput("the game is already over in this position, nothing can be played");
    }
    if (!seats.contains(Opponents.HUMAN)) {
      requireFewWithoutPeople();
    }
    OpenGame open = OpenGame.of(soFar.game(), soFar.start(), soFar.position());
    return put(Session.create(open, tokens(seats, friend), seats, control, house, files));
  }

  private synchronized void requireFewWithoutPeople() {
    long many =
        awake.values().stream()
            .filter(session -> !session.isHuman(0) && !session.isHuman(1) && !session.isResting())
            .count();
    if (many >= MOST_WITHOUT_PEOPLE) {
      throw new Refusal(
          Refusal.TOO_MANY,
          "%d games between computers are being played already; try again later".formatted(many));
    }
  }

  /** The same game again, from where it began. */
  Session rematch(Session old, boolean swap) {
    Optional<String> begun = old.next();
    if (begun.isPresent() && old.tokens().hasFriend()) {
      return find(begun.get()); // the friend was quicker
    }
    GameSoFar soFar = GameSoFar.of(old.game(), old.startText().orElse(null), null);
    List<String> seats = swap ? old.seats().reversed() : old.seats();
    OpenGame open = OpenGame.of(soFar.game(), soFar.start(), soFar.position());
    Session session =
        put(Session.create(open, old.tokens().again(swap), seats, old.time(), house, files));
    old.setNext(session.id());
    return session;
  }

  private static Tokens tokens(List<String> seats, @Nullable Integer friend) {
    if (friend == null) {
      return Tokens.alone();
    }
    if (friend < 0 || friend > 1 || !seats.stream().allMatch(Opponents.HUMAN::equals)) {
      throw new BadInput("friend is the side your friend plays, 0 or 1, in a game of two people");
    }
    return Tokens.withFriend(friend);
  }

  private synchronized Session put(Session session) {
    awake.put(session.id(), session);
    Iterator<Session> oldest = awake.values().iterator();
    while (awake.size() > MOST_AWAKE && oldest.hasNext()) {
      Session candidate = oldest.next();
      if (candidate != session && candidate.isResting() && !candidate.feed().isWatched()) {
        oldest.remove();
      }
    }
    return session;
  }

  /** The game with this id, or a refusal. */
  synchronized Session find(String text) {
    String id = RandomNames.id(text, "game");
    Session session = awake.get(id);
    if (session != null) {
      return session;
    }
    Optional<StoredSession> stored = files.load(id);
    return put(
        Session.resume(
            stored.orElseThrow(
                () -> new Refusal(Refusal.NOT_FOUND, "there is no game " + BadInput.quote(text))),
            house,
            files));
  }
}
