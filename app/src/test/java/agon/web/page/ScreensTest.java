package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every screen, on a desk and on a phone, light and dark: free of barriers, and kept as a picture
 * to look at.
 */
class ScreensTest extends PageTestBase {
  private static final Path PICTURES = Path.of("target", "screens");
  private static final String OTHELLO =
      "#/analysis?game=othello&moves=f5 d6 c3 d3 c4 f4 c5 b3 c2 e3";

  @ParameterizedTest
  @EnumSource(Chromium.Screen.class)
  void everyScreenIsFreeOfBarriers(Chromium.Screen screen) {
    Page home = open(screen, "");
    see(home.locator(".card-picture svg").last());
    keep(home, screen, "home");

    for (String game : List.of("othello", "mnk(m=15,n=15,k=5)", "kalah", "oware", "dipole")) {
      Page fresh = open(screen, "#/new/" + game);
      see(fresh.locator(".new-board svg"));
      keep(fresh, screen, "new-" + game.replaceAll("\\(.*", ""));
    }

    Page rules = open(screen, "#/new/dipole");
    rules.getByText("How to play").click();
    see(rules.locator("dialog .board-svg"));
    keep(rules, screen, "rules");

    Page play = open(screen, "#/new/othello");
    play.getByText("Start the game").click();
    cell(play, "f5").click();
    expect(play.locator(".moves .move")).hasCount(2);
    keep(play, screen, "play");

    Page over = open(screen, "#/new/tictactoe");
    over.getByText("A person here").click();
    over.getByText("Start the game").click();
    for (String place : "a1 b1 b2 c1 c3".split(" ", -1)) {
      cell(over, place).locator("xpath=self::*[contains(@class,'legal')]").waitFor();
      cell(over, place).click();
    }
    see(over.locator(".result"));
    keep(over, screen, "over");

    Page analysis = open(screen, OTHELLO);
    expect(analysis.locator(".engine-lines li")).hasCount(3);
    analysis.getByText("Review the game").click();
    see(analysis.locator(".mistakes"));
    keep(analysis, screen, "analysis");

    Page dipole = open(screen, "#/analysis?game=dipole&moves=H5,NE,1 A4,SW,2 G6,NW,1 A4,S,4");
    expect(dipole.locator(".badge")).not().hasCount(0);
    cell(dipole, "H5").click();
    keep(dipole, screen, "analysis-dipole");

    Page kalah = open(screen, "#/analysis?game=kalah&moves=3 6 1");
    expect(kalah.locator(".badge")).not().hasCount(0);
    keep(kalah, screen, "analysis-kalah");

    Page setup = open(screen, "#/analysis?game=othello");
    setup.getByText("Set up").click();
    see(setup.getByText("Use this position"));
    keep(setup, screen, "setup");

    Page watch = open(screen, "#/watch");
    watch.evaluate(
        "async (token) => { const definition = 'name = \"A small cup\"\\nboards = [\"othello\"]\\n"
            + "players = [\"random\", \"greedy\", \"level(n=2)\"]\\ngames = 2\\ntime = \"10ms\"';"
            + " const answer = await fetch('/api/tournaments', {method: 'POST', body: JSON.stringify({definition}),"
            + " headers: {'Content-Type': 'application/json', 'Agon-Token': token}}); return answer.status; }",
        adminToken());
    watch.reload();
    see(watch.getByText("A small cup").first());
    keep(watch, screen, "watch");

    Page cup = open(screen, "#/watch/1");
    see(cup.locator(".chip").getByText("finished"));
    expect(cup.locator(".t-recent tbody tr")).hasCount(6);
    keep(cup, screen, "tournament");

    Page games = open(screen, "#/games");
    see(games.locator(".share-cell").first());
    keep(games, screen, "games");

    Page keys = open(screen, "");
    keys.keyboard().press("?");
    see(keys.locator("dialog"));
    keep(keys, screen, "keys");
  }

  private static void keep(Page page, Chromium.Screen screen, String name) {
    String file = name + "-" + screen.name().toLowerCase(java.util.Locale.ROOT) + ".png";
    page.screenshot(
        new Page.ScreenshotOptions()
            .setPath(PICTURES.resolve(file))
            .setFullPage(screen.isPhone() && page.locator("dialog").count() == 0));
    Locator wide = page.locator("body");
    assertThat((Boolean) wide.evaluate("body => body.scrollWidth <= innerWidth"))
        .as(name + " fits the width of " + screen)
        .isTrue();
    List<Rule> violations = new AxeBuilder(page).analyze().getViolations();
    assertThat(violations)
        .as(name + " on " + screen)
        .extracting(rule -> rule.getId() + ": " + rule.getNodes().getFirst().getHtml())
        .isEmpty();
    page.close();
  }
}
