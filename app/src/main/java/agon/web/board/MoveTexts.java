package agon.web.board;

import agon.game.Game;
import agon.game.Position;
import java.util.ArrayList;
import java.util.List;

/** Lines of play as people write them. */
public final class MoveTexts {
  private MoveTexts() {}

  public static List<String> text(Game game, Position position, List<Integer> moves) {
    List<String> texts = new ArrayList<>();
    Position walker = position.copy();
    for (int move : moves) {
      texts.add(game.text(walker, move));
      walker.play(move);
    }
    return texts;
  }
}
