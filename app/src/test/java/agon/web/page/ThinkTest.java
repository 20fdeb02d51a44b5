package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A student who wants to know why a branch was cut off. */
class ThinkTest extends PageTestBase {
  @Test
  void theSearchIsSteppedThroughAndEveryCutExplained() {
    Page page = visit("#/think");
    Locator words = page.locator(".think-words");
    expect(words).containsText("O is to move");
    page.getByLabel("One move on").click();
    expect(words).containsText("it is X’s turn");
    expect(page.locator(".think-node.seen")).hasCount(2);
    page.getByText("Next cut").click();
    expect(words).containsText("so it never comes to this");
    expect(words).containsText("has that by");
    see(page.locator(".think-node.reason"));
    see(page.locator(".think-cut.seen").first());
    page.getByText("What if it had looked?").click();
    expect(page.locator(".think-looked")).containsText("it makes no difference");
    expect(page.locator(".think-looked .chip")).not().hasCount(0);
    page.getByLabel("To the end").click();
    expect(words).containsText(Pattern.compile("Done: O plays .*, worth"));
    expect(page.locator(".think-node:not(.known)")).hasCount(0);
  }

  @Test
  void anotherOrderTakesMoreAndIsSetBesideTheFirst() {
    Page page = visit("#/think");
    Locator rows = page.locator(".think table tbody tr");
    expect(rows).hasCount(1);
    page.getByLabel("Order of moves").selectOption("worst");
    expect(rows).hasCount(2);
    assertThat(positions(rows.first())).isGreaterThan(positions(rows.last()));
    page.getByLabel("Alpha-beta").click();
    expect(rows).hasCount(3);
    assertThat(positions(rows.first())).isGreaterThan(positions(rows.last()));
  }

  @Test
  void thePlayersOfTheReportsCanBeWatched() {
    Page page = visit("#/think?game=kalah(pits=3,seeds=2)&player=nask&depth=4");
    see(page.locator(".think td").getByText("nask"));
    page.getByLabel("To the end").click();
    expect(page.locator(".think-words")).containsText("Done: South plays");
  }

  @Test
  void theEngineSaysWhyItLookedNoFurtherAndItsIdeasCanBeSwitchedOff() {
    Page page = visit("#/think?game=othello(size=6)&player=engine&depth=5");
    Locator words = page.locator(".think-words");
    page.getByText("Next cut").click();
    expect(words).containsText("Not looked at");
    page.getByLabel("To the end").click();
    expect(words).containsText("Done: Black plays");
    see(page.locator(".think-sign").getByText("≡").first());
    page.locator(".think-ideas summary").click();
    page.getByLabel("Remembers positions").click();
    expect(page.locator(".think td").first()).containsText("without: Remembers positions");
    expect(page.locator(".think-sign").getByText("≡")).hasCount(0);
  }

  @Test
  void whatIsTooLargeIsExplained() {
    allowRefusals();
    Page page = visit("#/think?game=othello&depth=8&prunes=false");
    see(page.getByText("choose a smaller depth"));
    page.getByLabel("Moves ahead").selectOption("2");
    see(page.locator(".think-node.current"));
  }

  private static int positions(Locator row) {
    return Integer.parseInt(row.locator("td").nth(2).textContent().replaceAll("\\D", ""));
  }
}
