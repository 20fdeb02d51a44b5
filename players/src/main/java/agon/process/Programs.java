package agon.process;

import agon.game.BadInput;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Finds programs as a shell does. */
final class Programs {
  static final String SEARCH_PATH =
      Optional.ofNullable(System.getenv("PATH")).orElse("/usr/local/bin:/usr/bin:/bin");

  private static final String HOME = System.getProperty("user.home", "");

  private Programs() {}

  /**
   * The full path of a program, named with its folder or found in the usual ones.
   *
   * @param base where a relative path counts from
   */
  static String find(String name, Path base) {
    if (name.contains("/")) {
      Path program = base.resolve(path(name));
      if (!Files.exists(program)) {
        throw new BadInput("there is no program " + BadInput.quote(name));
      }
      if (Files.isDirectory(program) || !Files.isExecutable(program)) {
        throw new BadInput(BadInput.quote(name) + " is not a program that can be started");
      }
      return program.toAbsolutePath().normalize().toString();
    }
    return onSearchPath(name)
        .orElseThrow(
            () ->
                new BadInput(
                    "there is no program %s; one in this folder is written ./%s"
                        .formatted(BadInput.quote(name), name)));
  }

  static Optional<String> onSearchPath(String name) {
    for (String folder : SEARCH_PATH.split(":", -1)) {
      Path program = path(folder).resolve(path(name)).toAbsolutePath();
      if (Files.isExecutable(program) && !Files.isDirectory(program)) {
        return Optional.of(program.toString());
      }
    }
    return Optional.empty();
  }

  /** The full path of what an argument names in a folder, or else the argument. */
  static String argument(String argument, Path base) {
    try {
      Path file = base.resolve(argument);
      return !argument.isEmpty() && Files.exists(file)
          ? file.toAbsolutePath().normalize().toString()
          : argument;
    } catch (InvalidPathException e) {
      return argument;
    }
  }

  /** A path as people write it: a shell does not see the ~ behind a colon. */
  private static Path path(String text) {
    try {
      return Path.of(text.startsWith("~/") ? HOME + text.substring(1) : text);
    } catch (InvalidPathException e) {
      throw new BadInput(BadInput.quote(text) + " is not the name of a program");
    }
  }
}
