package agon.cli.course;

import agon.cli.terminal.Exit;
import agon.cli.terminal.Screen;
import agon.course.Course;
import agon.course.CoursePages;
import agon.course.Profile;
import agon.course.ProfileFile;
import agon.game.BadInput;
import agon.game.Game;
import agon.games.Games;
import agon.process.Terms;
import agon.search.TimeControl;
import agon.store.Store;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon course}: from a folder of submissions to the table. */
@Command(
    name = "course",
    mixinStandardHelpOptions = true,
    description = {
      "A whole course's tournament from a folder with what each team handed in.",
      "Everything is built and run in the sandbox; what has been done is not done again."
    },
    footer = {
      "",
      "Try:",
      "  @|bold ./agon course bologna submissions/ --time 1s|@",
      "  @|bold ./agon course new my-course|@        then ./agon course my-course.toml"
          + " submissions/",
      "",
      "docs/course.md says what a submission may look like.",
      ""
    },
    subcommands = {CourseNew.class})
public final class CourseCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private Screen screen;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "COURSE",
      description = "bologna, granada, unical, crete, or a file")
  private @Nullable String course;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FOLDER",
      description = "with a folder or zip for each team")
  private @Nullable Path folder;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description = "for programs, results and pages (default: FOLDER-results beside it)")
  private @Nullable Path out;

  @Option(names = "--time", paramLabel = "TIME", description = "instead of the course's: 1s")
  private @Nullable String time;

  @Option(
      names = "--board",
      paramLabel = "GAME",
      description = "instead of the course's boards; may be given several times")
  private List<String> boards = List.of();

  @Option(
      names = "--framework",
      paramLabel = "PATH",
      description =
          "files of the course that submissions may leave out: a jar or a folder of sources"
              + " (default: framework or framework.jar in FOLDER)")
  private @Nullable Path framework;

  @Option(
      names = "--allow",
      paramLabel = "WHAT",
      split = ",",
      description = "make: may be run to build, in the sandbox; binary: take programs as they are")
  private List<String> allow = List.of();

  @Option(names = "--check", description = "only look at the submissions and write their pages")
  private boolean checkOnly;

  @Option(names = "--thorough", description = "put every submission through all of check-player")
  private boolean thorough;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      description = "games at once (default: half as many as there are cores)")
  private @Nullable Integer concurrency;

  @Option(
      names = "--no-sandbox",
      description = "run what was handed in as yourself: only for programs you trust")
  private boolean noSandbox;

  @Option(names = "--json", description = "one JSON object a line, for programs")
  private boolean json;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  CourseCommand() {}

  @Override
  public Integer call() {
    if (course == null || folder == null) {
      throw new BadInput(
          "a course needs its name or file and a folder of submissions: course bologna"
              + " submissions/");
    }
    Path submissions = folder.toAbsolutePath().normalize();
    if (!Files.isDirectory(submissions)) {
      throw new BadInput("there is no folder of submissions " + submissions); // nothing is made yet
    }
    Path results =
        out == null
            ? submissions.resolveSibling(submissions.getFileName() + "-results")
            : out.toAbsolutePath().normalize();
    Profile profile = profile(ProfileFile.find(course, Games.CATALOG));
    int atOnce =
        concurrency == null
            ? Math.max(1, Runtime.getRuntime().availableProcessors() / 2)
            : concurrency;
    if (atOnce < 1) {
      throw new BadInput("--concurrency is 1 or more, not " + concurrency);
    }
    try {
      Files.createDirectories(results);
    } catch (IOException e) {
      throw new BadInput("cannot make the folder %s: %s".formatted(results, e.getMessage()));
    }
    Terms terms = noSandbox ? Terms.STANDARD : Terms.STANDARD.inSandbox();
    try (Store store = Store.open(results.resolve("course.db").toString(), Games.CATALOG)) {
      PrintWriter writer = spec.commandLine().getOut();
      CourseView view = new CourseView(writer, screen, json);
      Course run =
          new Course(
              profile, Games.CATALOG, submissions, results, store, terms, thorough, atOnce, view);
      return run(run, store, results, view, writer);
    }
  }

  private Profile profile(Profile found) {
    Profile profile = time == null ? found : found.at(TimeControl.parse(time));
    if (!boards.isEmpty()) {
      List<Game> games = boards.stream().map(Games.CATALOG::game).toList();
      profile = profile.on(games);
    }
    if (framework != null) {
      if (!Files.exists(framework)) {
        throw new BadInput("there is no framework " + framework);
      }
      profile = profile.with(framework.toAbsolutePath().normalize());
    }
    return allow.isEmpty() ? profile : profile.allowing(ProfileFile.tools(allow));
  }

  private int run(Course run, Store store, Path results, CourseView view, PrintWriter writer) {
    Thread farewell =
        new Thread(
            () -> {
              run.stop();
              writer.println();
              writer.println("  Stopped. The same command goes on where it was.");
              writer.flush();
            });
    Runtime.getRuntime().addShutdownHook(farewell);
    boolean finished;
    try {
      run.receive();
      finished = checkOnly || run.play();
    } finally {
      try {
        Runtime.getRuntime().removeShutdownHook(farewell);
        Path page = new CoursePages(run, store, results).write();
        view.end(run, page, results);
      } catch (IllegalStateException e) {
        // The program is being ended; the same command goes on.
      }
    }
    return finished ? Exit.OK : Exit.FAILED;
  }
}
