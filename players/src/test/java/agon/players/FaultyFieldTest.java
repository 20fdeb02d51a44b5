package agon.players;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Outcome;
import agon.games.Games;
import agon.match.FixtureResult;
import agon.match.LocalCrew;
import agon.match.RunListener;
import agon.match.Runner;
import agon.match.StopRule;
import agon.match.StoredLedger;
import agon.match.Tournament;
import agon.match.TournamentFile;
import agon.player.Players;
import agon.process.Conversation;
import agon.process.Leftovers;
import agon.process.Patience;
import agon.process.Terms;
import agon.protocol.Scheme;
import agon.protocol.agi.AgiHost;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.store.GameFilter;
import agon.store.Store;
import agon.store.TournamentEntry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A tournament full of players that misbehave: it ends, they lose, nobody else notices. */
@Tag("slow")
class FaultyFieldTest {
  private static final String SCRIPT = "sh src/test/resources/players/agi-player.sh";

  /** How each of them misbehaves, and what its games say about it. */
  private static final Map<String, String> FAULTS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry(
                  "crash-at-start",
                  "player failed: crashed with exit code 3, saying 'cannot find my weights'"),
              Map.entry("crash", "player failed: crashed with exit code 3"),
              Map.entry("exit-0", "player failed: ended by itself (exit code 0)"),
              Map.entry("never", "out of time: no answer within 1.5 s + 0.1 s grace"),
              Map.entry("mute", "out of time: no answer within 1.5 s + 0.1 s grace"),
              Map.entry("late 30", "out of time: no answer within 1.5 s + 0.1 s grace"),
              Map.entry("half-a-line", "out of time: no answer within 1.5 s + 0.1 s grace"),
              Map.entry(
                  "half-a-line-exit",
                  "player failed: crashed with exit code 4 after half a line, 'bestmo'"),
              Map.entry("illegal", "illegal move: 'a1': a1 is taken; a move goes to an empty cell"),
              Map.entry("megabyte", "player failed: more than 64 KiB without a line end"),
              Map.entry("close-pipe", "player failed: closed its output"),
              Map.entry("fork-and-crash", "player failed: crashed with exit code 3")));

  /** Leaves processes behind, but plays well. */
  private static final String LITTERER = "fork";

  private static final int GAMES_EACH = 4;

  private final Leftovers leftovers = new Leftovers();
  private final Map<String, Integer> starts = new ConcurrentHashMap<>();

  /** The engine against a well-behaved program and against others, twice with either colour. */
  private static Tournament gauntlet(List<String> others) {
    String more =
        others.stream()
            .map(mode -> "\"%s\" = \"hasty:%s %s\"\n".formatted(mode, SCRIPT, mode))
            .collect(joining());
    return TournamentFile.read(
        """
        format = "gauntlet"
        boards = ["mnk(m=5,n=5,k=4)"]
        time = "nodes=300"
        openings = "random(plies=2,nodes=100)"
        rounds = 2

        [players]
        engine = "engine(hash=1)"
        program = "agi:%s"
        """
                .formatted(SCRIPT)
            + more,
        Games.CATALOG);
  }

  /** Programs that speak AGI, with all patience or with little. */
  private Players players() {
    Terms little =
        Terms.STANDARD
            .withPatience(
                new Patience(
                    Duration.ofMillis(100), Duration.ofSeconds(30), Duration.ofMillis(1500)))
            .recordedBy(this::countStart);
    Scheme hasty = new Scheme("hasty", "hasty:PROGRAM", "", AgiHost.SCHEME.maker());
    return Games.PLAYERS.reaching(List.of(AgiHost.SCHEME.on(Terms.STANDARD), hasty.on(little)));
  }

  private Conversation countStart(String player) {
    starts.merge(player.substring(("agi:" + SCRIPT + " ").length()), 1, Integer::sum);
    return Conversation.NONE;
  }

  /** All games of a run, as the store has them afterwards. */
  private List<GameRecord> play(Tournament tournament, Path database) {
    try (Store store = Store.open(database.toString(), Games.CATALOG)) {
      long id = store.addTournament(new TournamentEntry("", "", 1, 0));
      List<FixtureResult> results =
          new Runner(
                  tournament,
                  new StoredLedger(store, id),
                  StopRule.NEVER,
                  RunListener.NONE,
                  new LocalCrew(players(), 6))
              .run();
      List<GameRecord> games = new ArrayList<>();
      store.forEachGame(GameFilter.ALL, (game, number) -> games.add(game.record()));
      assertThat(games).hasSameSizeAs(results);
      return games;
    }
  }

  private static List<GameRecord> gamesOf(String player, List<GameRecord> games) {
    return games.stream()
        .filter(game -> game.first().equals(player) || game.second().equals(player))
        .toList();
  }

  /** The moves of each game, whatever the order in which they ended. */
  private static List<String> moves(List<GameRecord> games) {
    return games.stream()
        .map(game -> game.first() + game.moves().stream().map(move -> " " + move.move()).toList())
        .sorted()
        .toList();
  }

  @Test
  void everyFaultCostsItsPlayerEachGameAndNobodyElseAnything(@TempDir Path folder)
      throws InterruptedException {
    List<String> others = new ArrayList<>(FAULTS.keySet());
    others.add(LITTERER);
    List<GameRecord> games = play(gauntlet(others), folder.resolve("all.db"));

    assertThat(games).hasSize(GAMES_EACH * (1 + others.size()));
    FAULTS.forEach(
        (mode, why) ->
            assertThat(gamesOf(mode, games))
                .as(mode)
                .hasSize(GAMES_EACH)
                .allSatisfy(
                    game -> {
                      assertThat(game.ending().text()).isEqualTo(why);
                      int loser = game.first().equals(mode) ? 0 : 1;
                      assertThat(game.outcome()).contains(Outcome.winOf(1 - loser));
                    }));
    FAULTS
        .keySet()
        .forEach(mode -> assertThat(starts).as("fresh starts").containsEntry(mode, GAMES_EACH));
    assertThat(gamesOf(LITTERER, games))
        .hasSize(GAMES_EACH)
        .allSatisfy(game -> assertThat(game.ending()).isEqualTo(Ending.BY_THE_RULES));
    assertThat(gamesOf("program", games))
        .allSatisfy(game -> assertThat(game.ending()).isEqualTo(Ending.BY_THE_RULES));

    List<GameRecord> alone = play(gauntlet(List.of()), folder.resolve("alone.db"));
    assertThat(moves(gamesOf("program", games))).hasSize(GAMES_EACH).isEqualTo(moves(alone));
    leftovers.assertNone();
  }
}
