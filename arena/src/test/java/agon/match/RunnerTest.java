package agon.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.player.PlayerKind;
import agon.player.Players;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordWriter;
import agon.search.Limits;
import agon.search.TimeControl;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RunnerTest {
  private static Tournament match(String game, String time, String openings, int games) {
    return Tournament.of(
            List.of(new Entrant("a", "engine(hash=1)"), new Entrant("b", "greedy")),
            List.of(Games.CATALOG.game(game)))
        .name("Test")
        .format(TournamentFormat.MATCH)
        .time(TimeControl.parse(time))
        .openings(Openings.parse(openings))
        .games(games)
        .seed(42)
        .build();
  }

  /** Keeps the moves as text too. */
  private static final class Kept implements RunListener {
    final Map<Integer, String> texts = Collections.synchronizedMap(new TreeMap<>());

    @Override
    public void gameFinished(FixtureResult result, GameRecord record) {
      texts.put(
          result.fixture().number(),
          RecordWriter.write(record).replaceAll("\\{[^}]*\\}", "").replaceAll("\\s+", " "));
    }
  }

  @Test
  void withNodeLimitsARunRepeatsMoveForMoveHoweverManyThreads() {
    Tournament match = match("kalah", "nodes=500", "random(plies=4,nodes=500)", 8);
    Kept one = new Kept();
    Kept two = new Kept();
    new Runner(match, Ledger.inMemory(), StopRule.NEVER, one, new LocalCrew(Games.PLAYERS, 1))
        .run();
    new Runner(match, Ledger.inMemory(), StopRule.NEVER, two, new LocalCrew(Games.PLAYERS, 3))
        .run();
    assertThat(one.texts).hasSize(8).isEqualTo(two.texts);
    assertThat(one.texts.values()).as("openings differ").doesNotHaveDuplicates();
  }

  @Test
  void whatIsInTheLedgerIsNotPlayedAgain() {
    Tournament match = match("tictactoe", "none", "none", 10);
    Ledger ledger = Ledger.inMemory();
    AtomicInteger played = new AtomicInteger();
    Runner[] runner = new Runner[1];
    RunListener stopper =
        new RunListener() {
          @Override
          public void gameFinished(FixtureResult result, GameRecord record) {
            if (played.incrementAndGet() == 4) {
              runner[0].stop();
            }
          }
        };
    Tournament quick =
        match
            .but()
            .entrants(List.of(new Entrant("a", "random"), new Entrant("b", "greedy")))
            .build();
    runner[0] = new Runner(quick, ledger, StopRule.NEVER, stopper, new LocalCrew(Games.PLAYERS, 1));
    assertThat(runner[0].run()).hasSize(4);
    List<FixtureResult> resumed =
        new Runner(quick, ledger, StopRule.NEVER, stopper, new LocalCrew(Games.PLAYERS, 1)).run();
    assertThat(resumed).hasSize(10);
    assertThat(played.get()).isEqualTo(10);
    List<FixtureResult> inOneGo =
        new Runner(
                quick,
                Ledger.inMemory(),
                StopRule.NEVER,
                RunListener.NONE,
                new LocalCrew(Games.PLAYERS, 2))
            .run();
    assertThat(resumed.stream().map(FixtureResult::outcome))
        .containsExactlyElementsOf(inOneGo.stream().map(FixtureResult::outcome).toList());
  }

  @Test
  void theRuleEndsTheRunAtTheSameGameWhateverFinishesFirst() {
    Tournament match = match("tictactoe", "nodes=50", "random(plies=2,nodes=50)", 40);
    for (int threads = 1; threads <= 3; threads++) {
      List<FixtureResult> results =
          new Runner(
                  match,
                  Ledger.inMemory(),
                  r -> r.size() >= 7,
                  RunListener.NONE,
                  new LocalCrew(Games.PLAYERS, threads))
              .run();
      assertThat(results.stream().map(r -> r.fixture().number()))
          .containsExactly(0, 1, 2, 3, 4, 5, 6);
    }
  }

  @Test
  void whoBreaksDownIsMadeAfreshForTheNextGame() {
    AtomicInteger made = new AtomicInteger();
    AtomicInteger closed = new AtomicInteger();
    PlayerKind crasher =
        new PlayerKind(
            "crasher", "", "", List.of(), (game, settings) -> new Crasher(game, made, closed));
    Players players = Games.PLAYERS.with(List.of(crasher));
    Tournament match =
        Tournament.of(
                List.of(new Entrant("bad", "crasher"), new Entrant("good", "random")),
                List.of(Games.CATALOG.game("tictactoe")))
            .format(TournamentFormat.MATCH)
            .games(6)
            .build();
    List<FixtureResult> results =
        new Runner(
                match,
                Ledger.inMemory(),
                StopRule.NEVER,
                RunListener.NONE,
                new LocalCrew(players, 1))
            .run();
    assertThat(results)
        .hasSize(6)
        .allSatisfy(
            result -> {
              assertThat(result.ending().reason()).isEqualTo(Ending.Reason.FAILURE);
              assertThat(result.halfPoints(result.fixture().first() == 0 ? 0 : 1)).isZero();
            });
    assertThat(made.get()).isEqualTo(6);
    assertThat(closed.get()).isEqualTo(6);
  }

  /** A player of a course: follows games from their first move, at one board, if it starts. */
  private record Clerk(String name, boolean starts) implements Player {
    @Override
    public int choose(Position position, Limits limits) {
      throw new IllegalStateException("nobody plays here");
    }

    @Override
    public boolean joinsMidGame() {
      return false;
    }

    @Override
    public int gamesAtOnce() {
      return 1;
    }

    @Override
    public void tryOut() {
      if (!starts) {
        throw new PlayerFault(Ending.Reason.FAILURE, "there is no class team.Player");
      }
    }
  }

  private static Players withClerk(boolean starts) {
    PlayerKind clerk =
        new PlayerKind("clerk", "", "", List.of(), (game, s) -> new Clerk("clerk", starts));
    return Games.PLAYERS.with(List.of(clerk));
  }

  private static Tournament againstClerk(String openings) {
    Tournament match = match("tictactoe", "nodes=50", openings, 4);
    return match
        .but()
        .entrants(List.of(new Entrant("clerk", "clerk"), new Entrant("random", "random")))
        .build();
  }

  @Test
  void openingsThatAPlayerCannotFollowAreRefusedBeforeTheFirstGame() {
    assertThatThrownBy(() -> Runner.check(againstClerk("random(plies=2)"), withClerk(true)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("clerk keeps a board of its own")
        .hasMessageEndingWith("take openings none");
    assertThat(Runner.check(againstClerk("none"), withClerk(true))).isEqualTo(1);
  }

  @Test
  void whoCannotStartStopsTheMatchInsteadOfLosingIt() {
    assertThatThrownBy(() -> Runner.check(againstClerk("none"), withClerk(false)))
        .isInstanceOf(BadInput.class)
        .hasMessage("player 'clerk' cannot play: there is no class team.Player");
  }

  private record Crasher(Game game, AtomicInteger closed) implements Player {
    Crasher(Game game, AtomicInteger made, AtomicInteger closed) {
      this(game, closed);
      made.incrementAndGet();
    }

    @Override
    public String name() {
      return "crasher";
    }

    @Override
    public int choose(Position position, Limits limits) {
      throw new PlayerFault(Ending.Reason.FAILURE, "crashed with exit code 3");
    }

    @Override
    public void close() {
      closed.incrementAndGet();
    }
  }

  /** Takes chunks as another machine would, and hands every game in twice, the last one first. */
  private record Elsewhere(int most, List<Chunk> taken) implements Crew {
    @Override
    public void play(Work work) {
      PlayingRoom room = new PlayingRoom(work.tournament(), Games.PLAYERS);
      Map<Fixture, Played> games = new LinkedHashMap<>();
      try (Seats seats = room.seats(RunListener.NONE)) {
        for (Optional<Chunk> chunk = work.next(most); chunk.isPresent(); chunk = work.next(most)) {
          taken.add(chunk.get());
          chunk.get().games().forEach(fixture -> games.put(fixture, seats.play(fixture)));
        }
      }
      for (int times = 0; times < 2; times++) {
        new ArrayList<>(games.entrySet())
            .reversed()
            .forEach(game -> work.done(game.getKey(), game.getValue()));
      }
    }
  }

  @Test
  void chunksAreWholePairsAndEveryGameCountsOnce() {
    Tournament match = match("tictactoe", "nodes=50", "random(plies=2,nodes=50)", 10);
    List<Chunk> taken = new ArrayList<>();
    Kept heard = new Kept();
    List<FixtureResult> elsewhere =
        new Runner(match, Ledger.inMemory(), StopRule.NEVER, heard, new Elsewhere(5, taken)).run();
    assertThat(taken).extracting(Chunk::id).containsExactly(0, 4, 8);
    assertThat(taken).extracting(chunk -> chunk.games().size()).containsExactly(4, 4, 2);
    assertThat(heard.texts).hasSize(10);
    Kept here = new Kept();
    List<FixtureResult> local =
        new Runner(match, Ledger.inMemory(), StopRule.NEVER, here, new LocalCrew(Games.PLAYERS, 2))
            .run();
    assertThat(heard.texts).isEqualTo(here.texts);
    assertThat(elsewhere.stream().map(FixtureResult::outcome))
        .containsExactlyElementsOf(local.stream().map(FixtureResult::outcome).toList());
  }

  @Test
  void aRuleDecidesByTheNumbersOfGamesNotByWhenTheyCome() {
    Tournament match = match("tictactoe", "nodes=50", "random(plies=2,nodes=50)", 20);
    List<FixtureResult> results =
        new Runner(
                match,
                Ledger.inMemory(),
                r -> r.size() >= 7,
                RunListener.NONE,
                new Elsewhere(4, new ArrayList<>()))
            .run();
    assertThat(results.stream().map(r -> r.fixture().number()))
        .containsExactly(0, 1, 2, 3, 4, 5, 6);
  }
}
