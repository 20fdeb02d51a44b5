package agon.report;

import agon.game.Game;
import agon.game.Picture;
import agon.game.Picture.Cell;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What a board looks like for the page's script: where its cells are, and all states a cell was
 * seen in, so that a move is no more than numbers of cells and of states.
 */
final class BoardData {
  private record State(int owner, int count, Picture.Look look) {}

  private final Game game;
  private final Picture start;
  private final String startLetters;
  private final Map<String, Integer> cells = new HashMap<>();
  private final Map<State, Integer> states = new LinkedHashMap<>();

  BoardData(Game game) {
    this.game = game;
    start = game.picture(game.start());
    for (Cell cell : start.cells()) {
      cells.put(cell.name(), cells.size());
    }
    startLetters = whole(start);
  }

  /** Whether there is anything to draw. */
  boolean isDrawn() {
    return start.kind() != Picture.Kind.TEXT;
  }

  private int state(Cell cell) {
    State state = new State(cell.owner(), cell.count(), cell.look());
    return states.computeIfAbsent(state, s -> states.size());
  }

  /** A cell's number. */
  private int cell(String name) {
    return java.util.Objects.requireNonNull(cells.get(name));
  }

  /** The state of every cell: how many in a row have one, and which. */
  private String whole(Picture picture) {
    Letters letters = new Letters();
    int from = 0;
    while (from < picture.cells().size()) {
      int state = state(picture.cells().get(from));
      int to = from + 1;
      while (to < picture.cells().size() && state(picture.cells().get(to)) == state) {
        to++;
      }
      letters.add(to - from).add(state);
      from = to;
    }
    return letters.toString();
  }

  /** A start that is not the game's own; empty if it looks the same. */
  String start(Picture picture) {
    String letters = whole(picture);
    return letters.equals(startLetters) ? "" : letters;
  }

  /** Cells in rising order, each as its distance from the one before, and their new states. */
  void changes(List<Cell> changed, Letters into) {
    into.add(changed.size());
    int before = -1;
    for (Cell cell : changed) {
      int number = cell(cell.name());
      into.add(number - before - 1).add(state(cell));
      before = number;
    }
  }

  String marked(Picture picture) {
    Letters letters = new Letters();
    picture.marked().forEach(name -> letters.add(cell(name)));
    return letters.toString();
  }

  String json() {
    List<String> places = new ArrayList<>();
    if (start.kind() == Picture.Kind.PITS) {
      start.cells().forEach(cell -> places.add("[%d,%d]".formatted(cell.row(), cell.column())));
    }
    return ("{\"line\":%s,\"sides\":%s,\"kind\":%s,\"rows\":%d,\"columns\":%d,\"rowLabels\":%s,"
            + "\"columnLabels\":%s,\"places\":%s,\"states\":%s,\"start\":%s}")
        .formatted(
            Json.quoted(game.line()),
            Json.texts(List.of(game.sides().first(), game.sides().second())),
            Json.quoted(start.kind().name().toLowerCase(Locale.ROOT)),
            start.rows(),
            start.columns(),
            Json.texts(start.rowLabels()),
            Json.texts(start.columnLabels()),
            Json.list(places),
            Json.list(states.keySet().stream().map(BoardData::json).toList()),
            Json.quoted(startLetters));
  }

  private static String json(State state) {
    return "[%d,%d,%s]"
        .formatted(
            state.owner(),
            state.count(),
            Json.quoted(state.look().name().toLowerCase(Locale.ROOT)));
  }
}
