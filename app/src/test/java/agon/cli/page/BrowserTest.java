package agon.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class BrowserTest {
  private static final String ADDRESS = "http://127.0.0.1:7070/";

  @Test
  void aBrowserIsOpenedOnlyWhereThereIsADesktop() {
    assertThat(Browser.command("Linux", Map.of(), ADDRESS)).isEmpty();
    assertThat(Browser.command("Linux", Map.of("DISPLAY", ":0"), ADDRESS))
        .containsExactly("xdg-open", ADDRESS);
    assertThat(Browser.command("Mac OS X", Map.of(), ADDRESS)).containsExactly("open", ADDRESS);
    assertThat(Browser.command("Windows 11", Map.of(), ADDRESS)).contains(ADDRESS);
  }
}
