package agon.compliance;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;

/** What docs/protocol.md asks of a program, line by line. */
final class AgiChecks {
  private static final Duration START_UP = Duration.ofSeconds(10);
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration LEAVE = Duration.ofMillis(600);
  private static final Pattern OPTION = Pattern.compile("option \\S+ default .* allowed .+");
  private static final Pattern INFO = Pattern.compile("info( .*)?");

  private final Talk talk;
  private final Game game;
  private boolean greeted;
  private boolean needsLegal;

  AgiChecks(Talk talk, Game game) {
    this.talk = talk;
    this.game = game;
  }

  List<Check> all() {
    return List.of(
        new Check("agi: greets and is ready", this::greeting),
        new Check("agi: plays both colours from a list of moves", this::bothColours),
        new Check("agi: plays from a written position", this::writtenPosition),
        new Check("agi: goes back in the game", this::takeBack),
        new Check("agi: go depth, go nodes, go clock", this::otherLimits),
        new Check("agi: stop ends go infinite", this::stop),
        new Check("agi: ponderhit", this::ponderHit),
        new Check("agi: empty lines and CR LF", this::lineEnds),
        new Check("agi: an unknown command", () -> survives("xyzzy 1 2 3")),
        new Check("agi: a game there is not", () -> survives("newgame chess(board=round)")),
        new Check("agi: a position there is not", () -> survives("position ?!? moves zz99")),
        new Check(
            "agi: a very long line", () -> survives("position start moves" + " x".repeat(20_000))),
        new Check("agi: quit", this::quit),
        new Check("agi: leaves when its input ends", this::endOfInput));
  }

  private void ready() {
    if (!greeted || !talk.isRunning()) {
      needsLegal = false;
      talk.say("agi");
      talk.await(
          START_UP,
          line -> {
            needsLegal |= line.equals("needs legal");
            return line.equals("agiok");
          });
      greeted = true;
    }
    talk.say("newgame " + game.line(), "isready");
    talk.await(START_UP, line -> line.equals("readyok"));
  }

  private String greeting() {
    talk.close();
    talk.say("agi");
    String[] name = {""};
    talk.await(
        START_UP,
        line -> {
          if (line.startsWith("option ") && !OPTION.matcher(line).matches()) {
            throw Unmet.failed(
                "an option is written 'option NAME default VALUE allowed TEXT', not "
                    + BadInput.quote(line));
          }
          if (line.startsWith("id name ")) {
            name[0] = line.substring("id name ".length());
          }
          needsLegal |= line.equals("needs legal");
          return line.equals("agiok");
        });
    greeted = true;
    talk.say("isready");
    talk.await(START_UP, line -> line.equals("readyok"));
    return name[0];
  }

  /** Asks for a move and checks what comes before it, and the move. */
  private String go(Position position, String where, String limits, Duration within) {
    String legal = needsLegal ? " legal " + String.join(" ", game.moveTexts(position)) : "";
    talk.say(where, "go " + limits + legal);
    return bestMove(position, within);
  }

  private String bestMove(Position position, Duration within) {
    String line =
        talk.await(
            within,
            said -> {
              if (said.startsWith("error")) {
                throw Unmet.failed("answers " + BadInput.quote(said));
              }
              boolean isMove = said.startsWith("bestmove ");
              if (!isMove && !said.isEmpty() && !INFO.matcher(said).matches()) {
                throw Unmet.failed("after go come info and bestmove, not " + BadInput.quote(said));
              }
              return isMove;
            });
    String move = line.split("\\s+", -1)[1];
    try {
      game.move(position, move);
    } catch (BadInput e) {
      throw Unmet.failed("%s is not legal: %s".formatted(BadInput.quote(move), e.sentence()));
    }
    return move;
  }

  private String bothColours() {
    ready();
    Position position = game.start();
    String first = go(position, "position start", "movetime 300", SECOND);
    position.play(game.move(position, first));
    if (!position.isOver()) {
      go(position, "position start moves " + first, "movetime 300", SECOND);
    }
    return "";
  }

  private String writtenPosition() {
    ready();
    Position position = game.start();
    position.play(game.move(position, game.moveTexts(position).getFirst()));
    String text = game.text(position);
    Position written = game.position(text);
    String move = go(written, "position " + text, "movetime 300", SECOND);
    written.play(game.move(written, move));
    if (!written.isOver()) {
      go(written, "position " + text + " moves " + move, "movetime 300", SECOND);
    }
    return "";
  }

  private String takeBack() {
    ready();
    Position position = game.start();
    StringBuilder line = new StringBuilder("position start moves");
    for (int i = 0; i < 4 && !position.isOver(); i++) {
      String text = game.moveTexts(position).getLast();
      position.play(game.move(position, text));
      line.append(' ').append(text);
    }
    if (!position.isOver()) {
      go(position, line.toString(), "movetime 200", SECOND);
    }
    go(game.start(), "position start", "movetime 200", SECOND);
    return "";
  }

  private String otherLimits() {
    ready();
    for (String limits :
        List.of("depth 1", "nodes 100", "clock 2000 increment 100", "clock 3000 movestogo 10")) {
      go(game.start(), "position start", limits, Duration.ofSeconds(5));
    }
    return "";
  }

  private String stop() {
    ready();
    String legal = needsLegal ? " legal " + String.join(" ", game.moveTexts(game.start())) : "";
    talk.say("position start", "go infinite" + legal);
    pause();
    talk.say("stop");
    long asked = System.nanoTime();
    bestMove(game.start(), SECOND);
    long millis = (System.nanoTime() - asked) / 1_000_000;
    readyAgain();
    return String.format(Locale.ROOT, "after %d ms", millis);
  }

  private String ponderHit() {
    ready();
    Position position = game.start();
    String expected = game.moveTexts(position).getFirst();
    position.play(game.move(position, expected));
    if (position.isOver()) {
      throw Unmet.notTried("the game is over after a move");
    }
    String legal = needsLegal ? " legal " + String.join(" ", game.moveTexts(position)) : "";
    talk.say("position start moves " + expected, "go ponder movetime 200" + legal);
    pause();
    talk.say("ponderhit");
    bestMove(position, SECOND);
    readyAgain();
    return "";
  }

  /** Whatever stop or ponderhit did to one that had answered already, it must be there. */
  private void readyAgain() {
    talk.say("isready");
    talk.await(SECOND, line -> line.equals("readyok"));
  }

  private String lineEnds() {
    ready();
    talk.say("", "   ", "isready\r");
    talk.await(SECOND, line -> line.equals("readyok"));
    return "";
  }

  /** Bad input may be answered with an error or not at all, but it must not be the end. */
  private String survives(String bad) {
    ready();
    talk.say(bad, "newgame " + game.line(), "isready");
    String[] error = {"ignores it"};
    talk.await(
        SECOND,
        line -> {
          if (line.startsWith("error ")) {
            error[0] = "answers error";
          }
          return line.equals("readyok");
        });
    go(game.start(), "position start", "movetime 200", SECOND);
    return error[0];
  }

  private String quit() {
    ready();
    int code =
        talk.leave("quit", LEAVE)
            .orElseThrow(() -> Unmet.failed("was still there half a second after quit"));
    if (code != 0) {
      throw Unmet.failed("left with exit code " + code);
    }
    return "";
  }

  private String endOfInput() {
    ready();
    talk.child().hangUp();
    int code =
        talk.awaitExit(SECOND)
            .orElseThrow(() -> Unmet.failed("was still there a second after its input ended"));
    return "exit code " + code;
  }

  private static void pause() {
    LockSupport.parkNanos(200_000_000);
  }
}
