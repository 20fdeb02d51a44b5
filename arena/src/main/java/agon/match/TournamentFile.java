package agon.match;

import agon.game.BadInput;
import agon.game.Catalog;
import agon.game.Game;
import agon.search.TimeControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlTable;

/** A tournament as text, in TOML; what is wrong is said with its line. */
public final class TournamentFile {
  private static final Set<String> KEYS =
      Set.of(
          "name",
          "format",
          "boards",
          "time",
          "openings",
          "games",
          "rounds",
          "points",
          "seed",
          "adjudicate",
          "sprt",
          "players",
          "ran");

  private final TomlFile file;
  private final TomlTable toml;
  private final Catalog catalog;

  private TournamentFile(TomlFile file, Catalog catalog) {
    this.file = file;
    this.toml = file.root();
    this.catalog = catalog;
  }

  /** Reads what {@link #write} writes, and what people write. */
  public static Tournament read(String text, Catalog catalog) {
    return new TournamentFile(TomlFile.parse(text), catalog).tournament();
  }

  private Tournament tournament() {
    file.requireKeys(List.of(), toml, KEYS);
    String formatText = text("format", "round-robin");
    boolean isDouble = formatText.startsWith("double-");
    TournamentFormat format =
        at("format", f -> TournamentFormat.parse(isDouble ? f.substring(7) : f), "round-robin");
    List<Entrant> entrants = entrants();
    return Tournament.of(entrants, boards())
        .name(text("name", "Tournament"))
        .format(format)
        .time(at("time", TimeControl::parse, "1s"))
        .openings(openings())
        .games(number("games", isDouble || format != TournamentFormat.ROUND_ROBIN ? 2 : 1, 1))
        .rounds(
            number(
                "rounds", format == TournamentFormat.SWISS ? swissRounds(entrants.size()) : 1, 1))
        .points(at("points", Points::parse, "1-0.5"))
        .seed(number("seed", 1, Integer.MIN_VALUE))
        .adjudicate(flag("adjudicate"))
        .sprt(text("sprt", ""))
        .build();
  }

  /** Enough to find a clear winner. */
  private static int swissRounds(int entrants) {
    return Math.max(3, 32 - Integer.numberOfLeadingZeros(Math.max(1, entrants - 1)));
  }

  private BadInput wrong(String key, String sentence) {
    return file.wrong(List.of(key), sentence);
  }

  private String text(String key, String otherwise) {
    Object value = toml.get(key);
    if (value == null) {
      return otherwise;
    }
    if (value instanceof String text) {
      return text;
    }
    throw wrong(key, key + " is written in quotes");
  }

  private <T> T at(String key, Function<String, T> reader, String otherwise) {
    try {
      return reader.apply(text(key, otherwise));
    } catch (BadInput e) {
      throw e.sentence().startsWith("line ") ? e : wrong(key, e.sentence());
    }
  }

  private int number(String key, int otherwise, int least) {
    Object value = toml.get(key);
    if (value == null) {
      return otherwise;
    }
    if (value instanceof Long number && number >= least && number <= Integer.MAX_VALUE) {
      return (int) (long) number;
    }
    throw wrong(key, "%s is a whole number from %d up, not %s".formatted(key, least, value));
  }

  private boolean flag(String key) {
    Object value = toml.get(key);
    if (value == null || value instanceof Boolean) {
      return Boolean.TRUE.equals(value);
    }
    throw wrong(key, key + " is true or false, not " + value);
  }

  private List<Game> boards() {
    List<Game> boards = new ArrayList<>();
    for (String line : texts("boards")) {
      try {
        boards.add(catalog.game(line));
      } catch (BadInput e) {
        throw wrong("boards", e.sentence());
      }
    }
    if (boards.isEmpty()) {
      throw new BadInput("boards is missing: boards = [\"othello\", \"mnk(m=6,n=6,k=5)\"]");
    }
    return boards;
  }

  private Openings openings() {
    if (toml.get("openings") instanceof TomlArray) {
      try {
        return Openings.of(texts("openings"));
      } catch (BadInput e) {
        throw wrong("openings", e.sentence());
      }
    }
    return at("openings", Openings::parse, "none");
  }

  private List<String> texts(String key) {
    Object value = toml.get(key);
    if (value == null) {
      return List.of();
    }
    if (value instanceof String one) {
      return List.of(one);
    }
    if (value instanceof TomlArray array) {
      List<String> texts = new ArrayList<>();
      for (Object entry : array.toList()) {
        if (!(entry instanceof String text)) {
          throw wrong(key, key + " is a list of texts in quotes");
        }
        texts.add(text);
      }
      return texts;
    }
    throw wrong(key, key + " is a list: [\"…\", \"…\"]");
  }

  private List<Entrant> entrants() {
    @Nullable Object players = toml.get("players");
    List<Entrant> entrants = new ArrayList<>();
    if (players instanceof TomlTable table) {
      for (String name : file.inOrder(List.of("players"), table)) {
        List<String> key = List.of("players", name);
        if (!(toml.get(key) instanceof String line)) {
          throw file.wrong(key, "a player is written name = \"line\"");
        }
        Object ran = toml.get(List.of("ran", name));
        entrants.add(new Entrant(name, line, ran instanceof String what ? what : ""));
      }
    } else {
      texts("players").forEach(line -> entrants.add(new Entrant(line, line)));
    }
    if (entrants.size() < 2) {
      throw new BadInput(
          "players is missing or too short: a tournament needs two or more,"
              + " players = [\"engine\", \"greedy\"]");
    }
    return entrants;
  }

  /** The tournament as a file that reads back the same. */
  public static String write(Tournament tournament) {
    StringBuilder out = new StringBuilder();
    line(out, "name", quote(tournament.name()));
    line(out, "format", quote(tournament.format().text()));
    line(out, "boards", list(tournament.boards().stream().map(Game::line).toList()));
    line(out, "time", quote(tournament.time().text()));
    Openings openings = tournament.openings();
    line(
        out,
        "openings",
        openings.listed().isEmpty() ? quote(openings.text()) : list(openings.listed()));
    line(out, "games", Integer.toString(tournament.games()));
    line(out, "rounds", Integer.toString(tournament.rounds()));
    line(out, "points", quote(tournament.points().text()));
    line(out, "seed", Long.toString(tournament.seed()));
    if (tournament.adjudicate()) {
      line(out, "adjudicate", "true");
    }
    if (!tournament.sprt().isEmpty()) {
      line(out, "sprt", quote(tournament.sprt()));
    }
    out.append("\n[players]\n");
    tournament.entrants().forEach(e -> line(out, quote(e.name()), quote(e.line())));
    if (tournament.entrants().stream().anyMatch(e -> !e.ran().isEmpty())) {
      out.append(
          "\n# What stood behind these lines when they were played; only to be read.\n[ran]\n");
      tournament.entrants().stream()
          .filter(e -> !e.ran().isEmpty())
          .forEach(e -> line(out, quote(e.name()), quote(e.ran())));
    }
    return out.toString();
  }

  private static void line(StringBuilder out, String key, String value) {
    out.append(key).append(" = ").append(value).append('\n');
  }

  private static String quote(String text) {
    return '"' + Toml.tomlEscape(text).toString() + '"';
  }

  private static String list(List<String> texts) {
    return "[" + String.join(", ", texts.stream().map(TournamentFile::quote).toList()) + "]";
  }
}
