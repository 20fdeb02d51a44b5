package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.MouseButton;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The analysis board. */
class AnalysisTest extends PageTestBase {
  @Test
  void theEngineShowsItsLinesValuesAndBestMovesOnTheBoard() {
    Page page = visit("#/analysis?game=othello&moves=f5");
    expect(page.locator(".engine-lines li")).hasCount(3);
    expect(page.locator(".engine-lines .score").first()).hasText(Pattern.compile("discs|even"));
    see(page.locator(".engine").getByText(Pattern.compile("depth \\d+.* · .* nodes/s")));
    expect(page.locator(".badge")).hasCount(3);
    // What is pointed at is shown on a small board, and the best is played by a key.
    page.locator(".engine-lines .line-move").nth(1).hover();
    see(page.locator(".peek .board-svg"));
    page.locator("h1").hover();
    expect(page.locator(".peek")).hasCount(0);
    page.keyboard().press("b");
    expect(page.locator(".tree .move")).hasCount(2);
  }

  @Test
  void theEngineCanBeSwitchedOffAndAskedForMoreLines() {
    Page page = visit("#/analysis?game=othello&moves=f5 d6");
    page.getByLabel("Lines").selectOption("5");
    expect(page.locator(".engine-lines li")).hasCount(5);
    page.getByRole(AriaRole.SWITCH).click();
    expect(page.locator(".engine-lines li")).hasCount(0);
    expect(page.locator(".badge")).hasCount(0);
  }

  @Test
  void aGameWrittenAsOneWordBecomesItsMoves() {
    Page page = visit("#/analysis?game=othello&moves=f5d6c3");
    expect(page.locator(".tree .move")).hasCount(3);
    expect(page.locator(".tree [aria-current]")).containsText("c3");
    page.waitForURL(Pattern.compile("moves=f5\\+d6\\+c3"));
  }

  @Test
  void aSolvedPositionSaysSo() {
    Page page = visit("#/analysis?game=tictactoe");
    see(page.getByText("With best play: a draw"));
    expect(page.locator(".engine-lines .score.proven").first()).hasText(Pattern.compile("draw"));
  }

  @Test
  void otherMovesGrowVariationsAndComments() {
    Page page = visit("#/analysis?game=othello&moves=f5 d6");
    page.getByLabel("One move back").click();
    expect(cell(page, "f6")).hasAttribute("aria-label", Pattern.compile("can be played"));
    cell(page, "f6").click();
    see(page.locator(".variation").getByText("f6"));
    page.getByLabel("Comment on this move").fill("also pla");
    page.waitForURL(Pattern.compile("also\\+pla")); // half written, and safe
    page.getByLabel("Comment on this move").fill("also played");
    page.keyboard().press("Tab");
    see(page.locator(".variation").getByText("also played"));
    assertThat(page.url()).contains("also+played");
    page.getByLabel("Make this the main line").click();
    see(page.locator(".variation").getByText("d6"));
    page.locator("h1").click();
    page.keyboard().press("v");
    expect(page.locator(".tree [aria-current]")).containsText("d6");
  }

  @Test
  void theProofOfADrawIsShownOnTheBoard() {
    Page page = visit("#/analysis?game=mnk(m%3D5,n%3D5,k%3D5)");
    see(page.getByText("a draw, proven by a pairing of 12 pairs"));
    expect(page.locator(".drawing-P")).hasCount(0);
    Locator pairs =
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("The pairs"));
    pairs.click();
    expect(page.locator(".drawing-P")).hasCount(12);
    cell(page, "c3").click();
    expect(page.locator(".tree .move")).hasCount(1);
    expect(page.locator(".drawing-P")).hasCount(12);
    pairs.click();
    expect(page.locator(".drawing-P")).hasCount(0);
  }

  @Test
  void whatTheOtherSideThreatensIsShownInRed() {
    Page page = visit("#/analysis?game=gomoku&moves=h8 a1 h9 a3 h10 a5 h11");
    page.locator("h1").click();
    page.keyboard().press("t");
    expect(page.locator(".engine-facts")).containsText("Black threatens:");
    see(page.locator(".badge.threat").first());
    page.keyboard().press("ArrowLeft");
    expect(page.locator(".engine-facts")).not().containsText("threatens");
    see(page.locator(".badge:not(.threat)").first());
  }

  @Test
  void arrowKeysStepThroughTheMoves() {
    Page page = visit("#/analysis?game=othello&moves=f5 d6 c3");
    Locator current = page.locator(".tree [aria-current]");
    expect(current).containsText("c3");
    page.locator("h1").click();
    page.keyboard().press("ArrowLeft");
    expect(current).containsText("d6");
    page.keyboard().press("Home");
    expect(current).hasCount(0);
    page.keyboard().press("End");
    expect(current).containsText("c3");
  }

  @Test
  void aLinkHoldsTheWholeGame() {
    Page first = visit("#/analysis?game=othello");
    cell(first, "f5").click();
    see(first.locator(".tree").getByText("f5"));
    cell(first, "d6").click();
    see(first.locator(".tree").getByText("d6"));
    Page second = open(first.url().substring(address().length()));
    see(second.locator(".tree").getByText("d6"));
    expect(cell(second, "d6")).hasAttribute("aria-label", "d6, White, last move");
    expect(cell(second, "f5")).hasAttribute("aria-label", "f5, Black");
  }

  @Test
  void aPastedTranscriptIsRead() {
    Page page = visit("#/analysis?game=othello");
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Open")).click();
    page.locator("dialog textarea").fill("f5d6c3d3c4");
    page.locator("dialog button.main").click();
    expect(page.locator(".tree .move")).hasCount(5);
    expect(page.locator(".tree [aria-current]")).containsText("c4");
  }

  @Test
  void whatWasThoughtTravelsInTheRecordAndComesBack() {
    Page page = visit("#/analysis?game=othello&moves=f5 d6 {solid} c3 ( c4 )");
    see(page.locator(".tree").getByText("solid"));
    page.getByLabel("Type a move").fill("D3");
    page.getByLabel("Type a move").press("Enter");
    expect(page.locator(".tree [aria-current]")).containsText("d3");
    page.getByLabel("What you think of this move").selectOption("?!");
    draw(page, "c6", "f3");
    draw(page, "b2", "b2");
    see(page.locator(".drawings").getByText("c6 → f3"));
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }");
    page.getByText("Copy record").click();
    see(page.getByText("Copied"));
    String record = page.evaluate("window.copied").toString();
    assertThat(record)
        .endsWith("1. f5 2. d6 {solid} 3. c3 ( 3. c4 ) 4. d3?! {[%csl Gb2] [%cal Gc6f3]} *\n");
    page.getByText("New", new Page.GetByTextOptions().setExact(true)).click();
    expect(page.locator(".tree .move")).hasCount(0);
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Open")).click();
    page.locator("dialog textarea").fill(record);
    page.locator("dialog button.main").click();
    expect(page.locator(".tree .move")).hasCount(5);
    see(page.locator(".tree").getByText("solid"));
    see(page.locator(".tree .sign").getByText("?!"));
    expect(page.locator(".drawing")).hasCount(2);
    draw(page, "c6", "f3"); // once more takes it away
    expect(page.locator(".drawing")).hasCount(1);
  }

  /** An arrow, or a ring around one place, with the right button. */
  private static void draw(Page page, String from, String to) {
    Mouse.DownOptions right = new Mouse.DownOptions().setButton(MouseButton.RIGHT);
    cell(page, from).hover();
    page.mouse().down(right);
    cell(page, to).hover();
    page.mouse().up(new Mouse.UpOptions().setButton(MouseButton.RIGHT));
  }

  @Test
  void aTypedMoveThatIsNoneIsExplained() {
    Page page = visit("#/analysis?game=othello");
    see(cell(page, "f5"));
    page.getByLabel("Type a move").fill("a1");
    page.getByLabel("Type a move").press("Enter");
    see(page.getByText("a1 is no move here"));
  }

  @Test
  void aBoardOf255By255IsPlayedByMouseAndKeyboard() {
    Page page = visit("#/analysis?game=mnk(m=255,n=255,k=5)");
    Locator board = page.locator("canvas");
    see(board);
    board.click();
    expect(page.locator(".tree .move")).hasCount(1);
    board.press("ArrowRight");
    board.press("Enter");
    expect(page.locator(".tree .move")).hasCount(2);
  }

  @Test
  void aFinishedGameSaysHowItEnded() {
    Page page = visit("#/analysis?game=tictactoe&moves=b2 b1 a1 c3 a2 c2 a3");
    see(page.locator(".engine").getByText("The game is over"));
    expect(page.getByLabel("Who is ahead")).hasAttribute("aria-valuenow", "100");
  }

  @Test
  void theBoardOfANewGameIsTheOneAnalysed() {
    Page page = visit("#/new/mnk(m=15,n=15,k=5)");
    page.getByText("Analysis board").click();
    page.waitForURL(Pattern.compile("analysis.*m%3D15"));
  }

  @Test
  void whoeverIsLeavingIsNotCalledBack() {
    Page page = visit("#/analysis?game=othello&moves=f5 d6");
    see(cell(page, "d6"));
    // The address has changed, the browser has not said so yet, and the screen keeps a comment.
    page.getByLabel("Comment on this move")
        .evaluate(
            "comment => { location.hash = '#/new/kalah';"
                + " comment.dispatchEvent(new Event('change')); }");
    see(page.getByText("Start the game"));
    assertThat(page.url()).contains("#/new/kalah");
  }

  @Test
  void aGameGoesOnFromThePositionChosen() {
    Page page = visit("#/analysis?game=othello&moves=f5 d6");
    see(cell(page, "d6"));
    page.getByText("Play from here").click();
    see(page.getByText("Goes on after move 2."));
    page.locator(".new-board .cell[data-name='a1']").click();
    page.getByText("Start the game").click();
    expect(cell(page, "d6")).hasAttribute("aria-label", Pattern.compile("d6, White"));
  }

  @Test
  void dialogsCloseWithThePageTheyBelongTo() {
    Page page = visit("#/new/othello");
    page.getByText("How to play").click();
    see(page.locator("dialog"));
    page.evaluate("location.hash = '#/games'");
    expect(page.locator("dialog")).hasCount(0);
  }

  @Test
  void anAddressThatCannotBeReadIsExplained() {
    allowRefusals();
    Page page = visit("#/play/%E0%A4%A");
    see(page.getByText("That did not work"));
  }

  @Test
  void nonsenseIsExplained() {
    Page page = visit("#/analysis?game=othello");
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Open")).click();
    page.locator("dialog textarea").fill("f5 z9");
    allowRefusals();
    page.locator("dialog button.main").click();
    expect(page.locator("dialog .problem")).containsText("z9");
  }

  @Test
  void aPositionIsSetUpByClicking() {
    Page page = visit("#/analysis?game=tictactoe");
    page.getByText("Set up").click();
    cell(page, "a1").click();
    page.locator("label").filter(new Locator.FilterOptions().setHasText("O")).first().click();
    cell(page, "b2").click();
    page.getByText("Use this position").click();
    expect(cell(page, "a1")).hasAttribute("aria-label", "a1, X");
    expect(cell(page, "b2")).hasAttribute("aria-label", "b2, O");
    page.waitForURL(Pattern.compile("start=X2"));
  }

  @Test
  void everyFamilyCanBeSetUpAsItStands() {
    Page page = visit("");
    for (String game : new String[] {"mnk", "othello", "dipole", "kalah", "oware"}) {
      page.evaluate("game => { location.hash = '#/analysis?game=' + game; }", game);
      page.waitForURL(Pattern.compile("game=" + game + "[^&]*$"));
      page.getByText("Set up").click();
      page.getByText("Use this position").click();
      page.waitForURL(Pattern.compile("start="));
      see(page.locator(".engine"));
    }
  }

  @Test
  void aReviewedGameShowsItsGraphAndTeachesFromItsMistakes() {
    // O answers the centre with an edge, which loses.
    Page page =
        visit(
            "#/analysis?game=tictactoe&moves=b2 {[%emt 0:00:02]} b1 {[%emt 0:00:07]} a1 c3 a2 c2"
                + " a3");
    see(page.getByText("Time: X 2.0 s · O 7.0 s"));
    page.getByText("Review the game").click();
    see(page.locator(".mistakes"));
    see(page.locator(".graph-line"));
    expect(page.locator(".sign")).not().hasCount(0);
    page.getByText("Learn from them").first().click();
    see(page.getByText(Pattern.compile("What is better\\?")));
    cell(page, "b3").click();
    see(page.getByText(Pattern.compile("b3 does not hold: X answers \\w+")));
    page.getByText("Show it").click();
    String words = page.getByText(Pattern.compile("Best is")).innerText();
    String best = words.replaceAll("Best is (\\w+)\\.", "$1");
    expect(cell(page, best)).hasAttribute("aria-label", Pattern.compile("O, last move"));
  }
}
