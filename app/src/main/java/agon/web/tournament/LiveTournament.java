package agon.web.tournament;

import agon.game.Game;
import agon.game.Picture;
import agon.game.Position;
import agon.match.Fixture;
import agon.match.Result;
import agon.match.RunListener;
import agon.match.Tournament;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import agon.web.http.Feed;
import agon.web.http.Json;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Tells what happens on the boards of a tournament that is being played here. Moves of fast games
 * come by the thousand: a board is shown at most a few times a second.
 */
final class LiveTournament implements RunListener {
  /** A board being played on. */
  record BoardView(
      int table,
      int slot,
      String game,
      String first,
      String second,
      List<String> sides,
      int ply,
      int turn,
      @Nullable String lastMove,
      List<String> lastClicks,
      @Nullable String score,
      Picture picture) {}

  /** A game that has just ended. */
  record ResultView(
      int slot, String game, String first, String second, String result, String ended, int plies) {}

  private static final long PAUSE = 200_000_000L;

  private final Tournament tournament;
  private final Feed feed;
  private final ConcurrentMap<Integer, AtomicLong> shown = new ConcurrentHashMap<>();
  private final ConcurrentMap<Long, Integer> tables = new ConcurrentHashMap<>();

  LiveTournament(Tournament tournament, Feed feed) {
    this.tournament = tournament;
    this.feed = feed;
  }

  /** Every thread of the run has a table of its own, numbered in the order they turn up. */
  private int table() {
    return tables.computeIfAbsent(Thread.currentThread().threadId(), id -> tables.size());
  }

  @Override
  public void moved(Fixture fixture, Position before, RecordedMove move) {
    if (!feed.isWatched()) {
      return;
    }
    int table = table();
    AtomicLong last = shown.computeIfAbsent(table, t -> new AtomicLong());
    long now = System.nanoTime();
    if (now - last.get() < PAUSE) {
      return;
    }
    last.set(now);
    Game game = tournament.boards().get(fixture.board());
    Position after = before.copy();
    after.play(move.move());
    feed.publish(
        "board " + table,
        "board",
        Json.write(
            new BoardView(
                table,
                fixture.number(),
                game.line(),
                name(fixture.first()),
                name(fixture.second()),
                List.of(game.sides().first(), game.sides().second()),
                after.ply(),
                after.turn(),
                game.text(before, move.move()),
                game.clicks(before, move.move()),
                move.score().orElse(null),
                game.picture(after))));
  }

  @Override
  public void gameFinished(Result result, GameRecord record) {
    Fixture fixture = result.fixture();
    feed.publish(
        "result " + table(),
        "result",
        Json.write(
            new ResultView(
                fixture.number(),
                record.game().line(),
                record.first(),
                record.second(),
                record.result(),
                record.ending().text(),
                record.moves().size())));
  }

  private String name(int entrant) {
    return tournament.entrants().get(entrant).name();
  }
}
