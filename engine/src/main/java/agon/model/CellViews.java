package agon.model;

import agon.game.Game;
import agon.game.Keys;
import agon.game.Picture.Cell;
import agon.game.Position;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What a network reads of a game that says nothing about itself but its rules: a feature for each
 * cell of its picture and each thing that can lie there. The second player sees the board turned as
 * the first does where the game is the same from both sides, else with features of its own.
 */
final class CellViews implements ViewSet {
  private static final Map<String, CellViews> KNOWN = new ConcurrentHashMap<>();

  private final String name;
  private final int[] live;
  private final CellStates states;
  private final Sight sight;
  private final int @Nullable [] swap;
  private final int[] stageOf;

  /** By cell: its place among those that live. */
  private final int[] place;

  static ViewSet of(Game game) {
    return KNOWN.computeIfAbsent(game.line(), line -> new CellViews(game));
  }

  private CellViews(Game game) {
    RandomLook look = RandomLook.at(game);
    sight = look.sight();
    live = CellFeatureSet.live(game, look.start());
    place = new int[look.start().cells().size()];
    for (int i = 0; i < live.length; i++) {
      place[live[i]] = i;
    }
    states = new CellStates(look);
    swap = new BoardMaps(game, look).swap();
    stageOf = CellFeatureSet.stages(look);
    long hash = Keys.fold(Keys.fold(live.length, states.count()), Arrays.hashCode(stageOf));
    name = "cell-views-1 %s %08x".formatted(game.line(), (int) Keys.fold(hash, sides()));
  }

  /** How many sets of features there are: one if both players see the same. */
  private int sides() {
    return swap == null ? 2 : 1;
  }

  /** The features of one player: nothing on a cell is none. */
  private int perSide() {
    return live.length * (states.count() - 1);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Views features(Position position) {
    return new Following(position);
  }

  private final class Following implements Views {
    private final Position position;

    /** What each player sees on each cell. */
    private final int[][] state = new int[2][live.length];

    private int men;
    private boolean current;

    Following(Position position) {
      this.position = position;
    }

    @Override
    public void played(int move) {
      current = false;
    }

    @Override
    public void undone(int move) {
      current = false;
    }

    private void look() {
      if (current) {
        return;
      }
      current = true;
      List<Cell> cells = sight.at(position).cells();
      men = 0;
      for (int at : live) {
        Cell cell = cells.get(at);
        men += RandomLook.men(cell);
        state[Position.FIRST][place[at]] = states.of(cell, Position.FIRST);
        state[Position.SECOND][place[swap == null ? at : swap[at]]] =
            states.of(cell, Position.SECOND);
      }
    }

    @Override
    public int turn() {
      return position.turn();
    }

    @Override
    public int count() {
      return sides() * perSide();
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
      return live.length;
    }

    @Override
    public int active(int viewer, int[] into) {
      look();
      int base = viewer == Position.SECOND && swap == null ? perSide() : 0;
      int count = 0;
      for (int i = 0; i < live.length; i++) {
        int seen = state[viewer][i];
        if (seen != 0) {
          into[count++] = base + i * (states.count() - 1) + seen - 1;
        }
      }
      return count;
    }
  }
}
