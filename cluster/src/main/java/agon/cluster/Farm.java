package agon.cluster;

import agon.cluster.grid.Declined;
import agon.cluster.grid.Grid;
import agon.cluster.grid.GridOptions;
import agon.cluster.grid.Role;
import agon.cluster.ignite.IgniteGrid;
import agon.game.BadInput;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/**
 * A farm as somebody sees it who has work for it. Whatever is asked here is asked until it is
 * answered: a coordinator that is away only makes it take longer.
 */
public final class Farm implements AutoCloseable {
  private final Grid grid;

  /** What we left with the coordinator, and how to leave it there again. */
  private final Map<String, Runnable> brought = new LinkedHashMap<>();

  private final ExecutorService hands =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("farm-", 0).factory());

  Farm(Grid grid) {
    this.grid = grid;
  }

  /** Joins a farm as a guest. */
  public static Farm visit(FarmKey key) {
    CompletableFuture<String> version = CompletableFuture.supplyAsync(Version::text);
    CompletableFuture<Void> engine = CompletableFuture.runAsync(IgniteGrid::load);
    SSLContext tls = FarmCheck.knock(key);
    engine.join();
    return new Farm(
        IgniteGrid.open(
            new GridOptions(
                Role.GUEST,
                key.address().host(),
                key.address().port(),
                tls,
                version.join(),
                Map.of(),
                false,
                EngineFolder.make()),
            (from, kind, body) ->
                CompletableFuture.failedFuture(new BadInput("a guest does nothing"))));
  }

  /** How many cores there are, busy or not. */
  public int cores() {
    return Bytes.read(answer(Kinds.CAPACITY, new byte[0]), in -> in.readInt());
  }

  public FarmStatus status() {
    return FarmStatus.of(answer(Kinds.STATUS, new byte[0]));
  }

  boolean isConnected() {
    return grid.isConnected();
  }

  /** Has an order done, however often the coordinator has to be asked for it. */
  CompletableFuture<Delivery> order(Order order) {
    CompletableFuture<Delivery> delivery = new CompletableFuture<>();
    tryOrder(order, delivery);
    return delivery;
  }

  private void tryOrder(Order order, CompletableFuture<Delivery> delivery) {
    CompletableFuture<byte[]> asked = grid.ask(Kinds.ORDER, withFiles(order));
    var _ =
        delivery.whenComplete(
            (value, problem) -> {
              if (delivery.isCancelled()) {
                asked.cancel(false);
              }
            });
    var _ =
        asked.whenCompleteAsync(
            (bytes, problem) -> answered(order, delivery, bytes, problem), hands);
  }

  private void answered(
      Order order,
      CompletableFuture<Delivery> delivery,
      byte @Nullable [] bytes,
      @Nullable Throwable problem) {
    Throwable cause = problem instanceof CompletionException ? problem.getCause() : problem;
    try {
      if (cause instanceof Declined) { // another coordinator than the one we brought our files to
        bringAgain();
        tryOrder(order, delivery);
      } else if (bytes != null) {
        delivery.complete(Delivery.of(bytes));
      } else {
        delivery.completeExceptionally(
            cause == null ? new IllegalStateException("no answer") : cause);
      }
    } catch (RuntimeException e) {
      delivery.completeExceptionally(e);
    }
  }

  /** The coordinator looks whether it still has what an order needs. */
  private byte[] withFiles(Order order) {
    List<String> files;
    synchronized (brought) {
      files = List.copyOf(brought.keySet());
    }
    return Bytes.write(
        out -> {
          out.writeInt(files.size());
          for (String file : files) {
            out.writeUTF(file);
          }
          Bytes.writeBytes(out, order.bytes());
        });
  }

  private void bringAgain() {
    synchronized (brought) {
      brought.values().forEach(Runnable::run);
    }
  }

  private byte[] answer(String kind, byte[] body) {
    return answer(grid, kind, body);
  }

  static byte[] answer(Grid grid, String kind, byte[] body) {
    try {
      return grid.ask(kind, body).join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }

  /** Leaves something with the coordinator for whoever does our orders; returns its name. */
  String bring(byte[] content) {
    String name = Blobs.name(content);
    bring(name, () -> send(name, content.length, new ByteArrayInputStream(content)));
    return name;
  }

  /** The same for a file, which must stay as long as this does. */
  String bring(Path file) {
    String name = Blobs.name(file);
    bring(
        name,
        () -> {
          try (InputStream in = Files.newInputStream(file)) {
            send(name, Files.size(file), in);
          } catch (IOException e) {
            throw new BadInput("cannot read " + file + ": " + e.getMessage());
          }
        });
    return name;
  }

  private void bring(String name, Runnable sending) {
    Runnable ifMissing =
        () -> {
          if (size(grid, name) < 0) {
            sending.run();
          }
        };
    synchronized (brought) {
      brought.put(name, ifMissing);
      ifMissing.run();
    }
  }

  private void send(String name, long total, InputStream content) {
    try {
      long at = 0;
      do {
        byte[] piece = content.readNBytes(Blobs.PIECE);
        send(name, at, total, piece);
        at += piece.length;
      } while (at < total);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void send(String name, long at, long total, byte[] piece) {
    answer(
        Kinds.FILE_KEEP,
        Bytes.write(
            out -> {
              out.writeUTF(name);
              out.writeLong(at);
              out.writeLong(total);
              Bytes.writeBytes(out, piece);
            }));
  }

  /** Of a file the coordinator has; negative if it has not. */
  static long size(Grid grid, String name) {
    byte[] size = answer(grid, Kinds.FILE_SIZE, Bytes.write(out -> out.writeUTF(name)));
    return Bytes.read(size, in -> in.readLong());
  }

  @Override
  public void close() {
    grid.close();
    hands.shutdown();
  }
}
