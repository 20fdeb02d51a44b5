package agon.imports;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** A record in the making, checked move by move. */
final class GameBuilder {
  private final Game game;
  private final Optional<String> startText;
  private final Position position;
  private final List<RecordedMove> moves = new ArrayList<>();
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final String[] players = {"", ""};
  private String time = "";

  GameBuilder(Game game) {
    this(game, Optional.empty());
  }

  GameBuilder(Game game, Optional<String> start) {
    this.game = game;
    position = start.isPresent() ? game.position(start.get()) : game.start();
    startText =
        start.map(text -> game.text(position)).filter(t -> !t.equals(game.text(game.start())));
  }

  Game game() {
    return game;
  }

  Position position() {
    return position;
  }

  void player(int side, String name) {
    players[side] = name.strip();
  }

  void time(String text) {
    time = text;
  }

  /** A further header, if there is something to say. */
  void tag(String name, String value) {
    if (!value.isBlank()) {
      tags.put(name, value.strip());
    }
  }

  /** How a pass is written here. */
  String pass() {
    return game.text(position, game.pass());
  }

  void play(String move) {
    play(move, Optional.empty(), Optional.empty());
  }

  void play(String move, Optional<Duration> used, Optional<String> score) {
    play(game.move(position, move), used, score);
  }

  void play(int move, Optional<Duration> used, Optional<String> score) {
    add(new RecordedMove(move, Optional.empty(), used, score, ""));
  }

  void play(int move, String comment) {
    add(new RecordedMove(move, Optional.empty(), Optional.empty(), Optional.empty(), comment));
  }

  private void add(RecordedMove move) {
    moves.add(move);
    position.play(move.move());
  }

  /** Passes where that is all there is to do, until it is a side's turn: people leave that out. */
  void passUntil(int side) {
    while (!position.isOver() && position.turn() != side && game.mustPass(position)) {
      play(game.pass(), Optional.empty(), Optional.empty());
    }
  }

  /**
   * Makes the moves that lead to a board somebody has drawn, one or two of them.
   *
   * @param isThere whether a position is the one that was drawn
   * @return whether there are such moves; without, nothing changes
   */
  boolean playTo(Predicate<Position> isThere) {
    for (int depth = 1; depth <= 2; depth++) {
      if (playTo(isThere, depth)) {
        return true;
      }
    }
    return false;
  }

  private boolean playTo(Predicate<Position> isThere, int depth) {
    int[] legal = new int[game.maxMoves()];
    int count = position.moves(legal);
    for (int i = 0; i < count; i++) {
      play(legal[i], Optional.empty(), Optional.empty());
      if (depth == 1 ? isThere.test(position) : playTo(isThere, depth - 1)) {
        return true;
      }
      position.undo();
      moves.removeLast();
    }
    return false;
  }

  /** The record of a game that ends here, by the rules or not at all. */
  GameRecord finish() {
    return finish(Optional.empty(), Ending.UNFINISHED);
  }

  /**
   * The record.
   *
   * @param outcome as the file has it; if the rules give one, it must be the same
   * @param otherwise why the game ended if it was not by the rules
   */
  GameRecord finish(Optional<Outcome> outcome, Ending otherwise) {
    boolean over = position.isOver();
    return new GameRecord(
        game,
        startText,
        players[0],
        players[1],
        time,
        tags,
        "",
        moves,
        over ? outcome.or(() -> Optional.of(position.outcome())) : outcome,
        over ? Ending.BY_THE_RULES : outcome.isEmpty() ? Ending.UNFINISHED : otherwise);
  }
}
