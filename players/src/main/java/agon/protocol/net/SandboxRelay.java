package agon.protocol.net;

import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * The main class of a small JVM that stands beside a client of a course in its sandbox, where there
 * is no network but the client's own loopback: it is the server there as far as the client can
 * tell, and passes every byte on between the client and its own standard input and output.
 *
 * <p>Once the client has connected it says {@code connected} and waits for a line; bytes are passed
 * on after that. It uses no class of ours.
 */
final class SandboxRelay {
  /** The exit code when the client ended before it connected. */
  static final int NOT_CONNECTED = 93;

  private SandboxRelay() {}

  /**
   * Opens the port, starts the client, and stays between them.
   *
   * @param args the port, 0 for any that is free; then the client's command, in which {@code
   *     {host}} and {@code {port}} stand for where to connect
   */
  public static void main(String[] args) throws IOException {
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    InputStream in = new FileInputStream(FileDescriptor.in);
    Socket client;
    Process program;
    try (ServerSocket door =
        new ServerSocket(Integer.parseInt(args[0]), 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(door.getLocalPort());
      List<String> command =
          Arrays.stream(args)
              .skip(1)
              .map(word -> word.replace("{host}", "127.0.0.1").replace("{port}", port))
              .toList();
      program =
          new ProcessBuilder(command)
              .redirectInput(ProcessBuilder.Redirect.from(new java.io.File("/dev/null")))
              .redirectErrorStream(true)
              .start();
      Thread.ofPlatform().daemon().start(() -> repeat(program.getInputStream()));
      var _ = program.onExit().thenAccept(ended -> closeSoon(door));
      client = accept(door);
    }
    client.setTcpNoDelay(true);
    out.write("connected\n".getBytes(StandardCharsets.UTF_8));
    awaitLine(in);
    InputStream fromUs = in;
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              pass(fromUs, client, program);
            });
    try (InputStream fromClient = client.getInputStream()) {
      fromClient.transferTo(out);
    } catch (IOException e) {
      // It hung up.
    }
    out.close();
    Runtime.getRuntime().halt(0);
  }

  private static Socket accept(ServerSocket door) {
    try {
      return door.accept();
    } catch (IOException e) {
      Runtime.getRuntime().halt(NOT_CONNECTED);
      throw new IllegalStateException(e);
    }
  }

  /** What the client says to people; our own output is the conversation. */
  private static void repeat(InputStream chatter) {
    try (chatter) {
      chatter.transferTo(new FileOutputStream(FileDescriptor.err));
    } catch (IOException e) {
      // It has ended.
    }
  }

  private static void closeSoon(ServerSocket door) {
    try {
      door.close();
    } catch (IOException e) {
      // Then it is closed already.
    }
  }

  private static void awaitLine(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
      line.write(next);
    }
  }

  /** When we hang up so does it; the client has a moment to read what came last. */
  private static void pass(InputStream in, Socket client, Process program) {
    try {
      in.transferTo(client.getOutputStream());
      client.shutdownOutput();
      program.waitFor(500, java.util.concurrent.TimeUnit.MILLISECONDS);
    } catch (IOException e) {
      // It hung up.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().halt(0);
  }
}
