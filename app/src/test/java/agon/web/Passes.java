package agon.web;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;

/** A game of Othello on a small board that comes to a pass. */
final class Passes {
  static final String GAME = "othello(size=4)";

  private Passes() {}

  /** Random games on a small board soon come to a pass. */
  static String movesToAPass() {
    Game game = Games.CATALOG.game(GAME);
    int[] scratch = new int[game.maxMoves()];
    Rng rng = new Rng(1);
    Position position = game.start();
    StringBuilder moves = new StringBuilder();
    while (!game.mustPass(position)) {
      if (position.isOver()) {
        position = game.start();
        moves.setLength(0);
      }
      int move = position.randomMove(rng, scratch);
      moves.append(' ').append(game.text(position, move));
      position.play(move);
    }
    return moves.toString().strip();
  }
}
