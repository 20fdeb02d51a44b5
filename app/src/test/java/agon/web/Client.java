package agon.web;

import agon.web.http.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import tools.jackson.databind.JsonNode;

/** Talks to a server in tests, as a page or a script would. */
final class Client {
  private final PageServer server;
  private final HttpClient http =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(10))
          .build();

  Client(PageServer server) {
    this.server = server;
  }

  /** An answer: status and JSON. */
  record Answer(int status, JsonNode json, HttpResponse<String> raw) {
    String error() {
      return json.path("error").asString("");
    }
  }

  URI uri(String path) {
    return URI.create(server.address().replaceFirst("/$", "") + path);
  }

  /** A path with its parameters, given as name, value, name, value. */
  static String path(String path, String... parameters) {
    StringBuilder text = new StringBuilder(path);
    for (int i = 0; i < parameters.length; i += 2) {
      text.append(i == 0 ? '?' : '&').append(parameters[i]).append('=');
      text.append(URLEncoder.encode(parameters[i + 1], StandardCharsets.UTF_8));
    }
    return text.toString();
  }

  Answer get(String path, String... parameters) {
    return send(HttpRequest.newBuilder(uri(path(path, parameters))).GET());
  }

  /** Posts JSON written with single quotes. */
  Answer post(String path, String json, String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(uri(path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json.replace('\'', '"')));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return send(request);
  }

  Answer send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> response =
          http.send(
              request.timeout(Duration.ofSeconds(30)).build(),
              HttpResponse.BodyHandlers.ofString());
      boolean json =
          response.headers().firstValue("Content-Type").orElse("").startsWith("application/json");
      return new Answer(
          response.statusCode(), Json.MAPPER.readTree(json ? response.body() : "null"), response);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
