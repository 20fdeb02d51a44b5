package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values as the board shows them. */
class ScoreTextTest extends PageTestBase {
  @Test
  void valuesHaveASignUnlessNothingIsLeftOfThem() {
    Page page = modules();
    Object shown =
        page.evaluate(
            """
            async () => {
              const { badgeText } = await import('/js/score-text.js');
              return [[-60, 'estimate'], [250, 'estimate'], [-3, 'estimate'], [0, 'proven'], [-400, 'proven'], [399993, 'proven']]
                .map(([score, kind]) => badgeText(score, kind));
            }
            """);
    assertThat(shown).isEqualTo(List.of("−0.6", "+2.5", "0.0", "=", "−4", "+#7"));
  }
}
