package agon.protocol.gomocup;

import agon.game.BadInput;
import agon.search.EngineOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The engine's half of the protocol: our engine in piskvork and wherever else it is spoken. */
public final class GomocupSpeaker {
  /**
   * Managers wait for a move before they go on; scripts say all at once, and still get moves worth
   * having. After END there is a second to go.
   */
  private static final Duration LAST_WORD = Duration.ofMillis(300);

  private static final String ABOUT =
      "name=\"Agon\", version=\"0.1\", author=\"the Agon project\", country=\"\"";

  private final PrintWriter out;
  private final GomocupTable table;

  /** The stones of a board that is still being told, and what to do with them. */
  private record Telling(List<String> stones, Consumer<List<String>> then) {}

  private @Nullable Telling telling;

  public GomocupSpeaker(EngineOptions options, PrintWriter out) {
    this.out = out;
    table = new GomocupTable(options);
  }

  /** Listens until END, or until nobody speaks any more. */
  public void run(BufferedReader in) throws IOException {
    boolean more = true;
    while (more) {
      String line = in.readLine();
      more = line != null && hear(line.strip());
    }
    table.stopAfter(LAST_WORD);
  }

  private boolean hear(String line) {
    String[] words = line.split("\\s+", 2);
    String command = words[0].toUpperCase(Locale.ROOT);
    String rest = words.length > 1 ? words[1].strip() : "";
    try {
      if (command.equals("END")) {
        return false;
      }
      if (telling != null && !line.isEmpty()) {
        tell(line, telling);
        return true;
      }
      obey(command, rest, line);
    } catch (BadInput e) {
      say("ERROR " + e.sentence());
    }
    return true;
  }

  private void obey(String command, String rest, String line) {
    switch (command) {
      case "" -> {}
      case "ABOUT" -> say(ABOUT);
      case "INFO" -> {
        String[] pair = (rest + " ").split("\\s+", 2);
        table.info(pair[0], pair[1].strip());
      }
      case "STOP", "YXSTOP" -> table.stop();
      case "START", "RECTSTART", "RESTART" -> {
        table.stop();
        obeyAtTheBoard(command, rest, line);
      }
      default -> {
        // Everything else is about the board as it is after the move that was asked for.
        table.stopAfter(LAST_WORD);
        obeyAtTheBoard(command, rest, line);
      }
    }
  }

  private void obeyAtTheBoard(String command, String rest, String line) {
    switch (command) {
      case "START" -> {
        if (!rest.matches("\\d{1,3}")) {
          throw new BadInput(
              "START is followed by the size of the board, such as 15, not "
                  + BadInput.quote(rest));
        }
        int size = Integer.parseInt(rest);
        table.start(size, size);
        say("OK");
      }
      case "RECTSTART" -> {
        Coordinates size = Coordinates.read(rest);
        table.start(size.x(), size.y());
        say("OK");
      }
      case "RESTART" -> {
        table.restart();
        say("OK");
      }
      case "TAKEBACK" -> {
        table.takeBack(Coordinates.read(rest));
        say("OK");
      }
      case "BEGIN" -> {
        table.requireEmpty();
        move();
      }
      case "TURN" -> {
        table.put(Coordinates.read(rest));
        move();
      }
      case "PLAY" -> {
        Coordinates square = Coordinates.read(rest);
        table.put(square);
        say(square.text());
      }
      case "BOARD" ->
          listen(
              stones -> {
                table.set(stones);
                move();
              });
      case "YXBOARD" -> listen(table::set); // the same without an answer
      case "SWAP2BOARD" ->
          listen(
              stones -> {
                table.setOpening(stones);
                table.openBySwap2(this::say);
              });
      default -> say("UNKNOWN " + BadInput.quote(line));
    }
  }

  private void listen(Consumer<List<String>> then) {
    table.requireStarted();
    telling = new Telling(new ArrayList<>(), then);
  }

  /** One line of a board. */
  private void tell(String line, Telling told) {
    if (!line.equalsIgnoreCase("DONE")) {
      told.stones().add(line);
      return;
    }
    telling = null;
    told.then().accept(told.stones());
  }

  private void move() {
    table.think(
        (found, square) -> {
          say("MESSAGE " + found);
          say(square.text());
        });
  }

  private void say(String line) {
    synchronized (out) {
      out.print(line + "\r\n");
      out.flush();
    }
  }
}
