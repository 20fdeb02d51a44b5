package agon.proof;

import agon.game.BoardStyle;
import agon.game.FactSheet;
import agon.game.Family;
import agon.game.Game;
import agon.game.Keys;
import agon.game.Parameter;
import agon.game.Position;
import agon.game.Settings;
import agon.game.Sides;
import agon.game.Unit;
import java.util.List;

/**
 * A very long game: go a step further, or turn back and lose by a point; at the end nobody wins.
 * The turn changes every third step only. The text side is not needed.
 */
record Corridor(Settings settings) implements Game {
  static final Family FAMILY =
      new Family(
          "corridor",
          "Corridor",
          "Walk along a corridor.",
          List.of(Parameter.number("length", 0, 9999, 9, "steps to the end")),
          List.of(),
          Corridor::new);

  static Game ofLength(int length) {
    return FAMILY.game("length=" + length);
  }

  @Override
  public Family family() {
    return FAMILY;
  }

  @Override
  public Sides sides() {
    return new Sides("One", "Two");
  }

  @Override
  public Unit unit() {
    return new Unit("point", "points");
  }

  @Override
  public Position start() {
    return new Walk(settings.number("length"));
  }

  @Override
  public Position position(String text) {
    throw new UnsupportedOperationException();
  }

  @Override
  public String text(Position position) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int move(Position position, String text) {
    throw new UnsupportedOperationException();
  }

  @Override
  public String text(Position position, int move) {
    return move == 0 ? "on" : "back";
  }

  @Override
  public String board(Position position, BoardStyle style) {
    throw new UnsupportedOperationException();
  }

  @Override
  public FactSheet facts() {
    throw new UnsupportedOperationException();
  }

  @Override
  public int maxMoves() {
    return 2;
  }

  @Override
  public int moveSpace() {
    return 2;
  }

  private static final class Walk implements Position {
    private static final int TURN_BACK = 1;

    private final int length;
    private int steps;
    private boolean turnedBack;

    Walk(int length) {
      this.length = length;
    }

    @Override
    public int turn() {
      return steps / 3 % 2;
    }

    @Override
    public boolean isOver() {
      return turnedBack || steps >= length;
    }

    @Override
    public int moves(int[] into) {
      into[0] = 0;
      into[1] = TURN_BACK;
      return isOver() ? 0 : 2;
    }

    @Override
    public void play(int move) {
      if (move == TURN_BACK) {
        turnedBack = true;
      } else {
        steps++;
      }
    }

    @Override
    public void undo() {
      if (turnedBack) {
        turnedBack = false;
      } else {
        steps--;
      }
    }

    @Override
    public int ply() {
      return turnedBack ? steps + 1 : steps;
    }

    @Override
    public int lastMove() {
      return turnedBack ? TURN_BACK : steps == 0 ? NO_MOVE : 0;
    }

    @Override
    public long key() {
      return Keys.fold(Keys.mix(steps), turnedBack ? 1 : 0);
    }

    @Override
    public int margin() {
      return !turnedBack ? 0 : turn() == FIRST ? -1 : 1;
    }

    @Override
    public Position copy() {
      Walk copy = new Walk(length);
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Position other) {
      Walk from = (Walk) other;
      steps = from.steps;
      turnedBack = from.turnedBack;
    }
  }
}
