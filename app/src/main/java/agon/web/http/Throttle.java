package agon.web.http;

import io.javalin.http.Context;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * So many of a kind of request a minute from one address, and no more: a bucket that fills up
 * slowly and is emptied by one with each request.
 */
public final class Throttle {
  private static final int MOST_ADDRESSES = 10_000;

  private record Bucket(double level, long nanos) {}

  private final int perMinute;
  private final LongSupplier clock;
  private final Map<String, Bucket> buckets = new HashMap<>();

  public Throttle(int perMinute, LongSupplier clock) {
    this.perMinute = perMinute;
    this.clock = clock;
  }

  public void require(Context context) {
    require(context.ip());
  }

  public synchronized void require(String address) {
    if (buckets.size() > MOST_ADDRESSES) {
      buckets.clear();
    }
    long now = clock.getAsLong();
    Bucket bucket = buckets.getOrDefault(address, new Bucket(perMinute, now));
    double filled = (now - bucket.nanos()) / 60e9 * perMinute;
    double level = Math.min(perMinute, bucket.level() + filled);
    if (level < 1) {
      throw new Refusal(
          Refusal.TOO_MANY, "that is more than %d a minute; wait a little".formatted(perMinute));
    }
    buckets.put(address, new Bucket(level - 1, now));
  }
}
