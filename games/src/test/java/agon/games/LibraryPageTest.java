package agon.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** What docs/library.md tells strangers to write. */
@Isolated("it listens to standard output")
class LibraryPageTest {
  @TempDir private Path folder;

  @Test
  void theExampleCompilesAndPlays() throws ReflectiveOperationException, IOException {
    String page = Files.readString(Path.of("..", "docs", "library.md"));
    int from = page.indexOf("```java\n") + 8;
    Path source = folder.resolve("Example.java");
    Files.writeString(source, page.substring(from, page.indexOf("```", from)));
    int errors =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-d",
                folder.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "-proc:none",
                source.toString());
    assertThat(errors).isZero();
    String said = run();
    assertThat(said).contains("plays ", "depth 1", "1. ", "2. ", "┌───┬");
  }

  private String run() throws ReflectiveOperationException, IOException {
    PrintStream before = System.out;
    ByteArrayOutputStream heard = new ByteArrayOutputStream();
    System.setOut(new PrintStream(heard, true, StandardCharsets.UTF_8));
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      loader
          .loadClass("Example")
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
    return heard.toString(StandardCharsets.UTF_8);
  }
}
