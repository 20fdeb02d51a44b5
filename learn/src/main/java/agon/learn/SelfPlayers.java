package agon.learn;

import java.util.Iterator;
import java.util.List;
import java.util.function.BiConsumer;

/** Who plays the games that a learner learns from: threads of this program, or other machines. */
public interface SelfPlayers {
  /**
   * Plays parts for as long as there is a next one, which is no longer so when time is up; returns
   * when all that were taken are done.
   *
   * @param done is handed the games of a part as a file of samples; parts in any order, one at a
   *     time
   */
  void play(Iterator<SelfPlayPart> parts, BiConsumer<SelfPlayPart, byte[]> done);

  /** Threads of this program. */
  static SelfPlayers here(int threads) {
    ParallelWork crew = new ParallelWork(threads);
    return (parts, done) -> {
      while (parts.hasNext()) {
        SelfPlayPart part = parts.next();
        done.accept(
            part,
            SampleFile.bytes(
                part.knowledge().game().line(),
                crew.work(part.from(), part.to(), part::player).stream()
                    .flatMap(List::stream)
                    .toList()));
      }
    };
  }
}
