package agon.cluster;

import agon.cluster.grid.Declined;
import agon.cluster.grid.Desk;
import agon.game.BadInput;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/**
 * Does jobs for a farm, as many at once as it has cores. What it has done lately it still knows,
 * and what it is doing it goes on with when the coordinator is lost: an order that comes a second
 * time, from a coordinator that has started again for example, is not done a second time.
 */
final class Worker implements Desk, AutoCloseable {
  private static final int REMEMBERED = 256;

  private final int cores;
  private final Map<String, Trade> trades;
  private final BooleanSupplier isConnected;
  private final Semaphore free;
  private final AtomicInteger working = new AtomicInteger();
  private final ExecutorService threads =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("farm-job-", 0).factory());

  /** Done or being done, by the ids of orders. */
  private final Map<String, CompletableFuture<byte[]>> jobs = new LinkedHashMap<>(16, 0.75f, true);

  /**
   * @param isConnected whether the coordinator can be reached now
   */
  Worker(int cores, Map<String, Trade> trades, BooleanSupplier isConnected) {
    this.cores = cores;
    this.trades = Map.copyOf(trades);
    this.isConnected = isConnected;
    free = new Semaphore(cores, true);
  }

  int working() {
    return working.get();
  }

  @Override
  public CompletableFuture<byte[]> answer(String from, String kind, byte[] body) {
    if (!kind.equals(Kinds.JOB)) {
      return CompletableFuture.failedFuture(
          new BadInput("a worker knows nothing of " + BadInput.quote(kind)));
    }
    Order order = Order.of(body);
    CompletableFuture<byte[]> job;
    synchronized (jobs) {
      CompletableFuture<byte[]> known = jobs.get(order.id());
      if (known == null || known.isCompletedExceptionally()) {
        known = begin(order);
        jobs.put(order.id(), known);
        forgetOldest();
      }
      job = known;
    }
    // A copy, so that who does not want it any more does not take it from others.
    CompletableFuture<byte[]> answer = job.copy();
    var _ =
        answer.whenComplete(
            (value, problem) -> {
              if (answer.isCancelled() && isConnected.getAsBoolean()) {
                job.cancel(false);
              }
            });
    return answer;
  }

  private void forgetOldest() {
    var all = jobs.entrySet().iterator();
    while (jobs.size() > REMEMBERED && all.hasNext()) {
      if (all.next().getValue().isDone()) {
        all.remove();
      }
    }
  }

  private CompletableFuture<byte[]> begin(Order order) {
    CompletableFuture<byte[]> job = new CompletableFuture<>();
    Trade trade = trades.get(order.kind());
    if (trade == null) {
      job.completeExceptionally(new Declined("knows nothing of " + order.kind()));
      return job;
    }
    threads.execute(() -> work(order, trade, job));
    return job;
  }

  private void work(Order order, Trade trade, CompletableFuture<byte[]> job) {
    int wanted = Math.min(cores, order.cores());
    free.acquireUninterruptibly(wanted);
    working.incrementAndGet();
    try {
      if (!job.isDone()) {
        job.complete(trade.work(order, () -> !job.isDone()).bytes());
      }
    } catch (Throwable e) { // whatever it is, whoever ordered it is to hear of it
      job.completeExceptionally(e);
    } finally {
      working.decrementAndGet();
      free.release(wanted);
    }
  }

  @Override
  public void close() {
    synchronized (jobs) {
      jobs.values().forEach(job -> job.cancel(false));
    }
    threads.shutdown();
    trades.values().forEach(Trade::close);
  }
}
