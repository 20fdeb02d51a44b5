package agon.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.example.Pile;
import agon.game.BadInput;
import agon.game.Game;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The handle of a search: stopping, other limits, waiting, at whatever moment. */
@Timeout(30)
class SearchTest {
  private static final Game PILE = Pile.FAMILY.game("stones=99,most=9");

  /** Without a table the pile is a search without end. */
  private final Engine engine = new Engine(PILE, EngineOptions.STANDARD.with("hash=1,table=false"));

  @RepeatedTest(20)
  void aStopRightAfterTheStartIsHeard() {
    Search search = engine.start(PILE.start(), Limits.NONE, info -> {});
    search.stop();
    assertThat(search.await().getFirst().line()).isNotEmpty();
  }

  @Test
  void aStopOfASearchThatStillWaitsForAnotherIsHeard() {
    Search first = engine.start(PILE.start(), Limits.NONE, info -> {});
    Search second = engine.start(PILE.start(), Limits.NONE, info -> {});
    second.stop();
    first.stop();
    assertThat(first.await()).hasSize(1);
    assertThat(second.await()).hasSize(1);
    second.stop();
    assertThat(second.isDone()).isTrue();
  }

  @Test
  void aSearchThatIsStoppedLeavesTheNextOneAlone() {
    Search first = engine.start(PILE.start(), Limits.NONE, info -> {});
    first.stop();
    List<SearchInfo> _ = first.await();
    first.stop();
    assertThat(engine.analyse(PILE.start(), Limits.nodes(5000)).nodes()).isEqualTo(5000);
  }

  @Test
  void aSearchWithoutLimitsIsGivenSome() {
    Search byTime = engine.start(PILE.start(), Limits.NONE, info -> {});
    byTime.continueWithin(Limits.time(Duration.ofMillis(30)));
    assertThat(byTime.await()).hasSize(1);
    Search byNodes = engine.start(PILE.start(), Limits.NONE, info -> {});
    byNodes.continueWithin(Limits.nodes(1000));
    assertThat(byNodes.await()).hasSize(1);
    Search byDepth = engine.start(PILE.start(), Limits.NONE, info -> {});
    byDepth.continueWithin(Limits.depth(2));
    assertThat(byDepth.await()).hasSize(1);
  }

  @Test
  void aSearchIsGivenMoreTime() {
    Search search = engine.start(PILE.start(), Limits.time(Duration.ofMillis(400)), info -> {});
    search.continueWithin(Limits.time(Duration.ofMillis(700)));
    assertThat(search.await().getFirst().time()).isGreaterThan(Duration.ofMillis(450));
  }

  @Test
  void ponderingAnswersOnlyWhenTold() throws Exception {
    CompletableFuture<List<SearchInfo>> answer = new CompletableFuture<>();
    CompletableFuture<SearchInfo> solved = new CompletableFuture<>();
    Engine solving = new Engine(PILE, EngineOptions.STANDARD.with("hash=1"));
    SearchListener listener =
        new SearchListener() {
          @Override
          public void found(SearchInfo info) {
            if (info.score().isProven()) {
              solved.complete(info);
            }
          }

          @Override
          public void ended(List<SearchInfo> best) {
            answer.complete(best);
          }
        };
    Search search = solving.ponder(PILE.position("5 Left"), Limits.NONE, listener);
    solved.get();
    assertThat(search.isDone()).isFalse();
    assertThat(answer).isNotDone();
    search.continueWithin(Limits.time(Duration.ofSeconds(10)));
    assertThat(search.await().getFirst().score().isProven()).isTrue();
    assertThat(answer).isDone();
  }

  @Test
  void interruptingWhoeverWaitsEndsTheSearch() {
    Search search = engine.start(PILE.start(), Limits.NONE, info -> {});
    Thread.currentThread().interrupt();
    assertThat(search.await()).hasSize(1);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void interruptingTheThreadThatThinksEndsTheSearch() {
    Thread.currentThread().interrupt();
    assertThat(engine.analyse(PILE.start(), Limits.NONE).line()).isNotEmpty();
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void aPositionOfAnotherGameIsRefused() {
    Game larger = Pile.FAMILY.game("stones=99");
    Engine small = new Engine(Pile.FAMILY.game("stones=5"), EngineOptions.STANDARD.with("hash=1"));
    assertThatThrownBy(() -> small.start(larger.start(), Limits.NONE, info -> {}))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("no position of pile(stones=5)");
  }

  @Test
  void whatBreaksInAListenerReachesWhoeverWaits() {
    Search search =
        engine.start(
            PILE.start(),
            Limits.nodes(1000),
            info -> {
              throw new IllegalStateException("a listener broke");
            });
    assertThatThrownBy(search::await).hasMessageContaining("a listener broke");
    List<SearchInfo> later = new ArrayList<>();
    List<SearchInfo> _ = engine.analyse(PILE.start(), Limits.nodes(1000), later::add);
    assertThat(later).isNotEmpty();
  }
}
