package agon.match;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Parameter;
import agon.game.Settings;
import agon.search.TimeControl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Where the games of a match start, so that players who always play the same do not play the same
 * game again and again. Written {@code none}, {@code random(plies=4)}, {@code balanced(plies=8)},
 * {@code all(plies=2)}, or a list.
 *
 * @param settings the kind with its options
 * @param listed the openings themselves where they were given; a line each
 */
public record Openings(Settings settings, List<String> listed) {
  private static final Parameter PLIES =
      Parameter.number("plies", 1, 60, 4, "moves from the start").shown();
  private static final List<Settings> KINDS =
      List.of(
          Settings.of("none", List.of()),
          Settings.of(
              "random",
              List.of(
                  PLIES,
                  Parameter.flag("balanced", true, "take the most even of several"),
                  Parameter.number("nodes", 1, 10_000_000, 10_000, "how long to look at each"))),
          Settings.of(
              "balanced",
              List.of(
                  Parameter.number("plies", 1, 60, 8, "moves from the start").shown(),
                  Parameter.number(
                      "nodes", 1, 10_000_000, 50_000, "how long to look at the best"))),
          Settings.of("all", List.of(PLIES)));
  private static final Settings LISTED = Settings.of("listed", List.of());

  public static final Openings NONE = parse("none");

  /**
   * Even to a short look: for matches of many quick games, where a longer one would cost more than
   * the games, and none would leave some of them decided before they begin.
   */
  public static final Openings SOON_EVEN = parse("random(plies=6,nodes=300)");

  private static final int QUICKEST_LOOK = 300;
  private static final int LONGEST_LOOK = 10_000;
  private static final int NODES_A_MILLISECOND = 1000;
  private static final int MOVES_A_GAME = 40;

  /**
   * What a match has that names none: four moves by chance, looked at for about as long as a few
   * moves of the games to come are thought about, so that choosing them is a small part of it all.
   */
  public static Openings usual(TimeControl time) {
    long look = Math.clamp(nodesOfAMove(time) / 10, QUICKEST_LOOK, LONGEST_LOOK);
    return parse("random(plies=4,nodes=%d)".formatted(look));
  }

  /** Roughly: nobody knows yet who plays. */
  private static long nodesOfAMove(TimeControl time) {
    if (time.nodes().isPresent()) {
      return time.nodes().getAsLong();
    }
    Duration game = time.clock().orElse(Duration.ZERO).dividedBy(MOVES_A_GAME);
    Duration move = time.move().orElse(game.plus(time.increment()));
    return time.equals(TimeControl.NONE) ? Long.MAX_VALUE : NODES_A_MILLISECOND * move.toMillis();
  }

  public static Openings parse(String text) {
    String line = text.strip();
    int open = line.endsWith(")") ? line.indexOf('(') : -1;
    String name = (open < 0 ? line : line.substring(0, open)).strip().toLowerCase(Locale.ROOT);
    String options = open < 0 ? "" : line.substring(open + 1, line.length() - 1);
    for (Settings kind : KINDS) {
      if (kind.name().equals(name)) {
        return new Openings(kind.with(options), List.of());
      }
    }
    throw new BadInput(
        "openings are none, random(plies=4), balanced(plies=8), all(plies=2) or a list, not "
            + BadInput.quote(text));
  }

  /** From lines: {@code f5 d6 c3}, or {@code position TEXT moves f5 d6}; {@code #} comments. */
  public static Openings of(List<String> lines) {
    List<String> kept = new ArrayList<>();
    for (String line : lines) {
      String text = line.replaceFirst("(^|\\s)#.*", "").strip();
      if (!text.isEmpty()) {
        kept.add(text);
      }
    }
    if (kept.isEmpty()) {
      throw new BadInput("the list of openings is empty");
    }
    return new Openings(LISTED, List.copyOf(kept));
  }

  /** Reads one line of a list. */
  static Opening opening(Game game, String line) {
    if (!line.startsWith("position ")) {
      return checked(game, new Opening(java.util.Optional.empty(), line));
    }
    int moves = (line + " ").indexOf(" moves ");
    String text = line.substring("position ".length(), moves < 0 ? line.length() : moves).strip();
    String rest = moves < 0 ? "" : (line + " ").substring(moves + " moves ".length()).strip();
    String canonical = game.text(game.position(text));
    return checked(game, new Opening(java.util.Optional.of(canonical), rest));
  }

  private static Opening checked(Game game, Opening opening) {
    if (opening.position(game).isOver()) {
      throw new BadInput("the opening %s ends the game".formatted(BadInput.quote(opening.moves())));
    }
    return opening;
  }

  /** One of them, the same for the same seed. */
  public Opening make(Game game, long seed) {
    return new OpeningBook(game, this, seed).opening(0);
  }

  /** Whether every game begins where its rules say. */
  public boolean areNone() {
    return text().equals(NONE.text());
  }

  public String text() {
    return settings.line();
  }
}
