package agon.othello;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;

/** The final margin by looking at all games, and random positions near the end to look from. */
final class Minimax {
  private Minimax() {}

  /** For the side to move. */
  static int margin(Game game, Position position) {
    if (position.isOver()) {
      return position.turn() == Position.FIRST ? position.margin() : -position.margin();
    }
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      best = Math.max(best, -margin(game, position));
      position.undo();
    }
    return best;
  }

  /** A position with so many empty squares or, where the game ends before, its end. */
  static DiscPosition randomEnding(Othello game, int empties, Rng rng) {
    DiscPosition position = (DiscPosition) game.start();
    int[] scratch = new int[game.maxMoves()];
    while (!position.isOver() && empties(game, position) > empties) {
      position.play(position.randomMove(rng, scratch));
    }
    return position;
  }

  static int empties(Othello game, DiscPosition position) {
    OthelloBoard board = game.emptyBoard();
    return board.squareCount()
        - board.blocked().size()
        - position.discs(Position.FIRST)
        - position.discs(Position.SECOND);
  }
}
