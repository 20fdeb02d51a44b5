package agon.web.http;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Sends feeds to browsers as server-sent events, each on its own virtual thread: a reader that is
 * slow or gone keeps nobody else waiting. Between events a comment now and then finds out who has
 * gone.
 */
public final class EventStreams {
  private static final Duration HEARTBEAT = Duration.ofSeconds(10);
  private static final int MOST = 2000;

  private final Set<Thread> open = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  /** Sends a feed until it ends, the reader leaves or the server stops. */
  public void serve(Context context, Feed feed) {
    long seen = lastSeen(context.header("Last-Event-ID"));
    if (feed.isClosed() && seen == feed.last()) {
      context.status(204); // browsers take this for the end and stop asking
      return;
    }
    if (open.size() >= MOST) {
      throw new Refusal(Refusal.TOO_MANY, "too many are watching already; try again later");
    }
    feed.enter();
    open.add(Thread.currentThread());
    try {
      HttpServletResponse response = context.res();
      response.setContentType("text/event-stream");
      response.setCharacterEncoding("UTF-8");
      OutputStream out = response.getOutputStream();
      write(out, "retry: 1000\n\n");
      pump(out, feed, seen);
    } catch (IOException | InterruptedException e) {
      // The reader has gone or the server stops, which is how streams end.
    } finally {
      feed.leave();
      open.remove(Thread.currentThread());
    }
  }

  private void pump(OutputStream out, Feed feed, long lastSeen)
      throws IOException, InterruptedException {
    long seen = lastSeen > feed.last() ? 0 : lastSeen;
    while (!closed) {
      boolean ended = feed.isClosed();
      List<Feed.Event> events = feed.after(seen, ended ? Duration.ZERO : HEARTBEAT);
      StringBuilder text = new StringBuilder();
      for (Feed.Event event : events) {
        text.append("id: ").append(event.id());
        text.append("\nevent: ").append(event.name());
        text.append("\ndata: ").append(event.data()).append("\n\n");
        seen = event.id();
      }
      if (ended && events.isEmpty()) {
        return;
      }
      write(out, events.isEmpty() ? ": still here\n\n" : text.toString());
    }
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  private static long lastSeen(@Nullable String id) {
    return id != null && id.matches("\\d{1,18}") ? Long.parseLong(id) : 0;
  }

  /** Lets all streams go. */
  public void close() {
    closed = true;
    open.forEach(Thread::interrupt);
  }

  public int open() {
    return open.size();
  }
}
