package agon.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import agon.cluster.secret.Token;
import agon.games.Games;
import agon.match.Fixture;
import agon.match.GameResult;
import agon.match.Ledger;
import agon.match.Played;
import agon.match.RunListener;
import agon.match.Runner;
import agon.match.Tournament;
import agon.match.TournamentFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Machines as processes of their own, which are killed while they play. */
@Tag("slow")
class KilledMachinesTest {
  private static final int GAMES = Boolean.getBoolean("agon.deep") ? 60 : 12;

  /** After so many games somebody is killed, the coordinator and workers in turn. */
  private static final int APART = 6;

  private static final Tournament MATCH =
      TournamentFile.read(
          """
          name = "Match"
          format = "match"
          boards = ["kalah"]
          time = "nodes=5000"
          openings = "random(plies=3,nodes=50)"
          games = %d
          seed = 3
          [players]
          one = "engine(hash=1)"
          two = "engine(hash=2)"
          """
              .formatted(GAMES),
          Games.CATALOG);

  private final FarmKey key =
      new FarmKey(new FarmAddress("127.0.0.1", FreePorts.find()), Token.random());
  private final List<Process> started = new ArrayList<>();
  @TempDir private Path folder;

  /** One machine; what {@link #main} does. */
  private Process machine(String role) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx200m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    for (String opened : new String[] {"java.nio", "java.util", "java.lang", "java.lang.invoke"}) {
      command.add("--add-opens=java.base/" + opened + "=ALL-UNNAMED");
    }
    command.addAll(
        List.of(
            "--sun-misc-unsafe-memory-access=allow",
            "-cp",
            System.getProperty("java.class.path"),
            KilledMachinesTest.class.getName(),
            role,
            key.address().text(),
            key.token().text(),
            folder.resolve(role + started.size()).toString()));
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    started.add(process);
    return process;
  }

  /** {@code start|join HOST:PORT TOKEN FOLDER}. */
  public static void main(String[] words) throws InterruptedException {
    FarmKey key = new FarmKey(FarmAddress.parse(words[1]), new Token(words[2]));
    FarmPlace place = new FarmPlace("127.0.0.1", words[0], 1, Path.of(words[3]));
    FarmNode node = words[0].equals("start") ? FarmNode.start(key, place) : comeIn(key, place);
    new CountDownLatch(1).await();
    node.close();
  }

  private static FarmNode comeIn(FarmKey key, FarmPlace place) throws InterruptedException {
    while (true) {
      try {
        return FarmNode.join(key, place);
      } catch (agon.game.BadInput e) {
        TimeUnit.MILLISECONDS.sleep(200);
      }
    }
  }

  @AfterEach
  void end() {
    started.forEach(Process::destroyForcibly);
  }

  /** Counts how often each game was kept, and lets somebody do mischief in between. */
  private static final class Counting implements Ledger {
    final Map<Integer, Integer> kept = new ConcurrentHashMap<>();
    final Mischief mischief;

    Counting(Mischief mischief) {
      this.mischief = mischief;
    }

    @Override
    public Map<Integer, GameResult> finished() {
      return Map.of();
    }

    @Override
    public GameResult keep(Fixture fixture, Played played) {
      kept.merge(fixture.number(), 1, Integer::sum);
      try {
        mischief.after(kept.size());
      } catch (IOException e) {
        throw new java.io.UncheckedIOException(e);
      }
      return played.result();
    }
  }

  /** What happens after so many games. */
  private interface Mischief {
    void after(int games) throws IOException;
  }

  @Test
  void whoeverIsKilledNoGameIsLostAndNoneCountsTwice() throws Exception {
    Random random = new Random(5);
    Process[] machines = {machine("start"), machine("join")};
    Counting ledger =
        new Counting(
            games -> {
              if (games % APART == APART / 2) {
                int unlucky = games / APART % 2 == 0 ? 0 : 1 + random.nextInt(machines.length - 1);
                machines[unlucky].destroyForcibly();
                machines[unlucky] = machine(unlucky == 0 ? "start" : "join");
              }
            });
    List<agon.match.FixtureResult> results;
    try (Farm farm = visit();
        FarmCrew crew = new FarmCrew(farm, FarmGames.of(1))) {
      results = new Runner(MATCH, ledger, MATCH.stopRule(), RunListener.NONE, crew).run();
    }
    assertThat(results).hasSize(GAMES);
    assertThat(ledger.kept).hasSize(GAMES);
    assertThat(ledger.kept.values()).containsOnly(1);
    assertThat(started).hasSize(machines.length + GAMES / APART);
  }

  private Farm visit() throws InterruptedException {
    while (true) {
      try {
        return Farm.visit(key);
      } catch (agon.game.BadInput e) {
        TimeUnit.MILLISECONDS.sleep(200);
      }
    }
  }
}
