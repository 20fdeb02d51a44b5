package agon.web;

import agon.web.http.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Iterator;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Reads server-sent events in tests. */
final class Events implements AutoCloseable {
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  record Event(long id, String name, JsonNode data) {}

  private final BlockingQueue<Event> queue = new LinkedBlockingQueue<>();
  private final Stream<String> lines;
  private final HttpResponse<Stream<String>> response;

  Events(Client client, String path, String... headers) {
    HttpRequest.Builder request = HttpRequest.newBuilder(client.uri(path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    try {
      response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofLines());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    lines = response.body();
    Thread.ofVirtual().start(this::read);
  }

  private void read() {
    long id = 0;
    String name = "";
    try {
      Iterator<String> all = lines.iterator();
      while (all.hasNext()) {
        String line = all.next();
        if (line.startsWith("id: ")) {
          id = Long.parseLong(line.substring(4));
        } else if (line.startsWith("event: ")) {
          name = line.substring(7);
        } else if (line.startsWith("data: ")) {
          queue.add(new Event(id, name, Json.MAPPER.readTree(line.substring(6))));
        }
      }
    } catch (UncheckedIOException e) {
      // The stream was closed.
    }
    queue.add(new Event(id, "end", Json.MAPPER.readTree("null")));
  }

  /** The next event that is as wanted; fails after a while. */
  Event await(Predicate<Event> wanted) {
    long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
    try {
      while (true) {
        Event event = queue.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        if (event == null) {
          throw new AssertionError("no such event came");
        }
        if (wanted.test(event)) {
          return event;
        }
        if (event.name().equals("end")) {
          throw new AssertionError("the stream ended before such an event came");
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  JsonNode await(String name) {
    return await(event -> event.name().equals(name)).data();
  }

  @Override
  public void close() {
    lines.close();
  }
}
