package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ScreenshotType;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Every screen, light and dark: free of barriers, and with {@code AGON_PICTURES=1} in the
 * environment kept as a picture to look at. One visit goes through them all, as a person does; only
 * colours differ between light and dark, so each screen is brought about once for both.
 */
abstract class ScreensTestBase extends PageTestBase {
  @BeforeAll
  static void startWithNothing() throws IOException {
    startAnew();
  }

  private static final Path PICTURES = Path.of("target", "screens");
  private static final boolean KEPT = System.getenv("AGON_PICTURES") != null;
  private static final String OTHELLO = "#/analysis?game=othello&moves=f5 d6 c3 d3 c4 f4";

  private final Chromium.Screen screen;

  ScreensTestBase(Chromium.Screen screen) {
    this.screen = screen;
  }

  @Test
  void everyScreenIsFreeOfBarriers() {
    Page page = open(screen, "");
    Barriers barriers = new Barriers(page);
    startTournament(page);
    see(page.locator(".card-picture svg").last());
    keep(page, barriers, "home");

    page.keyboard().press("?");
    see(page.locator("dialog"));
    keep(page, barriers, "keys");
    page.keyboard().press("Escape");

    page.getByLabel("Board and sounds").click();
    see(page.locator("dialog"));
    keep(page, barriers, "settings");
    page.keyboard().press("Escape");

    for (String game :
        List.of("othello", "mnk(m=15,n=15,k=5)", "kalah", "oware", "hexthello", "dipole")) {
      go(page, "#/new/" + game);
      see(page.locator(".new-board svg"));
      keep(page, barriers, "new-" + game.replaceAll("\\(.*", ""));
    }

    page.getByText("How to play").click();
    see(page.locator("dialog .board-svg"));
    keep(page, barriers, "rules");
    page.keyboard().press("Escape");

    go(page, "#/new/othello");
    page.getByText("Start the game").click();
    cell(page, "f5").click();
    expect(page.locator(".moves .move")).hasCount(2);
    keep(page, barriers, "play");

    go(page, "#/new/tictactoe");
    page.getByText("A person here").click();
    page.getByText("Start the game").click();
    for (String place : "a1 b1 b2 c1 c3".split(" ", -1)) {
      cell(page, place).locator("xpath=self::*[contains(@class,'legal')]").waitFor();
      cell(page, place).click();
    }
    see(page.locator(".result"));
    keep(page, barriers, "over");

    go(page, OTHELLO);
    expect(page.locator(".engine-lines li")).hasCount(3);
    page.getByText("Review the game").click();
    see(page.locator(".mistakes"));
    keep(page, barriers, "analysis");

    go(page, "#/analysis?game=dipole&moves=H5,NE,1 A4,SW,2 G6,NW,1 A4,S,4");
    expect(page.locator(".badge")).not().hasCount(0);
    cell(page, "H5").click();
    keep(page, barriers, "analysis-dipole");

    go(page, "#/analysis?game=kalah&moves=3 6 1");
    expect(page.locator(".badge")).not().hasCount(0);
    page.getByText("Opening explorer").click();
    page.getByText("What others would play").click();
    page.locator(".opinions .check").getByText("greedy").click();
    see(page.locator(".opinion .move"));
    keep(page, barriers, "analysis-kalah");

    go(page, "#/analysis?game=mnk(m=40,n=40,k=5)&moves=h8");
    see(page.locator("canvas"));
    keep(page, barriers, "analysis-large");

    go(page, "#/analysis?game=othello");
    page.getByText("Set up").click();
    see(page.getByText("Use this position"));
    keep(page, barriers, "setup");

    go(page, "#/watch");
    see(page.getByText("A small cup").first());
    keep(page, barriers, "watch");
    page.getByText("New tournament").click();
    see(page.locator("dialog .checks .check").first());
    keep(page, barriers, "new-tournament");
    page.keyboard().press("Escape");

    go(page, "#/farm");
    see(page.getByText("./agon farm start"));
    keep(page, barriers, "farm");

    go(page, "#/watch/1");
    see(page.locator(".chip").getByText("finished"));
    expect(page.locator(".t-recent tbody tr")).hasCount(6);
    page.getByText("How ratings and points grew").click();
    expect(page.locator(".race-lines")).hasCount(2);
    keep(page, barriers, "tournament");
    page.locator(".t-table td button").first().click();
    expect(page.locator(".meeting-games li")).hasCount(2);
    keep(page, barriers, "meeting");
    page.keyboard().press("Escape");

    go(page, "#/think");
    page.getByText("Next cut").click();
    keep(page, barriers, "think");
    page.getByLabel("Who thinks").selectOption("engine");
    page.locator(".think-ideas summary").click();
    see(page.getByText("Asks only"));
    page.getByLabel("To the end").click();
    keep(page, barriers, "think-engine");

    go(page, "#/games");
    see(page.locator(".share-cell").first());
    keep(page, barriers, "games");
  }

  /** To another screen of the same visit; nothing of the one before is there to be mistaken. */
  private static void go(Page page, String fragment) {
    page.evaluate(
        "fragment => { document.getElementById('screen').replaceChildren(); location.hash ="
            + " fragment; }",
        fragment);
    see(page.locator("h1").first());
  }

  /** Small enough to be over when the screens before it have been seen. */
  private static void startTournament(Page page) {
    page.evaluate(
        "async (token) => { const definition = 'name = \"A small cup\"\\n"
            + "boards = [\"othello\"]\\n"
            + "players = [\"random\", \"greedy\", \"level(n=2)\"]\\n"
            + "games = 2\\n"
            + "time = \"10ms\"'; const answer = await fetch('/api/tournaments', {method: 'POST',"
            + " body: JSON.stringify({definition}), headers: {'Content-Type': 'application/json',"
            + " 'Agon-Token': token}}); return answer.status; }",
        adminToken());
  }

  private void keep(Page page, Barriers barriers, String name) {
    expect(page.locator("#screen[aria-busy]")).hasCount(0); // what is being fetched is dimmed
    assertThat((Boolean) page.evaluate("document.body.scrollWidth <= innerWidth"))
        .as(name + " fits the width of a " + screen)
        .isTrue();
    show(page, name, ColorScheme.LIGHT);
    assertThat(barriers.all()).as(name + " on a " + screen).isEmpty();
    show(page, name, ColorScheme.DARK);
    // A phone shows the same colours, in another order.
    if (screen == Chromium.Screen.DESK) {
      assertThat(barriers.inColours()).as(name + " in the dark").isEmpty();
    }
  }

  private void show(Page page, String name, ColorScheme scheme) {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    if (!KEPT) {
      return;
    }
    String file = "%s-%s-%s.jpg".formatted(name, screen, scheme).toLowerCase(Locale.ROOT);
    page.screenshot(
        new Page.ScreenshotOptions()
            .setPath(PICTURES.resolve(file))
            .setType(ScreenshotType.JPEG)
            .setQuality(85)
            .setFullPage(screen == Chromium.Screen.PHONE && page.locator("dialog").count() == 0));
  }
}
