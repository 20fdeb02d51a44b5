package agon.model;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Keys;
import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.game.Picture.Look;
import agon.game.Position;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Features of a game that says nothing about itself but its rules: what lies on each cell of its
 * picture, and on each small group of neighbouring cells ({@link CellGroups}), as the side to move
 * sees it, how many moves there are to choose from, and how far a chain across the board is where
 * that wins ({@link Crossings}). What the cells can hold, how the board may be turned ({@link
 * BoardMaps}) and how far the game has got are all found out by playing it at random.
 *
 * <p>A picture is made for every look at a position, which costs microseconds: a game that wants to
 * be fast brings features of its own.
 */
final class CellFeatureSet implements FeatureSet {
  private static final int STAGES = 3;

  /** More moves to choose from than this count alike. */
  private static final int CHOICES = 64;

  /** Fewer men that come or go than this do not make stages. */
  private static final int LEAST_CHANGE = 6;

  private static final Map<String, CellFeatureSet> KNOWN = new ConcurrentHashMap<>();

  private final Game game;
  private final String name;
  private final Sight sight;
  private final int[] live;
  private final CellStates states;
  private final CellGroups groups;
  private final Optional<Crossings> crossings;
  private final int @Nullable [] swap;
  private final int[] stageOf;
  private final int ofOneSide;

  static FeatureSet of(Game game) {
    return KNOWN.computeIfAbsent(game.line(), line -> new CellFeatureSet(game));
  }

  private CellFeatureSet(Game game) {
    this.game = game;
    RandomLook look = RandomLook.at(game);
    sight = look.sight();
    Picture start = look.start();
    live = live(game, start);
    states = new CellStates(look);
    BoardMaps maps = new BoardMaps(game, look);
    swap = maps.swap();
    groups = new CellGroups(start, live, states.count(), maps.maps());
    stageOf = stages(look);
    crossings = Crossings.of(game, look, live);
    ofOneSide = groups.count() + 2 * CHOICES + (crossings.isPresent() ? Crossings.COUNT : 0);
    long hash = Keys.fold(Keys.fold(groups.count(), states.count()), Arrays.hashCode(stageOf));
    long turned = Keys.fold(hash, swap == null ? 1 : 2);
    long all = crossings.map(ways -> Keys.fold(turned, ways.mark())).orElse(turned);
    name = "%s %s %08x".formatted(sight.name(), game.line(), (int) all);
  }

  /** The cells on which something can lie. */
  static int[] live(Game game, Picture start) {
    if (start.cells().isEmpty()) {
      throw new BadInput(
          "%s shows nothing to learn from; a picture or a board in letters would do"
              .formatted(game.family().title()));
    }
    return IntStream.range(0, start.cells().size())
        .filter(i -> isLive(start.cells().get(i)))
        .toArray();
  }

  private static boolean isLive(Cell cell) {
    return cell.look() != Look.BLOCKED && cell.look() != Look.VOID;
  }

  /** Which stage a position with so many men is in: equally many random positions in each. */
  static int[] stages(RandomLook look) {
    int[] seen = look.menSeen();
    int most = seen[seen.length - 1];
    int[] stageOf = new int[most + 1];
    if (most - seen[0] < LEAST_CHANGE) {
      return stageOf;
    }
    for (int men = 0; men <= most; men++) {
      int stage = 0;
      while (stage < STAGES - 1 && men > seen[(stage + 1) * (seen.length - 1) / STAGES]) {
        stage++;
      }
      stageOf[men] = look.menGrow() ? stage : STAGES - 1 - stage;
    }
    return stageOf;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int generals() {
    return (swap == null ? 2 : 1) * groups.generals();
  }

  @Override
  public int general(int feature) {
    int side = feature / ofOneSide;
    int own = feature % ofOneSide;
    return own < groups.count() ? side * groups.generals() + groups.general(own) : -1;
  }

  @Override
  public Features features(Position position) {
    return new Following(position);
  }

  private final class Following implements Features {
    private final Position position;
    private final int[] state;
    private int men;
    private boolean current;
    private final int[] moves = new int[game.maxMoves()];
    private final Crossings.@Nullable Walk walk = crossings.map(Crossings::walk).orElse(null);

    Following(Position position) {
      this.position = position;
      int cells = 0;
      for (int cell : live) {
        cells = Math.max(cells, cell + 1);
      }
      state = new int[cells];
    }

    @Override
    public void played(int move) {
      current = false;
    }

    @Override
    public void undone(int move) {
      current = false;
    }

    /** Reads the board as the side to move sees it, once a position. */
    private void look() {
      if (current) {
        return;
      }
      current = true;
      List<Cell> cells = sight.at(position).cells();
      int turn = position.turn();
      men = 0;
      for (int at : live) {
        Cell cell = cells.get(at);
        int seen = swap == null || turn == Position.FIRST ? at : swap[at];
        state[seen] = states.of(cell, turn);
        men += RandomLook.men(cell);
      }
      if (walk != null) {
        walk.look(cells);
      }
    }

    @Override
    public int count() {
      return (swap == null ? 2 : 1) * ofOneSide;
    }

    @Override
    public int stages() {
      return Arrays.stream(stageOf).max().orElse(0) + 1;
    }

    @Override
    public int stage() {
      look();
      return stageOf[Math.min(men, stageOf.length - 1)];
    }

    @Override
    public int mostActive() {
      return groups.placements() + 2 + (walk == null ? 0 : Crossings.ACTIVE);
    }

    @Override
    public int active(int[] into) {
      look();
      int shift = swap == null && position.turn() == Position.SECOND ? ofOneSide : 0;
      int count = groups.active(state, shift, into);
      int choices = shift + groups.count();
      into[count++] = choices + choice();
      into[count++] = choices + CHOICES + choiceBefore();
      return walk == null
          ? count
          : walk.active(position.turn(), choices + 2 * CHOICES, into, count);
    }

    private int choice() {
      return Math.min(position.moves(moves), CHOICES - 1);
    }

    /** How many moves there were when the last one was made, mostly by the other side. */
    private int choiceBefore() {
      if (position.ply() == 0) {
        return 0;
      }
      int last = position.lastMove();
      position.undo();
      int choice = choice();
      position.play(last);
      return choice;
    }
  }
}
