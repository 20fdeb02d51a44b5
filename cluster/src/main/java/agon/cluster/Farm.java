package agon.cluster;

import agon.cluster.grid.Grid;
import agon.cluster.grid.GridOptions;
import agon.cluster.grid.Role;
import agon.cluster.ignite.IgniteGrid;
import agon.cluster.secret.Tls;
import agon.game.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * A farm as somebody sees it who has work for it. Whatever is asked here is asked until it is
 * answered: a coordinator that is away only makes it take longer.
 */
public final class Farm implements AutoCloseable {
  private final Grid grid;

  Farm(Grid grid) {
    this.grid = grid;
  }

  /** Joins a farm as a guest. */
  public static Farm visit(FarmKey key) {
    Door.knock(key);
    return new Farm(
        IgniteGrid.open(
            new GridOptions(
                Role.GUEST,
                key.address().host(),
                key.address().port(),
                Tls.context(key.token()),
                Version.text(),
                Map.of(),
                false,
                EngineFolder.make()),
            (from, kind, body) ->
                CompletableFuture.failedFuture(new BadInput("a guest does nothing"))));
  }

  /** How many cores there are, busy or not. */
  public int cores() {
    return Wire.read(answer(Kinds.CAPACITY, new byte[0]), in -> in.readInt());
  }

  public FarmStatus status() {
    return FarmStatus.of(answer(Kinds.STATUS, new byte[0]));
  }

  boolean isConnected() {
    return grid.isConnected();
  }

  CompletableFuture<Delivery> order(Order order) {
    CompletableFuture<byte[]> asked = grid.ask(Kinds.ORDER, order.bytes());
    CompletableFuture<Delivery> delivery = asked.thenApply(Delivery::of);
    var _ =
        delivery.whenComplete(
            (value, problem) -> {
              if (delivery.isCancelled()) {
                asked.cancel(false);
              }
            });
    return delivery;
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
    if (size(grid, name) < 0) {
      for (int at = 0; at == 0 || at < content.length; at += Blobs.PIECE) {
        int length = Math.min(Blobs.PIECE, content.length - at);
        send(name, at, content.length, java.util.Arrays.copyOfRange(content, at, at + length));
      }
    }
    return name;
  }

  /** The same for a file. */
  String bring(Path file) {
    String name = Blobs.name(file);
    if (size(grid, name) < 0) {
      try (InputStream in = Files.newInputStream(file)) {
        long total = Files.size(file);
        long at = 0;
        do {
          byte[] piece = in.readNBytes(Blobs.PIECE);
          send(name, at, total, piece);
          at += piece.length;
        } while (at < total);
      } catch (IOException e) {
        throw new BadInput("cannot read " + file + ": " + e.getMessage());
      }
    }
    return name;
  }

  private void send(String name, long at, long total, byte[] piece) {
    answer(
        Kinds.FILE_KEEP,
        Wire.write(
            out -> {
              out.writeUTF(name);
              out.writeLong(at);
              out.writeLong(total);
              Wire.writeBytes(out, piece);
            }));
  }

  /** Of a file the coordinator has; negative if it has not. */
  static long size(Grid grid, String name) {
    byte[] size = answer(grid, Kinds.FILE_SIZE, Wire.write(out -> out.writeUTF(name)));
    return Wire.read(size, in -> in.readLong());
  }

  @Override
  public void close() {
    grid.close();
  }
}
