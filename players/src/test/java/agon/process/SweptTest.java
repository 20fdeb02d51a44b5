package agon.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders of runs that were killed. */
class SweptTest {
  @Test
  void onlyWhatNobodyUsesAnyMoreIsRemoved(@TempDir Path temporary) throws Exception {
    Process gone = new ProcessBuilder("true").start();
    gone.waitFor();
    String world = Swept.OWNER.substring(0, Swept.OWNER.indexOf('.'));
    Path left =
        Files.createDirectory(temporary.resolve("agon-player-" + world + "." + gone.pid() + "-1a"));
    Files.writeString(left.resolve("weights"), "many");
    Path errors = Files.createFile(left.resolveSibling(left.getFileName() + ".err"));
    Path ours = Files.createDirectory(temporary.resolve("agon-player-" + Swept.OWNER + "-2b"));
    Path ofAContainer =
        Files.createDirectory(temporary.resolve("agon-player-1." + gone.pid() + "-3c"));
    Path somebodyElses = Files.createDirectory(temporary.resolve("agon-player-notes"));
    Swept.sweep(temporary);
    assertThat(left).doesNotExist();
    assertThat(errors).doesNotExist();
    assertThat(ours).exists();
    assertThat(ofAContainer).exists();
    assertThat(somebodyElses).exists();
  }
}
