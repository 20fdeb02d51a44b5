package agon.store;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Games to store: random moves, with everything a record can hold. The same for the same seed. */
final class RandomGames {
  private static final Instant EPOCH = Instant.parse("2026-01-01T00:00:00Z");

  private RandomGames() {}

  /** A game to its end. */
  static GameRecord record(String gameLine, String first, String second, long seed) {
    Game game = Games.CATALOG.game(gameLine);
    Rng rng = new Rng(seed);
    Position position = game.start();
    int[] scratch = new int[game.maxMoves()];
    List<RecordedMove> moves = new ArrayList<>();
    while (!position.isOver()) {
      int move = position.randomMove(rng, scratch);
      moves.add(noted(move, rng));
      position.play(move);
    }
    return new GameRecord(
        game,
        Optional.empty(),
        first,
        second,
        "1 s a move",
        Map.of("Event", "random " + seed),
        "",
        moves,
        Optional.of(position.outcome()),
        Ending.BY_THE_RULES);
  }

  /** The same game between others. */
  static GameRecord between(String first, String second, GameRecord record) {
    return new GameRecord(
        record.game(),
        record.startText(),
        first,
        second,
        record.time(),
        record.tags(),
        record.comment(),
        record.moves(),
        record.outcome(),
        record.ending());
  }

  private static RecordedMove noted(int move, Rng rng) {
    long nanos = rng.below(2_000_000_000);
    return new RecordedMove(
        move,
        Optional.of(Duration.ofSeconds(60).minusNanos(nanos)),
        Optional.of(Duration.ofNanos(nanos)),
        rng.below(3) == 0 ? Optional.empty() : Optional.of("about +0." + rng.below(10)),
        rng.below(9) == 0 ? "hm" : "");
  }

  /** A game that its second player lost for a reason of its own, after a few moves. */
  static GameRecord forfeit(String gameLine, Ending ending, long seed) {
    GameRecord whole = record(gameLine, "winner", "loser", seed);
    return new GameRecord(
        whole.game(),
        Optional.empty(),
        whole.first(),
        whole.second(),
        "",
        Map.of(),
        "",
        whole.moves().subList(0, 3),
        Optional.of(Outcome.FIRST_WINS),
        ending);
  }

  static StoredGame inSlot(long tournament, int slot, GameRecord record) {
    return new StoredGame(
        Optional.of(new Slot(tournament, slot)),
        record,
        2,
        OptionalLong.of(Long.MIN_VALUE + slot),
        Optional.of(EPOCH.plusSeconds(slot)),
        Optional.of(EPOCH.plusSeconds(slot).plusMillis(417)));
  }
}
