package agon.players;

import agon.game.BadInput;
import agon.match.TomlFile;
import agon.player.PlayerKind;
import agon.player.Players;
import agon.process.LogFolder;
import agon.process.Patience;
import agon.process.ProgramLimits;
import agon.process.Recorder;
import agon.process.Terms;
import agon.process.WhatRan;
import agon.search.Durations;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlTable;

/**
 * One player of a {@link PlayersFile}. Paths count from the file's folder, those in the line from
 * the player's own folder if it has one.
 *
 * @param about a sentence for lists; the line where there is none
 * @param log a folder for its conversations, if it has one of its own
 */
public record PlayerEntry(String name, String line, String about, Terms terms, Optional<Path> log) {
  /** What means nothing to a player that is no program. */
  private static final Set<String> FOR_PROGRAMS =
      Set.of(
          "environment",
          "folder",
          "memory",
          "processes",
          "cpu",
          "file",
          "grace",
          "startup",
          "log",
          "sandbox");

  private static final Set<String> KEYS =
      Stream.concat(Stream.of("player", "about", "options"), FOR_PROGRAMS.stream())
          .collect(Collectors.toUnmodifiableSet());

  /** A name for a line and nothing more. */
  static PlayerEntry plain(TomlFile file, String name, String line, Terms terms, Path home) {
    requireKnown(file, List.of(name), line);
    return new PlayerEntry(name, line, line, at(terms, home, Optional.empty()), Optional.empty());
  }

  static PlayerEntry read(TomlFile file, String name, TomlTable table, Terms terms, Path home) {
    return new Reader(file, name, table).entry(terms, home);
  }

  /** How the rest of the house knows it. */
  public PlayerKind kind() {
    return new PlayerKind(
        name,
        "",
        about,
        List.of(),
        (game, settings) -> {
          requireFolder();
          return new RenamedPlayer(name, Protocols.players(recorded()).create(line, game));
        });
  }

  /** Looked for when somebody wants to play it: others in the file can play meanwhile. */
  private void requireFolder() {
    terms
        .folder()
        .filter(folder -> !Files.isDirectory(folder))
        .ifPresent(
            folder -> {
              throw new BadInput("there is no folder %s for %s".formatted(folder, name));
            });
  }

  /** The files behind it with their checksums, as they are now. */
  public String ran() {
    return ran(line, terms);
  }

  /** The same for a line that has no name; empty for a player of the house. */
  public static String ran(String line, Terms terms) {
    return Players.isOutside(line)
        ? WhatRan.of(line.substring(line.indexOf(':') + 1), terms.base())
        : "";
  }

  /** Its terms, with its conversations written down under its own name. */
  public Terms recorded() {
    Recorder recorder = log.<Recorder>map(LogFolder::new).orElse(terms.recorder());
    return terms.recordedBy(player -> recorder.begin(name));
  }

  private static Terms at(Terms terms, Path home, Optional<Path> folder) {
    Terms based = terms.basedIn(folder.orElse(home));
    return folder.map(based::inFolder).orElse(based);
  }

  /** A line must at least name a player or a way to one; which games that plays shows later. */
  private static void requireKnown(TomlFile file, List<String> path, String line) {
    try {
      Protocols.PLAYERS.requireKnown(line);
    } catch (BadInput e) {
      throw file.wrong(path, e.sentence());
    }
  }

  /** Reads one table. */
  private static final class Reader {
    private final TomlFile file;
    private final String name;
    private final TomlTable table;

    Reader(TomlFile file, String name, TomlTable table) {
      this.file = file;
      this.name = name;
      this.table = table;
    }

    PlayerEntry entry(Terms terms, Path home) {
      file.requireKeys(List.of(name), table, KEYS);
      String line =
          text("player")
              .orElseThrow(
                  () ->
                      file.wrong(
                          List.of(name), "the line is missing: player = \"gomocup:./engine\""));
      requireKnown(file, path("player"), line);
      String about = text("about").orElse(line);
      if (!Players.isOutside(line)) {
        table.keySet().stream()
            .filter(FOR_PROGRAMS::contains)
            .findFirst()
            .ifPresent(
                key -> {
                  throw wrong(key, key + " is for programs, and this player is of the house");
                });
        return new PlayerEntry(
            name, withOptions(line), about, at(terms, home, Optional.empty()), Optional.empty());
      }
      Terms own =
          at(terms, home, text("folder").map(text -> folder(home, text)))
              .withEnvironment(texts("environment"))
              .withMemory(memory(terms.memory()))
              .withOptions(texts("options"))
              .within(bounds(terms.bounds()))
              .withPatience(patience(terms.patience()));
      return new PlayerEntry(
          name,
          line,
          about,
          flag("sandbox") ? own.inSandbox() : own,
          text("log").map(log -> path(home, "log", log)));
    }

    /** The options of a player of the house are part of its line. */
    private String withOptions(String line) {
      Map<String, String> options = texts("options");
      if (options.isEmpty()) {
        return line;
      }
      if (line.contains("(")) {
        throw wrong("options", "options stand in the line already; write them in one place");
      }
      return options.entrySet().stream()
          .map(option -> option.getKey() + "=" + option.getValue())
          .collect(Collectors.joining(",", line + "(", ")"));
    }

    private OptionalInt memory(OptionalInt otherwise) {
      OptionalInt own = whole("memory", "of MiB from 1 up, such as 350");
      return own.isPresent() ? own : otherwise;
    }

    private ProgramLimits bounds(ProgramLimits standard) {
      return new ProgramLimits(
          whole("processes", "from 1 up, such as 64").orElse(standard.processes()),
          time("cpu", standard.cpu()),
          whole("file", "of MiB from 1 up, such as 100").orElse(standard.file()));
    }

    private OptionalInt whole(String key, String what) {
      Object value = table.get(key);
      if (value == null) {
        return OptionalInt.empty();
      }
      if (value instanceof Long number && number >= 1 && number <= 1 << 20) {
        return OptionalInt.of((int) (long) number);
      }
      throw wrong(key, key + " is a whole number " + what);
    }

    private boolean flag(String key) {
      Object value = table.get(key);
      if (value == null || value instanceof Boolean) {
        return Boolean.TRUE.equals(value);
      }
      throw wrong(key, key + " is true or false");
    }

    private Patience patience(Patience standard) {
      return new Patience(
          time("grace", standard.grace()), time("startup", standard.startUp()), standard.untimed());
    }

    private Duration time(String key, Duration otherwise) {
      try {
        return text(key).map(Durations::parse).orElse(otherwise);
      } catch (BadInput e) {
        throw e.sentence().startsWith("line ") ? e : wrong(key, e.sentence());
      }
    }

    private Path folder(Path home, String text) {
      return path(home, "folder", text);
    }

    private Path path(Path home, String key, String text) {
      try {
        String full =
            text.startsWith("~/") ? System.getProperty("user.home") + text.substring(1) : text;
        return home.resolve(full).normalize();
      } catch (InvalidPathException e) {
        throw wrong(key, BadInput.quote(text) + " is not the name of a folder");
      }
    }

    private Optional<String> text(String key) {
      @Nullable Object value = table.get(key);
      if (value == null || value instanceof String) {
        return Optional.ofNullable((String) value);
      }
      throw wrong(key, key + " is written in quotes");
    }

    /** A table of names and values, which may be numbers and flags too. */
    private Map<String, String> texts(String key) {
      Object value = table.get(key);
      Map<String, String> texts = new LinkedHashMap<>();
      if (value instanceof TomlTable inner) {
        for (String each : file.inOrder(path(key), inner)) {
          Object entry = inner.get(List.of(each));
          if (!(entry instanceof String || entry instanceof Long || entry instanceof Boolean)) {
            throw wrong(key, "%s in %s is a text, a number or a flag".formatted(each, key));
          }
          texts.put(each, entry.toString());
        }
      } else if (value != null) {
        throw wrong(key, "%s is written %s = { NAME = \"value\" }".formatted(key, key));
      }
      return texts;
    }

    private List<String> path(String key) {
      return List.of(name, key);
    }

    private BadInput wrong(String key, String sentence) {
      return file.wrong(path(key), sentence);
    }
  }
}
