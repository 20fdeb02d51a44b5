package agon.imports;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.games.Games;
import agon.record.Ending;
import agon.record.GameRecord;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Games of Othello and of stones in a row in SGF; of variations the main line is read. */
final class SgfFile implements ForeignFormat {
  private static final Pattern BEGIN = Pattern.compile("\\(\\s*;");
  private static final Pattern OURS = Pattern.compile("GM\\s*\\[\\s*[24]\\s*]");
  private static final Pattern PROPERTY =
      Pattern.compile("\\s*([A-Za-z]+)((?:\\s*\\[(?:[^\\]\\\\]|\\\\.)*])+)", Pattern.DOTALL);
  private static final Pattern VALUE =
      Pattern.compile("\\[((?:[^\\]\\\\]|\\\\.)*)]", Pattern.DOTALL);
  private static final Pattern SIZE = Pattern.compile("\\s*(\\d{1,3})(?:\\s*:\\s*(\\d{1,3}))?\\s*");
  private static final Pattern RESULT = Pattern.compile("(?i)\\s*([BW])\\s*\\+\\s*(.*?)\\s*");

  @Override
  public String name() {
    return "SGF";
  }

  @Override
  public boolean recognises(ForeignFile file) {
    String text = String.join("\n", file.lines());
    return BEGIN.matcher(text).find() && OURS.matcher(text).find();
  }

  @Override
  public void read(ForeignFile file, Findings findings) {
    String text = String.join("\n", file.lines());
    Walk walk = new Walk(text);
    while (walk.toNextGame()) {
      int first = lineOf(text, walk.at);
      List<Map<String, List<String>>> nodes = new ArrayList<>();
      walk.game(nodes, true);
      int last = lineOf(text, Math.min(walk.at, text.length()));
      findings.attempt(
          new Cursor(file.lines().subList(first - 1, last), first), cursor -> record(nodes));
    }
  }

  private static int lineOf(String text, int index) {
    return 1 + (int) text.substring(0, index).chars().filter(c -> c == '\n').count();
  }

  /** Goes through a text of brackets, nodes and properties. */
  private static final class Walk {
    private static final int DEEPEST = 2000;
    private final String text;
    private final Matcher property;
    private int at;
    private int depth;

    Walk(String text) {
      this.text = text;
      property = PROPERTY.matcher(text);
    }

    boolean toNextGame() {
      Matcher begin = BEGIN.matcher(text);
      if (!begin.find(at)) {
        return false;
      }
      at = begin.start();
      return true;
    }

    /**
     * From an opening bracket to behind its closing one.
     *
     * @param main whether these nodes are wanted: those of a first variation are
     */
    void game(List<Map<String, List<String>>> nodes, boolean main) {
      if (++depth > DEEPEST) {
        throw new BadInput("variations lie more than %d deep".formatted(DEEPEST));
      }
      boolean branched = false;
      at++;
      while (at < text.length() && text.charAt(at) != ')') {
        switch (text.charAt(at)) {
          case '(' -> {
            game(nodes, main && !branched);
            branched = true;
          }
          case ';' -> {
            at++;
            Map<String, List<String>> node = node();
            if (main) {
              nodes.add(node);
            }
          }
          default -> at++;
        }
      }
      at = Math.min(at + 1, text.length());
      depth--;
    }

    private Map<String, List<String>> node() {
      Map<String, List<String>> node = new LinkedHashMap<>();
      property.region(at, text.length());
      while (property.lookingAt()) {
        List<String> values =
            VALUE
                .matcher(property.group(2))
                .results()
                .map(found -> found.group(1).replaceAll("(?s)\\\\(.)", "$1"))
                .toList();
        node.put(property.group(1).replaceAll("[a-z]", ""), values);
        at = property.end();
        property.region(at, text.length());
      }
      return node;
    }
  }

  private static GameRecord record(List<Map<String, List<String>>> nodes) {
    Map<String, List<String>> head = nodes.isEmpty() ? Map.of() : nodes.getFirst();
    String kind = value(head, "GM").strip();
    if (!kind.equals("2") && !kind.equals("4")) {
      throw new BadInput("GM is 2 (Othello) or 4 (stones in a row), not " + BadInput.quote(kind));
    }
    BadInput first = null;
    for (String line : lines(head, kind.equals("2"))) {
      try {
        return record(Games.CATALOG.game(line), nodes);
      } catch (BadInput e) {
        first = first == null ? e : first;
      }
    }
    throw first == null ? new BadInput("there is no game") : first;
  }

  /** What the game may be called: SGF says the size, and not whether six in a row win. */
  private static List<String> lines(Map<String, List<String>> head, boolean othello) {
    String name = value(head, "GN").strip();
    if (name.matches("(?i)(othello|mnk)(\\(.*\\))?")) {
      return List.of(name);
    }
    Matcher size = SIZE.matcher(value(head, "SZ"));
    int columns = size.matches() ? Integer.parseInt(size.group(1)) : othello ? 8 : 15;
    int rows =
        Optional.ofNullable(size.matches() ? size.group(2) : null)
            .map(Integer::parseInt)
            .orElse(columns);
    if (othello) {
      return List.of("othello(size=%d)".formatted(columns));
    }
    String board = "mnk(m=%d,n=%d,k=5".formatted(rows, columns);
    return List.of(board + ")", board + ",exact=true)");
  }

  private static String value(Map<String, List<String>> node, String name) {
    List<String> values = node.getOrDefault(name, List.of());
    return values.isEmpty() ? "" : values.getFirst();
  }

  private static GameRecord record(Game board, List<Map<String, List<String>>> nodes) {
    Map<String, List<String>> head = nodes.getFirst();
    boolean othello = board.family().name().equals("othello");
    GameBuilder game = new GameBuilder(board, othello ? start(board, nodes) : Optional.empty());
    if (!othello && (head.containsKey("AB") || head.containsKey("AW"))) {
      throw new BadInput("stones that lie there from the start are read for Othello only");
    }
    boolean blackFirst = othello ? Sgf.isBlack(board, Position.FIRST) : isBlackFirst(nodes);
    game.player(Position.FIRST, value(head, blackFirst ? "PB" : "PW"));
    game.player(Position.SECOND, value(head, blackFirst ? "PW" : "PB"));
    game.tag("Date", value(head, "DT"));
    game.tag("Event", value(head, "EV"));
    game.tag("Place", value(head, "PC"));
    game.tag("Round", value(head, "RO"));
    for (Map<String, List<String>> node : nodes) {
      for (String colour : List.of("B", "W")) {
        if (node.containsKey(colour)) {
          boolean isFirst = colour.equals("B") == blackFirst;
          play(game, isFirst ? Position.FIRST : Position.SECOND, value(node, colour));
        }
      }
    }
    return finish(game, value(head, "RE"), blackFirst);
  }

  private static boolean isBlackFirst(List<Map<String, List<String>>> nodes) {
    return nodes.stream()
        .filter(node -> node.containsKey("B") || node.containsKey("W"))
        .findFirst()
        .map(node -> node.containsKey("B"))
        .orElse(true);
  }

  /** The discs that were put on the board before the first move. */
  private static Optional<String> start(Game board, List<Map<String, List<String>>> nodes) {
    Map<String, List<String>> head = nodes.getFirst();
    if (!head.containsKey("AB") && !head.containsKey("AW")) {
      return Optional.empty();
    }
    int size = board.settings().number("size");
    StringBuilder discs = new StringBuilder("-".repeat(size * size));
    String text = board.text(board.start());
    for (int i = 0; i < discs.length(); i++) {
      if (text.charAt(i) == '#') {
        discs.setCharAt(i, '#');
      }
    }
    for (String colour : List.of("AB", "AW")) {
      for (String point : head.getOrDefault(colour, List.of())) {
        int square = new agon.game.Squares(size, size).find(Sgf.square(point.strip()));
        if (square < 0) {
          throw new BadInput(colour + " names a square, not " + BadInput.quote(point));
        }
        discs.setCharAt(square, colour.equals("AB") ? 'X' : 'O');
      }
    }
    boolean black =
        head.containsKey("PL")
            ? value(head, "PL").toLowerCase(Locale.ROOT).startsWith("b")
            : isBlackFirst(nodes);
    return Optional.of(discs + (black ? " X" : " O"));
  }

  private static void play(GameBuilder game, int side, String point) {
    String where = point.strip();
    boolean pass =
        where.isEmpty() || where.equals("tt") || where.toLowerCase(Locale.ROOT).startsWith("pa");
    if (pass && (game.position().isOver() || game.position().turn() != side)) {
      return; // some write a pass that nobody was asked for
    }
    if (!pass) {
      game.passUntil(side);
    }
    int number = game.position().ply() + 1;
    if (game.position().turn() != side) {
      throw new BadInput(
          "move %d: it is not the turn of %s".formatted(number, game.game().sides().name(side)));
    }
    try {
      game.play(pass ? game.pass() : Sgf.square(where));
    } catch (BadInput e) {
      throw new BadInput("move %d: %s".formatted(number, e.sentence()));
    }
  }

  private static GameRecord finish(GameBuilder game, String text, boolean blackFirst) {
    Matcher result = RESULT.matcher(text);
    if (game.position().isOver() || !result.matches()) {
      boolean draw = text.strip().matches("(?i)0|draw");
      return draw && !game.position().isOver()
          ? game.finish(Optional.of(Outcome.DRAW), new Ending(Ending.Reason.AGREEMENT, ""))
          : game.finish();
    }
    boolean firstWins = result.group(1).equalsIgnoreCase("B") == blackFirst;
    String how = result.group(2).toUpperCase(Locale.ROOT);
    Ending.Reason reason =
        how.startsWith("R")
            ? Ending.Reason.RESIGNATION
            : how.startsWith("T") ? Ending.Reason.TIME : Ending.Reason.ADJUDICATION;
    return game.finish(
        Optional.of(firstWins ? Outcome.FIRST_WINS : Outcome.SECOND_WINS), new Ending(reason, ""));
  }
}
