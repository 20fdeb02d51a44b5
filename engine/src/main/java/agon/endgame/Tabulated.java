package agon.endgame;

import agon.game.Game;
import agon.game.Position;
import java.util.Optional;

/** A game with a database of small positions. */
public interface Tabulated extends Game {
  /** None where the parameters are beyond what a database can hold. */
  Optional<Database> database();

  /** Seeds or men: a position is in every database that is as large. */
  int size(Position position);

  /** The size that pays when a position is to be solved: making it takes less than it saves. */
  int solvingSize(Position position);
}
