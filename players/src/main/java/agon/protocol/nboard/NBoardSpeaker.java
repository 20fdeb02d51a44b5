package agon.protocol.nboard;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.imports.Ggf;
import agon.othello.Othello;
import agon.protocol.Engines;
import agon.protocol.Thinker;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.search.SearchInfo;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** The engine's half: our engine in NBoard and wherever else its protocol is spoken. */
public final class NBoardSpeaker {
  private static final int USUAL_DEPTH = 12;
  private static final int MOST_HINTS = 60;

  private final PrintWriter out;
  private final Duration longest;
  private EngineOptions options;
  private int depth = USUAL_DEPTH;
  private Game game = Othello.FAMILY.game();
  private Position position = game.start();
  private @Nullable Thinker thinker;
  private @Nullable Retrospect retrospect;

  /**
   * @param longest for a move: the board only says how deep to look
   */
  public NBoardSpeaker(EngineOptions options, Duration longest, PrintWriter out) {
    this.options = options;
    this.longest = longest;
    this.out = out;
  }

  /** Listens until quit, or until nobody speaks any more. */
  public void run(BufferedReader in) throws IOException {
    String line = in.readLine();
    while (line != null && !line.strip().equals("quit")) {
      hear(line.strip());
      line = in.readLine();
    }
    stop();
  }

  /** What it does not know it ignores, as the protocol wants; what is wrong is shown to people. */
  private void hear(String line) {
    String[] words = (line + " ").split("\\s+", 2);
    String rest = words[1].strip();
    try {
      switch (words[0]) {
        case "nboard" -> say("set myname Agon");
        case "set" -> set(rest);
        case "move" -> move(rest);
        case "hint" -> hint(rest);
        case "go" -> go();
        case "ping" -> {
          stop();
          say("pong " + rest);
        }
        case "learn" -> {
          stop();
          say("learned");
        }
        case "analyze" -> analyse();
        default -> {
          if (line.matches("(?i)[a-h][1-8]|pa")) {
            move(line); // older boards leave the word out
          }
        }
      }
    } catch (BadInput e) {
      say("status " + e.sentence());
    }
  }

  private void set(String text) {
    String[] words = (text + " ").split("\\s+", 2);
    String value = words[1].strip();
    switch (words[0]) {
      case "depth" -> {
        if (!value.matches("\\d{1,3}")) {
          throw new BadInput("a depth is a number, not " + BadInput.quote(value));
        }
        depth = Math.max(1, Integer.parseInt(value));
        say("set myname Agon" + depth);
      }
      case "game" -> {
        stop();
        Ggf read = Ggf.read(value);
        if (!read.game().line().equals(game.line())) {
          thinker = null;
        }
        game = read.game();
        position = read.position();
        if (thinker == null) {
          engine(1); // made now, while nobody waits for a move
        }
      }
      default -> {} // contempt, and whatever comes one day
    }
  }

  private void move(String text) {
    stop();
    Ggf.play(game, position, text);
  }

  private void go() {
    stop();
    game.requireRunning(position);
    Position root = position.copy();
    say("status Agon is thinking");
    engine(1)
        .think(
            root,
            Limits.depth(depth).andTime(longest),
            false,
            info -> {},
            reports -> {
              SearchInfo best = reports.getFirst();
              say(NBoardLines.stats(best));
              say(NBoardLines.move(game, root, best));
              say("status");
            });
  }

  private void hint(String text) {
    stop();
    game.requireRunning(position);
    int count = text.matches("[1-9]\\d{0,2}") ? Math.min(Integer.parseInt(text), MOST_HINTS) : 1;
    Position root = position.copy();
    say("status Analyzing");
    engine(count)
        .think(
            root,
            Limits.depth(depth),
            false,
            info -> say(NBoardLines.hint(game, root, info)),
            reports -> {
              reports.forEach(info -> say(NBoardLines.hint(game, root, info)));
              say(NBoardLines.stats(reports.getFirst()));
              say("status");
            });
  }

  private void analyse() {
    stop();
    say("status Analyzing the game");
    retrospect =
        new Retrospect(
            engine(1).engine(),
            position,
            Limits.depth(depth).andTime(longest),
            (movesMade, discs) -> say(NBoardLines.analysis(movesMade, discs)),
            () -> say("status"));
  }

  /** Ends all thinking; what there was to say has been said on return. */
  private void stop() {
    if (thinker != null) {
      thinker.stop();
    }
    if (retrospect != null) {
      retrospect.stop();
    }
  }

  /** An engine that looks for so many best moves. */
  private Thinker engine(int best) {
    Thinker now = thinker;
    if (now == null || now.engine().options().number("multipv") != best) {
      options = options.with("multipv=" + best);
      now = new Thinker(Engines.warm(game, options));
      thinker = now;
    }
    return now;
  }

  /** One whole line at a time, whichever thread it comes from. */
  private void say(String line) {
    synchronized (out) {
      out.print(line + "\n");
      out.flush();
    }
  }
}
