package agon.protocol.net;

import agon.game.BadInput;
import agon.protocol.Transcript;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** Listens at a port and lets so many in at a time; whoever comes beyond that is hung up on. */
public final class Doorman implements AutoCloseable {
  private static final int BACKLOG = 100;

  private final ServerSocket door;
  private final int clients;
  private final Semaphore room;
  private final IntFunction<Transcript> transcripts;
  private final Consumer<String> log;
  private final AtomicInteger count = new AtomicInteger();

  /**
   * Opens the port.
   *
   * @param port 0 for any that is free
   * @param clients how many may be connected at a time
   * @param transcripts who listens to the conversation with a client, by its number
   * @param log hears what people may want to know, a line each
   */
  public Doorman(
      String host,
      int port,
      int clients,
      IntFunction<Transcript> transcripts,
      Consumer<String> log) {
    this.clients = clients;
    room = new Semaphore(clients);
    this.transcripts = transcripts;
    this.log = log;
    try {
      door = new ServerSocket();
      door.setReuseAddress(true);
      door.bind(new InetSocketAddress(InetAddress.getByName(host), port), BACKLOG);
    } catch (UnknownHostException e) {
      throw new BadInput("there is no host " + BadInput.quote(host));
    } catch (IOException | IllegalArgumentException e) {
      throw new BadInput(
          "cannot listen at port %d of %s: %s".formatted(port, host, e.getMessage()));
    }
  }

  public int port() {
    return door.getLocalPort();
  }

  /**
   * Begins to let people in.
   *
   * @param welcome called for each on a thread of its own
   */
  public void open(Consumer<Visit> welcome) {
    Thread.startVirtualThread(
        () -> {
          while (!door.isClosed()) {
            accept(welcome);
          }
        });
  }

  private void accept(Consumer<Visit> welcome) {
    try {
      Socket socket = door.accept();
      if (!room.tryAcquire()) {
        log.accept("no room for another client: turned one away");
        socket.close();
        return;
      }
      int number = count.incrementAndGet();
      Visit visit = new Visit(socket, number, transcript(number), room::release);
      Thread.startVirtualThread(() -> welcome.accept(visit));
    } catch (IOException e) {
      if (!door.isClosed()) {
        // No descriptors left, for example: somebody will hang up.
        log.accept("could not let a client in: " + e.getMessage());
        pause();
      }
    }
  }

  /** A log that cannot be written is no reason to let nobody in. */
  private Transcript transcript(int number) {
    try {
      return transcripts.apply(number);
    } catch (BadInput e) {
      log.accept(e.sentence());
      return Transcript.NONE;
    }
  }

  private static void pause() {
    try {
      Thread.sleep(200);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits a while for all to leave, so that they hear what they were told last. */
  public void awaitEmpty(Duration patience) throws InterruptedException {
    if (room.tryAcquire(clients, patience.toMillis(), TimeUnit.MILLISECONDS)) {
      room.release(clients);
    }
  }

  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException e) {
      // Then nobody can come in any more all the same.
    }
  }
}
