package agon.mancala;

import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.game.Picture.Kind;
import agon.game.Picture.Look;
import agon.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A mancala board as a page draws it: North's store, North's pits from its right to its left,
 * South's pits, South's store. A pit is named by its side and what is typed for it, {@code S3}; a
 * store by its side alone. Pits that the last move emptied by taking are marked.
 */
record MancalaPicture(Mancala game) {
  private static final int NORTH = Position.SECOND;
  private static final int SOUTH = Position.FIRST;

  Picture of(MancalaPosition position, String text) {
    int pits = game.pits();
    List<Cell> cells = new ArrayList<>(2 * pits + 2);
    cells.add(new Cell(letter(NORTH), 0, -1, NORTH, position.store(NORTH), Look.STORE));
    for (int column = 0; column < pits; column++) {
      cells.add(pit(position, NORTH, pits - 1 - column, 0, column));
    }
    for (int column = 0; column < pits; column++) {
      cells.add(pit(position, SOUTH, column, 1, column));
    }
    cells.add(new Cell(letter(SOUTH), 1, pits, SOUTH, position.store(SOUTH), Look.STORE));
    return new Picture(
        Kind.PITS,
        2,
        pits,
        List.of(game.sides().name(NORTH), game.sides().name(SOUTH)),
        IntStream.range(0, pits).mapToObj(game.names()::text).toList(),
        cells,
        taken(position),
        Optional.of(List.of(position.store(SOUTH), position.store(NORTH))),
        text,
        Optional.empty());
  }

  private Cell pit(MancalaPosition position, int player, int pit, int row, int column) {
    return new Cell(name(player, pit), row, column, player, position.seeds(player, pit), Look.PIT);
  }

  String name(int player, int pit) {
    return letter(player) + game.names().text(pit);
  }

  private String letter(int player) {
    return game.sides().name(player).substring(0, 1);
  }

  private List<String> taken(MancalaPosition position) {
    List<String> taken = new ArrayList<>();
    if (position.ply() > 0 && position.lastMove() != game.pits()) {
      MancalaPosition before = (MancalaPosition) position.copy();
      before.undo();
      int origin = position.lastMove();
      for (int player = 0; player < 2; player++) {
        for (int pit = 0; pit < game.pits(); pit++) {
          boolean emptied = before.seeds(player, pit) > 0 && position.seeds(player, pit) == 0;
          if (emptied && !(player == before.turn() && pit == origin)) {
            taken.add(name(player, pit));
          }
        }
      }
    }
    return taken;
  }
}
