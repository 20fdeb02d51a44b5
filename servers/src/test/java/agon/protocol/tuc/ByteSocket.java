package agon.protocol.tuc;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Arrays;

/** The other end of a conversation in bytes, as the course's own programs read and write. */
final class ByteSocket implements AutoCloseable {
  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;

  ByteSocket(Socket socket) {
    this.socket = socket;
    try {
      socket.setSoTimeout(20_000);
      socket.setTcpNoDelay(true);
      in = socket.getInputStream();
      out = socket.getOutputStream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static ByteSocket to(int port) {
    try {
      return new ByteSocket(new Socket(InetAddress.getLoopbackAddress(), port));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One byte; −1 when the other end has hung up. */
  int hear() {
    try {
      return in.read();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** So many bytes with a single call, as the course's programs do: fewer are an error to them. */
  byte[] hear(int count) {
    try {
      byte[] bytes = new byte[count];
      int got = in.read(bytes);
      if (got != count) {
        throw new IllegalStateException("ERROR: Network problem, %d of %d".formatted(got, count));
      }
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void say(int... bytes) {
    byte[] message = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      message[i] = (byte) bytes[i];
    }
    try {
      out.write(message);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A name as the course's programs send it: its length, then its letters. */
  void sayName(String name) {
    say(name.length());
    say(name.chars().toArray());
  }

  static String text(byte[] bytes) {
    return Arrays.toString(bytes);
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
