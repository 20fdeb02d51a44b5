package agon.cluster;

import agon.learn.SelfPlayPart;
import agon.learn.SelfPlayers;
import java.util.Iterator;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Has a farm play the games that a learner learns from. */
public final class FarmSelfPlayers implements SelfPlayers {
  private final Farm farm;
  private final String title;

  /**
   * @param title of the run, for people
   */
  public FarmSelfPlayers(Farm farm, String title) {
    this.farm = farm;
    this.title = title;
  }

  private record Arrival(
      SelfPlayPart part, @Nullable Delivery delivery, @Nullable Throwable problem) {}

  @Override
  public void play(Iterator<SelfPlayPart> parts, BiConsumer<SelfPlayPart, byte[]> done) {
    String run = UUID.randomUUID().toString();
    @Nullable String weights = null;
    BlockingQueue<Arrival> arrivals = new LinkedBlockingQueue<>();
    int open = 0;
    int cores = farm.cores();
    while (true) {
      while (open <= cores && parts.hasNext()) {
        SelfPlayPart part = parts.next();
        weights = weights == null ? bring(part) : weights;
        byte[] body = SelfPlayTrade.body(part, weights);
        Order order = new Order(run, part.part(), SelfPlayTrade.KIND, title, 1, Set.of(), body);
        var _ =
            farm.order(order)
                .whenComplete(
                    (delivery, problem) -> arrivals.add(new Arrival(part, delivery, problem)));
        open++;
      }
      if (open == 0) {
        return;
      }
      Arrival arrival = next(arrivals);
      open--;
      if (arrival.delivery() == null) {
        throw problem(arrival.problem());
      }
      done.accept(arrival.part(), arrival.delivery().body());
      if (farm.isConnected()) {
        cores = farm.cores();
      }
    }
  }

  /** The parts of one generation all know the same. */
  private String bring(SelfPlayPart part) {
    byte[] weights = part.weights();
    return weights.length == 0 ? "" : farm.bring(weights);
  }

  private static Arrival next(BlockingQueue<Arrival> arrivals) {
    try {
      return arrivals.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private static RuntimeException problem(@Nullable Throwable problem) {
    Throwable cause = problem instanceof CompletionException ? problem.getCause() : problem;
    return cause instanceof RuntimeException e ? e : new IllegalStateException(cause);
  }
}
