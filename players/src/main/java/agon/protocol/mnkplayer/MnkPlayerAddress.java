package agon.protocol.mnkplayer;

import agon.game.BadInput;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Where a player of the course is: {@code team.jar!pkg.Class}, with more of the class path after
 * colons and options of its JVM before: {@code -Xmx4g team.jar:framework.jar!pkg.Class}.
 */
final class MnkPlayerAddress {
  /** Room enough for every board of the course's tournament, and for two players on a laptop. */
  private static final String USUAL_HEAP = "-Xmx1g";

  private MnkPlayerAddress() {}

  static List<String> command(String address) {
    String text = address.strip();
    List<String> flags = new ArrayList<>();
    while (text.startsWith("-")) {
      String[] parts = (text + " ").split("\\s+", 2);
      flags.add(parts[0]);
      text = parts[1].strip();
    }
    int mark = text.lastIndexOf('!');
    if (mark <= 0 || !text.substring(mark + 1).strip().matches("[\\p{L}\\w$.]+")) {
      throw new BadInput(
          "a player of the course is written mnkplayer:team.jar!pkg.Class, not "
              + BadInput.quote("mnkplayer:" + address));
    }
    if (flags.stream().noneMatch(flag -> flag.startsWith("-Xmx"))) {
      flags.add(USUAL_HEAP);
    }
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // Two JVMs that come and go by the hundred need leave no trace in the folder for such files.
    command.add("-XX:-UsePerfData");
    command.add("-Djava.awt.headless=true");
    command.addAll(flags);
    command.addAll(List.of("-cp", ourClasses(), Bridge.class.getName()));
    command.add(classPath(text.substring(0, mark)));
    command.add(text.substring(mark + 1).strip());
    return command;
  }

  private static String classPath(String text) {
    return Arrays.stream(text.split(File.pathSeparator, -1))
        .map(MnkPlayerAddress::existing)
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** In full, since the player runs in a folder of its own. */
  private static String existing(String text) {
    try {
      Path path = Path.of(text.strip());
      if (!text.isBlank() && Files.exists(path)) {
        return path.toAbsolutePath().normalize().toString();
      }
    } catch (InvalidPathException e) {
      // It does not exist, then.
    }
    throw new BadInput("there is no jar and no folder of classes " + BadInput.quote(text.strip()));
  }

  private static String ourClasses() {
    try {
      return Path.of(Bridge.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
