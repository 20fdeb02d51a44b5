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

/**
 * Openings in which neither side has an edge, in the manner of Othello's XOT: many lines by chance,
 * each looked at for a moment, the more even ones for longer, the most even of these until one is
 * within a unit of the game's margin from even. Where margins do not count there is no such
 * measure, and the most even of all that were studied is taken.
 */
final class BalancedOpenings {
  private static final int ROUNDS = 8;
  private static final int CANDIDATES = 60;
  private static final int FINALISTS = 12;
  private static final int STUDIED = 6;
  private static final int FIRST_SHARE = 50;
  private static final int SECOND_SHARE = 5;

  /** How far from even a position looks after so many nodes. */
  @FunctionalInterface
  interface Judge {
    long imbalance(Position position, long nodes);
  }

  private record Looked(long imbalance, Position position) {}

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
    Optional<Looked> most = Optional.empty();
    for (int round = 0; round < ROUNDS; round++) {
      List<Position> glanced = best(candidates(rng), nodes / FIRST_SHARE, FINALISTS);
      for (Position position : best(glanced, nodes / SECOND_SHARE, STUDIED)) {
        Looked studied = new Looked(judge.imbalance(position, nodes), position);
        if (most.isEmpty() || studied.imbalance() < most.get().imbalance()) {
          most = Optional.of(studied);
        }
        if (game.marginCounts() && studied.imbalance() <= Score.UNIT) {
          return opening(studied.position());
        }
      }
      if (!game.marginCounts()) {
        break;
      }
    }
    return most.map(looked -> opening(looked.position())).orElse(Opening.NONE);
  }

  private Opening opening(Position position) {
    return new Opening(Optional.empty(), OpeningBook.moves(game, position));
  }

  /** Different positions, however the board is turned; fewer where the game has no more. */
  private List<Position> candidates(Rng rng) {
    Optional<Symmetries> symmetries = game.symmetries();
    Set<Long> seen = new HashSet<>();
    List<Position> candidates = new ArrayList<>();
    for (int i = 0; i < CANDIDATES; i++) {
      Position position = OpeningBook.playLikely(game, rng, plies);
      long key = symmetries.map(s -> s.canonicalKey(position)).orElseGet(position::key);
      if (!position.isOver() && seen.add(key)) {
        candidates.add(position);
      }
    }
    return candidates;
  }

  private List<Position> best(List<Position> positions, long howLong, int count) {
    return positions.stream()
        .map(position -> new Looked(judge.imbalance(position, Math.max(1, howLong)), position))
        .sorted(Comparator.comparingLong(Looked::imbalance))
        .limit(count)
        .map(Looked::position)
        .toList();
  }
}
