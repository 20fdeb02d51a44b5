package agon.search;

import static org.assertj.core.api.Assertions.assertThat;

import agon.example.Pile;
import agon.game.Game;
import agon.game.Position;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A node is a node: whoever visits it, on whatever thread. */
class VisitsTest {
  private static final Game PILE = Pile.FAMILY.game("stones=99,most=9");
  private static final long LIMIT = 100_000;

  /** Roots are visited without being played, once an iteration and window. */
  private static final long ROOTS = 400;

  private final LongAdder seen = new LongAdder();

  /** A pile whose insight counts what it sees, and looks at positions beyond the search's. */
  private Insightful curious() {
    return (Insightful)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Insightful.class},
            (proxy, method, args) ->
                switch (method.getName()) {
                  case "insight" -> new Curious((Position) args[0]);
                  default ->
                      method.getDeclaringClass() == Insightful.class
                          ? InvocationHandler.invokeDefault(proxy, method, args)
                          : method.invoke(PILE, args);
                });
  }

  private final class Curious implements Insight {
    private final Position position;
    private Visits visits = new Visits();

    Curious(Position position) {
      this.position = position;
    }

    @Override
    public void begin(Visits newVisits) {
      visits = newVisits;
    }

    @Override
    public void played(int move) {
      seen.increment();
    }

    @Override
    public int exact(int alpha, int beta, int depth) {
      for (int i = 0; i < 7 && !visits.visit(); i++) {
        seen.increment();
      }
      return Score.UNKNOWN;
    }

    @Override
    public int evaluate() {
      return Long.hashCode(position.key()) % 100;
    }

    @Override
    public int rank(int move) {
      return 0;
    }

    @Override
    public int moves(int[] into) {
      return position.moves(into);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void aLimitHoldsForAllThreadsTogetherAndCountsWhatTheInsightVisits(int threads) {
    Engine engine =
        new Engine(curious(), EngineOptions.STANDARD.with("hash=1,table=false,threads=" + threads));
    seen.reset();
    SearchInfo info = engine.analyse(PILE.start(), Limits.nodes(LIMIT));
    assertThat(info.nodes()).isBetween(LIMIT * 99 / 100, LIMIT);
    assertThat(seen.sum()).isBetween(info.nodes() - threads * ROOTS, info.nodes() + threads);
  }

  @Test
  void oneThreadVisitsExactlyWhatItMay() {
    Visits visits = new Visits(new Signals(1, 1000));
    for (int i = 0; i < 1000; i++) {
      assertThat(visits.left()).isEqualTo(1000 - i);
      assertThat(visits.visit()).isFalse();
    }
    assertThat(visits.visit()).isTrue();
    assertThat(visits.isStopped()).isTrue();
    assertThat(visits.nodes()).isEqualTo(1000);
  }

  @Test
  void whatWasVisitedWithoutAskingIsPaidBack() {
    Visits visits = new Visits(new Signals(1, 1000));
    while (!visits.visit()) {
      visits.add(50);
    }
    assertThat(visits.nodes()).isBetween(1000L, 1050L);
  }

  @Test
  void aStopIsHeardWithinABatch() {
    Signals signals = new Signals(1, Long.MAX_VALUE);
    Visits visits = new Visits(signals);
    assertThat(visits.visit()).isFalse();
    signals.stop();
    int more = 0;
    while (!visits.visit()) {
      more++;
    }
    assertThat(more).isLessThan(200);
  }
}
