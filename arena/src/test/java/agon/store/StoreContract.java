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
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a store does, whatever database is behind it. */
abstract class StoreContract {
  private static final Tournament CUP = new Tournament("Cup", "games = 4\n", -7, 4);

  private String location = "";
  private Store store = unopened();

  @SuppressWarnings("NullAway") // opened before each test
  private static Store unopened() {
    return null;
  }

  /** Where an empty database is. */
  abstract String emptyDatabase();

  @BeforeEach
  void open() {
    location = emptyDatabase();
    store = Store.open(location, Games.CATALOG);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private void reopen() {
    store.close();
    store = Store.open(location, Games.CATALOG);
  }

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
    assertThat(store.addGame(RandomGames.inSlot(cup, 1, second.record())).isNew()).isTrue();
  }

  @Test
  void aTournamentIsKeptWithHowFarItIs() {
    long cup = store.addTournament(CUP);
    StoredTournament running = store.tournament(cup).orElseThrow();
    assertThat(running.tournament()).isEqualTo(CUP);
    assertThat(running.status()).isEqualTo(StoredTournament.Status.RUNNING);
    assertThat(running.played()).isZero();
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

  private void fill() {
    long cup = store.addTournament(CUP);
    String[] players = {"random", "engine", "engine(threads=2)", "enginelike"};
    String[] games = {"tictactoe", "othello", "othello(size=6)"};
    for (int i = 0; i < 48; i++) {
      GameRecord record =
          RandomGames.record(games[i % 3], players[i % 4], players[(i / 4 + 1) % 4], i);
      store.addGame(i % 2 == 0 ? StoredGame.of(record) : RandomGames.inSlot(cup, i, record));
    }
  }

  @Test
  void filtersFindWhatFitsAndCountsAgree() {
    fill();
    List<GameSummary> all = store.games(GameFilter.ALL, 1000);
    assertThat(all)
        .hasSize(48)
        .extracting(GameSummary::id)
        .isSortedAccordingTo((a, b) -> Long.compare(b, a));
    Map<GameFilter, Predicate<GameSummary>> filters = new LinkedHashMap<>();
    filters.put(GameFilter.ALL, game -> true);
    filters.put(
        GameFilter.ALL.withGame(Games.CATALOG.game("othello")),
        game -> game.game().equals("othello"));
    filters.put(GameFilter.ALL.withFamily("othello"), game -> game.game().startsWith("othello"));
    filters.put(GameFilter.ALL.withFamily("kalah"), game -> false);
    filters.put(GameFilter.ALL.withResult("0-1"), game -> game.result().equals("0-1"));
    filters.put(GameFilter.ALL.withTournament(1), game -> game.slot().isPresent());
    filters.put(GameFilter.ALL.withTournament(2), game -> false);
    filters.put(GameFilter.ALL.withPlayer("nobody"), game -> false);
    filters.put(
        GameFilter.ALL.withPlayer("engine(threads=2)"), game -> plays(game, "engine(threads=2)"));
    filters.put(
        GameFilter.ALL.withPlayer("engine"),
        game -> plays(game, "engine") || plays(game, "engine(threads=2)"));
    filters.put(
        GameFilter.ALL.withPlayer("random").withResult("1-0").withTournament(1).withFamily("mnk"),
        game ->
            plays(game, "random")
                && game.result().equals("1-0")
                && game.slot().isPresent()
                && game.game().startsWith("mnk"));
    filters.forEach(
        (filter, fits) -> {
          List<GameSummary> expected = all.stream().filter(fits).toList();
          assertThat(store.games(filter, 1000)).as("%s", filter).isEqualTo(expected);
          assertThat(store.count(filter)).as("%s", filter).isEqualTo(expected.size());
        });
  }

  private static boolean plays(GameSummary game, String player) {
    return game.first().equals(player) || game.second().equals(player);
  }

  @Test
  void pagesFollowEachOtherAndGoingThroughAllMissesNone() {
    fill();
    List<Long> ids = new ArrayList<>();
    long before = Long.MAX_VALUE;
    List<GameSummary> page;
    do {
      page = store.games(GameFilter.ALL, 10, before);
      page.forEach(game -> ids.add(game.id()));
      before = page.isEmpty() ? 0 : page.getLast().id();
    } while (!page.isEmpty());
    assertThat(ids).hasSize(48).doesNotHaveDuplicates();
    List<Long> walked = new ArrayList<>();
    store.forEachGame(GameFilter.ALL.withTournament(1), (game, id) -> walked.add(id));
    assertThat(walked).hasSize(24).isSorted();
  }

  @Test
  void goingThroughMoreGamesThanAPageMissesNone() {
    List<StoredGame> many =
        IntStream.range(0, 1203)
            .mapToObj(i -> StoredGame.of(RandomGames.record("tictactoe", "a", "b", i)))
            .toList();
    assertThat(store.addGames(many)).extracting(Added::isNew).containsOnly(true);
    List<StoredGame> read = new ArrayList<>();
    store.forEachGame(GameFilter.ALL, (game, id) -> read.add(game));
    assertThat(read).hasSameSizeAs(many);
    for (int i = 0; i < many.size(); i++) {
      assertThat(read.get(i).record().tags()).isEqualTo(many.get(i).record().tags());
    }
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
  void theTallyCountsByEverythingTablesAreMadeOf() {
    for (int i = 0; i < 30; i++) {
      store.addGame(StoredGame.of(RandomGames.record("tictactoe", "a", "b", i)));
    }
    List<TallyLine> tally = store.tally(GameFilter.ALL);
    List<GameSummary> games = store.games(GameFilter.ALL, 100);
    for (TallyLine line : tally) {
      List<GameSummary> counted =
          games.stream().filter(game -> game.result().equals(line.result())).toList();
      assertThat(line.games()).isEqualTo(counted.size());
      assertThat(line.plies()).isEqualTo(counted.stream().mapToInt(GameSummary::plies).sum());
      assertThat(line.reason()).isEqualTo("by the rules");
      assertThat(line.game()).isEqualTo("mnk(m=3,n=3,k=3)");
    }
    assertThat(tally.stream().mapToLong(TallyLine::games).sum()).isEqualTo(30);
  }

  @Test
  void theOverviewSumsUpByGameByPlayerAndByReason() {
    Ending late = new Ending(Ending.Reason.TIME, "");
    GameRecord forfeit = RandomGames.forfeit("othello", late, 1);
    store.addGame(StoredGame.of(forfeit));
    store.addGame(StoredGame.of(RandomGames.forfeit("othello", late, 2)));
    GameRecord draw = with(forfeit, "loser", "winner", Optional.of(Outcome.DRAW), "agreed");
    store.addGame(StoredGame.of(draw));
    store.addGame(StoredGame.of(with(forfeit, "loser", "x", Optional.empty(), "")));
    Overview overview = store.overview(GameFilter.ALL);
    assertThat(overview.games()).containsExactly(new Overview.Line("othello", 2, 1, 0, 1, 12));
    assertThat(overview.players())
        .containsExactly(
            new Overview.Line("loser", 0, 1, 2, 1, 12),
            new Overview.Line("winner", 2, 1, 0, 0, 9),
            new Overview.Line("x", 0, 0, 0, 1, 3));
    assertThat(overview.reasons())
        .containsExactly(
            new Overview.Line("out of time", 2, 0, 0, 0, 6),
            new Overview.Line("draw agreed", 0, 1, 0, 0, 3),
            new Overview.Line("unfinished", 0, 0, 0, 1, 3));
    assertThat(store.overview(GameFilter.ALL.withPlayer("x")).games())
        .containsExactly(new Overview.Line("othello", 0, 0, 0, 1, 3));
  }

  private static GameRecord with(
      GameRecord record, String first, String second, Optional<Outcome> outcome, String detail) {
    return new GameRecord(
        record.game(),
        record.startText(),
        first,
        second,
        record.time(),
        record.tags(),
        record.comment(),
        record.moves(),
        outcome,
        outcome.isPresent() ? new Ending(Ending.Reason.AGREEMENT, detail) : Ending.UNFINISHED);
  }

  @Test
  void theExplorerCountsWhatWasPlayedAtEveryDepth() {
    Game game = Games.CATALOG.game("othello(size=6)");
    List<GameRecord> records =
        IntStream.range(0, 400)
            .mapToObj(i -> RandomGames.record(game.line(), "a", "b", i % 40))
            .toList();
    store.addGames(records.stream().map(StoredGame::of).toList());
    store.addGame(StoredGame.of(RandomGames.record("othello", "a", "b", 1)));
    GameRecord model = records.get(7);
    for (int depth = 0; depth < model.moves().size(); depth++) {
      assertThat(store.explore(game, prefix(model, depth)))
          .as("after %d moves", depth)
          .containsExactlyInAnyOrderElementsOf(countedByHand(records, prefix(model, depth)))
          .isSortedAccordingTo((a, b) -> Long.compare(b.games(), a.games()));
    }
    assertThat(store.explore(game, prefix(model, model.moves().size()))).isEmpty();
    assertThat(store.explore(Games.CATALOG.game("oware"), List.of())).isEmpty();
  }

  private static List<Integer> prefix(GameRecord record, int depth) {
    return record.moves().stream().limit(depth).map(RecordedMove::move).toList();
  }

  private static List<Branch> countedByHand(List<GameRecord> records, List<Integer> moves) {
    Map<String, List<Outcome>> outcomes = new LinkedHashMap<>();
    for (GameRecord record : records) {
      if (record.moves().size() > moves.size() && prefix(record, moves.size()).equals(moves)) {
        Position position = record.start();
        moves.forEach(position::play);
        String next = record.game().text(position, record.moves().get(moves.size()).move());
        outcomes
            .computeIfAbsent(next, key -> new ArrayList<>())
            .add(record.outcome().orElseThrow());
      }
    }
    return outcomes.entrySet().stream()
        .map(
            entry ->
                new Branch(
                    entry.getKey(),
                    entry.getValue().size(),
                    Collections.frequency(entry.getValue(), Outcome.FIRST_WINS),
                    Collections.frequency(entry.getValue(), Outcome.DRAW),
                    Collections.frequency(entry.getValue(), Outcome.SECOND_WINS)))
        .toList();
  }

  @Test
  void gamesFromAnotherStartAreNotInTheExplorer() {
    Game game = Games.CATALOG.game("tictactoe");
    GameRecord whole = RandomGames.record("tictactoe", "a", "b", 3);
    Position position = game.start();
    position.play(whole.moves().getFirst().move());
    store.addGame(
        StoredGame.of(
            new GameRecord(
                game,
                Optional.of(game.text(position)),
                "a",
                "b",
                "",
                Map.of(),
                "",
                whole.moves().subList(1, whole.moves().size()),
                whole.outcome(),
                whole.ending())));
    assertThat(store.explore(game, List.of())).isEmpty();
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
