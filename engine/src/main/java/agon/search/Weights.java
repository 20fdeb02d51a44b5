package agon.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Optional;

/** Numbers that were learnt rather than written, kept beside the class that uses them. */
public final class Weights {
  private Weights() {}

  /** The file of that name in the package of the class, if there is one. */
  public static Optional<ByteBuffer> beside(Class<?> user, String name) {
    try (InputStream file = user.getResourceAsStream(name)) {
      return file == null ? Optional.empty() : Optional.of(ByteBuffer.wrap(file.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
