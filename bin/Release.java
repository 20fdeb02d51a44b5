import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Packs a release: every file in the order of its name, with the same date, so that the bytes depend on nothing else. */
class Release {
  private static final FileTime DATE = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));

  public static void main(String[] args) throws IOException {
    Path home = Path.of(args[0]);
    Path zip = Path.of(args[1]);
    Map<String, Path> files = new TreeMap<>();
    add(files, "", home.resolve("release"));
    add(files, "lib/", home.resolve("app/target/lib"));
    add(files, "docs/", home.resolve("docs"));
    files.put("agon.jar", home.resolve("app/target/agon.jar"));
    files.put("jvm.options", home.resolve("bin/jvm.options"));
    files.put("farm.options", home.resolve("bin/farm.options"));
    files.put("LICENSE", home.resolve("LICENSE"));
    files.put("CHANGELOG.md", home.resolve("CHANGELOG.md"));
    Files.createDirectories(zip.getParent());
    Files.deleteIfExists(zip);
    Map<String, ?> options = Map.of("create", "true", "enablePosixFileAttributes", "true");
    try (FileSystem target = FileSystems.newFileSystem(URI.create("jar:" + zip.toUri()), options)) {
      for (Map.Entry<String, Path> file : files.entrySet()) {
        Path to = target.getPath("/" + args[2], file.getKey());
        Files.createDirectories(to.getParent());
        Files.copy(file.getValue(), to);
        boolean runs = file.getKey().equals("agon");
        Files.setPosixFilePermissions(to, PosixFilePermissions.fromString(runs ? "rwxr-xr-x" : "rw-r--r--"));
      }
      for (Path path : Files.walk(target.getPath("/")).toList()) {
        if (path.getParent() != null) { // the root of a zip has no entry
          Files.getFileAttributeView(path, BasicFileAttributeView.class).setTimes(DATE, DATE, DATE);
        }
      }
    }
    System.out.println(zip);
  }

  private static void add(Map<String, Path> files, String prefix, Path folder) throws IOException {
    try (Stream<Path> found = Files.walk(folder)) {
      found.filter(Files::isRegularFile).forEach(file -> files.put(prefix + folder.relativize(file).toString().replace('\\', '/'), file));
    }
  }
}
