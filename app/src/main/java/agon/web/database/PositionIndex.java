package agon.web.database;

import agon.game.Game;
import agon.game.Position;
import agon.game.Symmetries;
import agon.store.Beginning;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * What was played in a position, however it came about and however the board was turned: openings
 * found by what stands on the board rather than by the moves that led there.
 *
 * <p>Every position of every beginning is one entry, under a key that all its mirror images share,
 * with the move played there seen in the same light. Sorted by key, the entries of one position lie
 * side by side.
 */
final class PositionIndex {
  /**
   * A move and how games went on after it.
   *
   * @param move in the position asked about; where several come to the same by symmetry, one
   */
  record Way(int move, long games, long firstWins, long draws, long secondWins) {}

  /** As the database writes them: won, drawn, lost by the first player, unfinished. */
  private static final List<String> RESULTS = List.of("1-0", "1/2-1/2", "0-1", "*");

  private record Entry(long key, int move, int result) {}

  private final Optional<Symmetries> symmetries;
  private final Entry[] entries;

  PositionIndex(Game game, List<Beginning> beginnings) {
    symmetries = game.symmetries();
    List<Entry> all = new ArrayList<>();
    for (Beginning beginning : beginnings) {
      Position position = game.start();
      for (int move : beginning.moves()) {
        long key = key(position);
        all.add(new Entry(key, seen(position, key, move), RESULTS.indexOf(beginning.result())));
        position.play(move);
      }
    }
    all.sort(Comparator.comparingLong(Entry::key));
    entries = all.toArray(Entry[]::new);
  }

  /** The most played first. */
  List<Way> ways(Game game, Position position) {
    if (position.isOver()) {
      return List.of();
    }
    long key = key(position);
    Map<Integer, long[]> counts = new HashMap<>();
    for (int i = first(key); i < entries.length && entries[i].key() == key; i++) {
      long[] count = counts.computeIfAbsent(entries[i].move(), m -> new long[4]);
      count[Math.max(0, entries[i].result())]++;
    }
    int[] legal = new int[game.maxMoves()];
    int many = position.moves(legal);
    List<Way> ways = new ArrayList<>();
    for (int i = 0; i < many; i++) {
      long[] count = counts.remove(seen(position, key, legal[i]));
      if (count != null) {
        ways.add(new Way(legal[i], LongStream.of(count).sum(), count[0], count[1], count[2]));
      }
    }
    ways.sort(Comparator.comparingLong(Way::games).reversed());
    return ways;
  }

  private long key(Position position) {
    return symmetries.map(s -> s.canonicalKey(position)).orElseGet(position::key);
  }

  /** A move as it looks on the board that the key stands for; the least where there are several. */
  private int seen(Position position, long key, int move) {
    if (symmetries.isEmpty()) {
      return move;
    }
    Symmetries maps = symmetries.get();
    int least = Integer.MAX_VALUE;
    for (int s = 0; s < maps.count(); s++) {
      long image = s == 0 ? position.key() : maps.image(s, position).key();
      if (!maps.swaps(s) && image == key) {
        least = Math.min(least, maps.move(s, move));
      }
    }
    return least;
  }

  private int first(long key) {
    int low = 0;
    int high = entries.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (entries[middle].key() < key) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
