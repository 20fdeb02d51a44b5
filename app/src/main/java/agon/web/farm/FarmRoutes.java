package agon.web.farm;

import agon.cluster.FarmFile;
import agon.game.BadInput;
import agon.web.http.Json;
import agon.web.http.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/**
 * The farm that was started on this machine, as its coordinator tells this machine alone. The page
 * is no part of the farm and needs no word of its token.
 */
public final class FarmRoutes {
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final FarmFile file;
  private final Predicate<Context> mayLook;
  private final HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();

  /**
   * @param data where the farm left its address
   * @param mayLook machines have names, which are nobody's business but their owner's
   */
  public FarmRoutes(Path data, Predicate<Context> mayLook) {
    file = new FarmFile(data.resolve("farm"));
    this.mayLook = mayLook;
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/farm", this::farm);
  }

  private void farm(Context context) {
    if (!mayLook.test(context)) {
      throw new Refusal(
          Refusal.FORBIDDEN,
          "this needs the token that was printed when the server started, in the header"
              + " Agon-Token");
    }
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("farm", status().map(FarmRoutes::view).orElse(null));
    context.json(answer);
  }

  /** Empty where there is none, or none that answers. */
  private Optional<JsonNode> status() {
    try {
      Optional<Integer> port = file.read().map(key -> key.address().port() + 2);
      if (port.isEmpty()) {
        return Optional.empty();
      }
      URI place = URI.create("http://127.0.0.1:%d/status.json".formatted(port.get()));
      HttpResponse<String> answer =
          client.send(
              HttpRequest.newBuilder(place).timeout(PATIENCE).build(),
              HttpResponse.BodyHandlers.ofString());
      return answer.statusCode() == 200
          ? Optional.of(Json.MAPPER.readTree(answer.body()))
          : Optional.empty();
    } catch (IOException | BadInput e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /** One object instead of a line for each thing. */
  private static Map<String, Object> view(JsonNode lines) {
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("farm", of(lines, "farm").stream().findFirst().orElse(null));
    view.put("machines", of(lines, "machine"));
    view.put("runs", of(lines, "run"));
    view.put("problems", of(lines, "problem").stream().map(p -> p.path("what")).toList());
    return view;
  }

  private static List<JsonNode> of(JsonNode lines, String event) {
    return lines.valueStream().filter(line -> event.equals(line.path("event").asString())).toList();
  }
}
