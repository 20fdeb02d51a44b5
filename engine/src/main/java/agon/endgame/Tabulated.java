package agon.endgame;

import agon.game.Game;
import java.util.Optional;

/** A game with a database of small positions. */
public interface Tabulated extends Game {
  /** None where the parameters are beyond what a database can hold. */
  Optional<Database> database();
}
