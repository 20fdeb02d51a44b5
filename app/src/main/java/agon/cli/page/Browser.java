package agon.cli.page;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Opens a page in the person's browser, where there is a desktop to open it on. */
final class Browser {
  private Browser() {}

  static void open(String address) {
    try {
      List<String> command = command(System.getProperty("os.name", ""), System.getenv(), address);
      if (!command.isEmpty()) {
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
      }
    } catch (IOException e) {
      // There is no such program; the address is printed all the same.
    }
  }

  /** The command that opens an address; empty without a desktop. */
  static List<String> command(String system, Map<String, String> environment, String address) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.contains("mac")) {
      return List.of("open", address);
    }
    if (name.contains("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", address);
    }
    boolean desktop =
        environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
    return desktop ? List.of("xdg-open", address) : List.of();
  }
}
