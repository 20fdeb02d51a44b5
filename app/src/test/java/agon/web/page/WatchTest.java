package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tournaments and the database as somebody watches them. */
class WatchTest extends PageTestBase {
  @BeforeAll
  static void startWithNothing() throws IOException {
    startAnew();
  }

  private static final LocatorAssertions.HasTextOptions PATIENTLY =
      new LocatorAssertions.HasTextOptions().setTimeout(120_000);

  @Test
  void aTournamentIsStartedWatchedLiveAndItsGamesReplayed() {
    Page page = open("#/watch");
    page.getByText("New tournament").click();
    // Fields come with the players of the game.
    expect(page.locator("dialog").getByLabel("level(n=4)")).isChecked();
    // The engine thinks long enough to be watched.
    page.locator("dialog")
        .getByLabel("engine", new Locator.GetByLabelOptions().setExact(true))
        .check();
    page.getByLabel("Games a meeting").fill("1");
    Locator start = page.locator("dialog").getByRole(AriaRole.BUTTON).getByText("Start");
    Locator token = page.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Token"));
    allowRefusals();
    start.click();
    token.fill("a guess");
    page.getByText("Use it").click();
    see(page.getByText("That is not the token"));
    start.click();
    token.fill(adminToken());
    page.keyboard().press("Enter");

    see(page.getByText("On the boards now"));
    see(page.locator(".live-boards .board-svg").first());
    see(page.locator(".live-moves").first());
    expect(page.locator(".t-head .chip")).hasText(Pattern.compile("finished"), PATIENTLY);
    expect(page.locator(".t-table tbody tr")).hasCount(4);
    see(page.getByText("Report"));
    expect(page.locator(".ratings tr")).not().hasCount(0);
    expect(page.locator(".t-recent tbody tr")).hasCount(6);

    page.locator(".t-recent a").first().click();
    see(page.locator(".tree .move").first());
    assertThat(page.locator(".tree .move").count()).isGreaterThan(20);

    page.getByRole(AriaRole.NAVIGATION).getByText("Games").click();
    see(page.getByText("6 games"));
    Locator mostPlayed = page.locator("tr:has(.share-cell)").first();
    String games =
        mostPlayed.locator(".number").last().innerText(); // behind the book, if it says something
    String move = mostPlayed.locator(".move").innerText();
    mostPlayed.locator(".move").click();
    Locator opening = page.getByLabel("Opening (first moves)");
    expect(opening).hasValue(move);
    see(page.getByText(games + " games"));
    page.reload();
    expect(opening).hasValue(move);
    see(page.getByText(games + " games"));
    opening.fill("");
    page.keyboard().press("Enter");
    see(page.getByText("6 games"));
  }
}
