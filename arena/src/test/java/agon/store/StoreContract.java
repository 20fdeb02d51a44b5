package agon.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.games.Games;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a store does, whatever database is behind it. */
abstract class StoreContract extends StoreFixture {
  private static void assertSame(StoredGame read, StoredGame stored) {
    assertThat(read)
        .usingRecursiveComparison()
        .withStrictTypeChecking()
        .ignoringFields("record")
        .isEqualTo(stored);
    assertSame(read.record(), stored.record());
  }

  private static void assertSame(GameRecord read, GameRecord stored) {
    assertThat(read.game().line()).isEqualTo(stored.game().line());
    assertThat(read).usingRecursiveComparison().ignoringFields("game").isEqualTo(stored);
    assertThat(List.copyOf(read.tags().entrySet()))
        .isEqualTo(List.copyOf(stored.tags().entrySet()));
  }

  @Test
  void everyGameComesBackExactly() {
    for (String line :
        new String[] {
          "mnk(m=15,n=15,k=5)", "kalah(pits=6,seeds=4)", "oware", "dipole", "othello(size=10)"
        }) {
      for (int seed = 0; seed < 5; seed++) {
        StoredGame game =
            new StoredGame(
                Optional.empty(),
                RandomGames.record(line, "level(n=3)", "Zoë 棋 🎲", seed),
                seed,
                OptionalLong.of(seed),
                Optional.of(Instant.ofEpochMilli(1_000_000_000_000L + seed)),
                Optional.empty());
        Added added = store.addGame(game);
        assertThat(added.isNew()).isTrue();
        assertSame(store.game(added.id()).orElseThrow(), game);
      }
    }
  }

  @Test
  void whateverStandsInARecordComesBackExactly() {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Round", "1\t2\\n");
    tags.put("Event", "line\nbreak \\ \"quotes\" '); drop table game; --");
    tags.put("Empty", "");
    Game game = Games.CATALOG.game("tictactoe");
    Position start = game.position("3/1X1/3 O");
    List<RecordedMove> moves =
        List.of(
            RecordedMove.of(0),
            new RecordedMove(
                1,
                Optional.of(Duration.ofSeconds(-2, 1)),
                Optional.of(Duration.ofNanos(1)),
                Optional.of(""),
                " {a} [b] \\t\ttab\r\n \n"),
            new RecordedMove(
                2, Optional.empty(), Optional.of(Duration.ofDays(9)), Optional.of("=x "), ""));
    GameRecord record =
        new GameRecord(
            game,
            Optional.of(game.text(start)),
            "",
            "a \\ b",
            "40/9'",
            tags,
            "a comment\n",
            moves,
            Optional.of(Outcome.DRAW),
            new Ending(Ending.Reason.AGREEMENT, "both: tired"));
    StoredGame stored = StoredGame.of(record);
    assertSame(store.game(store.addGame(stored).id()).orElseThrow(), stored);
  }

  @Test
  void charactersThatNoDatabaseTakesAreReplacedRatherThanLosingTheGame() {
    Ending ending = new Ending(Ending.Reason.FAILURE, "said \u0000 and \uD800!");
    long id = store.addGame(StoredGame.of(RandomGames.forfeit("othello", ending, 1))).id();
    assertThat(store.game(id).orElseThrow().record().ending().detail())
        .isEqualTo("said \uFFFD and \uFFFD!");
  }

  @Test
  void idsAscendFromOneAndAnUnknownOneIsNotThere() {
    for (long id = 1; id <= 3; id++) {
      GameRecord record = RandomGames.record("tictactoe", "a", "b", id);
      assertThat(store.addGame(StoredGame.of(record))).isEqualTo(new Added(id, true));
      assertThat(store.addTournament(CUP)).isEqualTo(id);
    }
    assertThat(store.game(4)).isEmpty();
    assertThat(store.tournament(4)).isEmpty();
    assertThat(store.game(Long.MAX_VALUE)).isEmpty();
  }

  @Test
  void aSlotIsFilledOnceAndASecondGameForItIsToldSo() {
    long cup = store.addTournament(CUP);
    StoredGame first = RandomGames.inSlot(cup, 0, RandomGames.record("tictactoe", "a", "b", 1));
    StoredGame second = RandomGames.inSlot(cup, 0, RandomGames.record("tictactoe", "b", "a", 2));
    Added added = store.addGame(first);
    assertThat(store.addGame(second)).isEqualTo(new Added(added.id(), false));
    assertSame(store.game(added.id()).orElseThrow(), first);
    assertThat(store.count(GameFilter.ALL)).isEqualTo(1);
    StoredGame other = RandomGames.inSlot(cup, 1, second.record());
    assertThat(store.addGames(List.of(first, other, other)))
        .containsExactly(new Added(1, false), new Added(2, true), new Added(2, false));
    assertThat(store.addGames(List.of())).isEmpty();
  }

  @Test
  void aTournamentIsKeptWithHowFarItIs() {
    long cup = store.addTournament(CUP);
    StoredTournament added = store.tournament(cup).orElseThrow();
    assertThat(added.tournament()).isEqualTo(CUP);
    assertThat(added.played()).isZero();
    for (int slot : new int[] {3, 0, 2}) {
      store.addGame(RandomGames.inSlot(cup, slot, RandomGames.record("othello", "a", "b", slot)));
    }
    store.setStatus(cup, StoredTournament.Status.STOPPED);
    reopen();
    StoredTournament stopped = store.tournament(cup).orElseThrow();
    assertThat(stopped.played()).isEqualTo(3);
    assertThat(stopped.status()).isEqualTo(StoredTournament.Status.STOPPED);
    assertThat(stopped.updated()).isAfterOrEqualTo(stopped.created());
    long next = store.addTournament(CUP);
    assertThat(store.tournaments()).extracting(StoredTournament::id).containsExactly(next, cup);
  }

  @Test
  void aTournamentIsPlayedByOneAtATime() {
    long cup = store.addTournament(CUP);
    long other = store.addTournament(CUP);
    try (Lease held = store.lease(cup, () -> {})) {
      held.requireHeld();
      assertThat(store.tournament(cup).orElseThrow().status())
          .isEqualTo(StoredTournament.Status.RUNNING);
      assertThatThrownBy(() -> store.lease(cup, () -> {}))
          .isInstanceOf(BadInput.class)
          .message()
          .contains("tournament " + cup + " is being played by process ")
          .doesNotContain("\n");
      store.lease(other, () -> {}).close();
    }
    store.lease(cup, () -> {}).close();
    assertThatThrownBy(() -> store.lease(99, () -> {})).hasMessage("there is no tournament 99");
  }

  @Test
  void theLeaseOfAProcessThatHasEndedIsFreeAtOnce() throws Exception {
    long cup = store.addTournament(CUP);
    Holder here = Holder.ofThisProcess();
    Process ended = new ProcessBuilder("true").start();
    ended.waitFor();
    Holder gone = new Holder(here.host(), ended.pid(), here.startedMillis());
    Holder numberTakenAgain = new Holder(here.host(), here.pid(), here.startedMillis() - 1000);
    try (Lease first = store.lease(cup, gone, System::currentTimeMillis, () -> {});
        Lease second = store.lease(cup, numberTakenAgain, System::currentTimeMillis, () -> {})) {
      first.requireHeld(); // nobody has told it yet
      second.requireHeld();
      assertThat(store.tournaments())
          .extracting(StoredTournament::status)
          .containsExactly(StoredTournament.Status.INTERRUPTED);
      store.lease(cup, () -> {}).close();
    }
  }

  @Test
  void aMachineThatIsSilentLosesItsLeaseAndIsToldSo() {
    long cup = store.addTournament(CUP);
    Holder elsewhere = new Holder("elsewhere", 1, 1);
    AtomicInteger losses = new AtomicInteger();
    try (Lease held =
        store.lease(cup, elsewhere, System::currentTimeMillis, losses::incrementAndGet)) {
      assertThatThrownBy(() -> store.lease(cup, () -> {}))
          .hasMessageContaining("process 1 on elsewhere");
      held.beat();
      assertThat(losses).hasValue(0);
      long later = System.currentTimeMillis() + LeaseTable.SILENCE.toMillis() + 1000;
      try (Lease taken = store.lease(cup, Holder.ofThisProcess(), () -> later, () -> {})) {
        held.beat();
        held.beat();
        assertThat(losses).hasValue(1);
        assertThatThrownBy(held::requireHeld).hasMessageContaining("taken over");
        taken.beat();
        taken.requireHeld();
      }
    }
  }

  @Test
  void aTournamentThatIsNotThereIsRefused() {
    GameRecord record = RandomGames.record("tictactoe", "a", "b", 1);
    assertThatThrownBy(() -> store.addGame(RandomGames.inSlot(9, 0, record)))
        .isInstanceOf(BadInput.class)
        .hasMessage("there is no tournament 9");
    assertThatThrownBy(() -> store.setStatus(9, StoredTournament.Status.FINISHED))
        .isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> store.addRatings(9, List.of())).isInstanceOf(BadInput.class);
    assertThat(store.count(GameFilter.ALL)).isZero();
  }

  @Test
  void resultsAreInTheOrderOfSlotsWithTimesAndReasons() {
    long cup = store.addTournament(CUP);
    GameRecord played = RandomGames.record("othello", "a", "b", 4);
    Ending late = new Ending(Ending.Reason.TIME, "1.2 s of 1 s");
    store.addGame(RandomGames.inSlot(cup, 1, RandomGames.forfeit("tictactoe", late, 1)));
    store.addGame(RandomGames.inSlot(cup, 0, played));
    List<GameSummary> results = store.results(cup);
    assertThat(results)
        .extracting(GameSummary::slot)
        .containsExactly(Optional.of(new Slot(cup, 0)), Optional.of(new Slot(cup, 1)));
    GameSummary whole = results.getFirst();
    assertThat(whole.game()).isEqualTo("othello");
    assertThat(whole.first()).isEqualTo("a");
    assertThat(whole.second()).isEqualTo("b");
    assertThat(whole.outcome()).isEqualTo(played.outcome());
    assertThat(whole.margin()).hasValue(played.end().margin());
    assertThat(whole.plies()).isEqualTo(played.moves().size());
    assertThat(whole.openingPlies()).isEqualTo(2);
    Duration used =
        played.moves().stream()
            .map(m -> m.used().orElseThrow())
            .reduce(Duration::plus)
            .orElseThrow();
    assertThat(whole.firstUsed().plus(whole.secondUsed()).minus(used).abs())
        .isLessThanOrEqualTo(Duration.ofMillis(2));
    assertThat(results.getLast().ending()).isEqualTo(late);
    assertThat(results.getLast().margin()).isEmpty();
  }

  @Test
  void manyGamesAtOnceAreStoredAllOrNone() {
    GameRecord record = RandomGames.record("tictactoe", "newcomer", "b", 1);
    List<StoredGame> games = List.of(StoredGame.of(record), RandomGames.inSlot(99, 0, record));
    assertThatThrownBy(() -> store.addGames(games)).isInstanceOf(BadInput.class);
    assertThat(store.count(GameFilter.ALL)).isZero();
    // The newcomer's number went with the failed attempt and must not be remembered.
    store.addGame(StoredGame.of(record));
    assertThat(store.games(GameFilter.ALL.withPlayer("newcomer"), 9)).hasSize(1);
  }

  @Test
  void ratingsOverTimeAreKept() {
    long cup = store.addTournament(CUP);
    Instant early = Instant.ofEpochMilli(1000);
    Instant late = Instant.ofEpochMilli(2000);
    StoredRating a = new StoredRating("a", early, 10, 12.5, 40.25);
    StoredRating b = new StoredRating("b", early, 10, -12.5, 40.25);
    StoredRating later = new StoredRating("b", late, 20, 1.0 / 3, 28);
    store.addRatings(cup, List.of(b, a));
    store.addRatings(cup, List.of(later));
    store.addRatings(cup, List.of(later));
    assertThat(store.ratings(cup)).containsExactly(a, b, later);
    assertThat(store.ratings(cup + 1)).isEmpty();
  }

  @Test
  void severalMayOpenANewDatabaseAtOnce() throws Exception {
    String fresh = emptyDatabase();
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      List<Callable<Long>> openings =
          Collections.nCopies(
              4,
              () -> {
                try (Store mine = Store.open(fresh, Games.CATALOG)) {
                  return mine.addTournament(CUP);
                }
              });
      List<Long> ids = new ArrayList<>();
      for (Future<Long> id : threads.invokeAll(openings)) {
        ids.add(id.get());
      }
      assertThat(ids).containsExactlyInAnyOrder(1L, 2L, 3L, 4L);
    }
  }

  @Test
  void twoStoresOnOneDatabaseWriteSideBySide() throws InterruptedException {
    long cup = store.addTournament(CUP);
    try (Store other = Store.open(location, Games.CATALOG)) {
      List<Added> added = Collections.synchronizedList(new ArrayList<>());
      Thread[] writers =
          IntStream.range(0, 4)
              .mapToObj(
                  t ->
                      new Thread(
                          () -> {
                            for (int slot = 0; slot < 60; slot++) {
                              GameRecord record =
                                  RandomGames.record("tictactoe", "p" + t, "q" + slot, slot);
                              added.add(
                                  (t % 2 == 0 ? store : other)
                                      .addGame(RandomGames.inSlot(cup, slot, record)));
                            }
                          }))
              .toArray(Thread[]::new);
      for (Thread writer : writers) {
        writer.start();
      }
      for (Thread writer : writers) {
        writer.join();
      }
      assertThat(added).hasSize(240);
      assertThat(added.stream().filter(Added::isNew).map(Added::id))
          .hasSize(60)
          .doesNotHaveDuplicates();
      assertThat(store.results(cup)).hasSize(60).isEqualTo(other.results(cup));
      assertThat(other.count(GameFilter.ALL)).isEqualTo(60);
    }
  }
}
