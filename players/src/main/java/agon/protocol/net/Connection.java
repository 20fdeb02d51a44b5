package agon.protocol.net;

import agon.game.BadInput;
import agon.process.Conversation;
import agon.process.LineReader;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A socket with somebody at the other end who may be slow, silent, rude or gone: sending never
 * blocks, and what comes in is handed on as it comes.
 *
 * <p>Two virtual threads serve it, one reading and one writing. What we say last is sure to go out:
 * {@link #close} lets the writer finish, and goes on reading for a moment, since closing a socket
 * with unread input would take back what the other end has not read yet.
 *
 * @param <T> what the input is cut into: lines, bytes
 */
public final class Connection<T> implements AutoCloseable {
  /** Cuts the input into pieces; null at its end. */
  @FunctionalInterface
  private interface Cutter<T> {
    @Nullable T next() throws IOException;
  }

  /** Takes what comes in, on the connection's thread. */
  public interface Sink<T> {
    /** Takes a piece; false if that was one too many, which ends the connection. */
    boolean heard(T piece);

    /**
     * Nothing more will come.
     *
     * @param why one sentence about the other end, without its name
     */
    void ended(String why);
  }

  /** Who lets this many messages pile up does not read. */
  private static final int MOST_UNSENT = 1000;

  private static final Duration FAREWELL = Duration.ofSeconds(2);
  private static final Duration DIAL = Duration.ofSeconds(10);

  /** An empty message is the last. */
  private static final byte[] LAST = {};

  private final Wire wire;
  private final Socket socket;
  private final Function<InputStream, Cutter<T>> cutting;
  private final String lineEnd;
  private final Conversation transcript;
  private final BlockingQueue<byte[]> outbox = new ArrayBlockingQueue<>(MOST_UNSENT);
  private final long started = System.nanoTime();
  private volatile boolean closing;

  private Connection(
      Wire wire,
      Function<InputStream, Cutter<T>> cutting,
      String lineEnd,
      Conversation transcript) {
    this.wire = wire;
    socket = wire.socket();
    this.cutting = cutting;
    this.lineEnd = lineEnd;
    this.transcript = transcript;
  }

  /**
   * A conversation in lines.
   *
   * @param lineEnd what our lines end in; theirs may end in LF, CR LF or CR
   */
  public static Connection<String> ofLines(Wire wire, String lineEnd, Conversation transcript) {
    return new Connection<>(
        wire,
        in -> {
          LineReader lines = new LineReader(in);
          return lines::next;
        },
        lineEnd,
        transcript);
  }

  /** A conversation in single bytes. */
  public static Connection<Byte> ofBytes(Wire wire, Conversation transcript) {
    return new Connection<>(
        wire,
        in -> {
          InputStream bytes = new BufferedInputStream(in);
          return () -> {
            int next = bytes.read();
            return next < 0 ? null : (byte) next;
          };
        },
        "",
        transcript);
  }

  /** Reaches a server; {@link BadInput} where there is none. */
  public static Socket dial(String host, int port) {
    Socket socket = new Socket();
    try {
      socket.connect(new InetSocketAddress(host, port), (int) DIAL.toMillis());
      return socket;
    } catch (UnknownHostException e) {
      throw new BadInput("there is no host " + BadInput.quote(host));
    } catch (IOException | IllegalArgumentException e) {
      closeQuietly(socket);
      throw new BadInput(
          "nobody answers at port %d of %s: %s".formatted(port, host, e.getMessage()));
    }
  }

  /**
   * Begins to read and write.
   *
   * @param onClosed called once, when the socket is closed
   */
  public void open(Sink<T> sink, Runnable onClosed) {
    try {
      socket.setTcpNoDelay(true);
      socket.setKeepAlive(true);
    } catch (IOException e) {
      // It hung up already; the reader will say so.
    }
    Thread reader = Thread.ofVirtual().unstarted(() -> read(sink));
    Thread.startVirtualThread(() -> write(reader, onClosed));
    reader.start();
  }

  private void read(Sink<T> sink) {
    String why = "hung up";
    try {
      Cutter<T> cutter = cutting.apply(wire.in());
      for (T piece = cutter.next(); piece != null; piece = cutter.next()) {
        if (closing) {
          continue; // We have said our last word and only wait for the other end to hang up.
        }
        log(Conversation.Voice.THEY, piece.toString());
        if (!sink.heard(piece)) {
          why = "flooded us";
          break;
        }
      }
    } catch (LineReader.LineTooLong e) {
      why = "sent more than 64 KiB without a line end";
    } catch (IOException e) {
      // The same as an end.
    } finally {
      sink.ended(why);
    }
    log(Conversation.Voice.NOTE, why);
  }

  private void write(Thread reader, Runnable onClosed) {
    try {
      for (byte[] next = outbox.take(); next.length > 0; next = outbox.take()) {
        wire.send(next);
      }
      wire.finish();
      reader.join(FAREWELL);
    } catch (IOException e) {
      // It does not listen any more, which ends the reading too.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      closeQuietly(socket);
      onClosed.run();
    }
  }

  /** Says a line, without its line end. */
  public void say(String line) {
    send((line + lineEnd).getBytes(StandardCharsets.UTF_8), line);
  }

  /**
   * Sends bytes in one piece.
   *
   * @param text the same for the log
   */
  public void send(byte[] message, String text) {
    if (closing) {
      return;
    }
    log(Conversation.Voice.WE, text);
    if (!outbox.offer(message)) {
      closeQuietly(socket);
    }
  }

  private synchronized void log(Conversation.Voice voice, String text) {
    transcript.line(voice, System.nanoTime() - started, text);
  }

  /** Where the other end is: {@code 127.0.0.1}. */
  public String address() {
    return socket.getInetAddress().getHostAddress();
  }

  /** Hangs up as soon as all is said, or the other end has not listened for a while. */
  @Override
  public void close() {
    synchronized (outbox) {
      if (closing) {
        return;
      }
      closing = true;
    }
    if (!outbox.offer(LAST)) {
      closeQuietly(socket);
      return;
    }
    Thread.startVirtualThread(
        () -> {
          try {
            Thread.sleep(FAREWELL.plusSeconds(1));
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          closeQuietly(socket);
        });
  }

  private static void closeQuietly(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // Then it is as closed as it will be.
    }
  }
}
