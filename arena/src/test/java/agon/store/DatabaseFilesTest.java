package agon.store;

import static org.assertj.core.api.Assertions.assertThat;

import agon.endgame.Database;
import agon.endgame.Values;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseFilesTest {
  /** Ten bytes for every size, each the number of its place. */
  private record Numbers(String name) implements Database {
    @Override
    public String unit() {
      return "stones";
    }

    @Override
    public int quickSize() {
      return 1;
    }

    @Override
    public int usualSize() {
      return 5;
    }

    @Override
    public int largestSize() {
      return 9;
    }

    @Override
    public long bytes(int size) {
      return 10L * size;
    }

    @Override
    public boolean build(int size, ByteBuffer into, IntPredicate goesOn) {
      for (int i = 0; i < 10 * size; i++) {
        into.put(i, (byte) i);
      }
      return true;
    }
  }

  private static final Numbers NUMBERS = new Numbers("numbers");

  @TempDir private Path folder;
  private final List<String> complaints = new ArrayList<>();

  private DatabaseFiles files() {
    return new DatabaseFiles(folder.resolve("databases"), complaints::add);
  }

  private static Values values(int size) {
    ByteBuffer bytes = ByteBuffer.allocate(10 * size);
    NUMBERS.build(size, bytes, any -> true);
    return new Values(size, bytes);
  }

  @Test
  void whatWasKeptIsFoundTheLargestFirst() {
    assertThat(files().find(NUMBERS)).isEmpty();
    files().keep(NUMBERS, values(3));
    files().keep(NUMBERS, values(5));
    files().keep(NUMBERS, values(4));
    Values found = files().find(NUMBERS).orElseThrow();
    assertThat(found.size()).isEqualTo(5);
    assertThat(found.bytes()).isEqualTo(values(5).bytes());
    assertThat(complaints).isEmpty();
  }

  @Test
  void otherRulesAreNotTakenForOurs() throws IOException {
    Numbers others = new Numbers("others");
    files().keep(others, values(3));
    assertThat(files().find(NUMBERS)).isEmpty();
    Files.move(files().path(others, 3), files().path(NUMBERS, 3));
    assertThat(files().find(NUMBERS)).isEmpty();
    assertThat(complaints).singleElement().asString().contains("other rules");
  }

  @Test
  void damageIsNoticedAndTheNextLargestServes() throws IOException {
    files().keep(NUMBERS, values(3));
    files().keep(NUMBERS, values(5));
    Path path = files().path(NUMBERS, 5);
    byte[] bytes = Files.readAllBytes(path);
    bytes[bytes.length - 7] ^= 1;
    Files.write(path, bytes);
    assertThat(files().find(NUMBERS).orElseThrow().size()).isEqualTo(3);
    assertThat(files().all())
        .filteredOn(kept -> !kept.isSound())
        .singleElement()
        .satisfies(kept -> assertThat(kept.damage()).contains("checksum"));
    Files.write(path, java.util.Arrays.copyOf(bytes, bytes.length - 1));
    assertThat(files().find(NUMBERS).orElseThrow().size()).isEqualTo(3);
    Files.write(path, new byte[3]);
    assertThat(files().find(NUMBERS).orElseThrow().size()).isEqualTo(3);
    files().keep(NUMBERS, values(5));
    assertThat(files().find(NUMBERS).orElseThrow().size()).isEqualTo(5);
  }

  @Test
  void whatAKilledProcessLeftBehindIsRemoved() throws IOException {
    files().keep(NUMBERS, values(1));
    Path left = folder.resolve("databases/.numbers.999999999.1.part");
    Files.write(left, new byte[10]);
    files().keep(NUMBERS, values(2));
    assertThat(left).doesNotExist();
    try (Stream<Path> all = Files.list(folder.resolve("databases"))) {
      assertThat(all).hasSize(2);
    }
  }

  @Test
  void aFolderThatCannotBeWrittenToIsAComplaintNotAFailure() throws IOException {
    Files.write(folder.resolve("databases"), new byte[1]);
    files().keep(NUMBERS, values(1));
    assertThat(complaints).singleElement().asString().contains("was not kept");
    assertThat(files().find(NUMBERS)).isEmpty();
  }
}
