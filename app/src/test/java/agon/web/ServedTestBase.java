package agon.web;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** A server with an empty folder of data, one for all tests of a class. */
abstract class ServedTestBase {
  @TempDir static Path data;
  static PageServer server;
  static Client client;

  @BeforeAll
  static void startServer() {
    server = PageServer.start(ServerOptions.local(data));
    client = new Client(server);
  }

  @AfterAll
  static void stopServer() {
    server.close();
  }
}
