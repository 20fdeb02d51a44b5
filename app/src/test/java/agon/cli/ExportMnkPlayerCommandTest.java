package agon.cli;

import static agon.cli.CommandRun.agon;
import static agon.cli.CommandRun.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportMnkPlayerCommandTest {
  @Test
  void theJarIsWrittenAndItIsSaidHowToUseIt(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("player.jar");
    CommandRun run = agon("", "export-mnkplayer", file.toString());
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("java -cp FRAMEWORK:" + file + " mnkgame.MNKPlayerTester");
    try (JarFile jar = new JarFile(file.toFile())) {
      assertThat(jar.getEntry("agon/protocol/mnkplayer/AgonPlayer.class")).isNotNull();
      assertThat(jar.getEntry("mnkgame/MNKPlayer.class")).isNull();
    }
  }

  @Test
  void aFileThatCannotBeWrittenIsNamed(@TempDir Path folder) {
    assertRefused(
        agon("", "export-mnkplayer", folder.resolve("missing/player.jar").toString()),
        "the jar cannot be written to ");
  }
}
