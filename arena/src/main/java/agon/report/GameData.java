package agon.report;

import agon.game.Game;
import agon.game.Position;
import agon.json.JsonText;
import agon.match.FixtureResult;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import agon.store.StoredGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * All games for the page's script, packed: of a move only what it changes on the board. Games come
 * in one at a time and in any order; times are gathered on the way.
 */
final class GameData {
  private static final int LONGEST_TEXT = 300;
  private static final long TIME_UNIT = 10_000; // nanoseconds

  private final ReportedTournament subject;
  private final Selection selection;
  private final TimeUse times;
  private final Map<Integer, FixtureResult> results = new HashMap<>();
  private final List<BoardData> boards = new ArrayList<>();
  private final SharedTexts texts = new SharedTexts();
  private final Map<Integer, String> games = new TreeMap<>();

  GameData(ReportedTournament subject, Selection selection, TimeUse times) {
    this.subject = subject;
    this.selection = selection;
    this.times = times;
    subject.standings().results().forEach(result -> results.put(result.fixture().number(), result));
    subject.tournament().boards().forEach(game -> boards.add(new BoardData(game)));
  }

  /** Takes a game in; one that does not count is left out. */
  void add(StoredGame game) {
    int number = game.slot().orElseThrow().number();
    FixtureResult result = results.get(number);
    if (result != null) {
      games.put(number, json(game, result));
    }
  }

  /** Text from outside may be long; a page should not. */
  static String shortened(String text) {
    return Html.tame(text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT) + "…");
  }

  /** What is packed about the moves of one game. */
  private static final class Packed {
    final StringJoiner moves = new StringJoiner(" ");
    final StringBuilder turns = new StringBuilder();
    final Letters changes = new Letters();
    final Letters used = new Letters();
    final Letters scores = new Letters();
    boolean alternates = true;
    boolean hasTimes;
    boolean hasScores;
  }

  private String json(StoredGame game, FixtureResult result) {
    GameRecord record = game.record();
    int number = result.fixture().number();
    Selection.Detail detail = selection.detail(number);
    BoardData board = boards.get(result.fixture().board());
    boolean drawn = detail == Selection.Detail.BOARDS && board.isDrawn();
    Packed packed = new Packed();
    Position position = record.start();
    String start = drawn ? board.start(record.game().picture(position)) : "";
    for (int i = 0; i < record.moves().size(); i++) {
      RecordedMove move = record.moves().get(i);
      times.add(result.fixture().entrant(position.turn()), number, i + 1, move);
      if (detail != Selection.Detail.RESULT) {
        pack(packed, record.game(), position, move);
      }
      if (drawn) {
        board.changes(record.game().changes(position, move.move()), packed.changes);
      }
      position.play(move.move());
    }
    boolean full = detail == Selection.Detail.BOARDS;
    List<String> parts =
        List.of(
            packed.moves.toString(),
            packed.alternates ? "" : packed.turns.toString(),
            full && packed.hasTimes ? packed.used.toString() : "",
            full && packed.hasScores ? packed.scores.toString() : "",
            packed.changes.toString(),
            start,
            drawn ? board.marked(record.game().picture(position)) : "");
    return JsonText.of(
        json -> {
          json.writeStartArray()
              .writeNumber(number + 1)
              .writeNumber(result.fixture().board())
              .writeNumber(result.fixture().first())
              .writeNumber(result.fixture().second())
              .writeNumber(result.halfPoints(0) + (result.isFault() ? 3 : 0))
              .writeNumber(texts.number(shortened(result.ending().text())))
              .writeNumber(record.moves().size())
              .writeNumber(game.openingPlies());
          JsonText.texts(json, withoutEmptyEnd(parts));
          json.writeEndArray();
        });
  }

  private static List<String> withoutEmptyEnd(List<String> parts) {
    int count = parts.size();
    while (count > 1 && parts.get(count - 1).isEmpty()) {
      count--;
    }
    return parts.subList(0, count);
  }

  private void pack(Packed packed, Game game, Position position, RecordedMove move) {
    packed.alternates &= position.turn() == packed.turns.length() % 2;
    packed.turns.append(position.turn());
    packed.moves.add(game.text(position, move.move()));
    packed.used.add(move.used().map(used -> 1 + used.toNanos() / TIME_UNIT).orElse(0L));
    packed.scores.add(move.score().map(score -> 1 + texts.number(shortened(score))).orElse(0));
    packed.hasTimes |= move.used().isPresent();
    packed.hasScores |= move.score().isPresent();
  }

  String json() {
    return JsonText.of(
        json -> {
          json.writeStartObject();
          JsonText.texts(
              json,
              "players",
              IntStream.range(0, subject.tournament().entrants().size())
                  .mapToObj(entrant -> Html.tame(subject.player(entrant)))
                  .toList());
          json.writeArrayPropertyStart("boards");
          boards.forEach(board -> board.write(json));
          json.writeEndArray();
          JsonText.texts(json, "texts", texts.inOrder());
          json.writeArrayPropertyStart("games");
          // A line each, for whoever reads the page's source.
          games.values().forEach(game -> json.writeRawValue("\n" + game));
          json.writeEndArray();
          json.writeEndObject();
        });
  }
}
