package agon.web.page;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * What axe-core finds on a page that keeps somebody out. It is loaded into the page once and asked
 * for what is wrong only: its own builder loads it anew each time and brings back every passed
 * check, which took most of the time of looking at all screens. Nor does any check that is on by
 * default want style sheets fetched once more.
 */
final class Barriers {
  private static final String VIOLATIONS =
      """
      async (options) => {
        const { violations } = await axe.run(document, { ...options, preload: false, resultTypes: ['violations'] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
      }
      """;

  private final Page page;

  Barriers(Page page) {
    this.page = page;
    page.evaluate(axe());
  }

  private static String axe() {
    try (InputStream in = AxeBuilder.class.getResourceAsStream("/axe.min.js")) {
      if (in == null) {
        throw new IllegalStateException("axe-core is not where it used to be");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<?> all() {
    return (List<?>) page.evaluate(VIOLATIONS, Map.of());
  }

  /** Only what depends on colours, for a page that has been looked at in others. */
  List<?> inColours() {
    return (List<?>) page.evaluate(VIOLATIONS, Map.of("runOnly", List.of("color-contrast")));
  }
}
