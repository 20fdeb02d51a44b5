package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The first moments of a visit. */
class FirstPaintTest extends PageTestBase {
  /** Pictures come after the words: whatever is asked for before the boards that draw them. */
  private static final String NEEDED_FOR_THE_WORDS =
      """
      () => {
        const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
          .sort((a, b) => a.startTime - b.startTime);
        const needed = all.slice(0, all.findIndex(({ name }) => /continue-card|boards[.]js/.test(name)));
        return { requests: needed.length, bytes: needed.reduce((sum, entry) => sum + entry.encodedBodySize, 0) };
      }
      """;

  @Test
  void theFirstWordsNeedLittle() {
    Page page = open("");
    see(page.locator(".card-picture svg").last());
    Map<?, ?> cost = (Map<?, ?>) page.evaluate(NEEDED_FOR_THE_WORDS);
    // The document, styles, messages and the catalogue at least.
    assertThat((Integer) cost.get("requests")).as("requests").isBetween(4, 15);
    assertThat((Integer) cost.get("bytes")).as("bytes").isBetween(1_000, 40_000);
  }

  @Test
  void aChosenThemeStays() {
    Page page = open("");
    page.getByLabel("Light or dark").click();
    assertThat(background(page)).isEqualTo("rgb(20, 22, 26)");
    page.reload();
    see(page.locator("h1"));
    assertThat(background(page)).isEqualTo("rgb(20, 22, 26)");
  }

  @Test
  void thePageSpeaksFourLanguages() {
    Page page = open("");
    for (String[] spoken :
        new String[][] {
          {"it", "Scegli un gioco"},
          {"es", "Elige un juego"},
          {"el", "Διάλεξε παιχνίδι"},
          {"en", "Pick a game"}
        }) {
      page.getByRole(AriaRole.COMBOBOX).selectOption(spoken[0]);
      expect(page.locator("h1")).hasText(spoken[1]);
      assertThat(page.locator("html").getAttribute("lang")).isEqualTo(spoken[0]);
      // Other languages have longer words, and a phone at 400 % has no room for them.
      page.setViewportSize(360, 640);
      page.evaluate("location.hash = '#/new/gomoku'");
      see(page.locator("main select").last());
      assertThat(page.evaluate("document.body.scrollWidth")).as(spoken[0]).isEqualTo(360);
      page.evaluate("location.hash = ''");
      expect(page.locator("h1")).hasText(spoken[1]);
      page.setViewportSize(1280, 860);
    }
  }

  @Test
  void theRulesAreToldWithAMovingExample() {
    Page page = open("#/new/dipole");
    page.getByText("How to play").click();
    expect(page.locator("dialog ol li")).hasCount(10);
    see(page.locator("dialog").getByText("White plays H5,NW,4"));
    see(page.locator("dialog").getByText("Black plays A4,SE,3"));
  }

  private static Object background(Page page) {
    return page.evaluate("getComputedStyle(document.body).backgroundColor");
  }
}
