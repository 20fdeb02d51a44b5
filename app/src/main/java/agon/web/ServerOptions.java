package agon.web;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How a server is set up.
 *
 * @param host the address to listen on; loopback unless somebody asks for more
 * @param port 0 for any free one
 * @param data the folder where games are kept
 * @param database where games and tournaments are, if not in that folder
 * @param players the owner's file of players, where its names may be used on the page
 * @param files a folder with the files of the page instead of those inside the program
 */
public record ServerOptions(
    String host,
    int port,
    Path data,
    Optional<String> database,
    Optional<Path> players,
    Optional<Path> files) {
  public static final String LOOPBACK = "127.0.0.1";
  public static final int PORT = 7070;

  /** On loopback, any port, for tests and the like. */
  public static ServerOptions local(Path data) {
    return new ServerOptions(
        LOOPBACK, 0, data, Optional.empty(), Optional.empty(), Optional.empty());
  }
}
