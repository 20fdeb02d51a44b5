package agon.cluster;

import agon.cluster.grid.Declined;
import agon.game.BadInput;
import agon.game.Catalog;
import agon.learn.SelfPlayPart;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

/** Plays games against itself for a learner elsewhere. */
final class SelfPlayTrade implements Trade {
  static final String KIND = "self-play";

  private final Catalog catalog;
  private final Library library;
  private final String machine;

  SelfPlayTrade(Catalog catalog, Library library, String machine) {
    this.catalog = catalog;
    this.library = library;
    this.machine = machine;
  }

  /**
   * @param weights the name of the file with them; empty for none
   */
  static byte[] body(SelfPlayPart part, String weights) {
    return Bytes.write(
        out -> {
          out.writeUTF(weights);
          Bytes.writeBytes(out, part.bytes());
        });
  }

  @Override
  public Delivery work(Order order, Wanted wanted) {
    long start = System.nanoTime();
    SelfPlayPart part = Bytes.read(order.body(), in -> part(in.readUTF(), Bytes.readBytes(in)));
    byte[] games = part.play();
    return new Delivery(machine, part.games(), 0, 0, System.nanoTime() - start, games);
  }

  private SelfPlayPart part(String weights, byte[] part) {
    try {
      byte[] known = weights.isEmpty() ? new byte[0] : Files.readAllBytes(library.fetch(weights));
      return SelfPlayPart.of(part, known, catalog);
    } catch (BadInput e) {
      throw new Declined(e.sentence());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {}
}
