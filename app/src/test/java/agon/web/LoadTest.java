package agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import agon.web.house.Capacity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * 200 people watch one game and 50 analyses are asked for, and nothing freezes. Prints what it
 * measures; what it asserts leaves room for a busy machine.
 */
@Tag("slow")
class LoadTest {
  private static final int WATCHERS = 200;
  private static final int ANALYSES = 50;
  private static final int MOVES = 40;

  @TempDir Path data;

  /** Milliseconds, sorted. */
  private record Times(List<Double> sorted) {
    static Times of(List<Long> nanos) {
      return new Times(nanos.stream().map(n -> n / 1e6).sorted().toList());
    }

    double at(double share) {
      return sorted.get((int) Math.min(sorted.size() - 1, share * sorted.size()));
    }

    String text() {
      return "quickest tenth %.1f ms, median %.1f ms, 95 %% within %.1f ms, worst %.1f ms"
          .formatted(at(0.1), at(0.5), at(0.95), sorted.getLast());
    }
  }

  private record Game(String id, String token) {
    static Game start(Client client, String wish) {
      JsonNode json = client.post("/api/games", wish).json();
      return new Game(json.get("id").asString(), json.get("token").asString());
    }

    String path() {
      return "/api/games/" + id;
    }

    Client.Answer move(Client client, String text) {
      return client.post(path() + "/move", "{'move':'" + text + "'}", "Agon-Token", token);
    }
  }

  private static String cell(int number) {
    return "" + (char) ('a' + number % 15) + (1 + number / 15 * 2);
  }

  /** Plays moves one after the other; how long each takes, and until each watcher has it. */
  private static void playBefore(
      Client client, Game game, List<Watcher> watchers, List<Long> answers, List<Long> arrivals)
      throws InterruptedException {
    for (int ply = 1; ply <= MOVES; ply++) {
      long start = System.nanoTime();
      Client.Answer answer = game.move(client, cell(ply));
      answers.add(System.nanoTime() - start);
      assertThat(answer.status()).as(answer.error()).isEqualTo(200);
      for (Watcher watcher : watchers) {
        arrivals.add(watcher.await(ply) - start);
      }
    }
  }

  @Test
  void manyWatchersAndManySearchesDoNotFreezeIt() throws Exception {
    try (PageServer server = PageServer.start(ServerOptions.local(data))) {
      Client client = new Client(server);
      List<Watcher> watchers = new ArrayList<>();
      Game game = Game.start(client, "{'game':'mnk(m=15,n=15,k=9)'}");
      for (int i = 0; i < WATCHERS; i++) {
        watchers.add(new Watcher(client.uri(game.path() + "/events")));
      }
      List<String> paths = new ArrayList<>();
      for (int i = 0; i < ANALYSES; i++) {
        String name = "load" + (char) ('a' + i % 8) + (char) ('a' + i / 8) + "a".repeat(18);
        Client.Answer answer =
            client.post(
                "/api/analyses",
                "{'game':'othello','multipv':3,'time':'10m'}",
                "Cookie",
                "agon-client=" + name);
        assertThat(answer.status()).isEqualTo(201);
        paths.add("/api/analyses/" + answer.json().get("id").asString());
      }
      for (Watcher watcher : watchers) {
        watcher.await(0);
      }
      List<Long> answers = new ArrayList<>();
      List<Long> arrivals = new ArrayList<>();
      playBefore(client, game, watchers, answers, arrivals);
      Times answered = Times.of(answers);
      Times arrived = Times.of(arrivals);
      System.out.printf(
          "%d watchers, %d analyses asked for: a move is answered in %s; watchers see it in %s%n",
          WATCHERS, ANALYSES, answered.text(), arrived.text());
      assertThat(answered.at(0.1)).isLessThan(200);
      assertThat(arrived.at(0.9)).isLessThan(5000);

      // The queue moves: the first that had to wait gets its turn while the others wait.
      String waiting = paths.get(Capacity.ofThisMachine().analyses());
      try (Events next = new Events(client, waiting + "/events")) {
        next.await("report");
      }
      for (Watcher watcher : watchers) {
        watcher.close();
      }
    }
  }

  /** From the click to the answer on the board, less what the engine says it used. */
  @Test
  void aMoveTakesTheEnginesTimeAndLittleMore() throws Exception {
    try (PageServer server = PageServer.start(ServerOptions.local(data))) {
      Client client = new Client(server);
      List<Long> extra = new ArrayList<>();
      for (int round = 0; round < 3; round++) {
        Game game = Game.start(client, "{'game':'othello','second':'engine','time':'100ms'}");
        try (Events watcher = new Events(client, game.path() + "/events")) {
          JsonNode state = watcher.await("state");
          for (int i = 0; i < 10 && !state.get("over").asBoolean(); i++) {
            int before = state.get("ply").asInt();
            String move = state.at("/legal/0/text").asString();
            long start = System.nanoTime();
            game.move(client, move);
            state =
                watcher
                    .await(
                        e ->
                            e.data().get("ply").asInt() > before + 1
                                && !e.data().get("thinking").asBoolean())
                    .data();
            long whole = System.nanoTime() - start;
            long used = 0;
            for (int ply = before + 1; ply < state.get("ply").asInt(); ply++) {
              used += state.at("/moves/" + ply + "/used").asLong() * 1_000_000;
            }
            if (round > 0) { // the first game warms everything up
              extra.add(Math.max(0, whole - used));
            }
          }
        }
      }
      Times times = Times.of(extra);
      System.out.println("beyond the engine's own time: " + times.text());
      assertThat(times.at(0.1)).isLessThan(100);
      assertThat(times.at(0.9)).isLessThan(5000);
    }
  }
}
