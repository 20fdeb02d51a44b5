package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game from the first picture to the result, as a person plays it. */
class WholeGamesTest extends PageTestBase {
  /** No game here is longer; one that is has come to a stop. */
  private static final int MOST_MOVES = 300;

  private static final Pattern RESULT = Pattern.compile("wins|draw", Pattern.CASE_INSENSITIVE);

  @ParameterizedTest
  @CsvSource({"Tic-tac-toe", "Kalah", "Oware", "Dipole", "Othello"})
  void aWholeGameByMouse(String title) {
    Page page = start(title);
    int clicks = 0;
    while (!isOver(page)) {
      assertThat(++clicks).as("moves of a game of " + title).isLessThan(MOST_MOVES);
      Locator legal = page.locator(".play .cell.legal");
      legal.first().click();
      Locator targets = page.locator(".choosing .cell.legal");
      if (targets.count() > 0) {
        targets.first().click();
      } else if (page.locator(".choosing .choice").count() > 0) {
        page.locator(".choosing .choice").first().click();
      }
      waitForTurn(page);
    }
    expect(page.locator(".result strong")).hasText(RESULT);
    assertThat(page.locator(".moves .move").count()).isGreaterThanOrEqualTo(5);
    see(page.getByText("Rematch"));
  }

  @Test
  void aWholeGameByKeyboardAlone() {
    Page page = open("");
    tabTo(page, "a.game-card:has-text('Tic-tac-toe')");
    page.keyboard().press("Enter");
    see(page.getByText("Start the game"));
    tabTo(page, "button.main");
    page.keyboard().press("Enter");
    waitForTurn(page);
    for (int move = 0; !isOver(page); move++) {
      assertThat(move).as("moves by keyboard").isLessThan(6);
      tabTo(page, ".play .cell");
      walkToLegalCell(page);
      page.keyboard().press("Enter");
      waitForTurn(page);
    }
    expect(page.locator(".result strong")).hasText(RESULT);
  }

  /** Row by row with the arrows, as somebody who only hears the labels would. */
  private static void walkToLegalCell(Page page) {
    for (int row = 0; row < 3; row++) {
      page.keyboard().press("ArrowUp");
      page.keyboard().press("ArrowLeft");
    }
    for (int step = 0; step < 9; step++) {
      Locator focused = page.locator(".play .cell:focus");
      if (focused.getAttribute("aria-label").contains("can be played")) {
        return;
      }
      if (step % 3 == 2) {
        page.keyboard().press("ArrowDown");
      } else {
        page.keyboard().press(step / 3 % 2 == 0 ? "ArrowRight" : "ArrowLeft");
      }
    }
  }

  private static void tabTo(Page page, String selector) {
    Locator wanted = page.locator(selector);
    for (int i = 0; i < 60; i++) {
      if (wanted.and(page.locator(":focus")).count() > 0) {
        return;
      }
      page.keyboard().press("Tab");
    }
    throw new AssertionError("Tab never reaches " + selector);
  }

  /** Picks a picture, the weakest opponent, and starts. */
  private Page start(String title) {
    Page page = open("");
    hurry(page);
    page.locator("a.game-card").filter(new Locator.FilterOptions().setHasText(title)).click();
    see(page.getByText("Start the game"));
    page.getByLabel("Level from 1 to 10").fill("1");
    page.getByText("Start the game").click();
    waitForTurn(page);
    return page;
  }

  private static boolean isOver(Page page) {
    return page.locator(".result").count() > 0;
  }

  private static void waitForTurn(Page page) {
    page.locator(".result, .status:has-text('Your move')").first().waitFor();
  }
}
