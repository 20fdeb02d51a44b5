package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import agon.web.PageServer;
import agon.web.ServerOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/**
 * A server and a visitor for tests of the page. Whatever the browser complains about fails the
 * test.
 */
@Tag("slow")
abstract class PageTestBase {
  static @TempDir Path data;
  private static @Nullable PageServer server;

  private final List<String> complaints = new ArrayList<>();
  private @Nullable BrowserContext visitor;
  private boolean refusals;

  @BeforeAll
  static void startServer() {
    server = PageServer.start(ServerOptions.local(data));
  }

  @AfterAll
  static void stopServer() {
    if (server != null) {
      server.close();
    }
  }

  @AfterEach
  void noComplaints() {
    if (visitor != null) {
      visitor.close();
    }
    assertThat(complaints).as("what the browser complained about").isEmpty();
  }

  /** From now on the server may say no: the browser notes it, and it is what the test is about. */
  void allowRefusals() {
    refusals = true;
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
    if (visitor == null) {
      visitor = Chromium.visitor(screen);
    }
    Page page = visitor.newPage();
    page.onPageError(complaints::add);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")
              && !(refusals && message.text().matches("(?s).*(status of 4|ERR_).*"))) {
            complaints.add(message.text());
          }
        });
    page.navigate(address() + fragment);
    see(page.locator("h1").first());
    return page;
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
