package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/** The first moments of a visit. */
class FirstPaintTest extends PageTestBase {
  @Test
  void theFirstPaintNeedsLittle() {
    Page page = open("");
    Object[] cost =
        ((java.util.List<?>)
                page.evaluate(
                    "() => { const painted = performance.getEntriesByName('first-contentful-paint')[0].startTime;"
                        + " const early = [...performance.getEntriesByType('navigation'),"
                        + " ...performance.getEntriesByType('resource').filter((entry) => entry.startTime < painted)];"
                        + " return [early.length, early.reduce((sum, entry) => sum + entry.encodedBodySize, 0)]; }"))
            .toArray();
    assertThat((Integer) cost[0]).as("requests").isLessThanOrEqualTo(15);
    assertThat((Integer) cost[1]).as("bytes").isLessThan(100_000);
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
