package agon.store;

import agon.game.BadInput;

/**
 * The place of a game in a tournament. A slot is filled once: that is how a tournament that was
 * killed knows what is left to play.
 *
 * @param number of the game in its tournament, from 0
 */
public record Slot(long tournament, int number) {
  public Slot {
    if (number < 0) {
      throw new BadInput("games of a tournament are numbered from 0, not " + number);
    }
  }
}
