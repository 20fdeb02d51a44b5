package agon.course;

import agon.game.BadInput;
import agon.game.Catalog;
import agon.match.Points;
import agon.match.TomlFile;
import agon.match.TournamentFormat;
import agon.protocol.dipole.DipoleHosting;
import agon.search.Durations;
import agon.search.TimeControl;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.tomlj.TomlArray;

/** A {@link Profile} as a file, in TOML; what is wrong is said with its line. */
public final class ProfileFile {
  /** The courses that Agon knows. */
  public static final List<String> NAMES = List.of("bologna", "granada", "unical", "crete");

  private static final Set<String> KEYS =
      Set.of(
          "title",
          "submissions",
          "framework",
          "boards",
          "time",
          "games",
          "points",
          "groups",
          "finalists",
          "finals",
          "max-faults",
          "seed",
          "memory",
          "grace",
          "startup",
          "warmup",
          "allow",
          "house");
  private static final Set<String> TOOLS = Set.of("make", "binary");

  private final TomlFile file;
  private final Path home;
  private final Catalog catalog;

  private ProfileFile(TomlFile file, Path home, Catalog catalog) {
    this.file = file;
    this.home = home;
    this.catalog = catalog;
  }

  /**
   * The profile of a course that Agon knows, or a file.
   *
   * @param name {@code bologna}, {@code granada} …, or a path
   */
  public static Profile find(String name, Catalog catalog) {
    if (NAMES.contains(name.toLowerCase(Locale.ROOT))) {
      return read(text(name.toLowerCase(Locale.ROOT)), Path.of(""), catalog);
    }
    Path path = Path.of(name);
    if (!Files.isRegularFile(path)) {
      throw new BadInput(
          "there is no course %s%s; there are %s, or name a file (course new FILE writes one)"
              .formatted(
                  BadInput.quote(name), BadInput.nearest(name, NAMES), String.join(", ", NAMES)));
    }
    try {
      return read(
          Files.readString(path), path.toAbsolutePath().resolveSibling("").normalize(), catalog);
    } catch (BadInput e) {
      throw new BadInput(path + ", " + e.sentence());
    } catch (IOException e) {
      throw new BadInput("the profile %s cannot be read: %s".formatted(path, e.getMessage()));
    }
  }

  /** The file of a course that Agon knows, or {@code template} with a comment for everything. */
  public static String text(String name) {
    try (InputStream in = ProfileFile.class.getResourceAsStream(name + ".toml")) {
      if (in == null) {
        throw new IllegalStateException(name + ".toml is missing from the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads a profile.
   *
   * @param home where paths in it count from
   */
  static Profile read(String text, Path home, Catalog catalog) {
    return new ProfileFile(TomlFile.parse(text), home, catalog).profile();
  }

  private Profile profile() {
    file.requireKeys(List.of(), file.root(), KEYS);
    return new Profile(
        text("title", "Course"),
        list("submissions", Kind::parse),
        Optional.of(text("framework", "")).filter(t -> !t.isBlank()).map(this::framework),
        list("boards", catalog::game),
        at("time", TimeControl::parse, "1s"),
        number("games", 2, 1),
        at("points", Points::parse, "3-1"),
        number("groups", 1, 1),
        number("finalists", 0, 0),
        at("finals", TournamentFormat::parse, "round-robin"),
        Optional.of(number("max-faults", -1, -1)).filter(n -> n >= 0),
        number("seed", 1, Integer.MIN_VALUE),
        number("memory", 2048, 16),
        at("grace", ProfileFile::duration, "100ms"),
        at("startup", ProfileFile::duration, "10s"),
        at("warmup", DipoleHosting::warmUp, "0s"),
        list("allow", ProfileFile::tool),
        list("house", line -> line));
  }

  private static Duration duration(String text) {
    return Durations.parse(text);
  }

  private Path framework(String text) {
    Path path = home.resolve(text).toAbsolutePath().normalize();
    if (!Files.exists(path)) {
      throw wrong("framework", "there is no framework " + path);
    }
    return path;
  }

  /** Names of what can be allowed, or a sentence. */
  public static List<String> tools(List<String> names) {
    return names.stream().map(ProfileFile::tool).toList();
  }

  private static String tool(String text) {
    if (!TOOLS.contains(text)) {
      throw new BadInput(
          "what can be allowed is %s, not %s"
              .formatted(
                  String.join(", ", TOOLS.stream().sorted().toList()), BadInput.quote(text)));
    }
    return text;
  }

  private BadInput wrong(String key, String sentence) {
    return file.wrong(List.of(key), sentence);
  }

  private String text(String key, String otherwise) {
    Object value = file.root().get(List.of(key));
    if (value == null || value instanceof String) {
      return value == null ? otherwise : (String) value;
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
    Object value = file.root().get(List.of(key));
    if (value == null) {
      return otherwise;
    }
    if (value instanceof Long number && number >= least && number <= Integer.MAX_VALUE) {
      return (int) (long) number;
    }
    throw wrong(key, "%s is a whole number from %d up, not %s".formatted(key, least, value));
  }

  private <T> List<T> list(String key, Function<String, T> reader) {
    Object value = file.root().get(List.of(key));
    List<T> read = new ArrayList<>();
    if (value == null) {
      return read;
    }
    if (!(value instanceof TomlArray array)) {
      throw wrong(key, key + " is a list: [\"…\", \"…\"]");
    }
    for (Object entry : array.toList()) {
      if (!(entry instanceof String text)) {
        throw wrong(key, key + " is a list of texts in quotes");
      }
      try {
        read.add(reader.apply(text));
      } catch (BadInput e) {
        throw wrong(key, e.sentence());
      }
    }
    return read;
  }
}
