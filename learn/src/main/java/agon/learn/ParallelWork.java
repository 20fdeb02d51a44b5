package agon.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Does numbered pieces of work on several threads; the results come in order. */
record ParallelWork(int threads) {
  void each(int count, IntConsumer work) {
    List<Integer> _ =
        work(
            0,
            count,
            () ->
                i -> {
                  work.accept(i);
                  return i;
                });
  }

  /**
   * @param makeWorker called once a thread; what it returns is used by that thread alone
   */
  <T> List<T> work(int from, int to, Supplier<IntFunction<T>> makeWorker) {
    List<List<T>> parts = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<List<T>>> running = new ArrayList<>();
      int size = Math.max(1, Math.ceilDiv(to - from, threads * 4));
      ThreadLocal<IntFunction<T>> worker = ThreadLocal.withInitial(makeWorker);
      for (int first = from; first < to; first += size) {
        int start = first;
        int end = Math.min(to, first + size);
        running.add(
            pool.submit(
                () -> {
                  List<T> done = new ArrayList<>();
                  for (int i = start; i < end; i++) {
                    done.add(worker.get().apply(i));
                  }
                  return done;
                }));
      }
      for (Future<List<T>> part : running) {
        parts.add(part.get());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(e.getCause());
    }
    return parts.stream().flatMap(List::stream).toList();
  }
}
