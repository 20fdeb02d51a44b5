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
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Plays games of tournaments. Players stay at their seats between the chunks of a run. */
final class GamesTrade implements Trade {
  static final String KIND = "games";

  private static final double LEAST_SCALE = 0.2;
  private static final double MOST_SCALE = 20;

  private final Catalog catalog;
  private final Library library;
  private final PlayerSource source;
  private final String machine;
  private final long speed;

  /** The run that was played last. */
  private @Nullable Room room;

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
  }

  /** A run and its seats that are free. */
  private static final class Room {
    final String brief;
    final PlayingRoom place;
    final Deque<Seats> free = new ArrayDeque<>();
    boolean closed;

    Room(String brief, PlayingRoom place) {
      this.brief = brief;
      this.place = place;
    }

    synchronized Seats take() {
      Seats seats = free.pollFirst();
      return seats == null ? place.seats(RunListener.NONE) : seats;
    }

    /** Seats of a run that has been left meanwhile are cleared. */
    void giveBack(Seats seats) {
      synchronized (this) {
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
    return Wire.write(
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
    return Wire.read(
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
        played.add(seats.play(game));
      }
    } finally {
      room.giveBack(seats);
    }
    return played;
  }

  private static int count(List<Played> played, Ending.Reason reason) {
    return (int) played.stream().filter(game -> game.verdict().ending().reason() == reason).count();
  }

  private static byte[] bytes(List<Played> games) {
    return Wire.write(
        out -> {
          out.writeInt(games.size());
          for (Played game : games) {
            GameBytes.write(out, game);
          }
        });
  }

  private Room room(String name) {
    Room left;
    Room entered;
    synchronized (this) {
      left = room;
      if (left != null && left.brief.equals(name)) {
        return left;
      }
      entered = enter(name);
      room = entered;
    }
    if (left != null) {
      left.close();
    }
    return entered;
  }

  /** Everything that this machine may lack shows here, before a game depends on it. */
  private Room enter(String name) {
    try {
      Brief brief = Brief.of(Files.readAllBytes(library.fetch(name)));
      Tournament tournament = TournamentFile.read(brief.tournament(), catalog);
      Players players = source.players(brief.parcel());
      Runner.check(tournament, players);
      TimeControl time = scaled(tournament.time(), brief.reference());
      return new Room(name, new PlayingRoom(withTime(tournament, time), players));
    } catch (BadInput e) {
      throw new Declined(e.sentence());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A machine half as fast gets twice the time. */
  private TimeControl scaled(TimeControl time, long reference) {
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

  private static Tournament withTime(Tournament tournament, TimeControl time) {
    return new Tournament(
        tournament.name(),
        tournament.format(),
        tournament.entrants(),
        tournament.boards(),
        time,
        tournament.openings(),
        tournament.games(),
        tournament.rounds(),
        tournament.points(),
        tournament.seed(),
        tournament.adjudicate(),
        tournament.sprt());
  }

  @Override
  public void close() {
    Room last;
    synchronized (this) {
      last = room;
      room = null;
    }
    if (last != null) {
      last.close();
    }
  }
}
