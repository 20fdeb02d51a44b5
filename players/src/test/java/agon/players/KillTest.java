package agon.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import agon.game.Rng;
import agon.games.Games;
import agon.match.RunListener;
import agon.match.Standings;
import agon.match.StoredStandings;
import agon.record.Ending;
import agon.record.RecordWriter;
import agon.store.GameFilter;
import agon.store.Store;
import agon.store.TournamentEntry;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kill −9 of the whole arena at any moment: taken up again, a tournament ends as if undisturbed.
 */
@Tag("slow")
class KillTest {
  private static final int GAMES = 80;
  private static final int KILLS = Boolean.getBoolean("agon.deep") ? 10 : 3;

  /** So often where programs outside play. */
  private static final int ENDS = 2;

  /** At most so many games before a kill, and while it is on its way: fewer than all in the end. */
  private static final int MOST_BEFORE = 8;

  private static final int MOST_DURING = 6;

  private static final String FIVE_PLAYERS =
      """
      format = "double-round-robin"
      boards = ["kalah(pits=4,seeds=3)", "mnk(m=4,n=4,k=3)"]
      time = "nodes=300"
      openings = "random(plies=2,nodes=50)"
      points = "3-1"
      rounds = 2
      seed = 11

      [players]
      large = "engine(hash=2)"
      small = "engine(hash=1)"
      level = "level(n=3)"
      greedy = "greedy"
      random = "random"
      """;

  /** What a tournament has come to: its table, and every game by its number. */
  private record Outcome(List<String> table, Map<Integer, String> games) {
    static Outcome of(Store store, long tournament) {
      Standings standings =
          StoredStandings.of(store, store.tournament(tournament).orElseThrow(), Games.CATALOG);
      Map<Integer, String> games = new TreeMap<>();
      store.forEachGame(
          GameFilter.ALL.withTournament(tournament),
          (game, id) ->
              assertThat(
                      games.put(
                          game.slot().orElseThrow().number(),
                          game.seed().orElseThrow()
                              + withoutTimes(RecordWriter.write(game.record()))))
                  .as("another game in the same slot")
                  .isNull());
      return new Outcome(
          standings.rows().stream()
              .map(row -> "%s %s %s".formatted(row.name(), row.points(), row.all()))
              .toList(),
          games);
    }

    private static String withoutTimes(String record) {
      return record.replaceAll("\\{[^}]*\\}", "").replaceAll("\\s+", " ");
    }
  }

  private static Outcome undisturbed = new Outcome(List.of(), Map.of());

  @BeforeAll
  static void playUndisturbed(@TempDir Path folder) {
    try (Store store = Store.open(folder.resolve("games.db").toString(), Games.CATALOG)) {
      long tournament = add(store, FIVE_PLAYERS);
      KilledArena.play(store, tournament, RunListener.NONE);
      undisturbed = Outcome.of(store, tournament);
    }
    assertThat(undisturbed.games()).hasSize(GAMES);
  }

  private static long add(Store store, String definition) {
    return store.addTournament(new TournamentEntry("Kill", definition, 11, GAMES));
  }

  @Test
  void nothingIsLostInAFile(@TempDir Path folder) throws Exception {
    killAgainAndAgain(folder.resolve("games.db").toString());
  }

  @Test
  void nothingIsLostOnAServer() throws Exception {
    try (EmbeddedPostgres server = EmbeddedPostgres.builder().start()) {
      killAgainAndAgain(server.getJdbcUrl("postgres", "postgres"));
    }
  }

  private static void killAgainAndAgain(String location) throws Exception {
    long seed = Long.getLong("agon.kit.seed", System.nanoTime());
    Rng rng = new Rng(seed);
    long tournament;
    try (Store store = Store.open(location, Games.CATALOG)) {
      tournament = add(store, FIVE_PLAYERS);
    }
    List<Integer> kept = new ArrayList<>();
    for (int kill = 0; kill < KILLS; kill++) {
      try (Arena arena = new Arena(location, tournament, MOST_BEFORE + MOST_DURING)) {
        kept.addAll(arena.hear(1 + rng.below(MOST_BEFORE)));
        TimeUnit.NANOSECONDS.sleep(rng.below(4_000_000));
        arena.kill();
        kept.addAll(arena.hear(GAMES));
      }
    }
    assertThat(kept).as("seed %d", seed).hasSizeBetween(KILLS, GAMES - 1);
    try (Arena arena = new Arena(location, tournament, Integer.MAX_VALUE)) {
      kept.addAll(arena.hear(GAMES));
      assertThat(arena.process.waitFor()).isZero();
    }
    // A kill may come between the keeping and the saying; what was said was never played again.
    assertThat(kept)
        .as("seed %d", seed)
        .doesNotHaveDuplicates()
        .isSubsetOf(IntStream.range(0, GAMES).boxed().toList());
    try (Store store = Store.open(location, Games.CATALOG)) {
      assertThat(Outcome.of(store, tournament)).as("seed %d", seed).isEqualTo(undisturbed);
      assertThat(store.count(GameFilter.ALL)).isEqualTo(GAMES);
    }
  }

  /** A match of two programs that think for a moment, marked for all to see. */
  private static long addPrograms(String location, String mark) {
    try (Store store = Store.open(location, Games.CATALOG)) {
      return add(
          store,
          """
          format = "match"
          boards = ["mnk(m=4,n=4,k=3)"]
          time = "nodes=1"
          games = %d

          [players]
          one = "agi:sh src/test/resources/players/agi-player.sh late 0.03 %s"
          two = "agi:sh src/test/resources/players/agi-player.sh late 0.03 %s"
          """
              .formatted(GAMES, mark, mark));
    }
  }

  @Test
  void programsDieWithTheirArena(@TempDir Path folder) throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/setpriv")), "this system has no setpriv");
    String mark = "killtest-" + System.nanoTime();
    String location = folder.resolve("games.db").toString();
    long tournament = addPrograms(location, mark);
    for (int kill = 0; kill < ENDS; kill++) {
      try (Arena arena = new Arena(location, tournament, GAMES)) {
        assertThat(arena.hear(1 + kill)).hasSize(1 + kill);
        assertThat(programs(mark)).isNotEmpty();
        arena.kill();
        for (int i = 0; i < 1000 && programs(mark).findAny().isPresent(); i++) {
          Thread.sleep(10);
        }
        assertThat(programs(mark)).isEmpty();
      }
    }
  }

  /** As when somebody presses Ctrl-C: the programs are ended first, but that is not their fault. */
  @Test
  void whoIsEndedWithItsArenaHasNotLost(@TempDir Path folder) throws Exception {
    String location = folder.resolve("games.db").toString();
    long tournament = addPrograms(location, "");
    for (int end = 0; end < ENDS; end++) {
      try (Arena arena = new Arena(location, tournament, GAMES)) {
        arena.hear(1);
        arena.process.toHandle().destroy();
        assertThat(arena.process.waitFor()).as("exit code").isEqualTo(128 + 15);
      }
    }
    try (Store store = Store.open(location, Games.CATALOG)) {
      assertThat(store.results(tournament))
          .hasSizeGreaterThanOrEqualTo(ENDS)
          .allSatisfy(game -> assertThat(game.ending()).isEqualTo(Ending.BY_THE_RULES));
    }
  }

  private static Stream<ProcessHandle> programs(String mark) {
    return ProcessHandle.allProcesses()
        .filter(process -> process.info().commandLine().orElse("").contains(mark));
  }

  /** An arena in a process of its own. */
  private static final class Arena implements AutoCloseable {
    final Process process;
    private final BufferedReader said;

    Arena(String location, long tournament, int allowed) throws IOException {
      process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "--enable-native-access=ALL-UNNAMED",
                  "-XX:+UseSerialGC",
                  "-XX:TieredStopAtLevel=1",
                  "-cp",
                  System.getProperty("java.class.path"),
                  KilledArena.class.getName(),
                  location,
                  Long.toString(tournament),
                  Integer.toString(allowed))
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      said = process.inputReader(StandardCharsets.UTF_8);
    }

    /** The numbers of games it says are kept: so many, or all it says before its end. */
    List<Integer> hear(int most) throws IOException {
      List<Integer> games = new ArrayList<>();
      while (games.size() < most) {
        String line = said.readLine();
        if (line == null) {
          break;
        }
        games.add(Integer.parseInt(line));
      }
      return games;
    }

    /** Not Process.destroyForcibly: it would close the pipe on what was said before. */
    void kill() throws InterruptedException {
      process.toHandle().destroyForcibly();
      assertThat(process.waitFor()).as("exit code").isEqualTo(128 + 9);
    }

    @Override
    public void close() {
      process.destroyForcibly();
    }
  }
}
