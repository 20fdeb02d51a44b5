package agon.cli;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.player.Player;
import agon.protocol.Protocols;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import agon.search.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One game being played: the position, who sits where, and what has been played. */
final class Match implements AutoCloseable {
  static final String HUMAN = "human";

  private final Game game;
  private final Optional<String> startText;
  private final Position position;
  private final List<RecordedMove> played;
  private final List<RecordedMove> undone = new ArrayList<>();
  private final @Nullable Player[] players = new Player[2];
  private @Nullable Outcome resigned;

  private Match(
      Game game, Optional<String> startText, Position position, List<RecordedMove> played) {
    this.game = game;
    this.startText = startText;
    this.position = position;
    this.played = new ArrayList<>(played);
  }

  /**
   * @param position may have moves to undo; they are part of the match
   */
  static Match of(Game game, Optional<String> startText, Position position) {
    List<RecordedMove> played = new ArrayList<>();
    Position back = position.copy();
    while (back.ply() > 0) {
      played.addFirst(RecordedMove.of(back.lastMove()));
      back.undo();
    }
    return new Match(game, startText, position, played);
  }

  static Match of(GameRecord record) {
    return new Match(record.game(), record.startText(), record.end(), record.moves());
  }

  /** Seats players by name; human is nobody of ours. */
  void seat(String first, String second, long seed) {
    close();
    players[0] = player(first, 0, seed);
    players[1] = player(second, 1, seed);
  }

  private @Nullable Player player(String line, int side, long seed) {
    if (line.equalsIgnoreCase(HUMAN)) {
      return null;
    }
    Player player = Protocols.PLAYERS.create(line, game);
    player.newGame(position, side, Limits.NONE, seed + side);
    return player;
  }

  /** Takes over who sits where in another match of perhaps another game. */
  void seatLike(Match other, long seed) {
    seat(other.playerName(0), other.playerName(1), seed);
  }

  String playerName(int side) {
    Player player = players[side];
    return player == null ? HUMAN : player.name();
  }

  Game game() {
    return game;
  }

  Position position() {
    return position;
  }

  boolean isOver() {
    return resigned != null || position.isOver();
  }

  /** The player to move, or null for a human. */
  @Nullable Player mover() {
    return players[position.turn()];
  }

  private boolean hasHuman() {
    return players[0] == null || players[1] == null;
  }

  void play(int move) {
    undone.clear();
    played.add(RecordedMove.of(move));
    position.play(move);
  }

  /** Back to where a human last had a choice; false if there is nothing to take back. */
  boolean undo() {
    if (resigned != null) {
      resigned = null;
      return true;
    }
    if (played.isEmpty()) {
      return false;
    }
    do {
      position.undo();
      undone.add(played.removeLast());
    } while (!played.isEmpty() && hasHuman() && (mover() != null || onlyMove() != null));
    return true;
  }

  boolean redo() {
    if (undone.isEmpty()) {
      return false;
    }
    do {
      RecordedMove move = undone.removeLast();
      played.add(move);
      position.play(move.move());
    } while (!undone.isEmpty() && hasHuman() && (mover() != null || onlyMove() != null));
    return true;
  }

  /** The pass, if passing is all that can be done. */
  @Nullable Integer onlyMove() {
    if (isOver()) {
      return null;
    }
    int[] moves = new int[game.maxMoves()];
    boolean forced = position.moves(moves) == 1 && game.text(position, moves[0]).equals("pass");
    return forced ? moves[0] : null;
  }

  void resign() {
    resigned = Outcome.winOf(1 - position.turn());
  }

  Optional<Outcome> outcome() {
    if (resigned != null) {
      return Optional.of(resigned);
    }
    return position.isOver() ? Optional.of(position.outcome()) : Optional.empty();
  }

  private Ending ending() {
    if (resigned != null) {
      return new Ending(Ending.Reason.RESIGNATION, "");
    }
    return position.isOver() ? Ending.BY_THE_RULES : Ending.UNFINISHED;
  }

  GameRecord record() {
    return new GameRecord(
        game,
        startText,
        playerName(0),
        playerName(1),
        "",
        Map.of(),
        "",
        played,
        outcome(),
        ending());
  }

  boolean isEmpty() {
    return played.isEmpty();
  }

  /** The players leave; those outside the house hold processes. */
  @Override
  public void close() {
    for (int side = 0; side < players.length; side++) {
      Player player = players[side];
      if (player != null) {
        player.close();
      }
      players[side] = null;
    }
  }
}
