package agon.model;

import agon.game.Game;
import agon.game.Keys;
import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.game.Position;
import agon.game.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * How far either side is from a chain of its men across the board, in a game that such a chain wins
 * (Hex, and whatever is like it). Groups of cells cannot show that: what matters lies anywhere on
 * the board.
 *
 * <p>Whether a game is of this kind, which cells are neighbours and who connects what is found out
 * by playing it at random: it is if every game ends with the first chain across.
 *
 * <p>The distance is the number of cells that are still to be taken. Two cells whose common
 * neighbours are both empty count as neighbours, since only one of these can be taken away at a
 * time (the bridge of Hex).
 */
final class Crossings {
  private static final int GAMES = 40;
  private static final int MOST_PLIES = 300;
  private static final int SEED = 6;

  /** Each player must have won so many random games, or they prove nothing. */
  private static final int LEAST_WON = 5;

  /** Steps to neighbours; each goes the other way as well. */
  private static final int[][][] NEIGHBOURHOODS = {
    {{0, 1}, {1, 0}},
    {{0, 1}, {1, 0}, {1, -1}},
    {{0, 1}, {1, 0}, {1, 1}},
    {{0, 1}, {1, 0}, {1, 1}, {1, -1}}
  };

  /** An owner that is neither a player nor nobody. */
  private static final int TAKEN = 2;

  private static final int FARTHEST = 12;
  private static final int DISTANCES = FARTHEST + 1;

  /** More cells than this that would each do as the next one count alike. */
  private static final int MOST_WAYS = 9;

  private static final int WAYS = MOST_WAYS + 1;

  /** Distances of both sides, and of either side its distance and its ways. */
  static final int COUNT = DISTANCES * DISTANCES + 2 * DISTANCES * WAYS;

  static final int ACTIVE = 3;

  private final int[] live;

  /** By player: what a chain of that player's goes along. */
  private final Ground[] grounds;

  private Crossings(int[] live, Ground first, Ground second) {
    this.live = live;
    grounds = new Ground[] {first, second};
  }

  /** Says more than its contents: weights fit one of them. */
  long mark() {
    return Keys.fold(grounds[0].mark, grounds[1].mark);
  }

  /** Plays the game at random to see whether chains decide it. */
  static Optional<Crossings> of(Game game, RandomLook look, int[] live) {
    Picture start = look.start();
    List<Ending> endings = endings(game, look.sight(), live);
    for (int player = 0; player <= 1; player++) {
      int winner = player;
      if (endings.stream().filter(ending -> ending.winner == winner).count() < LEAST_WON) {
        return Optional.empty();
      }
    }
    for (int[][] steps : NEIGHBOURHOODS) {
      List<Ground> grounds =
          List.of(
              new Ground(start, live, steps, Cell::row, start.rows()),
              new Ground(start, live, steps, Cell::column, start.columns()));
      for (Ground first : grounds) {
        for (Ground second : grounds) {
          Crossings found = new Crossings(live, first, second);
          if (endings.stream().allMatch(found::decides)) {
            return Optional.of(found);
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Who has won, and who owned what a move before the end and then. */
  private static final class Ending {
    final int winner;
    final int[] before;
    final int[] after;

    Ending(int winner, int[] before, int[] after) {
      this.winner = winner;
      this.before = before;
      this.after = after;
    }
  }

  private static List<Ending> endings(Game game, Sight sight, int[] live) {
    List<Ending> endings = new ArrayList<>();
    int[] scratch = new int[game.maxMoves()];
    Rng rng = new Rng(SEED);
    for (int i = 0; i < GAMES; i++) {
      Position position = game.start();
      for (int ply = 0; ply < MOST_PLIES && !position.isOver(); ply++) {
        position.play(position.randomMove(rng, scratch));
      }
      int[] after = owners(sight.at(position), live);
      int winner =
          !position.isOver() || position.margin() == 0
              ? Picture.NOBODY
              : position.margin() > 0 ? Position.FIRST : Position.SECOND;
      if (position.ply() > 0) {
        position.undo();
      }
      endings.add(new Ending(winner, owners(sight.at(position), live), after));
    }
    return endings;
  }

  /** Empty cells are nobody's to take any more: only what stands there counts. */
  private static int[] owners(Picture picture, int[] live) {
    return IntStream.of(live)
        .map(cell -> picture.cells().get(cell).owner())
        .map(owner -> owner == Picture.NOBODY ? TAKEN : owner)
        .toArray();
  }

  private boolean decides(Ending ending) {
    Walk walk = walk();
    for (int player = 0; player <= 1; player++) {
      boolean across = walk.distance(player, ending.after) == 0;
      if (across != (player == ending.winner) || walk.distance(player, ending.before) == 0) {
        return false;
      }
    }
    return true;
  }

  Walk walk() {
    return new Walk();
  }

  /** Which cells lie beside each other; beyond the last of them are the two edges to connect. */
  private static final class Ground {
    final int cells;
    final int near;
    final int far;
    final int[][] neighbours;

    /** By node: another node and the two cells between, in threes. */
    final int[][] bridges;

    final long mark;

    Ground(Picture board, int[] live, int[][] steps, ToIntFunction<Cell> along, int length) {
      cells = live.length;
      near = cells;
      far = cells + 1;
      boolean[][] beside = new boolean[cells + 2][cells + 2];
      for (int a = 0; a < cells; a++) {
        Cell cell = board.cells().get(live[a]);
        beside[a][near] = along.applyAsInt(cell) == 0;
        beside[near][a] = beside[a][near];
        beside[a][far] = along.applyAsInt(cell) == length - 1;
        beside[far][a] = beside[a][far];
        for (int b = 0; b < cells; b++) {
          Cell other = board.cells().get(live[b]);
          for (int[] step : steps) {
            if (other.row() - cell.row() == step[0] && other.column() - cell.column() == step[1]) {
              beside[a][b] = true;
              beside[b][a] = true;
            }
          }
        }
      }
      neighbours = new int[cells + 2][];
      bridges = new int[cells + 2][];
      long sum = 0;
      for (int a = 0; a < cells + 2; a++) {
        int at = a;
        neighbours[a] = IntStream.range(0, cells + 2).filter(b -> beside[at][b]).toArray();
        bridges[a] = bridges(beside, a);
        sum = Keys.fold(Keys.fold(sum, neighbours[a].length), bridges[a].length);
      }
      mark = sum;
    }

    private int[] bridges(boolean[][] beside, int a) {
      List<Integer> found = new ArrayList<>();
      for (int b = 0; b < cells + 2; b++) {
        int other = b;
        int[] between =
            IntStream.range(0, cells).filter(c -> beside[a][c] && beside[c][other]).toArray();
        if (a != b && !beside[a][b] && between.length == 2) {
          found.addAll(List.of(b, between[0], between[1]));
        }
      }
      return found.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  /** Measures one position after the other. Nothing here allocates. Not thread-safe. */
  final class Walk {
    private final int[] owners = new int[live.length];
    private final int[] fromNear = new int[live.length + 2];
    private final int[] fromFar = new int[live.length + 2];

    /**
     * Cells as far away as is looked at now, and those one farther; each gets nearer once at most.
     */
    private int[] now = new int[2 * (live.length + 2)];

    private int[] next = new int[2 * (live.length + 2)];
    private int found;
    private int later;
    private int ways;

    void look(List<Cell> picture) {
      for (int i = 0; i < live.length; i++) {
        owners[i] = picture.get(live[i]).owner();
      }
    }

    /** Writes what the side to move sees of the position looked at last, after so many others. */
    int active(int turn, int base, int[] into, int at) {
      int mine = distance(turn, owners);
      int myWays = ways;
      int yours = distance(1 - turn, owners);
      into[at] = base + DISTANCES * mine + yours;
      into[at + 1] = base + DISTANCES * DISTANCES + WAYS * mine + myWays;
      into[at + 2] = base + DISTANCES * (DISTANCES + WAYS) + WAYS * yours + ways;
      return at + ACTIVE;
    }

    /** How many cells a player lacks, and on how many empty ones the shortest ways lie. */
    private int distance(int player, int[] owners) {
      Ground ground = grounds[player];
      spread(ground, ground.near, player, owners, fromNear);
      int distance = fromNear[ground.far];
      ways = 0;
      if (distance == 0 || distance >= FARTHEST) {
        return Math.min(distance, FARTHEST);
      }
      spread(ground, ground.far, player, owners, fromFar);
      for (int cell = 0; cell < ground.cells; cell++) {
        if (owners[cell] == Picture.NOBODY && fromNear[cell] + fromFar[cell] == distance + 1) {
          ways++;
        }
      }
      ways = Math.min(ways, MOST_WAYS);
      return distance;
    }

    /** By cell, how many are to be taken for a chain from a place to there, that one included. */
    private void spread(Ground ground, int from, int player, int[] owners, int[] away) {
      Arrays.fill(away, FARTHEST);
      away[from] = 0;
      now[0] = from;
      found = 1;
      for (int reached = 0; found > 0 && reached < FARTHEST; reached++) {
        later = 0;
        while (found > 0) {
          int at = now[--found];
          if (away[at] < reached) {
            continue; // a shorter way was found since
          }
          for (int to : ground.neighbours[at]) {
            reach(to, to >= ground.cells ? player : owners[to], player, reached, away);
          }
          int[] bridges = ground.bridges[at];
          for (int i = 0; i < bridges.length; i += 3) {
            if (owners[bridges[i + 1]] == Picture.NOBODY
                && owners[bridges[i + 2]] == Picture.NOBODY) {
              int to = bridges[i];
              reach(to, to >= ground.cells ? player : owners[to], player, reached, away);
            }
          }
        }
        int[] swapped = now;
        now = next;
        next = swapped;
        found = later;
      }
    }

    private void reach(int to, int owner, int player, int reached, int[] away) {
      if (owner == player && reached < away[to]) {
        away[to] = reached;
        now[found++] = to;
      } else if (owner == Picture.NOBODY && reached + 1 < away[to]) {
        away[to] = reached + 1;
        next[later++] = to;
      }
    }
  }
}
