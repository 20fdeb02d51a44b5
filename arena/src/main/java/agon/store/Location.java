package agon.store;

import agon.game.BadInput;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;

/** Where a database is: a file, or a server. */
sealed interface Location {
  /** For messages; never tells a password. */
  String name();

  /** An SQLite database in one file. */
  record File(Path path) implements Location {
    /** The folder the file is in, as an absolute path. */
    Path folder() {
      return path.toAbsolutePath().resolveSibling("");
    }

    @Override
    public String name() {
      return path.toString();
    }
  }

  /** A PostgreSQL database. */
  record Server(String url) implements Location {
    @Override
    public String name() {
      int parameters = url.indexOf('?');
      String bare = parameters < 0 ? url : url.substring(0, parameters);
      return bare.replaceFirst("//[^/@]*@", "//");
    }
  }

  static Location parse(String text) {
    String location = text.strip();
    String lower = location.toLowerCase(Locale.ROOT);
    if (lower.startsWith("jdbc:postgresql:")) {
      return new Server(location);
    }
    String path = lower.startsWith("jdbc:sqlite:") ? location.substring(12) : location;
    if (path.isEmpty() || path.matches("(jdbc:|[a-z]+://).*")) {
      throw new BadInput(
          "a database is a file or jdbc:postgresql://host/name, not "
              + BadInput.quote(new Server(location).name()));
    }
    try {
      return new File(Path.of(path));
    } catch (InvalidPathException e) {
      throw new BadInput(BadInput.quote(path) + " cannot be the name of a file");
    }
  }
}
