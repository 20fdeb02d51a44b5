package agon.protocol.net;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The other end of a conversation in lines, as plain as somebody else would write it. */
public final class LineSocket implements AutoCloseable {
  private final Socket socket;
  private final BufferedReader in;
  private final OutputStream out;

  public LineSocket(Socket socket) {
    this.socket = socket;
    try {
      socket.setSoTimeout(20_000);
      in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
      out = socket.getOutputStream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static LineSocket to(int port) {
    try {
      return new LineSocket(new Socket(InetAddress.getLoopbackAddress(), port));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The next line, or null when the other end has hung up. */
  public @Nullable String hear() {
    try {
      return in.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public void say(String line) {
    send(line + "\n");
  }

  /** Sends text as it is. */
  public void send(String text) {
    try {
      out.write(text.getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Leaves in the middle of it. */
  public void hangUp() {
    close();
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
