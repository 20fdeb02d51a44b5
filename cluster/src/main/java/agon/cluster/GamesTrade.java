package agon.cluster;

import agon.cluster.grid.Declined;
import agon.game.BadInput;
import agon.game.Catalog;
import agon.match.Fixture;
import agon.match.Played;
import agon.match.PlayingRoom;
import agon.match.RunListener;
import agon.match.Runner;
import agon.match.Seats;
import agon.match.Tournament;
import agon.match.TournamentFile;
import agon.player.Players;
import agon.record.Ending;
import agon.search.TimeControl;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Plays games of tournaments. Players stay at their seats between the chunks of a run. */
final class GamesTrade implements Trade {
  static final String KIND = "games";

  private static final int MOST_ROOMS = 3;
  private static final long IDLE_SECONDS = 60;
  private static final double LEAST_SCALE = 0.2;
  private static final double MOST_SCALE = 20;

  private final Catalog catalog;
  private final Library library;
  private final PlayerSource source;
  private final String machine;
  private final long speed;

  /** Runs that were played lately, the last one last. */
  private final LinkedHashMap<String, Room> rooms = new LinkedHashMap<>();

  private final ScheduledExecutorService caretaker =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("farm-caretaker").factory());

  /** Finds players, those of a parcel among them. */
  @FunctionalInterface
  interface PlayerSource {
    Players players(String parcel);
  }

  /**
   * @param machine its name
   * @param speed nodes a second
   */
  GamesTrade(Catalog catalog, Library library, PlayerSource source, String machine, long speed) {
    this.catalog = catalog;
    this.library = library;
    this.source = source;
    this.machine = machine;
    this.speed = speed;
    var _ =
        caretaker.scheduleWithFixedDelay(
            this::clearUp, IDLE_SECONDS, IDLE_SECONDS, TimeUnit.SECONDS);
  }

  /** A run and its seats that are free. */
  private static final class Room {
    final PlayingRoom place;
    final Deque<Seats> free = new ArrayDeque<>();
    volatile long used = System.nanoTime();
    int taken;
    boolean closed;

    Room(PlayingRoom place) {
      this.place = place;
    }

    synchronized boolean isIdle() {
      return taken == 0;
    }

    synchronized Seats take() {
      taken++;
      Seats seats = free.pollFirst();
      return seats == null ? place.seats(RunListener.NONE) : seats;
    }

    /** Seats of a run that has been left meanwhile are cleared. */
    void giveBack(Seats seats) {
      used = System.nanoTime();
      synchronized (this) {
        taken--;
        if (!closed) {
          free.addFirst(seats);
          return;
        }
      }
      seats.close();
    }

    void close() {
      List<Seats> all;
      synchronized (this) {
        closed = true;
        all = List.copyOf(free);
        free.clear();
      }
      all.forEach(Seats::close);
    }
  }

  static byte[] body(String brief, List<Fixture> games) {
    return Bytes.write(
        out -> {
          out.writeUTF(brief);
          out.writeInt(games.size());
          for (Fixture game : games) {
            GameBytes.write(out, game);
          }
        });
  }

  @Override
  public Delivery work(Order order, Wanted wanted) {
    long start = System.nanoTime();
    return Bytes.read(
        order.body(),
        in -> {
          Room here = room(in.readUTF());
          List<Fixture> games = new ArrayList<>();
          for (int i = in.readInt(); i > 0; i--) {
            games.add(GameBytes.readFixture(in));
          }
          List<Played> played = play(here, games, wanted);
          return new Delivery(
              machine,
              played.size(),
              count(played, Ending.Reason.TIME),
              count(played, Ending.Reason.FAILURE),
              System.nanoTime() - start,
              bytes(played));
        });
  }

  private static List<Played> play(Room room, List<Fixture> games, Wanted wanted) {
    List<Played> played = new ArrayList<>();
    Seats seats = room.take();
    try {
      for (Fixture game : games) {
        if (!wanted.isWanted()) {
          throw new CancellationException();
        }
        played.add(fair(seats.play(game)));
      }
    } finally {
      room.giveBack(seats);
    }
    return played;
  }

  /** A player of the house that found too little memory here plays on another machine. */
  static Played fair(Played game) {
    Ending ending = game.result().ending();
    if (ending.reason() == Ending.Reason.FAILURE
        && ending.detail().startsWith(OutOfMemoryError.class.getName())) {
      throw new Declined("has too little memory for a player of this match");
    }
    return game;
  }

  private static int count(List<Played> played, Ending.Reason reason) {
    return (int) played.stream().filter(game -> game.result().ending().reason() == reason).count();
  }

  private static byte[] bytes(List<Played> games) {
    return Bytes.write(
        out -> {
          out.writeInt(games.size());
          for (Played game : games) {
            GameBytes.write(out, game);
          }
        });
  }

  private Room room(String name) {
    Optional<Room> left = Optional.empty();
    Room entered;
    synchronized (rooms) {
      Room known = rooms.remove(name);
      entered = known == null ? enter(name) : known;
      rooms.put(name, entered);
      if (rooms.size() > MOST_ROOMS) {
        left = Optional.of(rooms.pollFirstEntry().getValue());
      }
    }
    left.ifPresent(Room::close);
    return entered;
  }

  /** Programs and tables of a run that is over do not stay. */
  private void clearUp() {
    List<Room> left;
    synchronized (rooms) {
      long old = System.nanoTime() - TimeUnit.SECONDS.toNanos(IDLE_SECONDS);
      left = rooms.values().stream().filter(room -> room.isIdle() && room.used < old).toList();
      rooms.values().removeAll(left);
    }
    left.forEach(Room::close);
  }

  /** Everything that this machine may lack shows here, before a game depends on it. */
  private Room enter(String name) {
    try {
      Brief brief = Brief.of(Files.readAllBytes(library.fetch(name)));
      Tournament tournament = TournamentFile.read(brief.tournament(), catalog);
      KnownEndgames.require(brief.endgames(), tournament);
      Players players = source.players(brief.parcel());
      Runner.check(tournament, players);
      TimeControl time = scaled(tournament.time(), brief.reference(), speed);
      return new Room(new PlayingRoom(tournament.but().time(time).build(), players));
    } catch (BadInput e) {
      throw new Declined(e.sentence());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A machine half as fast gets twice the time. */
  static TimeControl scaled(TimeControl time, long reference, long speed) {
    if (reference <= 0 || speed <= 0) {
      return time;
    }
    double scale = Math.clamp((double) reference / speed, LEAST_SCALE, MOST_SCALE);
    return new TimeControl(
        time.move().map(each -> times(each, scale)),
        time.clock().map(each -> times(each, scale)),
        times(time.increment(), scale),
        time.period(),
        time.nodes(),
        time.depth());
  }

  private static Duration times(Duration time, double scale) {
    return Duration.ofNanos(Math.round(time.toNanos() * scale));
  }

  @Override
  public void close() {
    caretaker.shutdownNow();
    List<Room> all;
    synchronized (rooms) {
      all = List.copyOf(rooms.values());
      rooms.clear();
    }
    all.forEach(Room::close);
  }
}
