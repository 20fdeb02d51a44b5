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
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * A jar with our engine as a player of the course, to be put on the tester's class path. All it
 * needs is inside but for {@code mnkgame}: that is the tester's own.
 */
public final class MnkPlayerJar {
  /** What to tell the tester. */
  public static final String PLAYER = AgonPlayer.class.getName();

  private MnkPlayerJar() {}

  public static void write(Path file) throws IOException {
    Map<String, byte[]> entries = new TreeMap<>();
    collect(Engine.class, "agon/", entries);
    collect(Mnk.class, "agon/mnk/", entries);
    collect(AgonPlayer.class, PLAYER.replace('.', '/'), entries);
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.IMPLEMENTATION_TITLE, "Agon as MNKPlayer");
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out, manifest)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        jar.putNextEntry(new ZipEntry(entry.getKey()));
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
