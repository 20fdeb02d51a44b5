package agon.imports;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import java.util.ArrayList;
import java.util.List;

/** Games by chance, to be written down as others do and read again. */
record PlayedGames(Game game, List<Integer> moves) {
  static PlayedGames random(String line, long seed) {
    Game game = Games.CATALOG.game(line);
    Rng rng = new Rng(seed);
    Position position = game.start();
    int[] scratch = new int[game.maxMoves()];
    List<Integer> moves = new ArrayList<>();
    while (!position.isOver()) {
      int move = position.randomMove(rng, scratch);
      moves.add(move);
      position.play(move);
    }
    return new PlayedGames(game, moves);
  }

  /** Told move by move. */
  interface Teller {
    void move(Position before, int move, String text);
  }

  Position tell(Teller teller) {
    Position position = game.start();
    for (int move : moves) {
      teller.move(position, move, game.text(position, move));
      position.play(move);
    }
    return position;
  }
}
