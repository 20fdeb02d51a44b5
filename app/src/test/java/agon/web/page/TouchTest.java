package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every game by fingers alone: what the browser does with a real touch, not what a click would do.
 */
class TouchTest extends PageTestBase {
  private static final double FINGER = 36;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          PHONE             | mnk(m=15,n=15,k=5)
          PHONE             | mnk
          PHONE             | kalah
          PHONE             | oware
          PHONE             | dipole
          PHONE             | othello
          PHONE             | othello(size=10)
          PHONE_ON_ITS_SIDE | mnk(m=15,n=15,k=5)
          PHONE_ON_ITS_SIDE | kalah
          PHONE_ON_ITS_SIDE | dipole
          PHONE_ON_ITS_SIDE | othello(size=10)
          """)
  void twoMovesOfAGame(Chromium.Screen screen, String game) {
    Page page = open(screen, "#/new/" + game);
    page.getByLabel("Level from 1 to 10").fill("1");
    page.getByText("Start the game").tap();
    for (int move = 0; move < 2; move++) {
      see(page.getByText(Pattern.compile("^Your move")));
      int before = page.locator(".moves .move").count();
      tapAMove(page);
      see(page.locator(".moves .move").nth(before));
    }
  }

  /** As a person does: taps what is marked, where it leads, and what was shown once more. */
  private static void tapAMove(Page page) {
    Locator place = page.locator(".play .cell.legal").last();
    double width = place.locator(".hit").boundingBox().width;
    place.tap();
    Locator target = page.locator(".choosing .cell.legal").first();
    if (target.count() > 0) {
      target.tap();
    }
    Locator aimed = page.locator(".cell.aimed");
    if (aimed.count() > 0) {
      see(page.locator(".choices").getByText("Tap again to play"));
      aimed.first().tap();
    } else {
      assertThat(width).as("a place that one tap plays").isGreaterThanOrEqualTo(FINGER);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "PHONE, 340",
    "PHONE_ON_ITS_SIDE, 300",
    "ZOOMED_TWICE, 300",
    "ZOOMED_FOUR_TIMES, 300"
  })
  void theBoardIsLargeEnoughToPlayOn(Chromium.Screen screen, double least) {
    Page page = open(screen, "#/new/othello");
    page.getByText("Start the game").click();
    see(cell(page, "a1"));
    assertThat(page.locator(".play .board-svg").boundingBox().width).isGreaterThan(least);
    page.navigate(address() + "#/analysis?game=othello");
    see(page.locator(".analysis .cell[data-name='a1']"));
    assertThat(page.locator(".analysis .board-svg").boundingBox().width).isGreaterThan(least);
    assertThat((Boolean) page.evaluate("document.body.scrollWidth <= innerWidth")).isTrue();
  }
}
