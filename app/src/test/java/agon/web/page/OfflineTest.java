package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The server goes away in the middle of things: nothing is lost, and it goes on when it is back.
 */
class OfflineTest extends PageTestBase {
  @BeforeEach
  void keepThePage() {
    keepFiles();
  }

  private static final String GAME =
      "#/analysis?game=othello&moves=f5 d6 {a comment} ( f6 e6 ) c3 d3&at=2";

  @Test
  void steppingThroughAGameLosesNothingOfIt() {
    Page page = open(GAME);
    see(page.locator(".tree [aria-current]").getByText("d6"));
    String address = page.url();
    offline(page, true);
    for (String key : new String[] {"ArrowRight", "ArrowRight", "End", "ArrowLeft", "Home"}) {
      page.keyboard().press(key);
    }
    see(page.locator("#connection").getByText("Nothing is lost"));
    see(page.locator(".tree").getByText("e6"));
    see(page.locator(".tree").getByText("a comment"));
    assertThat(page.locator(".tree .move").count()).isEqualTo(6);
    assertThat(page.url().replaceAll("&at=\\d+", "")).isEqualTo(address.replaceAll("&at=\\d+", ""));
    offline(page, false);
    expect(page.locator("#connection")).isHidden();
    page.keyboard().press("End");
    see(page.locator(".tree [aria-current]").getByText("d3"));
  }

  @Test
  void aMoveMadeMeanwhileIsPlayedWhenTheServerIsBackEvenAfterAReload() {
    Page page = open("#/new/othello");
    page.evaluate("async () => { await navigator.serviceWorker.ready; }");
    page.getByLabel("Level from 1 to 10").fill("1");
    page.getByText("Start the game").click();
    see(page.getByText(Pattern.compile("^Your move")));
    cell(page, "f5").click();
    expect(page.locator(".moves .move")).hasCount(2);
    see(page.getByText(Pattern.compile("^Your move")));
    offline(page, true);
    Locator next = page.locator(".cell.legal").first();
    String name = next.getAttribute("data-name");
    next.click();
    see(page.getByText(name + " is on its way"));
    page.reload();
    expect(page.locator(".moves .move")).hasCount(2);
    expect(cell(page, name)).hasAttribute("aria-label", Pattern.compile(name + ", Black"));
    offline(page, false);
    expect(page.locator(".moves .move")).hasCount(4);
    see(page.getByText(Pattern.compile("^Your move")));
  }

  @Test
  void aReloadWithoutTheServerShowsWhatWasSeen() {
    Page page = open("#/analysis?game=othello&moves=f5 d6");
    see(cell(page, "d6"));
    page.evaluate("async () => { await navigator.serviceWorker.ready; }");
    page.reload();
    see(cell(page, "d6"));
    offline(page, true);
    page.reload();
    expect(cell(page, "d6")).hasAttribute("aria-label", "d6, White, last move");
    see(page.locator("#connection"));
  }

  @Test
  void theEngineThinksAgainOnceTheServerIsBack() {
    Page page = open("#/analysis?game=othello&moves=f5 d6");
    see(cell(page, "d6"));
    page.evaluate("async () => { await navigator.serviceWorker.ready; }");
    page.reload();
    see(page.locator(".engine-lines li").first());
    offline(page, true);
    page.reload();
    see(page.locator("#connection"));
    expect(page.locator(".engine-lines li")).hasCount(0);
    offline(page, false);
    see(page.locator(".engine-lines li").first());
  }

  @Test
  void aGameCanBeStartedOnceTheServerIsBack() {
    Page page = open("");
    page.evaluate("async () => { await navigator.serviceWorker.ready; }");
    offline(page, true);
    page.evaluate("location.hash = '#/new/dipole'");
    see(page.locator("#connection"));
    see(page.locator(".new-board svg"));
    page.evaluate(
        "location.hash = '#/analysis?game=' + encodeURIComponent('kalah(pits=6,seeds=4)')");
    see(page.locator(".analysis .cell[data-name='S1']"));
    page.evaluate("location.hash = '#/new/dipole'");
    offline(page, false);
    page.getByText("Start the game").click();
    see(page.getByText(Pattern.compile("^Your move")));
  }

  @Test
  void whatIsDeletedCanBeBroughtBack() {
    Page page = open("#/analysis?game=othello&moves=f5 d6 c3 d3&at=2");
    Locator moves = page.locator(".tree .move");
    see(page.locator(".tree [aria-current]").getByText("d6"));
    page.getByLabel("Delete from here on").click();
    expect(moves).hasCount(1);
    page.getByText("Undo").click();
    expect(moves).hasCount(4);
  }

  @Test
  void aMoveThatCannotBePlayedIsMarkedAndKept() {
    allowRefusals();
    Page page = open("#/analysis?game=othello&moves=f5 a1 d3");
    see(page.locator(".tree .move.broken").first());
    expect(page.locator(".tree .move")).hasCount(3);
    assertThat(page.url()).contains("f5+a1+d3");
  }

  private void offline(Page page, boolean offline) {
    allowRefusals();
    page.context().setOffline(offline);
  }
}
