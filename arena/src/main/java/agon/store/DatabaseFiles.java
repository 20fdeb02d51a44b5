package agon.store;

import agon.endgame.Database;
import agon.endgame.Databases;
import agon.endgame.Values;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/**
 * Endgame databases as files, one for each name and size. A file says in its first line what it is
 * and has a checksum over the rest, so that neither other rules nor damage are taken for it; it is
 * written under another name and gets its own only when it is complete and on the disk, so it does
 * not matter who is killed when, nor how many write at once. Files are mapped, not read: several
 * processes share them.
 */
public final class DatabaseFiles implements Databases.Keeper {
  private static final int HEADER = 256;
  private static final String FORMAT = "agon-database-1";
  private static final String END = ".database";
  private static final Pattern PART = Pattern.compile("\\.[a-z0-9-]+\\.(\\d+)\\.\\d+\\.part");
  private static final AtomicInteger PARTS = new AtomicInteger();

  private final Path folder;
  private final Consumer<String> complaints;

  /**
   * @param complaints hears a sentence when something cannot be read or written; never fatal
   */
  public DatabaseFiles(Path folder, Consumer<String> complaints) {
    this.folder = folder;
    this.complaints = complaints;
  }

  /** In the user's own folder. */
  public static DatabaseFiles standard(Consumer<String> complaints) {
    return new DatabaseFiles(DataFolder.standard().resolve("databases"), complaints);
  }

  /**
   * One file.
   *
   * @param name of the database, see {@link Database#name}; empty if the file does not say
   * @param damage what is wrong with it, or nothing
   */
  public record Kept(Path path, String name, int size, long bytes, String damage) {
    public boolean isSound() {
      return damage.isEmpty();
    }
  }

  private record Header(String name, int size, long bytes, long checksum) {
    String text() {
      return "%s %s %d %d %08x".formatted(FORMAT, name, size, bytes, checksum);
    }

    static Optional<Header> read(ByteBuffer file) {
      byte[] start = new byte[HEADER];
      if (file.limit() < HEADER) {
        return Optional.empty();
      }
      file.get(0, start);
      String[] words = new String(start, StandardCharsets.US_ASCII).strip().split(" ", -1);
      if (words.length != 5 || !words[0].equals(FORMAT)) {
        return Optional.empty();
      }
      try {
        return Optional.of(
            new Header(
                words[1],
                Integer.parseInt(words[2]),
                Long.parseLong(words[3]),
                Long.parseLong(words[4], 16)));
      } catch (NumberFormatException e) {
        return Optional.empty();
      }
    }
  }

  public Path path(Database database, int size) {
    return folder.resolve("%s.%d%s".formatted(database.name(), size, END));
  }

  @Override
  public Optional<Values> find(Database database) {
    for (Path path : paths(database.name() + ".")) {
      try {
        ByteBuffer file = map(path);
        Kept kept = look(path, file);
        if (kept.isSound()
            && kept.name().equals(database.name())
            && kept.bytes() == database.bytes(kept.size())) {
          return Optional.of(new Values(kept.size(), values(file)));
        }
        complaints.accept(
            "%s is not used: %s"
                .formatted(path, kept.isSound() ? "it is of other rules" : kept.damage()));
      } catch (IOException e) {
        complaints.accept("%s cannot be read: %s".formatted(path, e.getMessage()));
      }
    }
    return Optional.empty();
  }

  /** All files there are, each checked from its first to its last byte. */
  public List<Kept> all() {
    List<Kept> all = new ArrayList<>();
    for (Path path : paths("")) {
      try {
        all.add(look(path, map(path)));
      } catch (IOException e) {
        all.add(new Kept(path, "", 0, 0, "it cannot be read: " + e.getMessage()));
      }
    }
    return all;
  }

  /** Deletes a file; whoever has it mapped goes on with it. */
  public void remove(Kept kept) {
    try {
      Files.deleteIfExists(kept.path());
    } catch (IOException e) {
      throw new StoreFailure("%s cannot be removed".formatted(kept.path()), e);
    }
  }

  @Override
  public void keep(Database database, Values values) {
    String part =
        ".%s.%d.%d.part"
            .formatted(database.name(), ProcessHandle.current().pid(), PARTS.incrementAndGet());
    Path temporary = folder.resolve(part);
    Path path = path(database, values.size());
    try {
      Files.createDirectories(folder);
      removeLeftParts();
      write(temporary, database, values);
      Files.move(
          temporary, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      complaints.accept("%s was not kept: %s".formatted(path, e.getMessage()));
      removeIfThere(temporary);
    }
  }

  private void removeIfThere(Path part) {
    try {
      if (Files.exists(part)) {
        Files.delete(part);
      }
    } catch (IOException e) {
      complaints.accept("%s cannot be removed: %s".formatted(part, e.getMessage()));
    }
  }

  private static void write(Path path, Database database, Values values) throws IOException {
    ByteBuffer content = values.bytes().duplicate().clear();
    Header header = new Header(database.name(), values.size(), content.limit(), checksum(content));
    byte[] start = (header.text() + " ".repeat(HEADER)).getBytes(StandardCharsets.US_ASCII);
    start[HEADER - 1] = '\n';
    try (FileChannel file =
        FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      writeAll(file, ByteBuffer.wrap(start, 0, HEADER));
      writeAll(file, content.duplicate().clear());
      file.force(true);
    }
  }

  private static void writeAll(FileChannel file, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      file.write(bytes);
    }
  }

  /** What processes that are gone have left behind. */
  private void removeLeftParts() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Matcher part = PART.matcher(String.valueOf(file.getFileName()));
        if (part.matches() && ProcessHandle.of(Long.parseLong(part.group(1))).isEmpty()) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  /** The largest first. */
  private List<Path> paths(String begin) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> String.valueOf(file.getFileName()).startsWith(begin))
          .filter(file -> String.valueOf(file.getFileName()).endsWith(END))
          .sorted(Comparator.comparingLong((Path file) -> file.toFile().length()).reversed())
          .toList();
    } catch (IOException e) {
      return List.of(); // There is no such folder yet.
    }
  }

  private static ByteBuffer map(Path path) throws IOException {
    try (FileChannel file = FileChannel.open(path, StandardOpenOption.READ)) {
      if (file.size() > Integer.MAX_VALUE) {
        throw new IOException("it is too long");
      }
      return file.map(FileChannel.MapMode.READ_ONLY, 0, file.size());
    }
  }

  private static Kept look(Path path, ByteBuffer file) {
    Optional<Header> read = Header.read(file);
    if (read.isEmpty()) {
      return new Kept(path, "", 0, file.limit(), "it does not begin as a database");
    }
    Header header = read.get();
    String damage = "";
    if (header.bytes() != file.limit() - HEADER) {
      damage =
          String.format(
              Locale.ROOT, "it has %,d bytes, not %,d", file.limit() - HEADER, header.bytes());
    } else if (header.checksum() != checksum(values(file))) {
      damage = "its checksum is wrong";
    }
    return new Kept(path, header.name(), header.size(), header.bytes(), damage);
  }

  private static ByteBuffer values(ByteBuffer file) {
    return file.slice(HEADER, file.limit() - HEADER);
  }

  private static long checksum(ByteBuffer bytes) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes.duplicate().clear());
    return checksum.getValue();
  }
}
