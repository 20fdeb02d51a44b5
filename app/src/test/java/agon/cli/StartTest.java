package agon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

/** How {@code java -jar agon.jar} meets an older Java. */
class StartTest {
  private static final int JAVA_8 = 52;

  @Test
  void anOlderJavaCanLoadWhatTellsItThatItIsTooOld() throws Exception {
    try (InputStream bytes = Start.class.getResourceAsStream("Start.class");
        DataInputStream file = new DataInputStream(bytes)) {
      assertThat(file.readInt()).isEqualTo(0xCAFEBABE);
      assertThat(file.readUnsignedShort()).isZero();
      assertThat(file.readUnsignedShort()).isEqualTo(JAVA_8);
    }
  }

  @Test
  void javaIsNewEnoughFromTwentyFiveOn() {
    assertThat(Start.isTooOld("1.8")).isTrue();
    assertThat(Start.isTooOld("17")).isTrue();
    assertThat(Start.isTooOld("24")).isTrue();
    assertThat(Start.isTooOld("25")).isFalse();
    assertThat(Start.isTooOld("26")).isFalse();
  }
}
