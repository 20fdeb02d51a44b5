package agon.web.page;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The one browser of a test run: starting it takes longer than most tests. */
final class Chromium {
  /** How wide a screen is. */
  enum Screen {
    DESK(1280, 860),
    PHONE(390, 844),
    PHONE_ON_ITS_SIDE(844, 390),

    /** A desk of 1440 by 900 at 200 and at 400 percent. */
    ZOOMED_TWICE(720, 450),
    ZOOMED_FOUR_TIMES(360, 225);

    private final int width;
    private final int height;

    Screen(int width, int height) {
      this.width = width;
      this.height = height;
    }
  }

  /** As in {@code bin/browser}. */
  private static final List<String> NAMES =
      List.of(
          "chromium-headless-shell",
          "chromium",
          "chromium-browser",
          "google-chrome",
          "google-chrome-stable");

  /**
   * Long: engines, other tests and whatever else runs may be using all cores of a small machine.
   */
  private static final double PATIENCE_MILLIS = 60_000;

  private static final Browser BROWSER = start();

  private Chromium() {}

  /** The engine thinks for a second where a person would let it think on: others need the cores. */
  private static final String NOT_FOR_EVER =
      "localStorage.setItem('agon.engine', JSON.stringify({ time: '1s',"
          + " ...JSON.parse(localStorage.getItem('agon.engine') ?? '{}') }))";

  /**
   * A visitor with no past. Movements are off, so that what a test sees stands still, and the page
   * keeps nothing for when the server is away: it would fetch all its files again at each visit.
   */
  static BrowserContext visitor(Screen screen) {
    return visitor(screen, ServiceWorkerPolicy.BLOCK);
  }

  static BrowserContext visitor(Screen screen, ServiceWorkerPolicy workers) {
    BrowserContext visitor =
        BROWSER.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(screen.width, screen.height)
                .setColorScheme(ColorScheme.LIGHT)
                .setHasTouch(screen == Screen.PHONE || screen == Screen.PHONE_ON_ITS_SIDE)
                .setLocale("en-GB")
                .setServiceWorkers(workers)
                .setReducedMotion(ReducedMotion.REDUCE));
    visitor.setDefaultTimeout(PATIENCE_MILLIS);
    visitor.addInitScript(NOT_FOR_EVER);
    return visitor;
  }

  private static Browser start() {
    // The browser is the system's: nothing is downloaded.
    Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
    Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
    return playwright
        .chromium()
        .launch(
            new BrowserType.LaunchOptions()
                .setExecutablePath(executable())
                // Chromium refuses its sandbox to root, which containers and CI are.
                .setArgs(List.of("--no-sandbox")));
  }

  private static Path executable() {
    Stream<String> wanted =
        Stream.concat(Optional.ofNullable(System.getenv("AGON_BROWSER")).stream(), NAMES.stream());
    List<Path> folders =
        Stream.of(System.getenv().getOrDefault("PATH", "/usr/bin").split(":", -1))
            .map(Path::of)
            .toList();
    return wanted
        .flatMap(name -> folders.stream().map(folder -> folder.resolve(name)))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException("there is no Chromium; bin/browser installs one"));
  }
}
