package agon.proof;

import agon.game.Outcome;
import java.util.List;

/**
 * A proof that needs no walk through the whole game.
 *
 * @param outcome of the game from its start
 * @param how in words that follow "by": "a pairing of 12 pairs"
 * @param pairs moves that answer each other, where that is the proof: who never leaves one without
 *     the other is safe. Empty otherwise.
 * @param nodes positions that were looked at
 */
public record Argument(Outcome outcome, String how, List<Pair> pairs, long nodes) {
  /** Two moves that answer each other. */
  public record Pair(int one, int other) {}

  public Argument {
    pairs = List.copyOf(pairs);
  }
}
