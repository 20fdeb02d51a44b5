package agon.cli.play;

import agon.endgame.Databases;
import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.player.Player;
import agon.player.Players;
import agon.players.Protocols;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.OpenGame;
import agon.record.RecordedMove;
import agon.search.Limits;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One game being played in the terminal, and who sits where. */
final class TerminalGame implements AutoCloseable {
  static final String HUMAN = "human";

  private final OpenGame open;
  private final @Nullable Player[] players = new Player[2];
  private Players source = Protocols.PLAYERS;

  private TerminalGame(OpenGame open) {
    this.open = open;
  }

  /**
   * @param position may have moves to undo; they are part of the match
   */
  static TerminalGame of(Game game, Optional<String> startText, Position position) {
    return new TerminalGame(OpenGame.of(game, startText, position));
  }

  static TerminalGame of(GameRecord record) {
    return new TerminalGame(OpenGame.of(record));
  }

  /** Seats players by their lines; human is nobody of ours. */
  void seat(String first, String second, Players from, long seed) {
    close();
    source = from;
    players[0] = player(first, 0, seed);
    players[1] = player(second, 1, seed);
  }

  private @Nullable Player player(String line, int side, long seed) {
    if (line.equalsIgnoreCase(HUMAN)) {
      return null;
    }
    Databases.expect(game());
    Player player = source.create(line, game());
    player.newGame(position(), side, Limits.NONE, seed + side);
    return player;
  }

  /** Takes over who sits where in another match of perhaps another game. */
  void seatLike(TerminalGame other, long seed) {
    seat(other.playerName(0), other.playerName(1), other.source, seed);
  }

  String playerName(int side) {
    Player player = players[side];
    return player == null ? HUMAN : player.name();
  }

  Game game() {
    return open.game();
  }

  Position position() {
    return open.position();
  }

  boolean isOver() {
    return open.isOver();
  }

  /** The player to move, or null for a human. */
  @Nullable Player mover() {
    return players[position().turn()];
  }

  void play(int move) {
    open.play(RecordedMove.of(move));
  }

  /** Back to where a human last had a choice; false if there is nothing to take back. */
  boolean undo() {
    return open.undo(side -> players[side] == null);
  }

  boolean redo() {
    return open.redo(side -> players[side] == null);
  }

  /** The pass, if passing is all that can be done. */
  Optional<Integer> onlyPass() {
    return open.onlyPass();
  }

  void resign() {
    open.end(Outcome.winOf(1 - position().turn()), new Ending(Ending.Reason.RESIGNATION, ""));
  }

  Optional<Outcome> outcome() {
    return open.outcome();
  }

  GameRecord record() {
    return open.record(playerName(0), playerName(1), "");
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
