package agon.report;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.match.Entrant;
import agon.match.Fixture;
import agon.match.FixtureResult;
import agon.match.GameResult;
import agon.match.Schedule;
import agon.match.Standings;
import agon.match.Tournament;
import agon.match.TournamentFormat;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import agon.search.TimeControl;
import agon.store.Slot;
import agon.store.StoredGame;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntFunction;

/** Tournaments for tests: known ones, and random ones. */
final class Runs {
  static final String X_WINS = "a1 b1 a2 b2 a3";
  static final String O_WINS = "a1 b1 a2 b2 c3 b3";
  static final String DRAW = "b2 a1 c1 a3 a2 c2 b1 b3 c3";

  private Runs() {}

  static Tournament tournament(
      TournamentFormat format,
      String boards,
      String time,
      String sprt,
      int games,
      String... players) {
    return Tournament.of(
            List.of(players).stream().map(name -> new Entrant(name, "random")).toList(),
            List.of(boards.split("; ", -1)).stream().map(Games.CATALOG::game).toList())
        .name("Cup")
        .format(format)
        .time(TimeControl.parse(time))
        .games(games)
        .seed(7)
        .sprt(sprt)
        .build();
  }

  /** A match of a and b at tic-tac-toe; a moves first in the first game, b in the next. */
  static ReportedTournament match(String sprt, String... moves) {
    return known(
        tournament(TournamentFormat.MATCH, "tictactoe", "1s", sprt, moves.length, "a", "b"),
        "finished",
        moves);
  }

  /** The first games of a tournament, with these moves. */
  static ReportedTournament known(Tournament tournament, String status, String... moves) {
    return played(
        tournament,
        status,
        moves.length,
        number -> {
          Game game = tournament.boards().getFirst();
          List<RecordedMove> made = new ArrayList<>();
          for (int move : game.moves(game.start(), moves[number])) {
            made.add(timed(move, 10 + number, Optional.empty()));
          }
          return made;
        });
  }

  /** Random games of the whole tournament, with times and scores. */
  static ReportedTournament random(Tournament tournament, long seed) {
    List<Fixture> fixtures = new Schedule(tournament).round(0, List.of(), 0);
    return played(
        tournament,
        "finished",
        fixtures.size(),
        number -> {
          Game game = tournament.boards().get(fixtures.get(number).board());
          Position position = game.start();
          Rng rng = new Rng(seed + number);
          int[] scratch = new int[game.maxMoves()];
          List<RecordedMove> made = new ArrayList<>();
          while (!position.isOver()) {
            int move = position.randomMove(rng, scratch);
            String score = "about +" + rng.below(60) / 10.0;
            made.add(timed(move, 1 + rng.below(1000), Optional.of(score)));
            position.play(move);
          }
          return made;
        });
  }

  private static RecordedMove timed(int move, long millis, Optional<String> score) {
    return new RecordedMove(
        move, Optional.empty(), Optional.of(Duration.ofMillis(millis)), score, "");
  }

  private static ReportedTournament played(
      Tournament tournament, String status, int count, IntFunction<List<RecordedMove>> moves) {
    List<Fixture> fixtures = new Schedule(tournament).round(0, List.of(), 0);
    List<FixtureResult> results = new ArrayList<>();
    List<StoredGame> games = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      GameRecord record = record(tournament, fixtures.get(i), moves.apply(i), Ending.BY_THE_RULES);
      games.add(stored(i, record));
      results.add(result(fixtures.get(i), record));
    }
    return subject(tournament, status, fixtures.size(), results, games);
  }

  /** A game as the store would give it back. */
  static StoredGame stored(int number, GameRecord record) {
    return new StoredGame(
        Optional.of(new Slot(3, number)),
        record,
        0,
        OptionalLong.empty(),
        Optional.empty(),
        Optional.empty());
  }

  static ReportedTournament subject(
      Tournament tournament,
      String status,
      int expected,
      List<FixtureResult> results,
      List<StoredGame> games) {
    return new ReportedTournament(
        3,
        status,
        expected,
        Instant.parse("2026-11-15T10:00:00Z"),
        Instant.parse("2026-11-15T11:30:00Z"),
        new Standings(tournament, results),
        games::forEach);
  }

  /** Moves that end by the rules, or else in the loss of who should have moved. */
  static GameRecord record(
      Tournament tournament, Fixture fixture, List<RecordedMove> moves, Ending ending) {
    Game game = tournament.boards().get(fixture.board());
    Position end = game.start();
    moves.forEach(move -> end.play(move.move()));
    return new GameRecord(
        game,
        Optional.empty(),
        tournament.entrants().get(fixture.first()).name(),
        tournament.entrants().get(fixture.second()).name(),
        tournament.time().text(),
        Map.of(),
        "",
        moves,
        Optional.of(end.isOver() ? end.outcome() : Outcome.winOf(1 - end.turn())),
        ending);
  }

  static FixtureResult result(Fixture fixture, GameRecord record) {
    return new FixtureResult(
        fixture,
        new GameResult(
            record.outcome().orElseThrow(), record.ending(), record.moves().size(), 1000, 2000));
  }
}
