package agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import agon.web.http.Json;
import agon.web.tournament.TournamentRoutes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The description of the API says what there is, and what there is is described. */
class OpenApiTest extends ServedTestBase {
  private static JsonNode description;

  @BeforeAll
  static void read() {
    description = client.get("/api/openapi.json").json();
  }

  private static Set<String> served() {
    Set<String> routes = new TreeSet<>();
    for (String route : server.routes()) {
      if (route.contains(" /api/")) {
        routes.add(route);
      }
    }
    return routes;
  }

  @Test
  void everyRouteIsDescribedAndNoOther() {
    Set<String> described = new TreeSet<>();
    description
        .get("paths")
        .propertyStream()
        .forEach(
            path ->
                path.getValue()
                    .propertyNames()
                    .forEach(
                        method ->
                            described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
    assertThat(described).isEqualTo(served());
  }

  @Test
  void everyRouteIsInTheDocument() throws IOException {
    String document = Files.readString(Path.of("../docs/api.md"));
    for (String route : served()) {
      String path = route.substring(route.indexOf(' ') + 1);
      String last = path.substring(path.lastIndexOf('/'));
      assertThat(document).as(route).containsAnyOf("`" + path, "`" + last + "`");
    }
  }

  /** Every field of an answer is described, and every described field is there. */
  private static void assertFits(JsonNode answer, String schema) {
    Set<String> described = new TreeSet<>();
    collect(description.at("/components/schemas/" + schema), described);
    assertThat(new TreeSet<>(answer.propertyNames())).as(schema).isEqualTo(described);
  }

  private static void collect(JsonNode schema, Set<String> into) {
    if (schema.has("$ref")) {
      collect(description.at(schema.get("$ref").asString().substring(1)), into);
    }
    schema.path("allOf").forEach(part -> collect(part, into));
    into.addAll(schema.path("properties").propertyNames());
  }

  @Test
  void answersHaveTheFieldsThatAreDescribed() {
    JsonNode state = client.get("/api/position", "game", "othello", "moves", "f5").json();
    assertFits(state, "State");
    assertFits(state.get("picture"), "Picture");
    assertFits(state.at("/picture/cells/0"), "Cell");
    assertFits(client.get("/api/facts", "game", "kalah").json(), "Facts");
    assertFits(client.get("/api/catalog").json(), "Catalog");
    assertFits(client.get("/api/catalog").json().at("/families/0/parameters/0"), "Parameter");
    assertFits(client.get("/api/players", "game", "kalah").json(), "Players");
    assertFits(client.post("/api/import", "{'text':'f5'}").json(), "Imported");
    assertFits(client.get("/api/facts").json(), "Error");
    JsonNode lesson = client.post("/api/lessons", "{'game':'tictactoe','depth':1}").json();
    assertFits(lesson, "Lesson");
    assertFits(lesson.get("root"), "LessonNode");
    JsonNode created = client.post("/api/games", "{'game':'tictactoe'}").json();
    assertFits(created, "Created");
    assertFits(client.get("/api/games/" + created.get("id").asString()).json(), "Session");
  }

  @Test
  void tournamentsHaveTheFieldsThatAreDescribed() {
    JsonNode id =
        client
            .post(
                "/api/tournaments",
                Json.write(
                    new TournamentRoutes.NewTournament(
                        """
                        format = "match"
                        boards = ["tictactoe"]
                        sprt = "0,100"
                        players = ["greedy", "random"]
                        """)),
                "Agon-Token",
                server.adminToken())
            .json();
    String path = "/api/tournaments/" + id.get("id").asLong();
    try (Events events = new Events(client, path + "/events")) {
      JsonNode table =
          events.await(e -> e.name().equals("table") && !e.data().get("live").asBoolean()).data();
      assertFits(table, "Tournament");
      assertFits(table.at("/table/0"), "TournamentRow");
      assertFits(table.at("/match"), "Match");
      assertFits(table.at("/match/sprt"), "Sprt");
    }
    assertFits(client.get("/api/tournaments").json().at("/tournaments/0"), "TournamentEntry");
    JsonNode games = client.get("/api/db/games").json();
    assertFits(games, "StoredGames");
    assertFits(games.at("/games/0"), "StoredGame");
    String game = "/api/db/games/" + games.at("/games/0/id").asString();
    assertFits(client.get(game).json(), "StoredGameDetail");
    JsonNode explorer = client.get("/api/db/explorer", "game", "tictactoe").json();
    assertFits(explorer, "Explorer");
    assertFits(explorer.at("/branches/0"), "Branch");
  }

  @Test
  void eventsHaveTheFieldsThatAreDescribed() {
    JsonNode review = client.post("/api/reviews", "{'game':'tictactoe','moves':'a1'}").json();
    assertFits(review, "Queued");
    String path = "/api/reviews/" + review.get("id").asString() + "/events";
    try (Events events = new Events(client, path)) {
      assertFits(events.await("ply"), "Ply");
    }
    JsonNode analysis =
        client.post("/api/analyses", "{'game':'tictactoe','moves':'a1 b1 a2 b2'}").json();
    String other = "/api/analyses/" + analysis.get("id").asString() + "/events";
    try (Events events = new Events(client, other)) {
      assertFits(events.await("report"), "Report");
    }
  }
}
