package agon.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.example.Pile;
import agon.game.BadInput;
import org.junit.jupiter.api.Test;

/** The numbers of the search as options. */
class TunableTest {
  @Test
  void everyTunableIsAnOptionThatTakesItsWholeRange() {
    assertThat(EngineOptions.TUNABLES).isNotEmpty();
    for (Tunable tunable : EngineOptions.TUNABLES) {
      assertThat(tunable.standard()).isBetween(tunable.least(), tunable.most());
      assertThat(EngineOptions.STANDARD.value(tunable.name())).isEqualTo(tunable.standard());
      for (double value : new double[] {tunable.least(), tunable.most()}) {
        EngineOptions changed = EngineOptions.STANDARD.with(tunable.setTo(value));
        assertThat(changed.value(tunable.name())).isEqualTo(value);
      }
    }
  }

  @Test
  void aTunableIsWrittenLikeAnyOption() {
    EngineOptions options = EngineOptions.STANDARD.with("lmr.base=0.40");
    assertThat(options.line()).isEqualTo("engine(lmr.base=0.4)");
    assertThat(options.with("lmr.base=auto").line()).isEqualTo("engine");
  }

  @Test
  void whatIsOutOfRangeIsRefusedWithTheRange() {
    assertThatThrownBy(() -> EngineOptions.STANDARD.with("lmr.base=7"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("lmr.base is auto or -1–2");
    assertThatThrownBy(() -> EngineOptions.STANDARD.with("lmr.base=NaN"))
        .isInstanceOf(BadInput.class);
  }

  @Test
  void changingATunableChangesTheSearch() {
    long standard = nodes("");
    assertThat(nodes("lmr=false")).isNotEqualTo(standard);
    assertThat(nodes("lmr.base=2")).isNotEqualTo(standard);
  }

  private static long nodes(String changes) {
    Engine engine =
        new Engine(
            Pile.FAMILY.game("stones=60,most=9"),
            EngineOptions.STANDARD.with("hash=1").with(changes));
    return engine.analyse(engine.game().start(), Limits.depth(9)).nodes();
  }
}
