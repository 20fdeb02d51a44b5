package agon.cluster;

import agon.cluster.grid.Declined;
import agon.cluster.grid.Desk;
import agon.cluster.grid.Grid;
import agon.game.BadInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/**
 * The middle of a farm: takes orders from guests, has workers do them, and keeps the files that
 * they need. It remembers nothing else: when it dies, guests order again what they did not get.
 */
final class Coordinator implements Desk {
  private final Blobs blobs;
  private final Register register;
  private final Executor files =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("farm-files").factory());
  private final Set<String> present = ConcurrentHashMap.newKeySet();
  private final Map<String, Path> coming = new ConcurrentHashMap<>();
  private final CompletableFuture<Dispatcher> dispatcher = new CompletableFuture<>();

  Coordinator(Blobs blobs, Register register) {
    this.blobs = blobs;
    this.register = register;
  }

  /** Begins to give out work. */
  void open(Grid grid) {
    dispatcher.complete(new Dispatcher(grid, register));
  }

  FarmStatus status() {
    Dispatcher now = dispatcher.join();
    return register.status(now.waiting(), now.busy());
  }

  @Override
  public CompletableFuture<byte[]> answer(String from, String kind, byte[] body) {
    return switch (kind) {
      case Kinds.ORDER -> {
        try {
          yield order(body);
        } catch (Declined | BadInput e) {
          yield CompletableFuture.failedFuture(e);
        }
      }
      case Kinds.CAPACITY -> dispatcher.thenApply(d -> Bytes.write(out -> out.writeInt(d.cores())));
      case Kinds.STATUS -> dispatcher.thenApply(d -> status().bytes());
      case Kinds.LEAVE ->
          dispatcher.thenApply(
              d -> {
                d.leaving(from);
                return new byte[0];
              });
      case Kinds.FILE_SIZE, Kinds.FILE_PIECE, Kinds.FILE_KEEP ->
          CompletableFuture.supplyAsync(() -> file(from, kind, body), files);
      default ->
          CompletableFuture.failedFuture(
              new BadInput("a coordinator knows nothing of " + BadInput.quote(kind)));
    };
  }

  /** Not {@code thenCompose}: who cancels this one cancels the order. */
  private CompletableFuture<byte[]> order(byte[] body) {
    byte[] order = Bytes.read(body, this::orderWithFiles);
    return dispatcher.isDone()
        ? dispatcher.join().submit(order)
        : dispatcher.thenCompose(d -> d.submit(order));
  }

  /**
   * The order, if what it needs is here; a coordinator that lost its folder is brought it again.
   */
  private byte[] orderWithFiles(DataInputStream in) throws IOException {
    for (int i = in.readInt(); i > 0; i--) {
      String file = in.readUTF();
      if (!present.contains(file)) {
        if (!blobs.has(file)) {
          throw new Declined("a file is missing");
        }
        present.add(file);
      }
    }
    return Bytes.readBytes(in);
  }

  private byte[] file(String from, String kind, byte[] body) {
    return Bytes.read(
        body,
        in -> {
          String name = in.readUTF();
          return switch (kind) {
            case Kinds.FILE_SIZE ->
                Bytes.write(out -> out.writeLong(blobs.has(name) ? blobs.size(name) : -1));
            case Kinds.FILE_PIECE -> blobs.piece(name, in.readLong());
            default -> {
              long at = in.readLong();
              long total = in.readLong();
              receive(from, name, at, total, Bytes.readBytes(in));
              yield new byte[0];
            }
          };
        });
  }

  /** A piece of a file; pieces come in order, and one that comes twice is the same twice. */
  private void receive(String from, String name, long at, long total, byte[] piece)
      throws IOException {
    if (blobs.has(name)) {
      return;
    }
    Path part = coming.computeIfAbsent(from + name, key -> blobs.begin());
    try (RandomAccessFile file = new RandomAccessFile(part.toFile(), "rw")) {
      file.seek(at);
      file.write(piece);
    }
    if (Files.size(part) >= total) {
      coming.remove(from + name);
      blobs.keep(name, part);
    }
  }
}
