package agon.othello.classic;

import agon.game.Game;
import agon.game.Position;
import agon.othello.Othello;
import java.util.List;
import java.util.stream.Stream;

/** Boards of all kinds to try the player on. */
final class Boards {
  static final Game CRETE =
      Othello.FAMILY.game("size=10,blocked=c3 h3 c8 h8,first=white,colours=red-white");
  static final Game EIGHT = Othello.FAMILY.game("");
  static final Game FOUR = Othello.FAMILY.game("size=4");

  private Boards() {}

  static List<Game> all() {
    return Stream.of(
            "",
            "size=4",
            "size=4,blocked=a1 d1 a4 d4",
            "size=6,blocked=b2 e5",
            "first=white",
            "start=parallel",
            "blocked=a1 b4 h8",
            "size=10",
            "size=10,blocked=c3 h3 c8 h8,first=white,colours=red-white",
            "size=10,blocked=a1 b1 i1 j1 a2 j2 a9 j9 a10 b10 i10 j10",
            "size=12,blocked=f5",
            "size=16")
        .map(Othello.FAMILY::game)
        .toList();
  }

  static CreteBoard board(Game game, Position position) {
    return new CreteBoard(game.text(position), position.turn());
  }

  /** An 8x8 board from its rows, X to move. */
  static CreteBoard board(String... rows) {
    return new CreteBoard(String.join("", rows) + " X", Position.FIRST);
  }
}
