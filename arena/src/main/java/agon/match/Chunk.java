package agon.match;

import java.util.List;

/**
 * Games that are handed out together: whoever takes a chunk plays all of it. Only the numbers of
 * its games matter to the run, so a chunk may be played twice, by two machines for example of which
 * one was thought lost: every game of it counts once.
 *
 * @param games at least one; the two games of a pair are never in different chunks, unless chunks
 *     of one game were asked for
 */
public record Chunk(List<Fixture> games) {
  public Chunk {
    games = List.copyOf(games);
  }

  /** Tells it from all other chunks of its run: the number of its first game. */
  public int id() {
    return games.getFirst().number();
  }
}
