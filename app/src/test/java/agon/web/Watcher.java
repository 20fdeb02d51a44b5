package agon.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One of many who watch a game: reads the stream and only notes how many moves it has seen, so that
 * two hundred of them cost little beside the server they measure.
 */
final class Watcher implements AutoCloseable {
  private static final String PLY = "\"ply\":";

  private final Socket socket;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition more = lock.newCondition();
  private int ply = -1;
  private long at;

  Watcher(URI address) throws IOException {
    socket = new Socket(InetAddress.ofLiteral(address.getHost()), address.getPort());
    String request =
        "GET " + address.getPath() + " HTTP/1.1\r\nHost: " + address.getAuthority() + "\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    Thread.ofVirtual().start(this::read);
  }

  private void read() {
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
      String line = in.readLine();
      while (line != null) {
        int found = line.startsWith("data: ") ? line.indexOf(PLY) : -1;
        if (found >= 0) {
          int from = found + PLY.length();
          note(Integer.parseInt(line.substring(from, line.indexOf(',', from))));
        }
        line = in.readLine();
      }
    } catch (IOException e) {
      // Closed.
    }
  }

  private void note(int seen) {
    lock.lock();
    try {
      ply = seen;
      at = System.nanoTime();
      more.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** When it saw this many moves, in the time of {@link System#nanoTime}. */
  long await(int wanted) throws InterruptedException {
    lock.lock();
    try {
      long nanos = TimeUnit.SECONDS.toNanos(60);
      while (ply < wanted) {
        nanos = more.awaitNanos(nanos);
        if (nanos <= 0) {
          throw new AssertionError("a watcher saw nothing for a minute");
        }
      }
      return at;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
