package agon.serve;

import agon.game.Keys;
import agon.game.Position;
import agon.match.Opening;
import agon.match.Played;
import agon.match.Referee;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.player.Players;
import agon.process.Conversation;
import agon.protocol.net.Doorman;
import agon.protocol.net.Guest;
import agon.protocol.net.Hosting;
import agon.protocol.net.Visit;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Lets clients play: each other, two by two as they come, or one of our players. Every game is
 * refereed, kept and counted; whatever a client does, the others do not notice.
 */
public final class GameServer implements AutoCloseable {
  /** Takes every game as soon as it is finished. */
  @FunctionalInterface
  public interface Keeper {
    void keep(Played game);
  }

  /** How long to wait for guests to leave. */
  private static final Duration FAREWELL = Duration.ofSeconds(3);

  private final Hosting hosting;
  private final ServerPlan plan;
  private final Players players;
  private final Keeper keeper;
  private final Consumer<String> log;
  private final Doorman doorman;
  private final WaitingRoom pairing;
  private final Semaphore boards;
  private final ScoreTable scores = new ScoreTable();

  /** Who is here, and as the how manieth it came. */
  private final Map<Guest, Integer> guests = new ConcurrentHashMap<>();

  private final Deque<Player> idle = new ArrayDeque<>();
  private final CountDownLatch over = new CountDownLatch(1);
  private final OptionalInt webPort;
  private int promised;

  /**
   * Opens the port.
   *
   * @param transcripts who listens to the conversation with a client, by its number
   * @param log hears what happens, a line for each event
   */
  public GameServer(
      Hosting hosting,
      ServerPlan plan,
      Players players,
      Keeper keeper,
      IntFunction<Conversation> transcripts,
      Consumer<String> log) {
    this.hosting = hosting;
    this.plan = plan;
    this.players = players;
    this.keeper = keeper;
    this.log = log;
    pairing = new WaitingRoom(hosting, plan.opponent().isPresent());
    boards = new Semaphore(plan.atOnce());
    plan.opponent().ifPresent(line -> idle.add(players.create(line, hosting.game())));
    doorman = new Doorman(plan.host(), plan.port(), plan.clients(), transcripts, log);
    doorman.open(this::welcome);
    webPort =
        hosting
            .webDoor()
            .map(door -> OptionalInt.of(doorman.openForWebSockets(door, this::welcome)))
            .orElse(OptionalInt.empty());
  }

  public int port() {
    return doorman.port();
  }

  /** Where WebSockets come in, if they do. */
  public OptionalInt webPort() {
    return webPort;
  }

  public ScoreTable scores() {
    return scores;
  }

  /** Waits until all games are played or {@link #close} is called. */
  public void await() throws InterruptedException {
    over.await();
  }

  private void welcome(Visit visit) {
    String who = "client %d (%s)".formatted(visit.number(), address(visit));
    try {
      log.accept(who + " came");
      Guest guest = hosting.greet(visit);
      guests.put(guest, visit.number());
      guest.onLeave(() -> leave(guest, who));
      if (guest.wantsToPlay()) {
        enter(guest);
      }
    } catch (PlayerFault e) {
      log.accept(who + " was turned away: " + e.ending().detail());
    }
  }

  private static String address(Visit visit) {
    Socket socket = visit.wire().socket();
    return socket.getInetAddress().getHostAddress() + ":" + socket.getPort();
  }

  private void leave(Guest guest, String who) {
    log.accept(who + " left");
    guests.remove(guest);
    pairing.forget(guest);
    guest.close();
  }

  private void enter(Guest guest) {
    WaitingRoom.@Nullable Match match;
    synchronized (this) {
      boolean enough = plan.games() > 0 && promised >= plan.games();
      Integer number = guests.get(guest);
      if (over.getCount() == 0 || enough || !guest.isHere() || number == null) {
        guest.close();
        return;
      }
      match = pairing.enter(guest, number);
      if (match != null) {
        promised++;
      } else if (!guest.isHere()) {
        pairing.forget(guest); // it left while it came in
      } else {
        log.accept(guest.name() + " waits for somebody to play");
      }
    }
    if (match != null) {
      WaitingRoom.Match both = match;
      // The referee measures processor time, which virtual threads do not have.
      Thread.ofPlatform().daemon().name("agon-match").start(() -> play(both));
    }
  }

  private void play(WaitingRoom.Match match) {
    try {
      boards.acquire();
      try {
        hosting.begin(match.guests());
        playAndKeep(match);
      } finally {
        boards.release();
      }
      match.guests().forEach(this::afterwards);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) { // the store, or a player of ours that cannot be made
      log.accept("a game could not be played: " + e.getMessage());
      synchronized (this) {
        promised--;
      }
      match.guests().forEach(Guest::close);
    }
  }

  private void playAndKeep(WaitingRoom.Match match) {
    Player house = match.guests().size() == 2 ? null : takeHouse();
    try {
      Played played = referee(match.seats(house));
      if (over.getCount() > 0) { // else guests were sent home in the middle of it
        finish(played);
      }
    } finally {
      if (house != null) {
        giveBackHouse(house);
      }
    }
  }

  private void afterwards(Guest guest) {
    if (guest.isHere() && guest.staysOn()) {
      enter(guest);
    } else {
      guest.close();
    }
  }

  private Played referee(Player[] seats) {
    long seed = Keys.mix(plan.seed() + scores.games());
    return new Referee(hosting.game(), plan.time(), (position, move) -> {}, hosting.judge())
        .play(Opening.NONE, seats, new String[] {seats[0].name(), seats[1].name()}, Map.of(), seed);
  }

  private void finish(Played played) {
    List<String> names = List.of(played.record().first(), played.record().second());
    keeper.keep(played);
    int number = scores.add(names, played.result().outcome(), played.result().ending());
    log.accept(
        "game %d: %s – %s  %s  %s, %d moves"
            .formatted(
                number,
                names.get(Position.FIRST),
                names.get(Position.SECOND),
                played.result().outcome().text(),
                played.result().ending().text(),
                played.result().plies()));
    if (number == plan.games()) {
      over.countDown();
    }
  }

  private Player takeHouse() {
    synchronized (idle) {
      Player free = idle.poll();
      if (free != null) {
        return free;
      }
    }
    return players.create(plan.opponent().orElseThrow(), hosting.game());
  }

  private void giveBackHouse(Player player) {
    synchronized (idle) {
      idle.push(player);
    }
  }

  /** Lets nobody in any more and sends everybody home, which may take a moment. */
  @Override
  public void close() {
    doorman.close();
    synchronized (this) {
      over.countDown();
    }
    guests.keySet().forEach(Guest::close);
    try {
      doorman.awaitEmpty(FAREWELL);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    synchronized (idle) {
      idle.forEach(Player::close);
      idle.clear();
    }
  }
}
