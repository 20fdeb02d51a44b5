package agon.process;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A fresh folder for one run of a program: its home, and where its error output goes. */
final class WorkFolder implements AutoCloseable {
  private static final int LAST_WORDS = 2000;
  private static final int MANY_WORDS = 64 * 1024;

  private final Path folder;

  WorkFolder() throws IOException {
    Swept.once();
    folder = Files.createTempDirectory("agon-player-" + Swept.OWNER + "-");
  }

  Path path() {
    return folder;
  }

  /** Beside the home, so that a program that lists its folder does not find it. */
  Path errors() {
    return folder.resolveSibling(folder.getFileName() + ".err");
  }

  /** The last line of the error output that says something; often the reason of a crash. */
  String lastError() {
    return endOfErrors(LAST_WORDS).reduce("", (before, line) -> line);
  }

  /** The lines of the error output that say something, the last of them if there are many. */
  List<String> errorLines() {
    return endOfErrors(MANY_WORDS).toList();
  }

  private Stream<String> endOfErrors(int bytes) {
    try (RandomAccessFile file = new RandomAccessFile(errors().toFile(), "r")) {
      long length = file.length();
      byte[] end = new byte[(int) Math.min(length, bytes)];
      file.seek(length - end.length);
      file.readFully(end);
      return new String(end, StandardCharsets.UTF_8)
          .lines()
          .map(String::strip)
          .filter(line -> !line.isEmpty());
    } catch (IOException e) {
      return Stream.empty();
    }
  }

  @Override
  public void close() {
    delete(errors());
    delete(folder);
  }

  /** Removes a file, or a folder with all that is in it. */
  static void delete(Path path) {
    try {
      if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
        Files.deleteIfExists(path);
        return;
      }
      Files.walkFileTree(
          path,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                throws IOException {
              Files.delete(file);
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException failure)
                throws IOException {
              Files.delete(visited);
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      // Left to whoever clears the system's folder for temporary files.
    }
  }
}
