package agon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that nobody here knows: the example, compiled, put into a jar and played. */
class PluginTest {
  private static final Path EXAMPLE = Path.of("..", "examples", "breakthrough", "src", "main");

  @TempDir private static Path folder;
  private static Path jar;

  @BeforeAll
  static void buildTheExample() throws IOException {
    Path classes = folder.resolve("classes");
    Path source = EXAMPLE.resolve("java/breakthrough/Breakthrough.java");
    List<String> args =
        List.of(
            "-d",
            classes.toString(),
            "-cp",
            System.getProperty("java.class.path"),
            "-proc:none",
            source.toString());
    assertThat(
            ToolProvider.getSystemJavaCompiler().run(null, null, null, args.toArray(String[]::new)))
        .isZero();
    jar = folder.resolve("breakthrough.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      pack(out, classes);
      pack(out, EXAMPLE.resolve("resources"));
    }
  }

  private static void pack(JarOutputStream out, Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new JarEntry(root.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
        out.closeEntry();
      }
    }
  }

  @Test
  void aJarNamedOnTheCommandLineIsPlayed() throws Exception {
    CommandRun run =
        agon(
            Map.of(),
            "match",
            "breakthrough(size=5)",
            "engine",
            "random",
            "--games",
            "2",
            "--time",
            "nodes=300",
            "--seed",
            "1",
            "--games-jar",
            jar.toString());
    assertThat(run.err()).doesNotContain("Exception");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("1/2", "2/2", "by the rules");
  }

  @Test
  void itLearnsByTrialAndError() throws Exception {
    CommandRun run =
        agon(
            Map.of("AGON_DATA", folder.resolve("learnt").toString()),
            "learn",
            "breakthrough(size=4)",
            "--generations",
            "2",
            "--games",
            "200,20",
            "--gate",
            "nodes=50",
            "--gate-games",
            "20",
            "--games-jar",
            jar.toString());
    assertThat(run.err()).doesNotContain("Exception");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .containsPattern("generation 1: learnt from \\d{3,4} positions")
        .containsPattern("generation 2: learnt from \\d{2,3} positions")
        .contains("how it went, as curves: ");
  }

  @Test
  void aJarInTheGamesFolderIsAmongTheGames() throws Exception {
    Path games = Files.createDirectories(folder.resolve("data/games"));
    Files.copy(jar, games.resolve("mine.jar"));
    CommandRun run = agon(Map.of("AGON_DATA", folder.resolve("data").toString()), "games");
    assertThat(run.out()).contains("breakthrough", "othello");
  }

  @Test
  void aJarNamedInTheEnvironmentIsFoundByAPlayerThatIsAProgram() throws Exception {
    CommandRun run = agon(Map.of("AGON_GAMES_JAR", jar.toString()), "perft", "breakthrough", "3");
    assertThat(run.out()).contains("11,132");
  }

  @Test
  void whatIsNoJarIsSaidInOneSentence() throws Exception {
    CommandRun.assertRefused(
        agon(Map.of(), "games", "--games-jar", "nowhere.jar"), "there is no jar 'nowhere.jar'");
  }

  @Test
  void aJarWithABrokenPluginIsSaidInOneSentence() throws Exception {
    Path broken = folder.resolve("broken.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(broken))) {
      out.putNextEntry(new JarEntry("META-INF/services/agon.game.GamePlugin"));
      out.write("no.such.Plugin\n".getBytes(StandardCharsets.UTF_8));
      out.closeEntry();
    }
    CommandRun.assertRefused(
        agon(Map.of(), "games", "--games-jar=" + broken), "cannot be used", "no.such.Plugin");
  }

  @Test
  void aGameMayNotTakeTheNameOfAnother() throws Exception {
    CommandRun.assertRefused(
        agon(Map.of(), "games", "--games-jar=" + jar, "--games-jar=" + twin()),
        "two games are called 'breakthrough'");
  }

  /** The same game under another class name. */
  private static Path twin() throws IOException {
    Path source = Files.createDirectories(folder.resolve("twin/src/other")).resolve("Other.java");
    Files.writeString(
        source,
        """
        package other;
        public final class Other implements agon.game.GamePlugin {
          @Override public java.util.List<agon.game.Family> families() {
            return java.util.List.of(breakthrough.Breakthrough.FAMILY);
          }
        }
        """);
    Path classes = folder.resolve("twin/classes");
    String path = System.getProperty("java.class.path") + java.io.File.pathSeparator + jar;
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(
                    null,
                    null,
                    null,
                    "-d",
                    classes.toString(),
                    "-cp",
                    path,
                    "-proc:none",
                    source.toString()))
        .isZero();
    Path services = Files.createDirectories(classes.resolve("META-INF/services"));
    Files.writeString(services.resolve("agon.game.GamePlugin"), "other.Other\n");
    Path twin = folder.resolve("twin.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(twin))) {
      pack(out, classes);
    }
    return twin;
  }

  /** In a program of its own: the games there are do not change while one runs. */
  private static CommandRun agon(Map<String, String> environment, String... args)
      throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dstdout.encoding=UTF-8",
                "-cp",
                System.getProperty("java.class.path"),
                "agon.cli.Main"));
    command.addAll(List.of(args));
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
    builder.environment().put("AGON_DATA", folder.resolve("empty").toString());
    builder.environment().putAll(environment);
    int code = builder.start().waitFor();
    return new CommandRun(code, Files.readString(out), Files.readString(err));
  }
}
