package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
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
          PHONE             | mnk(m=15,n=15,k=5) mnk kalah oware dipole othello othello(size=10) hexthello
          PHONE_ON_ITS_SIDE | mnk(m=15,n=15,k=5) kalah dipole othello(size=10)
          """)
  void twoMovesOfEachGame(Chromium.Screen screen, String games) {
    Page page = open(screen, "");
    hurry(page);
    for (String game : games.split(" ", -1)) {
      page.evaluate("game => { location.hash = '#/new/' + game; }", game);
      twoMoves(page);
    }
  }

  private static void twoMoves(Page page) {
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

  /**
   * Of 255 by 255 seen as a whole, the first tap comes nearer, the second aims, the third plays.
   */
  @Test
  void aHugeBoardIsPlayedByFinger() {
    Page page = open(Chromium.Screen.PHONE, "#/analysis?game=mnk(m=255,n=255,k=5)");
    Locator board = page.locator("canvas[aria-label*='255']"); // there once it has its squares
    see(board);
    page.getByLabel("The whole board").tap();
    board.tap(); // comes nearer
    expect(page.getByText("Tap again to play")).hasCount(0);
    board.tap();
    see(page.getByText("Tap again to play"));
    expect(page.locator(".tree .move")).hasCount(0);
    board.tap();
    expect(page.locator(".tree .move")).hasCount(1);
  }

  /** A finger that rests on a place draws from there, and the page stays where it is. */
  @Test
  void aRestingFingerDrawsAnArrow() {
    Page page = open(Chromium.Screen.PHONE, "#/analysis?game=othello&moves=f5");
    see(cell(page, "f5"));
    BoundingBox from = cell(page, "b2").locator(".hit").boundingBox();
    BoundingBox to = cell(page, "e4").locator(".hit").boundingBox();
    CDPSession fingers = page.context().newCDPSession(page);
    finger(fingers, "touchStart", from);
    see(page.locator(".drawing"));
    finger(fingers, "touchMove", to);
    JsonObject lifted = new JsonObject();
    lifted.addProperty("type", "touchEnd");
    lifted.add("touchPoints", new JsonArray());
    fingers.send("Input.dispatchTouchEvent", lifted);
    see(page.locator(".drawings").getByText("b2 → e4"));
    expect(page.locator(".tree .move")).hasCount(1);
    assertThat(page.evaluate("scrollY")).isEqualTo(0);
  }

  private static void finger(CDPSession fingers, String what, BoundingBox where) {
    JsonObject point = new JsonObject();
    point.addProperty("x", where.x + where.width / 2);
    point.addProperty("y", where.y + where.height / 2);
    JsonArray points = new JsonArray();
    points.add(point);
    JsonObject event = new JsonObject();
    event.addProperty("type", what);
    event.add("touchPoints", points);
    fingers.send("Input.dispatchTouchEvent", event);
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
