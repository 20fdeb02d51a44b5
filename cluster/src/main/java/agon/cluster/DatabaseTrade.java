package agon.cluster;

import agon.cluster.grid.Declined;
import agon.endgame.Sliced;
import agon.endgame.Tabulated;
import agon.game.BadInput;
import agon.game.Catalog;
import agon.game.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Works out slices of an endgame database. All smaller positions come as files, a layer each, and
 * stay until a slice of another database is wanted.
 */
final class DatabaseTrade implements Trade {
  static final String KIND = "database";

  private final Catalog catalog;
  private final Library library;
  private final String machine;
  private @Nullable Site site;

  DatabaseTrade(Catalog catalog, Library library, String machine) {
    this.catalog = catalog;
    this.library = library;
    this.machine = machine;
  }

  /**
   * One slice.
   *
   * @param most the size of the whole database
   * @param size of the positions of the slice
   * @param layers files with all smaller positions, those of size 0 first
   */
  record Task(String game, int most, int size, int slice, List<String> layers) {
    byte[] bytes() {
      return Bytes.write(
          out -> {
            Bytes.writeText(out, game);
            out.writeInt(most);
            out.writeInt(size);
            out.writeInt(slice);
            Bytes.writeText(out, String.join("\n", layers));
          });
    }

    static Task of(byte[] bytes) {
      return Bytes.read(
          bytes,
          in ->
              new Task(
                  Bytes.readText(in),
                  in.readInt(),
                  in.readInt(),
                  in.readInt(),
                  Bytes.readText(in).lines().toList()));
    }
  }

  /** A database in the making. */
  private static final class Site {
    final String run;
    final Sliced database;
    final int most;
    final ByteBuffer values;
    final Deque<Sliced.Slicer> slicers = new ArrayDeque<>();
    int layers;

    Site(String run, Sliced database, int most) {
      this.run = run;
      this.database = database;
      this.most = most;
      values = ByteBuffer.allocateDirect(Math.toIntExact(database.bytes(most)));
    }

    synchronized Sliced.Slicer slicer() {
      Sliced.Slicer free = slicers.poll();
      return free == null ? database.slicer(most, values) : free;
    }

    synchronized void giveBack(Sliced.Slicer slicer) {
      slicers.push(slicer);
    }

    synchronized void fetch(List<String> files, Library library) throws IOException {
      for (; layers < files.size(); layers++) {
        int from = Math.toIntExact(layers == 0 ? 0 : database.bytes(layers - 1));
        values.put(from, Files.readAllBytes(library.fetch(files.get(layers))));
      }
    }
  }

  /** The database of a game, if it can be made in slices. */
  static Optional<Sliced> sliced(Game game) {
    return Optional.of(game)
        .filter(Tabulated.class::isInstance)
        .map(Tabulated.class::cast)
        .flatMap(Tabulated::database)
        .filter(Sliced.class::isInstance)
        .map(Sliced.class::cast);
  }

  @Override
  public Delivery work(Order order, Wanted wanted) {
    long start = System.nanoTime();
    Task task = Task.of(order.body());
    try {
      Site here = site(order.run(), task);
      here.fetch(task.layers(), library);
      Sliced.Slicer slicer = here.slicer();
      slicer.fill(task.size(), task.slice());
      byte[] made = read(here.values, slicer.stretches(task.size(), task.slice()));
      here.giveBack(slicer);
      return new Delivery(machine, 1, 0, 0, System.nanoTime() - start, made);
    } catch (BadInput e) {
      throw new Declined(e.sentence());
    } catch (OutOfMemoryError e) {
      throw new Declined("has no room for the database");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private synchronized Site site(String run, Task task) {
    Site now = site;
    if (now == null || !now.run.equals(run)) {
      site = null; // before there is another: they are large
      Sliced database =
          sliced(catalog.game(task.game()))
              .orElseThrow(() -> new BadInput(task.game() + " has no database in slices"));
      now = new Site(run, database, task.most());
      site = now;
    }
    return now;
  }

  /** The stretches one behind the other. */
  static byte[] read(ByteBuffer values, List<Sliced.Stretch> stretches) {
    byte[] all = new byte[stretches.stream().mapToInt(Sliced.Stretch::length).sum()];
    int at = 0;
    for (Sliced.Stretch stretch : stretches) {
      values.get(Math.toIntExact(stretch.from()), all, at, stretch.length());
      at += stretch.length();
    }
    return all;
  }

  static void write(ByteBuffer values, List<Sliced.Stretch> stretches, byte[] all) {
    int at = 0;
    for (Sliced.Stretch stretch : stretches) {
      values.put(Math.toIntExact(stretch.from()), all, at, stretch.length());
      at += stretch.length();
    }
    if (at != all.length) {
      throw new BadInput("a machine delivers another slice than was ordered");
    }
  }

  @Override
  public synchronized void close() {
    site = null;
  }
}
