package agon.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.games.Games;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What can be asked of a store, whatever database is behind it. */
abstract class QueriesContract extends StoreFixture {
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

  @Test
  void openingsFindGamesThatBeginSo() {
    fill();
    Game othello = Games.CATALOG.game("othello");
    Branch most = store.explore(othello, List.of()).getFirst();
    List<Integer> moves = othello.moves(othello.start(), most.move());
    GameFilter filter = GameFilter.ALL.withOpening(othello, moves);
    List<GameSummary> found = store.games(filter, 1000);
    assertThat(found).hasSize((int) most.games()).hasSizeLessThan(16).isNotEmpty();
    for (GameSummary summary : found) {
      GameRecord record = store.game(summary.id()).orElseThrow().record();
      assertThat(record.game().line()).isEqualTo("othello");
      assertThat(record.moves().getFirst().move()).isEqualTo(moves.getFirst());
    }
    assertThat(store.count(filter)).isEqualTo(most.games());
    assertThat(store.overview(filter).games())
        .extracting(Overview.Line::name)
        .containsExactly("othello");
    assertThat(store.tally(filter).stream().mapToLong(TallyLine::games).sum())
        .isEqualTo(most.games());
    assertThat(store.count(filter.withPlayer("nobody"))).isZero();
    assertThatThrownBy(() -> GameFilter.ALL.withOpening(othello, Collections.nCopies(13, 0)))
        .hasMessageContaining("up to 12 moves, not 13");
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
}
