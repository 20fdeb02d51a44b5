package agon.store;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.games.Games;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Many games (a hundred thousand in the deep check), and nobody has to wait. Prints what it
 * measured.
 */
@Tag("slow")
class ManyGamesTest {
  private static final int GAMES = Boolean.getBoolean("agon.deep") ? 100_000 : 10_000;
  private static final String[] LINES = {
    "othello", "othello(size=6)", "kalah(pits=6,seeds=4)", "tictactoe"
  };

  /** Made once for both databases; openings are all different often enough. */
  private static final List<GameRecord> MADE =
      IntStream.range(0, 4_000)
          .mapToObj(i -> RandomGames.record(i % 2 == 0 ? LINES[0] : LINES[i / 2 % 4], "", "", i))
          .toList();

  private static final int RUNS = 7;
  private static final double ALLOWED_MILLIS = 50;
  private static final LongSupplier THREAD_TIME =
      ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;

  @Test
  void queriesOnAFileTakeLessThan50Milliseconds(@TempDir Path folder) {
    // Queries of a file are answered on this thread: what others do meanwhile does not count.
    measure("SQLite", folder.resolve("games.db").toString(), () -> {}, THREAD_TIME);
  }

  @Test
  void queriesOnAServerTakeLessThan50Milliseconds() {
    String location = Postgres.emptySchema();
    String schema = location.replaceFirst(".*currentSchema=", "");
    // What a server does by itself within a minute or so of many new rows.
    measure(
        "PostgreSQL",
        location,
        () -> Postgres.sql("vacuum analyze " + schema + ".game"),
        System::nanoTime);
  }

  @Test
  void twentyThousandGamesAMinuteAreStoredOneByOneInAFile(@TempDir Path folder) throws Exception {
    assertThat(storedPerMinute("SQLite", folder.resolve("games.db").toString()))
        .isGreaterThan(20_000);
  }

  @Test
  void aServerTakesGamesOneByOneToo() throws Exception {
    assertThat(storedPerMinute("PostgreSQL", Postgres.emptySchema())).isPositive();
  }

  private static void measure(String name, String location, Runnable upkeep, LongSupplier clock) {
    try (Store store = Store.open(location, Games.CATALOG)) {
      long start = System.nanoTime();
      fill(store);
      System.out.printf(
          "%s: %,d games stored in batches in %.1f s%n",
          name, GAMES, (System.nanoTime() - start) / 1e9);
      upkeep.run();
      Map<String, Double> slow = new LinkedHashMap<>();
      queries(store)
          .forEach(
              (query, run) -> {
                double millis = millis(run, clock);
                System.out.printf("%s: %7.2f ms  %s%n", name, millis, query);
                if (millis > ALLOWED_MILLIS) {
                  slow.put(query, millis);
                }
              });
      assertThat(slow).as("queries over %s ms on %s", ALLOWED_MILLIS, name).isEmpty();
    }
  }

  /** Half of the games are Othello, few are of the rare player. */
  private static void fill(Store store) {
    long tournament = store.addTournament(new TournamentEntry("Big", "", 1, GAMES));
    List<StoredGame> batch = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      String first = i == 77 ? "rare" : "player" + i % 40;
      GameRecord record =
          RandomGames.between(first, "player" + i / 40 % 40, MADE.get(i % MADE.size()));
      batch.add(i % 4 == 0 ? StoredGame.of(record) : RandomGames.inSlot(tournament, i, record));
      if (batch.size() == 1000) {
        store.addGames(batch);
        batch.clear();
      }
    }
  }

  private static Map<String, Supplier<Object>> queries(Store store) {
    Game othello = Games.CATALOG.game("othello");
    List<Integer> line =
        RandomGames.record("othello", "", "", 0).moves().stream().map(RecordedMove::move).toList();
    GameFilter all = GameFilter.ALL;
    Map<String, Supplier<Object>> queries = new LinkedHashMap<>();
    queries.put("the newest 20", () -> store.games(all, 20));
    queries.put("20 from the middle", () -> store.games(all, 20, GAMES / 2));
    queries.put("by game", () -> store.games(all.withGame(othello), 20));
    queries.put("by family", () -> store.games(all.withFamily("mnk"), 20));
    queries.put("by player", () -> store.games(all.withPlayer("player7"), 20));
    queries.put("by a player with one game", () -> store.games(all.withPlayer("rare"), 20));
    queries.put("by result", () -> store.games(all.withResult("1/2-1/2"), 20));
    queries.put("by a result without games", () -> store.games(all.withResult("*"), 20));
    queries.put("by tournament", () -> store.games(all.withTournament(1), 20));
    queries.put("by tournament without games", () -> store.games(all.withTournament(2), 20));
    queries.put(
        "by everything",
        () ->
            store.games(
                all.withPlayer("rare").withResult("1-0").withFamily("kalah").withTournament(1),
                20));
    queries.put("one whole game", () -> store.game(GAMES / 3).orElseThrow());
    queries.put("count all", () -> store.count(all));
    queries.put(
        "count by player and result",
        () -> store.count(all.withPlayer("player7").withResult("1-0")));
    queries.put("overview", () -> store.overview(all));
    queries.put("overview of a player", () -> store.overview(all.withPlayer("player7")));
    queries.put("tournaments", store::tournaments);
    for (int depth : new int[] {0, 1, 4, 12, 20}) {
      queries.put(
          "explorer after " + depth + " moves",
          () -> store.explore(othello, line.subList(0, depth)));
    }
    return queries;
  }

  /** The quickest of several runs: machines have other things to do as well. */
  private static double millis(Supplier<Object> query, LongSupplier clock) {
    assertThat(query.get()).isNotNull();
    return IntStream.range(0, RUNS)
        .mapToDouble(
            run -> {
              long start = clock.getAsLong();
              assertThat(query.get()).isNotNull();
              return (clock.getAsLong() - start) / 1e6;
            })
        .min()
        .orElseThrow();
  }

  /** Two threads, each game a transaction of its own, for some seconds once they are warm. */
  private static double storedPerMinute(String name, String location) throws Exception {
    List<GameRecord> records =
        IntStream.range(0, 500)
            .mapToObj(i -> RandomGames.record("tictactoe", "a", "b", i))
            .toList();
    try (Store store = Store.open(location, Games.CATALOG)) {
      long tournament = store.addTournament(new TournamentEntry("Fast", "", 1, 0));
      AtomicInteger slots = new AtomicInteger();
      Runnable storeOne =
          () -> {
            int slot = slots.getAndIncrement();
            GameRecord record = records.get(slot % records.size());
            store.addGame(RandomGames.inSlot(tournament, slot, record));
          };
      fromTwoThreads(storeOne, 1);
      int warm = slots.get();
      long start = System.nanoTime();
      long cpu = cpuNanos();
      fromTwoThreads(storeOne, 2);
      int games = slots.get() - warm;
      double perMinute = games * 60e9 / (System.nanoTime() - start);
      System.out.printf(
          "%s: %,.0f games a minute one by one from two threads, %.0f µs of processor time each%n",
          name, perMinute, (cpuNanos() - cpu) / 1e3 / games);
      assertThat(store.results(tournament)).hasSize(slots.get());
      return perMinute;
    }
  }

  private static void fromTwoThreads(Runnable work, int seconds) throws InterruptedException {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    Thread[] threads = new Thread[2];
    for (int i = 0; i < threads.length; i++) {
      threads[i] =
          new Thread(
              () -> {
                while (System.nanoTime() < end) {
                  work.run();
                }
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static long cpuNanos() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos();
  }
}
