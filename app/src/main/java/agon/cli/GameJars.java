package agon.cli;

import agon.game.BadInput;
import agon.games.Games;
import agon.store.DataFolder;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.stream.Stream;

/**
 * Games from outside: every jar in the folder {@code games} of the user's data, those {@code
 * AGON_GAMES_JAR} lists, and those named on the command line, whatever the command.
 */
final class GameJars {
  static final String OPTION = "--games-jar";
  private static final String ENVIRONMENT = "AGON_GAMES_JAR";

  private GameJars() {}

  /**
   * Makes their games known and gives back the rest of the command line. It comes before everything
   * else, since the first word of the rest may be one of these games.
   */
  static String[] load(String[] args) {
    List<String> rest = new ArrayList<>();
    List<Path> jars = new ArrayList<>(inFolder(DataFolder.standard().resolve("games")));
    String listed = System.getenv().getOrDefault(ENVIRONMENT, "");
    Stream.of(listed.split(File.pathSeparator, -1))
        .filter(name -> !name.isBlank())
        .forEach(name -> jars.add(readable(name)));
    for (int i = 0; i < args.length; i++) {
      if (args[i].startsWith(OPTION + "=")) {
        jars.add(readable(args[i].substring(OPTION.length() + 1)));
      } else if (args[i].equals(OPTION)) {
        if (++i == args.length) {
          throw new BadInput(OPTION + " wants the name of a jar");
        }
        jars.add(readable(args[i]));
      } else {
        rest.add(args[i]);
      }
    }
    if (!jars.isEmpty()) {
      add(jars);
    }
    return rest.toArray(String[]::new);
  }

  private static List<Path> inFolder(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    } catch (IOException e) {
      throw new BadInput("the games in " + folder + " cannot be read");
    }
  }

  private static Path readable(String name) {
    Path jar = Path.of(name);
    if (!Files.isRegularFile(jar) || !Files.isReadable(jar)) {
      throw new BadInput("there is no jar " + BadInput.quote(name));
    }
    return jar;
  }

  private static void add(List<Path> jars) {
    Thread thread = Thread.currentThread();
    // Never closed: the games are played for as long as the program runs.
    thread.setContextClassLoader(
        new URLClassLoader(
            jars.stream().map(GameJars::url).toArray(URL[]::new), thread.getContextClassLoader()));
    try {
      Games.CATALOG.families();
    } catch (ServiceConfigurationError | LinkageError e) {
      throw new BadInput(
          "the games in %s cannot be used: %s"
              .formatted(
                  String.join(", ", jars.stream().map(Path::toString).toList()), e.getMessage()));
    }
  }

  private static URL url(Path jar) {
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new BadInput("there is no jar " + BadInput.quote(jar.toString()));
    }
  }
}
