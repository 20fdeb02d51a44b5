package agon.web.session;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.record.Ending;
import agon.record.OpenGame;
import agon.record.RecordedMove;
import agon.web.board.GameSoFar;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game of the page as it is kept on disk; moves as people write them. */
record StoredSession(
    String id,
    String token,
    @Nullable String friend,
    @Nullable Integer friendSide,
    String game,
    @Nullable String start,
    List<String> seats,
    String time,
    List<Move> moves,
    List<Move> undone,
    @Nullable String outcome,
    @Nullable String reason,
    @Nullable String detail,
    @Nullable String next,
    @Nullable Boolean shelved,
    long version) {

  record Move(
      String text,
      @Nullable Long used,
      @Nullable Long clock,
      @Nullable String score,
      String comment) {

    static Move of(Game game, Position before, RecordedMove move) {
      return new Move(
          game.text(before, move.move()),
          move.used().map(Duration::toMillis).orElse(null),
          move.clock().map(Duration::toMillis).orElse(null),
          move.score().orElse(null),
          move.comment());
    }

    RecordedMove read(Game game, Position before) {
      return new RecordedMove(
          game.move(before, text),
          Optional.ofNullable(clock).map(Duration::ofMillis),
          Optional.ofNullable(used).map(Duration::ofMillis),
          Optional.ofNullable(score),
          comment);
    }
  }

  Tokens tokens() {
    return new Tokens(token, friend, friendSide == null ? Tokens.EVERY_SIDE : friendSide);
  }

  /** Plays the kept moves again, and leaves those taken back ready to be played again. */
  OpenGame open() {
    GameSoFar soFar = GameSoFar.read(game, start, null);
    OpenGame open = OpenGame.of(soFar.game(), soFar.start(), soFar.position());
    for (Move move : moves) {
      open.play(move.read(open.game(), open.position()));
    }
    Position walker = open.position().copy();
    List<RecordedMove> again = new ArrayList<>();
    for (Move move : undone.reversed()) {
      RecordedMove read = move.read(open.game(), walker);
      again.addFirst(read);
      walker.play(read.move());
    }
    open.setUndone(again);
    if (outcome != null && reason != null && detail != null && !open.isOver()) {
      open.end(Outcome.valueOf(outcome), new Ending(Ending.Reason.valueOf(reason), detail));
    }
    return open;
  }

  static List<Move> played(OpenGame open) {
    Position walker = open.position().copy();
    while (walker.ply() > 0) {
      walker.undo();
    }
    return texts(open, walker, open.played());
  }

  static List<Move> undone(OpenGame open) {
    return texts(open, open.position().copy(), open.undone().reversed()).reversed();
  }

  private static List<Move> texts(OpenGame open, Position walker, List<RecordedMove> moves) {
    List<Move> texts = new ArrayList<>();
    for (RecordedMove move : moves) {
      texts.add(Move.of(open.game(), walker, move));
      walker.play(move.move());
    }
    return texts;
  }
}
