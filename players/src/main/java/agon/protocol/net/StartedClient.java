package agon.protocol.net;

import agon.game.Position;
import agon.player.PlayerFault;
import agon.process.ChildProcess;
import agon.process.Conversation;
import agon.process.Faults;
import agon.process.Launch;
import agon.process.Patience;
import agon.process.Terms;
import agon.record.Ending;
import agon.search.Durations;
import agon.search.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A client of a course's server that we start ourselves, with a {@link SandboxRelay} beside it: so
 * it needs no network of ours, and can be kept in a sandbox as any other program.
 */
final class StartedClient extends HostedPlayer {
  private final Launch launch;
  private final boolean oneAtATime;
  private @Nullable ChildProcess child;

  /**
   * @param port where clients of this course connect to if they are not told
   */
  StartedClient(String name, String address, int port, Hosting hosting, Terms terms) {
    super(name, hosting);
    Launch client = terms.launch(name, address);
    boolean told = client.command().stream().anyMatch(word -> word.contains("{port}"));
    // In the sandbox every client has a loopback of its own, and so the port to itself.
    boolean ownPort = terms.sandboxed() || told;
    oneAtATime = !ownPort;
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-XX:-UsePerfData", "-XX:+UseSerialGC", "-Xmx32m", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-cp", ourClasses(), SandboxRelay.class.getName()));
    command.add(terms.sandboxed() || !told ? Integer.toString(port) : "0");
    command.addAll(client.command());
    launch = terms.launch(name, command);
  }

  private static String ourClasses() {
    try {
      return Path.of(SandboxRelay.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public int gamesAtOnce() {
    return oneAtATime ? 1 : Integer.MAX_VALUE;
  }

  @Override
  public void tryOut() {
    receive();
  }

  @Override
  Guest arrival() {
    Conversation talk = launch.terms().recorder().begin(name());
    ChildProcess started = new ChildProcess(launch.on(terms -> terms.recordedBy(_ -> talk)));
    child = started;
    Patience patience = launch.terms().patience();
    try {
      started.within(patience.startUp(), patience.grace(), started::receive);
      started.within(patience.startUp(), patience.grace(), () -> started.send(""));
    } catch (PlayerFault e) {
      close();
      throw Faults.failure(
          e.ending().reason() == Ending.Reason.TIME
              ? "did not connect within " + Durations.text(patience.startUp())
              : e.ending()
                  .detail()
                  .replace(
                      "crashed with exit code " + SandboxRelay.NOT_CONNECTED,
                      "ended without connecting"));
    }
    try {
      return hosting().greet(new Visit(Wire.of(socketTo(started)), 1, quiet(talk), () -> {}));
    } catch (IOException e) {
      close();
      throw Faults.failure("could not be reached: " + e.getMessage());
    }
  }

  /** The process closes the conversation. */
  private static Conversation quiet(Conversation talk) {
    return new Conversation() {
      @Override
      public void line(Voice voice, long nanos, String text) {
        talk.line(voice, nanos, text);
      }

      @Override
      public void close() {}
    };
  }

  /** A socket whose other end is the program's standard input and output. */
  private static Socket socketTo(ChildProcess program) throws IOException {
    try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Socket near = new Socket(InetAddress.getLoopbackAddress(), door.getLocalPort());
      Socket far = door.accept();
      if (far.getPort() != near.getLocalPort()) {
        near.close();
        far.close();
        throw new IOException("somebody else was quicker");
      }
      far.setTcpNoDelay(true);
      Thread.startVirtualThread(() -> pass(() -> program.bytesIn(), far::getOutputStream, far));
      Thread.startVirtualThread(() -> pass(far::getInputStream, () -> program.bytesOut(), far));
      return near;
    }
  }

  /** Where bytes come from or go to. */
  private interface Opening<T> {
    T open() throws IOException;
  }

  private static void pass(Opening<InputStream> from, Opening<OutputStream> to, Socket far) {
    try (InputStream in = from.open();
        OutputStream out = to.open()) {
      byte[] buffer = new byte[1 << 12];
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        out.write(buffer, 0, read);
        out.flush();
      }
    } catch (IOException e) {
      // One end is gone, and soon the other.
    } finally {
      try {
        far.close();
      } catch (IOException e) {
        // Then it is closed.
      }
    }
  }

  @Override
  public int choose(Position position, Limits limits) {
    try {
      return super.choose(position, limits);
    } catch (PlayerFault e) {
      ChildProcess now = child;
      throw now != null && e.ending().reason() == Ending.Reason.FAILURE ? now.explaining(e) : e;
    }
  }

  @Override
  public void close() {
    super.close();
    if (child != null) {
      child.close();
      child = null;
    }
  }
}
