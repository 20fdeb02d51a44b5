package agon.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class ProvenBookTest {
  @Test
  void whatWasWrittenIsFoundAndNothingElse() throws IOException {
    long large = (1L << 47) + 5;
    ByteBuffer bytes = ByteBuffer.allocate(24);
    bytes.putLong(ProvenBook.entry(large, -48, 5));
    bytes.putLong(ProvenBook.entry(7, 48, 0));
    bytes.putLong(ProvenBook.entry(9, 0, 2));
    ProvenBook book = ProvenBook.read(new ByteArrayInputStream(bytes.array()));
    assertThat(book.size()).isEqualTo(3);
    assertThat(book.value(book.find(large))).isEqualTo(-48);
    assertThat(book.move(book.find(large))).isEqualTo(5);
    assertThat(book.value(book.find(7))).isEqualTo(48);
    assertThat(book.value(book.find(9))).isZero();
    assertThat(book.move(book.find(9))).isEqualTo(2);
    assertThat(book.find(8)).isEqualTo(-1);
    assertThat(book.find(10)).isEqualTo(-1);
    assertThat(book.find(large + 1)).isEqualTo(-1);
    assertThat(ProvenBook.EMPTY.find(0)).isEqualTo(-1);
  }
}
