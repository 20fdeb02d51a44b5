package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What one may do while a game is going on. */
class PlayTest extends PageTestBase {
  @Test
  void aMoveIsShownBeforeItIsMade() {
    Page page = start("#/new/kalah");
    cell(page, "S3").hover();
    expect(cell(page, "S4").locator(".ghost-seeds")).hasText("+1");
    expect(cell(page, "S3").locator(".ghost-seeds")).hasText("0");
    expect(cell(page, "S").locator(".ghost-seeds")).hasText("+1");
  }

  @Test
  void aMoveTakenBackIsGoneAndCanBeMadeAgain() {
    Page page = start("#/new/othello");
    cell(page, "f5").click();
    waitForTurn(page, 2);
    page.getByText("Take back").click();
    expect(page.locator(".moves .move")).hasCount(0);
    expect(cell(page, "f5")).hasAttribute("aria-label", Pattern.compile("empty, can be played"));
    page.getByText("Redo").click();
    expect(cell(page, "f5")).hasAttribute("aria-label", Pattern.compile("Black|White"));
  }

  @Test
  void aReloadLosesNothing() {
    Page page = start("#/new/othello");
    cell(page, "f5").click();
    waitForTurn(page, 2);
    String reply = page.locator(".moves .move").nth(1).textContent();
    page.reload();
    expect(page.locator(".moves .move")).hasCount(2);
    expect(page.locator(".moves .move").nth(1)).hasText(reply);
    page.navigate(address());
    page.getByText("Continue your game").click();
    expect(page.locator(".moves .move")).hasCount(2);
  }

  @Test
  void earlierMovesCanBeLookedAtWithoutLosingTheGame() {
    Page page = start("#/new/othello");
    cell(page, "f5").click();
    waitForTurn(page, 2);
    page.getByLabel("To the start").click();
    see(page.getByText("You are looking at move 0."));
    expect(page.locator(".play .cell.legal")).hasCount(0);
    page.getByText("Back to the game").click();
    expect(page.locator(".play .cell.legal")).not().hasCount(0);
  }

  @Test
  void aHintNamesAMoveAndMarksIt() {
    Page page = start("#/new/tictactoe");
    page.getByText("Hint").click();
    see(page.getByText(Pattern.compile("^Try ")));
    expect(page.locator(".badge")).hasCount(1);
  }

  @Test
  void resigningAsksOnceAndEndsTheGame() {
    Page page = start("#/new/othello");
    page.getByText("Resign").click();
    page.locator("dialog button.main").click();
    expect(page.locator(".result strong")).hasText(Pattern.compile("White wins"));
    page.getByText("Rematch").click();
    see(page.getByText("Take back"));
    expect(page.locator(".player").last()).hasText(Pattern.compile("White.*you"));
  }

  @Test
  void aPlaceThatCannotBePlayedIsExplained() {
    Page page = start("#/new/othello");
    cell(page, "a1").click();
    see(page.getByText("That is not a legal move"));
    expect(page.locator(".moves .move")).hasCount(0);
  }

  @Test
  void twoPeoplePlayAtOneScreen() {
    Page page = visit("#/new/tictactoe");
    page.getByText("A person here").click();
    page.getByText("Start the game").click();
    for (String place : "a1 b1 a2 b2 a3".split(" ", -1)) {
      expect(cell(page, place)).hasAttribute("aria-label", Pattern.compile("can be played"));
      cell(page, place).click();
    }
    expect(page.locator(".result strong")).hasText(Pattern.compile("X wins"));
    expect(page.locator(".cell.marked")).hasCount(3);
    expect(page.locator(".time-bar")).hasCount(5);
  }

  @Test
  void aGameMayBeginWhereNeitherSideHasAnEdge() {
    Page page = visit("#/new/othello(size=6)");
    page.getByText("Even opening").click();
    see(page.getByText("Another even opening"));
    page.getByText("Start the game").click();
    expect(page.locator(".moves .move")).not().hasCount(0);
  }

  @Test
  void squaresAreBlockedByClickingThem() {
    Page page = visit("#/new/othello");
    page.getByText("Block squares").click();
    page.locator(".cell[data-name='a1']").click();
    expect(page.locator(".cell[data-name='a1']")).hasAttribute("aria-label", "a1, blocked");
    page.getByText("Start the game").click();
    see(page.getByText("othello(blocked=a1)"));
  }

  @Test
  void aClockRunsForWhoeverIsToMove() {
    Page page = visit("#/new/othello");
    page.getByLabel("Clock").selectOption("1m+1s");
    page.getByText("Start the game").click();
    Locator running = page.locator(".clock.running");
    expect(running).hasText(Pattern.compile("0:5\\d|1:00"));
    assertThat(page.locator(".clock").count()).isEqualTo(2);
  }

  /** A game against the weakest level. */
  private static Page start(String fragment) {
    Page page = visit(fragment);
    page.getByLabel("Level from 1 to 10").fill("1");
    page.getByText("Start the game").click();
    waitForTurn(page, 0);
    return page;
  }

  private static void waitForTurn(Page page, int moves) {
    expect(page.locator(".moves .move")).hasCount(moves);
    see(page.getByText(Pattern.compile("^Your move")));
  }
}
