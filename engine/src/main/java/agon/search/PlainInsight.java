package agon.search;

import agon.game.Position;

/** For games that bring no insight of their own: the margin as it stands, moves by their appeal. */
public record PlainInsight(Position position) implements Insight {
  @Override
  public int evaluate() {
    int margin = Score.UNIT * position.margin();
    return position.turn() == Position.FIRST ? margin : -margin;
  }

  @Override
  public int rank(int move) {
    return position.appeal(move);
  }

  @Override
  public int moves(int[] into) {
    return position.moves(into);
  }
}
