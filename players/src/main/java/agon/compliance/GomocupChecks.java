package agon.compliance;

import agon.game.BadInput;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What piskvork asks of an engine, command by command. */
final class GomocupChecks {
  private static final Duration START_UP = Duration.ofSeconds(10);
  private static final Duration SECOND = Duration.ofSeconds(1);

  /** INFO timeout_turn says less than we wait, as some overrun a little. */
  private static final Duration MOVE = Duration.ofMillis(1500);

  private static final Pattern SQUARE = Pattern.compile("(\\d{1,3})\\s*,\\s*(\\d{1,3})");
  private static final Pattern ABOUT = Pattern.compile("(?i).*name\\s*=\\s*\"([^\"]*)\".*");
  private static final int SIZE = 15;

  private final Talk talk;
  private int width = SIZE;
  private int height = SIZE;
  private final Set<String> taken = new HashSet<>();

  GomocupChecks(Talk talk) {
    this.talk = talk;
  }

  List<Check> all() {
    List<Check> checks = new ArrayList<>();
    checks.add(new Check("gomocup: ABOUT", this::about));
    checks.add(new Check("gomocup: START and BEGIN", this::begin));
    checks.add(new Check("gomocup: TURN", this::turn));
    checks.add(new Check("gomocup: RESTART", this::restart));
    checks.add(new Check("gomocup: BOARD, it opened the game", () -> board(true)));
    checks.add(new Check("gomocup: BOARD, the other opened the game", () -> board(false)));
    checks.add(new Check("gomocup: TAKEBACK", this::takeBack));
    checks.add(new Check("gomocup: INFO it cannot know is ignored", this::unknownInfo));
    checks.add(new Check("gomocup: INFO timeout_turn 100", () -> timed(100)));
    checks.add(new Check("gomocup: INFO timeout_turn 0, at once", () -> timed(0)));
    checks.add(new Check("gomocup: INFO time_left below zero", this::noTimeLeft));
    checks.add(new Check("gomocup: INFO rule 1, exactly five", this::exactRule));
    checks.add(new Check("gomocup: RECTSTART 12,9", () -> size("RECTSTART 12,9", 12, 9)));
    for (int size : new int[] {20, 10, 8, 5}) {
      checks.add(new Check("gomocup: START " + size, () -> size("START " + size, size, size)));
    }
    checks.add(new Check("gomocup: an unknown command", this::unknownCommand));
    checks.add(new Check("gomocup: a size there is not", () -> survives("START 1000")));
    checks.add(new Check("gomocup: a taken square", () -> survives("TURN 7,7")));
    checks.add(new Check("gomocup: END", this::end));
    return checks;
  }

  /** The manager's lines end in CR LF. */
  private void say(String... lines) {
    talk.say(Arrays.stream(lines).map(line -> line + "\r").toArray(String[]::new));
  }

  private static String upper(String line) {
    return line.toUpperCase(Locale.ROOT);
  }

  private static boolean isTalk(String line) {
    String upper = upper(line);
    return upper.startsWith("MESSAGE") || upper.startsWith("DEBUG");
  }

  /** The next line that answers something; banners are known to come before OK. */
  private String answer(Duration limit) {
    return talk.await(limit, line -> !line.isEmpty() && !isTalk(line));
  }

  private static boolean isRefusal(String line) {
    return upper(line).startsWith("UNKNOWN") || upper(line).startsWith("ERROR");
  }

  private void ready() {
    ready("START " + SIZE, SIZE, SIZE);
  }

  private void ready(String command, int columns, int rows) {
    pause();
    say(command);
    String line = talk.await(START_UP, said -> upper(said).equals("OK") || isRefusal(said));
    if (isRefusal(line)) {
      throw Unmet.notTried("refuses it: " + BadInput.quote(line));
    }
    width = columns;
    height = rows;
    taken.clear();
    say("INFO timeout_turn 1000", "INFO timeout_match 0", "INFO rule 0");
  }

  /** The strongest engine does not hear what comes at once after its move. */
  private static void pause() {
    LockSupport.parkNanos(30_000_000);
  }

  private String move(Duration limit, String... lines) {
    pause();
    say(lines);
    String line = answer(limit);
    Matcher square = SQUARE.matcher(line);
    if (!square.matches()) {
      throw Unmet.failed("a move is written x,y, not " + BadInput.quote(line));
    }
    int x = Integer.parseInt(square.group(1));
    int y = Integer.parseInt(square.group(2));
    if (x >= width || y >= height) {
      throw Unmet.failed("%s is off the board of %d by %d".formatted(line, width, height));
    }
    if (!taken.add(x + "," + y)) {
      throw Unmet.failed(line + " is taken");
    }
    return x + "," + y;
  }

  /** Plays for the other side on the first free square of a row. */
  private String turn(Duration limit) {
    for (int y = 2; ; y++) {
      for (int x = 0; x < width; x++) {
        if (taken.add(x + "," + y)) {
          return move(limit, "TURN " + x + "," + y);
        }
      }
    }
  }

  private String about() {
    pause();
    say("ABOUT");
    String line = answer(START_UP);
    if (isRefusal(line)) {
      throw Unmet.failed("answers " + BadInput.quote(line));
    }
    // Any text will do for the manager; one with a name can be shown.
    Matcher about = ABOUT.matcher(line);
    return about.matches() ? about.group(1) : line;
  }

  private String begin() {
    ready();
    return move(MOVE, "BEGIN");
  }

  private String turn() {
    ready();
    for (int i = 0; i < 3; i++) {
      turn(MOVE);
    }
    return "";
  }

  private String optional(String command) {
    pause();
    say(command);
    String line = answer(START_UP);
    if (upper(line).startsWith("UNKNOWN")) {
      throw Unmet.notTried("does not know it, which the protocol allows");
    }
    if (!upper(line).equals("OK")) {
      throw Unmet.failed("answers %s, not OK".formatted(BadInput.quote(line)));
    }
    return line;
  }

  private String restart() {
    ready();
    move(MOVE, "BEGIN");
    optional("RESTART");
    taken.clear();
    move(MOVE, "BEGIN");
    return "";
  }

  private String board(boolean opened) {
    ready();
    List<String> lines = new ArrayList<>();
    lines.add("BOARD");
    if (opened) {
      lines.add("7,7,1");
    }
    for (String stone : List.of("8,8,2", "6,8,1", "8,6,2", "9,7,1", "8,9,2")) {
      lines.add(stone);
    }
    lines.subList(1, lines.size()).forEach(stone -> taken.add(stone.substring(0, 3)));
    lines.add("DONE");
    move(MOVE, lines.toArray(new String[0]));
    return "";
  }

  private String takeBack() {
    ready();
    taken.add("7,7");
    String reply = move(MOVE, "TURN 7,7");
    optional("TAKEBACK " + reply);
    optional("TAKEBACK 7,7");
    taken.clear();
    taken.add("3,3");
    move(MOVE, "TURN 3,3");
    return "";
  }

  private String unknownInfo() {
    ready();
    say("INFO agon_secret 42", "INFO folder .", "INFO game_type 1", "INFO max_memory 0");
    move(MOVE, "BEGIN");
    return "";
  }

  private String timed(int millis) {
    ready();
    say("INFO timeout_turn " + millis);
    long longest = 0;
    for (int i = 0; i < 4; i++) {
      long asked = System.nanoTime();
      turn(Duration.ofMillis(millis == 0 ? 1000 : millis + 100));
      longest = Math.max(longest, (System.nanoTime() - asked) / 1_000_000);
    }
    return "the longest took %d ms".formatted(longest);
  }

  private String noTimeLeft() {
    ready();
    say("INFO time_left -50");
    turn(MOVE);
    return "";
  }

  private String exactRule() {
    ready();
    say("INFO rule 1");
    pause();
    say("BEGIN");
    String line = answer(MOVE);
    if (isRefusal(line)) {
      throw Unmet.notTried("refuses it: " + BadInput.quote(line));
    }
    if (!SQUARE.matcher(line).matches()) {
      throw Unmet.failed("a move is written x,y, not " + BadInput.quote(line));
    }
    return "";
  }

  private String size(String command, int columns, int rows) {
    ready(command, columns, rows);
    move(MOVE, "BEGIN");
    turn(MOVE);
    return "";
  }

  private String unknownCommand() {
    ready();
    pause();
    say("XYZZY 1 2 3");
    String line = answer(SECOND);
    if (!isRefusal(line)) {
      throw Unmet.failed("answers %s, not UNKNOWN".formatted(BadInput.quote(line)));
    }
    return "";
  }

  /** What is wrong may be refused in any way, but a new game must be possible. */
  private String survives(String bad) {
    ready();
    taken.add("7,7");
    move(MOVE, "TURN 7,7");
    pause();
    say(bad);
    LockSupport.parkNanos(300_000_000);
    if (!talk.isRunning()) {
      throw Unmet.failed("ended after " + bad);
    }
    // Whatever it has to say about that comes before this OK.
    say("START " + SIZE);
    talk.await(START_UP, line -> upper(line).equals("OK"));
    taken.clear();
    move(MOVE, "BEGIN");
    return "";
  }

  private String end() {
    ready();
    int code =
        talk.leave("END\r", SECOND)
            .orElseThrow(() -> Unmet.failed("was still there a second after END"));
    return "exit code " + code;
  }
}
