package agon.protocol.mnkplayer;

import agon.mnk.Mnk;
import agon.search.Engine;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * A jar with our engine as a player of the course, to be put on the tester's class path. All it
 * needs is inside but for {@code mnkgame}: that is the tester's own.
 */
public final class MnkPlayerJar {
  /**
   * What to tell the tester: {@code AgonPlayer}. Only its name, since the class itself cannot be
   * loaded here, where there is no framework.
   */
  public static final String PLAYER = "agon.protocol.mnkplayer.AgonPlayer";

  private static final LocalDateTime LONG_AGO = LocalDateTime.of(2000, 1, 1, 0, 0);

  private MnkPlayerJar() {}

  public static void write(Path file) throws IOException {
    Map<String, byte[]> entries = new TreeMap<>();
    collect(Engine.class, "agon/", entries);
    collect(Mnk.class, "agon/mnk/", entries);
    collect(MnkPlayerJar.class, PLAYER.replace('.', '/'), entries);
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        ZipEntry next = new ZipEntry(entry.getKey());
        next.setTimeLocal(LONG_AGO); // the same content is the same jar
        jar.putNextEntry(next);
        jar.write(entry.getValue());
        jar.closeEntry();
      }
    }
  }

  /** All files whose names begin so, from the jar or folder that a class came from. */
  private static void collect(Class<?> member, String beginning, Map<String, byte[]> into)
      throws IOException {
    Path source;
    try {
      source = Path.of(member.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
    if (Files.isDirectory(source)) {
      collect(source, beginning, into);
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(source)) {
        collect(jar.getPath("/"), beginning, into);
      }
    }
  }

  private static void collect(Path root, String beginning, Map<String, byte[]> into)
      throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        String name = root.relativize(file).toString().replace('\\', '/');
        if (name.startsWith(beginning)) {
          try (InputStream in = Files.newInputStream(file)) {
            into.put(name, in.readAllBytes());
          }
        }
      }
    }
  }
}
