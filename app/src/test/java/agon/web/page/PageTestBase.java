package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import agon.web.PageServer;
import agon.web.ServerOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;

/**
 * A server and a visitor for tests of the page. Whatever the browser complains about fails the
 * test.
 */
@Tag("slow")
abstract class PageTestBase {
  private static @Nullable PageServer server;
  private static @Nullable Path data;

  /** A page that several tests of a class use: opening one takes longer than most tests. */
  private static @Nullable Page shared;

  private static final List<String> COMPLAINTS = new ArrayList<>();
  private static boolean refusals;
  private @Nullable BrowserContext visitor;
  private boolean keepsFiles;

  /** One server for all tests of a run, as one server has many visitors. */
  @BeforeAll
  static void startServer() throws IOException {
    if (server == null) {
      data = Files.createTempDirectory("agon-page");
      server = PageServer.start(ServerOptions.local(data));
      Runtime.getRuntime().addShutdownHook(new Thread(PageTestBase::stopServer));
    }
  }

  /** For tests that count what there is: a server that has seen nothing. */
  static void startAnew() throws IOException {
    stopServer();
    startServer();
  }

  private static void stopServer() {
    if (server != null && data != null) {
      server.close();
      server = null;
      try (Stream<Path> files = Files.walk(data)) {
        files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @AfterEach
  void noComplaints() {
    if (visitor != null) {
      visitor.close();
    }
    List<String> complaints = List.copyOf(COMPLAINTS);
    COMPLAINTS.clear();
    refusals = false;
    assertThat(complaints).as("what the browser complained about").isEmpty();
  }

  @AfterAll
  static void closeShared() {
    if (shared != null) {
      shared.context().close();
      shared = null;
    }
  }

  /** From now on the server may say no: the browser notes it, and it is what the test is about. */
  static void allowRefusals() {
    refusals = true;
  }

  /** The visitors to come keep the page for when the server is away. */
  void keepFiles() {
    keepsFiles = true;
  }

  static String address() {
    return running().address();
  }

  static String adminToken() {
    return running().adminToken();
  }

  private static PageServer running() {
    if (server == null) {
      throw new IllegalStateException("the server has not been started");
    }
    return server;
  }

  /** Opens the page at a fragment such as {@code #/new/othello}. */
  Page open(Chromium.Screen screen, String fragment) {
    Page page = newPage(screen);
    page.navigate(address() + fragment);
    see(page.locator("h1").first());
    return page;
  }

  /**
   * Goes to a fragment on the page that the tests of this class share, as a visitor with no past
   * who has the page open already.
   */
  static Page visit(String fragment) {
    Page page = shared;
    if (page == null) {
      page = Chromium.visitor(Chromium.Screen.DESK).newPage();
      listen(page);
      shared = page;
      page.navigate(address() + fragment);
    } else {
      page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
      page.evaluate(
          "fragment => { localStorage.clear(); localStorage.setItem('agon.engine',"
              + " '{\"time\":\"1s\"}'); document.getElementById('screen').replaceChildren();"
              + " history.replaceState(null, '', '#/nowhere'); location.hash = fragment; }",
          fragment.isEmpty() ? "#/" : fragment);
    }
    see(page.locator("h1").first());
    return page;
  }

  /** The page's modules without the page: for what they compute. */
  Page modules() {
    Page page = newPage(Chromium.Screen.DESK);
    page.navigate(address() + "icon.svg");
    return page;
  }

  private Page newPage(Chromium.Screen screen) {
    if (visitor == null) {
      visitor =
          Chromium.visitor(
              screen, keepsFiles ? ServiceWorkerPolicy.ALLOW : ServiceWorkerPolicy.BLOCK);
    }
    Page page = visitor.newPage();
    listen(page);
    return page;
  }

  private static void listen(Page page) {
    page.onPageError(COMPLAINTS::add);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")
              && !(refusals && message.text().matches("(?s).*(status of 4|ERR_).*"))) {
            COMPLAINTS.add(message.text());
          }
        });
  }

  /**
   * From now on no move stands alone for a moment before the next is shown, as it does for people.
   */
  static void hurry(Page page) {
    page.evaluate(
        "(later => { window.setTimeout = (what, millis, ...more) => later(what, Math.min(millis ??"
            + " 0, 10), ...more); })(setTimeout)");
  }

  Page open(String fragment) {
    return open(Chromium.Screen.DESK, fragment);
  }

  static LocatorAssertions expect(Locator locator) {
    return PlaywrightAssertions.assertThat(locator);
  }

  /** Waits until something is there to be seen. */
  static void see(Locator locator) {
    expect(locator).isVisible();
  }

  /** A place of the board by its name. */
  static Locator cell(Page page, String name) {
    return page.locator(".play .cell[data-name='" + name + "']");
  }
}
