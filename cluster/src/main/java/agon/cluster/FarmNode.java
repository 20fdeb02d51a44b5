package agon.cluster;

import agon.cluster.grid.Desk;
import agon.cluster.grid.Grid;
import agon.cluster.grid.GridOptions;
import agon.cluster.grid.Role;
import agon.cluster.ignite.IgniteGrid;
import agon.cluster.secret.Tls;
import agon.game.BadInput;
import agon.games.Games;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/** This machine as part of a farm: its coordinator, a worker, or both. */
public final class FarmNode implements AutoCloseable {
  private final CompletableFuture<Grid> grid = new CompletableFuture<>();
  private final Blobs blobs;
  private final @Nullable Coordinator coordinator;
  private final Worker worker;
  private final String name;
  private final int cores;
  private final long speed;

  private FarmNode(FarmPlace place, boolean coordinates, String version, long speed) {
    blobs = new Blobs(place.folder().resolve("files"));
    cores = place.cores();
    name = place.name().isEmpty() ? Facts.hostName() : place.name();
    this.speed = speed;
    coordinator =
        coordinates ? new Coordinator(blobs, new Register(version, System::nanoTime)) : null;
    Library library = this::fetch;
    worker =
        new Worker(
            Math.max(1, cores),
            Map.of(
                GamesTrade.KIND,
                new GamesTrade(
                    Games.CATALOG,
                    library,
                    new Unpacking(library, place.folder().resolve("players"))::players,
                    name,
                    speed),
                SelfPlayTrade.KIND,
                new SelfPlayTrade(Games.CATALOG, library, name),
                ProofTrade.KIND,
                new ProofTrade(Games.CATALOG, name),
                DatabaseTrade.KIND,
                new DatabaseTrade(Games.CATALOG, library, name)),
            this::isConnected);
  }

  /** Begins a farm here. */
  public static FarmNode start(FarmKey key, FarmPlace place) {
    return open(
        Role.COORDINATOR,
        key,
        place,
        CompletableFuture.supplyAsync(() -> Tls.context(key.token())));
  }

  /** Works for the farm of another machine. */
  public static FarmNode join(FarmKey key, FarmPlace place) {
    return open(Role.WORKER, key, place, CompletableFuture.completedFuture(FarmCheck.knock(key)));
  }

  private static FarmNode open(
      Role role, FarmKey key, FarmPlace place, CompletableFuture<SSLContext> tls) {
    // Each takes a good part of a second in a young program, and none needs another.
    CompletableFuture<Void> engine = CompletableFuture.runAsync(IgniteGrid::load);
    CompletableFuture<String> told = CompletableFuture.supplyAsync(Version::text);
    long speed = place.cores() == 0 ? 0 : Speed.measure();
    String version = told.join();
    engine.join();
    FarmNode node = new FarmNode(place, role == Role.COORDINATOR, version, speed);
    try {
      Grid grid =
          IgniteGrid.open(
              new GridOptions(
                  role,
                  role == Role.COORDINATOR ? place.bind() : key.address().host(),
                  key.address().port(),
                  tls.join(),
                  version,
                  Facts.of(node.name, node.cores, node.speed),
                  node.cores > 0,
                  EngineFolder.make()),
              node.desk());
      node.grid.complete(grid);
      if (node.coordinator != null) {
        node.coordinator.open(grid);
      }
      return node;
    } catch (BadInput e) {
      node.worker.close();
      throw e;
    }
  }

  private Desk desk() {
    Coordinator middle = coordinator;
    return middle == null
        ? worker
        : (from, kind, body) ->
            kind.equals(Kinds.JOB)
                ? worker.answer(from, kind, body)
                : middle.answer(from, kind, body);
  }

  private boolean isConnected() {
    return grid.isDone() && grid.join().isConnected();
  }

  public String name() {
    return name;
  }

  /** Nodes a second on one core. */
  public long speed() {
    return speed;
  }

  public int cores() {
    return cores;
  }

  /** Jobs in progress. */
  public int working() {
    return worker.working();
  }

  /** Whether the coordinator can be reached. */
  public boolean isInTouch() {
    return isConnected();
  }

  /** How the farm is doing. */
  public FarmStatus status() {
    return coordinator == null ? FarmStatus.of(ask(Kinds.STATUS)) : coordinator.status();
  }

  private byte[] ask(String kind) {
    return Farm.answer(grid.join(), kind, new byte[0]);
  }

  /** Takes nothing new, and returns when what it has is done. */
  public void leave() throws InterruptedException {
    if (coordinator == null && isConnected()) {
      try {
        var _ = grid.join().ask(Kinds.LEAVE, new byte[0]).get(5, TimeUnit.SECONDS);
      } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException e) {
        // Then it will notice.
      }
    }
    while (worker.working() > 0) {
      Thread.sleep(100);
    }
  }

  /** A file that a job needs: here, or at the coordinator. */
  private Path fetch(String file) {
    synchronized (blobs) {
      if (!blobs.has(file)) {
        Grid now = grid.join();
        long size = Farm.size(now, file);
        if (size < 0) {
          throw new BadInput("the farm does not have a file that this job needs");
        }
        Path part = blobs.begin();
        for (long at = 0; at < size; ) {
          long from = at;
          byte[] piece =
              Farm.answer(
                  now,
                  Kinds.FILE_PIECE,
                  Bytes.write(
                      out -> {
                        out.writeUTF(file);
                        out.writeLong(from);
                      }));
          try {
            Files.write(part, piece, StandardOpenOption.APPEND);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
          at += piece.length;
        }
        blobs.keep(file, part);
      }
      return blobs.path(file);
    }
  }

  @Override
  public void close() {
    worker.close();
    if (grid.isDone()) {
      grid.join().close();
    }
  }
}
