package agon.cluster;

import agon.game.BadInput;
import agon.game.Game;
import agon.learn.LearnFolder;
import agon.match.Entrant;
import agon.match.Tournament;
import agon.model.Weights;
import agon.player.Players;
import agon.players.PlayerEntry;
import agon.process.Terms;
import agon.search.Durations;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Players on their way to other machines: a zip file with their programs, a file of players that
 * names them, and weights. The same players give the same bytes.
 *
 * <p>Of a program travels its folder, if the players file says which that is, and otherwise the
 * files that its line names. What is found by its bare name, {@code python3} for example, is looked
 * for anew on each machine.
 */
public final class Parcel {
  static final String PLAYERS = "players.toml";
  static final String EXECUTABLE = "executable.txt";
  static final String WEIGHTS = "weights";

  /** Stands for the folder it is unpacked in. */
  static final String HOME = "@HOME@";

  private static final long MOST_BYTES = 512L << 20;
  private static final Set<String> PROGRAMS =
      Set.of("agi", "gomocup", "granada", "gtp", "nboard", "mnkplayer");
  private static final Pattern WEIGHTS_OPTION = Pattern.compile("\\bweights=([^,()]+)");
  private static final Set<String> OF_THE_HOUSE = Set.of("standard", "none");

  private final Tournament tournament;
  private final Function<String, Optional<PlayerEntry>> names;
  private final Terms terms;
  private final Map<String, Path> files = new TreeMap<>();
  private final StringBuilder players = new StringBuilder();
  private final List<String> weightNames = new ArrayList<>();
  private final Map<String, String> lines = new LinkedHashMap<>();
  private int programs;

  private Parcel(
      Tournament tournament, Function<String, Optional<PlayerEntry>> names, Terms terms) {
    this.tournament = tournament;
    this.names = names;
    this.terms = terms;
  }

  /**
   * What was packed.
   *
   * @param file empty if nobody needs anything
   * @param lines how to make each player elsewhere, by its line here; those of weights contain
   *     {@link #HOME}, for the name of the parcel
   */
  record Packed(Optional<Path> file, Map<String, String> lines) {}

  /**
   * Packs what a tournament's players need.
   *
   * @param names players of the players file
   * @param terms of players outside that are not in it
   */
  static Packed pack(
      Tournament tournament, Function<String, Optional<PlayerEntry>> names, Terms terms) {
    return new Parcel(tournament, names, terms).pack();
  }

  private Packed pack() {
    for (Entrant entrant : tournament.entrants()) {
      String line = entrant.line().strip();
      Optional<PlayerEntry> named = names.apply(line);
      String real = named.map(PlayerEntry::line).orElse(line);
      lines.put(
          entrant.line(),
          Players.isOutside(real)
              ? program(real, named.map(PlayerEntry::terms).orElse(terms))
              : withWeights(real));
    }
    if (files.isEmpty() && players.isEmpty()) {
      return new Packed(Optional.empty(), lines);
    }
    try {
      return new Packed(Optional.of(zip()), lines);
    } catch (IOException e) {
      throw new BadInput("the players cannot be packed: " + e.getMessage());
    }
  }

  /** Packs a program; returns the name it will have. */
  private String program(String line, Terms own) {
    String scheme = line.substring(0, line.indexOf(':')).strip();
    String address = line.substring(line.indexOf(':') + 1).strip();
    if (!PROGRAMS.contains(scheme)) {
      throw new BadInput(
          "%s is not a program that could travel: it cannot be played by a farm"
              .formatted(BadInput.quote(line)));
    }
    String name = "p" + programs++;
    Optional<Path> folder = own.folder().map(Path::toAbsolutePath).map(Path::normalize);
    folder.ifPresent(path -> addFolder(name, path));
    String words =
        scheme.equals("mnkplayer")
            ? classes(name, address)
            : own.launch(line, address).command().stream()
                .map(word -> word(name, word, address, folder))
                .collect(Collectors.joining(" "));
    players.append("[").append(name).append("]\n");
    set("player", quoted(scheme + ":" + words));
    folder.ifPresent(path -> set("folder", quoted(HOME + "/" + name)));
    table("options", own.options());
    table("environment", own.environment());
    own.memory().ifPresent(memory -> set("memory", Integer.toString(memory)));
    set("processes", Integer.toString(own.bounds().processes()));
    set("cpu", quoted(Durations.text(own.bounds().cpu())));
    set("file", Integer.toString(own.bounds().file()));
    set("grace", quoted(Durations.text(own.patience().grace())));
    set("startup", quoted(Durations.text(own.patience().startUp())));
    set("sandbox", "true");
    return name;
  }

  private void set(String key, String value) {
    players.append(key).append(" = ").append(value).append('\n');
  }

  private void table(String key, Map<String, String> values) {
    if (!values.isEmpty()) {
      set(
          key,
          values.entrySet().stream()
              .map(entry -> quoted(entry.getKey()) + " = " + quoted(entry.getValue()))
              .collect(Collectors.joining(", ", "{ ", " }")));
    }
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** A word of a command as it will be elsewhere. */
  private String word(String name, String word, String address, Optional<Path> folder) {
    Path path;
    try {
      path = Path.of(word);
    } catch (InvalidPathException e) {
      return shell(word);
    }
    if (!path.isAbsolute() || !Files.exists(path)) {
      return shell(word);
    }
    String last = String.valueOf(path.getFileName());
    if (!address.contains("/" + last) && address.startsWith(last)) {
      return shell(last); // found by its bare name
    }
    return shell(travelling(name, path, folder));
  }

  /** Where a file or folder will be. */
  private String travelling(String name, Path path, Optional<Path> folder) {
    if (folder.isPresent() && path.startsWith(folder.get())) {
      return HOME + "/" + name + "/" + folder.get().relativize(path);
    }
    String place = name + "-files/" + path.getFileName();
    if (Files.isDirectory(path)) {
      addFolder(place, path);
    } else {
      Path other = files.put(place, path);
      if (other != null && !other.equals(path)) {
        throw new BadInput(
            "%s and %s have the same name and travel to a farm together: put the program into a"
                    .formatted(other, path)
                + " folder of its own and name it in the players file");
      }
    }
    return HOME + "/" + place;
  }

  private static String shell(String word) {
    return word.isEmpty() || word.chars().anyMatch(Character::isWhitespace)
        ? "'" + word + "'"
        : word;
  }

  /** {@code -Xmx1g a.jar:b.jar!pkg.Class}. */
  private String classes(String name, String address) {
    List<String> words = new ArrayList<>();
    String rest = address;
    while (rest.startsWith("-")) {
      String[] parts = (rest + " ").split("\\s+", 2);
      words.add(parts[0]);
      rest = parts[1].strip();
    }
    int mark = rest.lastIndexOf('!');
    if (mark < 0) {
      return address;
    }
    String path =
        Arrays.stream(rest.substring(0, mark).split(":", -1))
            .map(
                part ->
                    travelling(
                        name, Path.of(part.strip()).toAbsolutePath().normalize(), Optional.empty()))
            .collect(Collectors.joining(":"));
    words.add(path + rest.substring(mark));
    return String.join(" ", words);
  }

  private void addFolder(String place, Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      all.filter(Files::isRegularFile)
          .forEach(file -> files.put(place + "/" + folder.relativize(file), file));
    } catch (IOException | java.io.UncheckedIOException e) {
      throw new BadInput("cannot read the folder " + folder + ": " + e.getMessage());
    }
  }

  /** Weights that were learnt here go along, under a name that only this parcel gives them. */
  private String withWeights(String line) {
    Matcher option = WEIGHTS_OPTION.matcher(line);
    if (!option.find() || OF_THE_HOUSE.contains(option.group(1).strip())) {
      return line;
    }
    String name = option.group(1).strip();
    if (!weightNames.contains(name)) {
      weightNames.add(name);
    }
    int index = weightNames.indexOf(name);
    for (Game game : tournament.boards()) {
      Optional<Weights> learnt = LearnFolder.standard().find(game, name);
      if (learnt.isPresent()) {
        try {
          Path copy = Files.createTempFile("agon", ".weights");
          LearnFolder.write(copy, learnt.get());
          copy.toFile().deleteOnExit();
          files.put(weightsFile(game, index), copy);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return option.replaceFirst("weights=farm-" + HOME + "-" + index);
  }

  static String weightsFile(Game game, int index) {
    String hash = Blobs.name(game.line().getBytes(StandardCharsets.UTF_8));
    return WEIGHTS + "/" + index + "-" + hash.substring(0, 16);
  }

  private Path zip() throws IOException {
    long total = 0;
    for (Path file : files.values()) {
      total += Files.size(file);
    }
    if (total > MOST_BYTES) {
      throw new BadInput(
          "the programs of the players have %d MiB, and a farm takes %d at the most"
              .formatted(total >> 20, MOST_BYTES >> 20));
    }
    Path zip = Files.createTempFile("agon", ".parcel");
    zip.toFile().deleteOnExit();
    String executable =
        files.entrySet().stream()
            .filter(file -> Files.isExecutable(file.getValue()))
            .map(Map.Entry::getKey)
            .collect(Collectors.joining("\n"));
    try (OutputStream out = Files.newOutputStream(zip);
        ZipOutputStream packed = new ZipOutputStream(out)) {
      put(packed, PLAYERS, players.toString().getBytes(StandardCharsets.UTF_8));
      put(packed, EXECUTABLE, executable.getBytes(StandardCharsets.UTF_8));
      for (Map.Entry<String, Path> file : files.entrySet()) {
        put(packed, file.getKey(), Files.readAllBytes(file.getValue()));
      }
    }
    return zip;
  }

  private static void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTime(0);
    zip.putNextEntry(entry);
    zip.write(content);
    zip.closeEntry();
  }
}
