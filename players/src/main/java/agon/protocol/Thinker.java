package agon.protocol;

import agon.game.Position;
import agon.search.Engine;
import agon.search.Limits;
import agon.search.Search;
import agon.search.SearchInfo;
import agon.search.SearchListener;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An engine that thinks on a thread of its own, so that whoever speaks for it can go on listening.
 * Called by one thread.
 */
public final class Thinker {
  private final Engine engine;
  private @Nullable Search search;

  public Thinker(Engine engine) {
    this.engine = engine;
  }

  public Engine engine() {
    return engine;
  }

  /**
   * Begins to think.
   *
   * @param untilTold keep the answer until {@link #stop} or {@link #answerWithin}
   * @param listener hears what is found on the way, on the thinking thread
   * @param answer gets the final reports, on the thinking thread
   */
  public void think(
      Position position,
      Limits limits,
      boolean untilTold,
      Consumer<SearchInfo> listener,
      Consumer<List<SearchInfo>> answer) {
    stop();
    SearchListener ears =
        new SearchListener() {
          @Override
          public void found(SearchInfo info) {
            listener.accept(info);
          }

          @Override
          public void ended(List<SearchInfo> best) {
            answer.accept(best);
          }
        };
    search =
        untilTold ? engine.ponder(position, limits, ears) : engine.start(position, limits, ears);
  }

  public boolean isThinking() {
    return search != null && !search.isDone();
  }

  /** Ends the thinking, if there is any; the answer has been given on return. */
  public void stop() {
    if (search != null) {
      search.stop();
      join();
    }
  }

  /** The same, but the answer may come by itself first, if it does so in time. */
  public void stopAfter(Duration most) {
    if (search != null && !search.isDoneWithin(most)) {
      stop();
    }
  }

  /** What was expected has happened: the answer is wanted within these limits from now on. */
  public void answerWithin(Limits limits) {
    if (search != null) {
      // An even share rather than the most a clock allows: the iteration under way is a long one.
      search.continueWithin(limits.timeForMove().map(Limits::time).orElse(limits));
    }
  }

  /** Waits for the answer. */
  public void join() {
    if (search != null) {
      List<SearchInfo> _ = search.await();
      search = null;
    }
  }
}
