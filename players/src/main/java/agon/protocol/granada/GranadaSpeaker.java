package agon.protocol.granada;

import agon.game.BadInput;
import agon.game.Position;
import agon.protocol.Engines;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The bot's half: our engine in the league's simulator. Every command gets exactly one line, even
 * one that makes no sense, since whoever asked waits for it.
 */
public final class GranadaSpeaker {
  private static final int MOST_MILLIS = 3_600_000;

  private final EngineOptions options;
  private final PrintWriter out;

  /** Made when a game begins: asked for its name only, the program should answer at once. */
  private @Nullable Engine engine;

  private Duration time = Duration.ofSeconds(2);

  public GranadaSpeaker(EngineOptions options, PrintWriter out) {
    this.options = options;
    this.out = out;
  }

  /** Listens until END or BADNAME, or until nobody speaks any more. */
  public void run(BufferedReader in) throws IOException {
    boolean more = true;
    while (more) {
      String line = in.readLine();
      more = line != null && hear(line.strip(), in);
    }
  }

  private boolean hear(String command, BufferedReader in) throws IOException {
    try {
      switch (command) {
        case "" -> {}
        case "PING" -> say("PONG");
        case "GETNAME" -> say("Agon");
        case "TIMEOUT" -> {
          setTime(argument(in));
          say("OK");
        }
        case "SETPLAYER" -> {
          setPlayer(argument(in));
          say("OK");
        }
        case "GETMOVE" -> say(Integer.toString(move(argument(in))));
        case "BADNAME", "END" -> {
          say("OK");
          return false;
        }
        default ->
            throw new BadInput(
                "commands are PING, GETNAME, TIMEOUT, SETPLAYER, GETMOVE, BADNAME and END, not "
                    + BadInput.quote(command));
      }
    } catch (BadInput e) {
      say("ERROR " + e.sentence());
    }
    return true;
  }

  private static String argument(BufferedReader in) throws IOException {
    String line = in.readLine();
    return line == null ? "" : line.strip();
  }

  private void setTime(String millis) {
    if (!millis.matches("\\d{1,15}")) {
      throw new BadInput("the time is in whole milliseconds, not " + BadInput.quote(millis));
    }
    time = Duration.ofMillis(Math.clamp(Long.parseLong(millis), 1, MOST_MILLIS));
  }

  /** The state tells whose turn it is; this only tells that a game begins. */
  private void setPlayer(String number) {
    if (!number.equals("0") && !number.equals("1")) {
      throw new BadInput("a player is 0 or 1, not " + BadInput.quote(number));
    }
    engine().clear();
  }

  private int move(String state) {
    Position position = GranadaState.read(state);
    GranadaState.GAME.requireRunning(position);
    return GranadaState.mirror(engine().analyse(position, Limits.time(thinkingTime())).move());
  }

  /** The simulator's clock includes the pipes and whatever else the machine is doing. */
  private Duration thinkingTime() {
    long millis = time.toMillis();
    long margin = Math.min(millis / 4, Math.max(50, millis / 20));
    return Duration.ofMillis(Math.max(1, millis - margin));
  }

  private Engine engine() {
    Engine made = engine;
    if (made == null) {
      made = Engines.warm(GranadaState.GAME, options);
      made.sitDown();
      engine = made;
    }
    return made;
  }

  private void say(String line) {
    out.print(line + "\n");
    out.flush();
  }
}
