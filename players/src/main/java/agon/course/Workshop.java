package agon.course;

import agon.game.BadInput;
import agon.process.Terms;
import agon.process.Tool;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the program of one team is built, in the sandbox: compilers run other people's code too, or
 * read files they are told to.
 */
final class Workshop {
  private static final Duration LONGEST = Duration.ofMinutes(2);
  private static final Pattern ERROR =
      Pattern.compile(
          "(?<file>[^:\\s][^:]*):(?<line>\\d+):(?:\\d+:)?\\s*(?:fatal )?error:\\s*(?<what>.*)");
  private static final Pattern UNLINKED =
      Pattern.compile("undefined reference to|multiple definition of");
  private static final int MOST_LINES = 60;

  private final Handed handed;
  private final Path folder;
  private final Terms terms;
  private final List<Step> steps = new ArrayList<>();

  /**
   * @param folder for what is made; emptied by whoever calls
   * @param terms on which compilers and programs run
   */
  Workshop(Handed handed, Path folder, Terms terms) {
    this.handed = handed;
    this.folder = folder;
    this.terms = terms;
  }

  Handed handed() {
    return handed;
  }

  Terms terms() {
    return terms;
  }

  List<Step> steps() {
    return steps;
  }

  void say(Step step) {
    steps.add(step);
  }

  /** A folder beside those of the teams, whose names begin with a letter or a digit. */
  Path ofAll(String name) {
    return folder.resolveSibling("").resolveSibling("." + name).normalize();
  }

  /** A folder in the workshop that compilers may write to. */
  Path make(String name) {
    try {
      Path made = Files.createDirectories(folder.resolve(name));
      open(made, true);
      return made;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** In the sandbox a compiler may be somebody else, who needs to be let in. */
  private static void open(Path folder, boolean toAll) throws IOException {
    try {
      Files.setPosixFilePermissions(
          folder, PosixFilePermissions.fromString(toAll ? "rwxrwxrwx" : "rwxr-xr-x"));
    } catch (UnsupportedOperationException e) {
      // A system without such permissions has no sandbox either.
    }
  }

  /**
   * Lays sources out as their packages say, wherever the team keeps them, in UTF-8.
   *
   * @return for each place in the tree the file it came from
   */
  Map<String, Path> stage(List<JavaSource> sources, Path tree) {
    Map<String, Path> placed = new LinkedHashMap<>();
    try {
      for (JavaSource source : sources) {
        Path place = tree.resolve(source.place());
        if (placed.putIfAbsent(source.place().toString(), source.file()) == null) {
          Files.createDirectories(place.getParent());
          Files.writeString(place, Handed.text(source.file()), StandardCharsets.UTF_8);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return placed;
  }

  /** Compiles Java: these files and what they need of a tree of sources. */
  Path javac(List<Path> files, Path tree, List<Path> classPath, Map<String, Path> placed) {
    Path javac = Path.of(System.getProperty("java.home"), "bin", "javac");
    if (!Files.isExecutable(javac)) {
      throw new BadInput("Java sources need a JDK, and this Java has no compiler: " + javac);
    }
    Path classes = make("classes");
    List<String> command = new ArrayList<>();
    command.addAll(
        List.of(javac.toString(), "-J-Xmx512m", "-J-XX:+UseSerialGC", "-J-XX:-UsePerfData"));
    command.add("-J-XX:TieredStopAtLevel=1"); // a player is compiled before the better one pays
    command.addAll(List.of("-encoding", "UTF-8", "-proc:none", "-nowarn", "-g"));
    command.addAll(List.of("-Xmaxerrs", "20", "-d", classes.toString()));
    command.addAll(List.of("-sourcepath", tree.toString(), "-implicit:class"));
    if (!classPath.isEmpty()) {
      command.addAll(
          List.of("-cp", String.join(":", classPath.stream().map(Path::toString).toList())));
    }
    files.forEach(file -> command.add(file.toString()));
    String what = files.stream().map(f -> name(f, tree, placed)).findFirst().orElse("");
    run("javac", what, command, classes, line -> original(line, tree, placed));
    return classes;
  }

  private String name(Path file, Path tree, Map<String, Path> placed) {
    return Optional.ofNullable(placed.get(tree.relativize(file).toString()))
        .map(handed::nameOf)
        .orElse(file.getFileName().toString());
  }

  /** A message with the file as the team knows it. */
  private String original(String line, Path tree, Map<String, Path> placed) {
    String prefix = tree + "/";
    if (!line.startsWith(prefix)) {
      return line;
    }
    int end = line.indexOf(':');
    Path from = placed.get(line.substring(prefix.length(), Math.max(prefix.length(), end)));
    return from == null
        ? line.substring(prefix.length())
        : handed.nameOf(from) + line.substring(end);
  }

  /**
   * Compiles C or C++ into a program: a main and what lies around it. Where that does not fit
   * together, as when the course's server lies beside a client, only what the main needs is taken.
   *
   * @param sources the one with the main first
   */
  Path compile(List<Path> sources, List<Path> include, String name) {
    boolean isC = sources.stream().allMatch(s -> s.toString().endsWith(".c"));
    Path out = make("program");
    Path program = out.resolve(name);
    try {
      compile(isC, sources, include, toProgram(program), out, handed.nameOf(sources.getFirst()));
    } catch (Refused e) {
      if (sources.size() == 1
          || e.step().lines().stream().noneMatch(l -> l.contains("ld returned"))) {
        throw e;
      }
      List<Path> needed = needed(isC, sources, include);
      compile(
          isC,
          needed,
          List.of(),
          toProgram(program),
          make("program"),
          handed.nameOf(sources.getFirst()));
    }
    return program;
  }

  private static List<String> toProgram(Path program) {
    return List.of("-o", program.toString(), "-lm", "-pthread");
  }

  /** The main as an object, and a library of all others, of which a linker takes what it wants. */
  private List<Path> needed(boolean isC, List<Path> sources, List<Path> include) {
    String ar = Tool.find("ar").orElseThrow(() -> new Refused("ar", "ar is not installed here"));
    Path out = make("objects");
    List<Path> objects = new ArrayList<>();
    for (Path source : sources) {
      Path object = out.resolve(objects.size() + ".o");
      compile(
          isC,
          List.of(source),
          include,
          List.of("-c", "-o", object.toString()),
          make("objects"),
          "");
      objects.add(object);
    }
    Path library = out.resolve("others.a");
    List<String> command = new ArrayList<>(List.of(ar, "rcs", library.toString()));
    objects.subList(1, objects.size()).forEach(object -> command.add(object.toString()));
    run("ar", "", command, make("objects"), line -> line);
    return List.of(objects.getFirst(), library);
  }

  private void compile(
      boolean isC,
      List<Path> files,
      List<Path> include,
      List<String> to,
      Path writes,
      String what) {
    String compiler = isC ? "gcc" : "g++";
    List<String> command = new ArrayList<>();
    command.add(
        Tool.find(compiler)
            .orElseThrow(
                () -> new Refused(compiler, compiler + " is not installed on this machine")));
    command.addAll(List.of("-O2", "-w", "-fmax-errors=20"));
    command.add(isC ? "-std=gnu11" : "-std=gnu++17");
    include.forEach(dir -> command.addAll(List.of("-I", dir.toString())));
    files.forEach(file -> command.add(file.toString()));
    command.addAll(to);
    String shown = handed.root() + "/";
    run(compiler, what, command, writes, line -> line.replace(shown, ""));
  }

  /** Runs make in a copy of a folder; only where the course allows it. */
  Path makeIn(Path source) {
    String make =
        Tool.find("make").orElseThrow(() -> new Refused("make", "make is not installed here"));
    Path copy = make("made");
    try {
      for (Path file : Handed.in(source).files()) {
        Path to = copy.resolve(source.relativize(file).toString());
        open(Files.createDirectories(Objects.requireNonNull(to.getParent())), true);
        Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
        Files.setPosixFilePermissions(to, PosixFilePermissions.fromString("rw-rw-rw-"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    run("make", handed.nameOf(source), List.of(make, "-C", copy.toString(), "-B"), copy, l -> l);
    return copy;
  }

  /**
   * @param what it worked on, for the team's page; empty if that is of no interest
   */
  private void run(
      String tool,
      String what,
      List<String> command,
      Path writes,
      java.util.function.UnaryOperator<String> shown) {
    Tool.Outcome outcome = Tool.run(terms.inFolder(writes), command, LONGEST);
    try {
      open(writes, false);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    List<String> lines = outcome.lines().stream().map(shown).limit(MOST_LINES).toList();
    if (outcome.exit().isEmpty()) {
      throw new Refused(tool, tool + " took longer than two minutes", lines);
    }
    if (!outcome.isGood()) {
      throw new Refused(tool, firstError(lines, tool), lines);
    }
    if (!what.isEmpty()) {
      say(Step.good(tool, what));
    }
  }

  private static String firstError(List<String> lines, String tool) {
    for (String line : lines) {
      Matcher error = ERROR.matcher(line);
      if (error.find()) {
        return "%s does not compile, line %s: %s"
            .formatted(error.group("file"), error.group("line"), error.group("what"));
      }
    }
    return "does not compile: "
        + lines.stream()
            .filter(line -> UNLINKED.matcher(line).find())
            .findFirst()
            .or(() -> lines.stream().filter(line -> line.contains("rror")).findFirst())
            .or(() -> lines.stream().findFirst())
            .orElse(tool + " says nothing");
  }
}
