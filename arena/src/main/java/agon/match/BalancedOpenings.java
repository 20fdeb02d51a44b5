package agon.match;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.game.Symmetries;
import agon.search.Score;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Openings in which neither side has an edge, in the manner of Othello's XOT: many lines by chance,
 * each looked at for a moment, the more even ones for longer, the most even of these until one is
 * within a unit of the game's margin from even.
 *
 * <p>Where only winning counts there is no such measure, and the most even of all that were studied
 * is taken. There a longer look mostly finds whoever has the initiative better off than a short one
 * did, and players look longer still. So even is what would be so if one more step changed as much,
 * on average, as the last one has.
 */
final class BalancedOpenings {
  private static final int ROUNDS = 8;
  private static final int CANDIDATES = 60;
  private static final int FINALISTS = 20;
  private static final int STUDIED = 6;
  private static final int FIRST_SHARE = 50;
  private static final int SECOND_SHARE = 5;

  /** What a position looks like to the side to move after so many nodes. */
  @FunctionalInterface
  interface Judge {
    long score(Position position, long nodes);
  }

  /**
   * What a look has shown.
   *
   * @param before what the one before it did
   */
  private record Looked(Position position, long before, long score) {
    boolean isOpen() {
      return Math.max(Math.abs(before), Math.abs(score)) < Score.LIMIT;
    }
  }

  private final Game game;
  private final int plies;
  private final long nodes;
  private final Judge judge;

  BalancedOpenings(Game game, int plies, long nodes, Judge judge) {
    this.game = game;
    this.plies = plies;
    this.nodes = nodes;
    this.judge = judge;
  }

  /** The same for the same state of the generator. */
  Opening make(Rng rng) {
    List<Looked> studied = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      List<Looked> glanced = glance(candidates(rng));
      List<Looked> seen =
          mostEven(glanced, 0, FINALISTS).map(l -> again(l, nodes / SECOND_SHARE)).toList();
      for (Looked finalist : mostEven(seen, drift(seen), STUDIED).toList()) {
        Looked closely = again(finalist, nodes);
        if (game.marginCounts() && Math.abs(closely.score()) <= Score.UNIT) {
          return opening(closely.position());
        }
        studied.add(closely);
      }
      if (!game.marginCounts()) {
        break;
      }
    }
    return mostEven(studied, drift(studied), 1)
        .findFirst()
        .map(looked -> opening(looked.position()))
        .orElse(Opening.NONE);
  }

  private List<Looked> glance(List<Position> positions) {
    long howLong = Math.max(1, nodes / FIRST_SHARE);
    return positions.stream().map(p -> new Looked(p, 0, judge.score(p, howLong))).toList();
  }

  private Looked again(Looked before, long howLong) {
    long score = judge.score(before.position(), Math.max(1, howLong));
    return new Looked(before.position(), before.score(), score);
  }

  /** By how much a longer look has changed what a shorter one showed. */
  private long drift(List<Looked> looked) {
    return game.marginCounts()
        ? 0
        : Math.round(
            looked.stream()
                .filter(Looked::isOpen)
                .mapToLong(some -> some.score() - some.before())
                .average()
                .orElse(0));
  }

  private static Stream<Looked> mostEven(List<Looked> looked, long drift, int count) {
    return looked.stream()
        .sorted(Comparator.comparingLong(some -> Math.abs(some.score() + drift)))
        .limit(count);
  }

  private Opening opening(Position position) {
    return new Opening(Optional.empty(), OpeningBook.moves(game, position));
  }

  /**
   * Different positions, however the board is turned; fewer where the game has no more. Half of
   * them begin with any move there is: who moves first may be ahead after all the likely ones.
   */
  private List<Position> candidates(Rng rng) {
    Optional<Symmetries> symmetries = game.symmetries();
    Set<Long> seen = new HashSet<>();
    List<Position> candidates = new ArrayList<>();
    for (int i = 0; i < CANDIDATES; i++) {
      Position position = OpeningBook.playLikely(game, rng, plies, i % 2 == 1);
      long key = symmetries.map(s -> s.canonicalKey(position)).orElseGet(position::key);
      if (!position.isOver() && seen.add(key)) {
        candidates.add(position);
      }
    }
    return candidates;
  }
}
