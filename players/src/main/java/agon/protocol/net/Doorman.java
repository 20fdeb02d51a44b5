package agon.protocol.net;

import agon.game.BadInput;
import agon.process.Conversation;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** Listens at a port and lets so many in at a time; whoever comes beyond that is hung up on. */
public final class Doorman implements AutoCloseable {
  private static final int BACKLOG = 100;

  /** How long somebody may take to shake hands. */
  private static final Duration HANDSHAKE = Duration.ofSeconds(10);

  /** What comes before the conversation, if anything. */
  @FunctionalInterface
  private interface Handshake {
    Wire shake(Socket socket) throws IOException;
  }

  private final String host;
  private final ServerSocket door;
  private final List<ServerSocket> doors = new CopyOnWriteArrayList<>();
  private final int clients;
  private final Semaphore room;
  private final IntFunction<Conversation> transcripts;
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
      IntFunction<Conversation> transcripts,
      Consumer<String> log) {
    this.host = host;
    this.clients = clients;
    room = new Semaphore(clients);
    this.transcripts = transcripts;
    this.log = log;
    door = listen(port);
  }

  private ServerSocket listen(int port) {
    try {
      ServerSocket socket = new ServerSocket();
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(InetAddress.getByName(host), port), BACKLOG);
      doors.add(socket);
      return socket;
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
    open(door, Wire::of, welcome);
  }

  /**
   * Lets people in at a second port too, by WebSocket.
   *
   * @return the port
   */
  public int openForWebSockets(Hosting.WebDoor second, Consumer<Visit> welcome) {
    ServerSocket other = listen(second.port());
    open(other, socket -> WebSocketWire.accept(socket, second.path()), welcome);
    return other.getLocalPort();
  }

  private void open(ServerSocket at, Handshake handshake, Consumer<Visit> welcome) {
    Thread.startVirtualThread(
        () -> {
          while (!at.isClosed()) {
            accept(at, handshake, welcome);
          }
        });
  }

  private void accept(ServerSocket at, Handshake handshake, Consumer<Visit> welcome) {
    try {
      Socket socket = at.accept();
      if (!room.tryAcquire()) {
        log.accept("no room for another client: turned one away");
        socket.close();
        return;
      }
      int number = count.incrementAndGet();
      Thread.startVirtualThread(() -> admit(socket, number, handshake, welcome));
    } catch (IOException e) {
      if (!at.isClosed()) {
        // No descriptors left, for example: somebody will hang up.
        log.accept("could not let a client in: " + e.getMessage());
        pause();
      }
    }
  }

  private void admit(Socket socket, int number, Handshake handshake, Consumer<Visit> welcome) {
    Thread impatience = Thread.startVirtualThread(() -> hangUpAfter(HANDSHAKE, socket));
    Wire wire;
    try {
      wire = handshake.shake(socket);
    } catch (IOException e) {
      log.accept("turned one away: " + e.getMessage());
      closeQuietly(socket);
      room.release();
      return;
    } finally {
      impatience.interrupt();
    }
    welcome.accept(new Visit(wire, number, transcript(number), room::release));
  }

  private static void hangUpAfter(Duration time, Socket socket) {
    try {
      Thread.sleep(time);
      closeQuietly(socket);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // it was quick enough
    }
  }

  private static void closeQuietly(Closeable socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // Then it is as closed as it will be.
    }
  }

  /** A log that cannot be written is no reason to let nobody in. */
  private Conversation transcript(int number) {
    try {
      return transcripts.apply(number);
    } catch (BadInput e) {
      log.accept(e.sentence());
      return Conversation.NONE;
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
    doors.forEach(Doorman::closeQuietly);
  }
}
