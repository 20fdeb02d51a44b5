package agon.players;

import agon.game.BadInput;
import agon.match.TomlFile;
import agon.player.PlayerKind;
import agon.player.Players;
import agon.process.Terms;
import agon.store.DataFolder;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlTable;

/**
 * Names for player lines, in TOML; what is wrong is said with its line. A name stands for a line
 * alone, or for a line and the terms of {@link PlayerEntry}:
 *
 * <pre>
 * easy = "level(n=2)"
 *
 * [rapfi]
 * player = "gomocup:./pbrain-rapfi"
 * folder = "/opt/rapfi"
 * </pre>
 */
public final class PlayersFile {
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} ._+-]{0,59}");

  private final Path path;
  private final TomlFile file;
  private final Terms terms;

  private PlayersFile(Path path, TomlFile file, Terms terms) {
    this.path = path;
    this.file = file;
    this.terms = terms;
  }

  /**
   * The players a file names.
   *
   * @param terms what holds for outside players where the file says nothing else
   */
  public static List<PlayerEntry> read(Path path, Terms terms) {
    try {
      return new PlayersFile(path, TomlFile.parse(Files.readString(path)), terms).entries();
    } catch (BadInput e) {
      throw new BadInput(path + ", " + e.sentence());
    } catch (CharacterCodingException e) {
      throw new BadInput(path + " is not a text file in UTF-8");
    } catch (IOException e) {
      throw new BadInput("the file of players " + path + " cannot be read");
    }
  }

  /** The user's own file, named by {@code $AGON_PLAYERS} or in the folder for data, if any. */
  public static Optional<Path> standard() {
    String named = Optional.ofNullable(System.getenv("AGON_PLAYERS")).orElse("");
    if (!named.isBlank()) {
      return Optional.of(Path.of(named));
    }
    return Optional.of(DataFolder.standard().resolve("players.toml")).filter(Files::exists);
  }

  /**
   * All players there are: those of the house, those outside, and those of the file, which is only
   * read when somebody asks for a name in it.
   */
  public static Players players(Optional<Path> path, Terms terms) {
    Players all = Protocols.players(terms);
    return path.isEmpty() ? all : all.named(once(() -> kinds(path.get(), terms)));
  }

  private static List<PlayerKind> kinds(Path path, Terms terms) {
    return read(path, terms).stream().map(PlayerEntry::kind).toList();
  }

  private static Supplier<List<PlayerKind>> once(Supplier<List<PlayerKind>> reading) {
    return new Supplier<>() {
      private @Nullable List<PlayerKind> kinds;

      @Override
      public synchronized List<PlayerKind> get() {
        List<PlayerKind> now = kinds;
        if (now == null) {
          now = reading.get();
          kinds = now;
        }
        return now;
      }
    };
  }

  private List<PlayerEntry> entries() {
    List<PlayerEntry> entries = new ArrayList<>();
    Map<String, String> taken = new HashMap<>();
    for (String name : file.inOrder(List.of(), file.root())) {
      requireName(name);
      String other = taken.put(name.toLowerCase(Locale.ROOT), name);
      if (other != null) {
        throw file.wrong(
            List.of(name), "%s and %s are the same name".formatted(quote(other), quote(name)));
      }
      entries.add(entry(name));
    }
    return entries;
  }

  private PlayerEntry entry(String name) {
    Path home = path.toAbsolutePath().resolveSibling("");
    Object value = file.root().get(List.of(name));
    if (value instanceof String line) {
      return PlayerEntry.plain(file, name, line, terms, home);
    }
    if (value instanceof TomlTable table) {
      return PlayerEntry.read(file, name, table, terms, home);
    }
    throw file.wrong(
        List.of(name), "a player is written name = \"line\", or [name] with player = \"line\"");
  }

  private void requireName(String name) {
    if (!NAME.matcher(name).matches()) {
      throw file.wrong(
          List.of(name),
          "a name is made of letters, digits, blanks and . _ + -, not " + quote(name));
    }
    boolean ofTheHouse =
        name.equalsIgnoreCase("human")
            || Protocols.PLAYERS.kinds().stream().anyMatch(k -> k.name().equalsIgnoreCase(name));
    if (ofTheHouse) {
      throw file.wrong(List.of(name), name + " is a player of the house; take another name");
    }
  }

  private static String quote(String text) {
    return BadInput.quote(text);
  }
}
