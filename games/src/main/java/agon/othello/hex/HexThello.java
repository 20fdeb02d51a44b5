package agon.othello.hex;

import agon.game.BoardStyle;
import agon.game.FactSheet;
import agon.game.Family;
import agon.game.Parameter;
import agon.game.Picture;
import agon.game.Position;
import agon.game.Settings;
import agon.game.Sides;
import agon.game.Symmetries;
import agon.game.Unit;
import agon.search.Insight;
import agon.search.Insightful;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** HexThello: Othello on a hexagon, with lines in six directions. */
public final class HexThello implements Insightful {
  public static final Family FAMILY =
      new Family(
          "hexthello",
          "HexThello",
          "Othello on a hexagon: enclose discs in six directions to turn them over.",
          List.of(
              Parameter.number("radius", 2, 10, 7, "cells from the one in the middle to a corner")),
          List.of(),
          HexThello::new);

  private static final Sides SIDES = new Sides("Black", "White");

  private final Settings settings;
  private final HexBoard board;
  private final HexTerrain terrain;

  private HexThello(Settings settings) {
    this.settings = settings;
    board = new HexBoard(settings.number("radius"));
    terrain = new HexTerrain(board);
  }

  /** The number of rows, and of columns, of the grid that holds the hexagon. */
  public int size() {
    return board.size();
  }

  /** Whether there is a cell at this row and column of the grid, counted from 0. */
  public boolean hasCell(int row, int column) {
    return board.has(row, column);
  }

  @Override
  public Family family() {
    return FAMILY;
  }

  @Override
  public Settings settings() {
    return settings;
  }

  @Override
  public Sides sides() {
    return SIDES;
  }

  @Override
  public Unit unit() {
    return new Unit("disc", "discs");
  }

  @Override
  public int pass() {
    return board.size() * board.size();
  }

  @Override
  public Position start() {
    int[] owners = new int[board.size() * board.size()];
    Arrays.fill(owners, HexPosition.NOBODY);
    int row = board.size();
    int centre = board.centre();
    for (int black : new int[] {centre - 1, centre - row + 1, centre + row}) {
      owners[black] = Position.FIRST;
    }
    for (int white : new int[] {centre, centre - row, centre + 1, centre + row - 1}) {
      owners[white] = Position.SECOND;
    }
    return new HexPosition(board, owners, Position.FIRST);
  }

  private HexText texts() {
    return new HexText(board, SIDES);
  }

  @Override
  public Position position(String text) {
    return texts().read(text);
  }

  @Override
  public String text(Position position) {
    return texts().write((HexPosition) position);
  }

  @Override
  public int move(Position position, String text) {
    requireRunning(position);
    return texts().read((HexPosition) position, text);
  }

  @Override
  public String text(Position position, int move) {
    return texts().write(move);
  }

  @Override
  public String board(Position position, BoardStyle style) {
    return new HexDrawing(board, SIDES, style).draw((HexPosition) position);
  }

  @Override
  public Picture picture(Position position) {
    return new HexPicture(board).of((HexPosition) position, text(position));
  }

  @Override
  public List<String> clicks(Position position, int move) {
    return move == pass() ? List.of() : List.of(text(position, move));
  }

  @Override
  public FactSheet facts() {
    return new HexFacts(this, board).sheet();
  }

  @Override
  public int maxMoves() {
    return board.cellCount() - 7;
  }

  @Override
  public int moveSpace() {
    return pass() + 1;
  }

  @Override
  public Optional<Symmetries> symmetries() {
    return Optional.of(new HexSymmetries(board));
  }

  @Override
  public Insight insight(Position position) {
    return new HexInsight((HexPosition) position, terrain);
  }
}
