package agon.othello.hex;

import agon.game.FactSheet;
import java.util.List;

/** The game told to a person. */
record HexFacts(HexThello game, HexBoard board) {
  FactSheet sheet() {
    return new FactSheet(rules(), moves(), positions(), more());
  }

  private List<String> rules() {
    return List.of(
        "The board is a hexagon of %d hexagonal cells, %d along each edge."
            .formatted(board.cellCount(), board.radius() + 1),
        "Discs have a black and a white face; Black moves first, then the two take turns.",
        "At the start seven discs lie in the centre: four of White, one of them in the middle, and"
            + " three of Black.",
        "Put a disc on an empty cell so that, in a straight line from it, one or more of the other"
            + " side's discs lie between it and another disc of yours.",
        "Lines run in six directions, from a cell over one of its six neighbours, without gaps.",
        "All discs enclosed in this way turn over and are yours; a move must turn over at least"
            + " one.",
        "Whoever has no such move passes; whoever has one must move.",
        "The game is over when neither side can move. Whoever owns more discs then wins.");
  }

  private List<String> moves() {
    return List.of(
        "A move is the cell of the new disc, column letter and row number, in either case: %s."
            .formatted(game.moveTexts(game.start()).getFirst()),
        "Rows are numbered from the top. Columns run from the upper left to the lower right; the"
            + " cell in the middle is %s.".formatted(board.squares().text(board.centre())),
        "A pass is written pass; pa, ps and -- are read too.");
  }

  private List<String> positions() {
    return List.of(
        "The rows from the top, told apart by slashes: X for Black, O for White, - empty; then a"
            + " blank and the side to move.",
        "The start is %s".formatted(game.text(game.start())),
        "The seven cells in the centre hold discs and all discs hang together.");
  }

  private List<String> more() {
    return List.of(
        "A course at the Technical University of Crete plays it on a hexagon of radius 7, 169"
            + " cells, over the network.",
        "Discs in the six corners can never be turned over, and those on an edge only along it.");
  }
}
