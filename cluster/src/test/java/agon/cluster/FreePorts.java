package agon.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.ServerSocket;

/** Ports for a coordinator. */
final class FreePorts {
  private FreePorts() {}

  /** The first of two that follow each other and that nobody has now. */
  static int find() {
    while (true) {
      try (ServerSocket first = new ServerSocket(0);
          ServerSocket _ = new ServerSocket(first.getLocalPort() + 1)) {
        return first.getLocalPort();
      } catch (BindException e) {
        // The second is taken: another pair.
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
