package agon.web.tournament;

import agon.game.Game;
import agon.game.Picture;
import agon.game.Position;
import agon.match.Fixture;
import agon.match.FixtureResult;
import agon.match.RunListener;
import agon.match.Tournament;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import agon.web.board.Stones;
import agon.web.http.Feed;
import agon.web.http.Json;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Tells what happens on the boards of a tournament that is being played here. Moves of fast games
 * come by the thousand: a board is shown at most a few times a second.
 */
final class LiveTournament implements RunListener {
  /**
   * A board being played on.
   *
   * @param clocks milliseconds each side had left after its last move; null without clocks
   * @param used milliseconds each side took for its last move
   * @param scores what each side thought of its own chances then, as people say it
   * @param moves all moves so far
   * @param stones a large board in few letters, {@link Stones}
   */
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
      List<@Nullable Long> clocks,
      List<@Nullable Long> used,
      List<@Nullable String> scores,
      List<String> moves,
      @Nullable String stones,
      Picture picture) {}

  /** What each side of one table said with its last move. */
  private static final class Sides {
    private final @Nullable Long[] clocks = new Long[2];
    private final @Nullable Long[] used = new Long[2];
    private final @Nullable String[] scores = new String[2];
    private int slot = -1;

    void note(int number, int side, RecordedMove move) {
      if (slot != number) {
        slot = number;
        Arrays.fill(clocks, null);
        Arrays.fill(used, null);
        Arrays.fill(scores, null);
      }
      clocks[side] = move.clock().map(Duration::toMillis).orElse(null);
      used[side] = move.used().map(Duration::toMillis).orElse(null);
      scores[side] = move.score().orElse(null);
    }
  }

  /** A game that has just ended. */
  record ResultView(
      int slot, String game, String first, String second, String result, String ended, int plies) {}

  private static final long PAUSE = 200_000_000L;

  private final Tournament tournament;
  private final Feed feed;
  private final ConcurrentMap<Integer, AtomicLong> shown = new ConcurrentHashMap<>();
  private final ConcurrentMap<Integer, Sides> noted = new ConcurrentHashMap<>();
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
    Sides sides = noted.computeIfAbsent(table, t -> new Sides());
    sides.note(fixture.number(), before.turn(), move);
    AtomicLong last = shown.computeIfAbsent(table, t -> new AtomicLong());
    long now = System.nanoTime();
    if (now - last.get() < PAUSE) {
      return;
    }
    last.set(now);
    Game game = tournament.boards().get(fixture.board());
    Position after = before.copy();
    after.play(move.move());
    Picture picture = game.picture(after);
    Optional<Stones> stones = Stones.of(picture);
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
                Arrays.asList(sides.clocks),
                Arrays.asList(sides.used),
                Arrays.asList(sides.scores),
                texts(game, after),
                stones.map(Stones::owners).orElse(null),
                stones.map(Stones::picture).orElse(picture))));
  }

  @Override
  public void gameFinished(FixtureResult result, GameRecord record) {
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

  /** The moves of a game from its start. */
  private static List<String> texts(Game game, Position position) {
    Position walker = position.copy();
    Deque<String> texts = new ArrayDeque<>();
    while (walker.ply() > 0) {
      int move = walker.lastMove();
      walker.undo();
      texts.addFirst(game.text(walker, move));
    }
    return List.copyOf(texts);
  }

  private String name(int entrant) {
    return tournament.entrants().get(entrant).name();
  }
}
