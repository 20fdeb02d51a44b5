package agon.report;

import agon.game.Game;
import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.json.JsonText;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.core.JsonGenerator;

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

  void write(JsonGenerator json) {
    json.writeStartObject();
    json.writeStringProperty("line", game.line());
    JsonText.texts(json, "sides", List.of(game.sides().first(), game.sides().second()));
    json.writeStringProperty("kind", start.kind().name().toLowerCase(Locale.ROOT));
    json.writeNumberProperty("rows", start.rows());
    json.writeNumberProperty("columns", start.columns());
    JsonText.texts(json, "rowLabels", start.rowLabels());
    JsonText.texts(json, "columnLabels", start.columnLabels());
    json.writeArrayPropertyStart("places");
    if (start.kind() != Picture.Kind.GRID) {
      for (Cell cell : start.cells()) {
        json.writeStartArray().writeNumber(cell.row()).writeNumber(cell.column()).writeEndArray();
      }
    }
    json.writeEndArray();
    json.writeArrayPropertyStart("states");
    for (State state : states.keySet()) {
      json.writeStartArray().writeNumber(state.owner()).writeNumber(state.count());
      json.writeString(state.look().name().toLowerCase(Locale.ROOT)).writeEndArray();
    }
    json.writeEndArray();
    json.writeStringProperty("start", startLetters);
    json.writeEndObject();
  }
}
