package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is seen of a move, and when. */
class MovePaintTest extends PageTestBase {
  /** From a click to the frame after the one in which the board has changed, the best of some. */
  private static final String MILLIS_TO_PAINT =
      """
      async () => {
        const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        await twoFrames();
        const idle = performance.now();
        await twoFrames();
        const frames = performance.now() - idle;
        const began = performance.now();
        document.querySelector(".play .cell.legal").dispatchEvent(new PointerEvent('click', { bubbles: true }));
        const painted = document.querySelectorAll('.cell.last').length === 1;
        await twoFrames();
        return [performance.now() - began, frames, painted ? 1 : 0];
      }
      """;

  @Test
  void ownMovesArePaintedAtOnce() {
    Page page = start("#/new/othello");
    @SuppressWarnings("unchecked")
    List<Number> millis = (List<Number>) page.evaluate(MILLIS_TO_PAINT);
    assertThat(millis.get(2).intValue()).as("drawn before the server has heard of it").isEqualTo(1);
    // A machine that takes long for two empty frames may take long for two with a move in them.
    assertThat(millis.get(0).doubleValue())
        .as("milliseconds to paint a move, where empty frames take " + millis.get(1))
        .isLessThan(100 + 4 * millis.get(1).doubleValue());
  }

  @Test
  void nothingIsFilteredOverTheWholeBoard() {
    Page page = start("#/new/othello");
    assertThat(page.evaluate("getComputedStyle(document.querySelector('.board-svg')).filter"))
        .isEqualTo("none");
  }

  @Test
  void theReplyIsShownAfterOnesOwnMove() {
    Page page = visit("#/new/othello");
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
    page.getByLabel("Level from 1 to 10").fill("1");
    page.getByText("Start the game").click();
    see(page.getByText(Pattern.compile("^Your move")));
    page.evaluate(
        """
        () => {
          window.boards = [];
          new MutationObserver(() => boards.push(document.querySelectorAll('.play .cell .piece > .man').length))
            .observe(document.querySelector('.play .cells'), { subtree: true, childList: true });
        }
        """);
    cell(page, "f5").click();
    expect(page.locator(".moves .move")).hasCount(2);
    Object boards = page.evaluate("boards");
    assertThat(boards)
        .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST)
        .contains(5, 6);
  }

  /**
   * The least contrast of what marks a legal move, over the lightest and the darkest of the field.
   */
  private static final String CONTRAST =
      """
      (theme) => {
        document.documentElement.dataset.board = theme;
        const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        const points = (colour) => { pen.fillStyle = colour; pen.fillRect(0, 0, 1, 1); return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3); };
        const part = (value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
        const light = ([r, g, b]) => 0.05 + 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
        const ratio = (a, b) => Math.max(light(a), light(b)) / Math.min(light(a), light(b));
        const over = (top, below, share) => below.map((value, i) => top[i] * share + value * (1 - share));
        const field = points(getComputedStyle(document.querySelector('.board-svg .field')).fill);
        const [dot, glow] = ['.dot', '.glow'].map((part) => getComputedStyle(document.querySelector('.cell.legal ' + part)));
        const mark = points(glow.stroke === 'none' ? dot.fill : glow.stroke);
        return Math.min(...[over([255, 255, 255], field, 0.14), over([0, 0, 0], field, 0.1)].map((ground) => ratio(mark, ground)));
      }
      """;

  @ParameterizedTest
  @ValueSource(strings = {"othello", "kalah", "dipole"})
  void marksOfLegalMovesStandOutOnEveryBoard(String game) {
    Page page = visit("#/new/" + game);
    page.getByText("Start the game").click();
    see(page.getByText(Pattern.compile("^Your move")));
    for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
      for (String theme : List.of("own", "wood", "paper", "night")) {
        assertThat(((Number) page.evaluate(CONTRAST, theme)).doubleValue())
            .as("%s on a board of %s, %s", game, theme, scheme)
            .isGreaterThanOrEqualTo(3);
      }
    }
  }

  @Test
  void anotherTurnIsSaid() {
    Page page = start("#/new/kalah");
    cell(page, "S3").click(); // the last of four seeds falls into the store
    see(page.getByText("Your move again (South)"));
  }

  @Test
  void theKeyboardsPlaceIsKeptWhenTheGameGoesOn() {
    Page page = start("#/new/othello");
    cell(page, "f5").focus();
    page.keyboard().press("Enter");
    expect(page.locator(".moves .move")).hasCount(2);
    assertThat(page.evaluate("document.activeElement.dataset.name")).isEqualTo("f5");
    page.getByText("Take back").focus();
    page.keyboard().press("Enter");
    expect(page.locator(".moves .move")).hasCount(0);
    assertThat(page.evaluate("document.activeElement.textContent")).isEqualTo("Take back");
  }

  private static Page start(String fragment) {
    Page page = visit(fragment);
    page.getByLabel("Level from 1 to 10").fill("1");
    page.getByText("Start the game").click();
    see(page.getByText(Pattern.compile("^Your move")));
    return page;
  }
}
