package agon.protocol;

import agon.game.Position;
import agon.search.Engine;
import agon.search.Limits;
import agon.search.Report;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An engine that thinks on a thread of its own, so that whoever speaks for it can go on listening.
 * Called by one thread.
 */
public final class Thinker {
  private final Engine engine;
  private @Nullable Thread thread;
  private CountDownLatch begun = new CountDownLatch(0);
  private CountDownLatch mayAnswer = new CountDownLatch(0);

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
      Consumer<Report> listener,
      Consumer<List<Report>> answer) {
    stop();
    Position root = position.copy();
    CountDownLatch first = new CountDownLatch(1);
    CountDownLatch told = new CountDownLatch(untilTold ? 1 : 0);
    begun = first;
    mayAnswer = told;
    thread =
        Thread.ofPlatform()
            .daemon()
            .name("agon-thinker")
            .start(
                () -> {
                  List<Report> reports =
                      engine.analyse(
                          root,
                          limits,
                          report -> {
                            first.countDown();
                            listener.accept(report);
                          });
                  first.countDown();
                  await(told);
                  answer.accept(reports);
                });
  }

  public boolean isThinking() {
    Thread now = thread;
    return now != null && now.isAlive();
  }

  /** Ends the thinking, if there is any; the answer has been given on return. */
  public void stop() {
    Thread now = thread;
    if (now == null) {
      return;
    }
    // A search hears of nothing before it has begun, so wait for its first word.
    await(begun);
    engine.stop();
    mayAnswer.countDown();
    join();
  }

  /** What was expected has happened: the answer is wanted within these limits from now on. */
  public void answerWithin(Limits limits) {
    await(begun);
    // An even share rather than the most a clock allows: the search began without a clock.
    limits.timeForMove().map(Limits::time).ifPresent(engine::continueWithin);
    mayAnswer.countDown();
  }

  /** Waits for the answer. */
  public void join() {
    Thread now = thread;
    if (now == null) {
      return;
    }
    try {
      now.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    thread = null;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
