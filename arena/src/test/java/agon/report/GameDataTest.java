package agon.report;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Picture;
import agon.game.Position;
import agon.match.Tournament;
import agon.match.TournamentFormat;
import agon.record.RecordedMove;
import agon.store.StoredGame;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games packed for the page: small, and nothing lost. */
class GameDataTest {
  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  private static final Pattern TEXT = Pattern.compile("\"([^\"]*)\"");

  private static String packed(ReportedTournament subject) {
    Selection selection = new Selection(subject.standings(), Long.MAX_VALUE, 0);
    TimeUse times =
        new TimeUse(subject.tournament().entrants().size(), subject.tournament().time());
    GameData data = new GameData(subject, selection, times);
    subject.games().forEach(data::add);
    return data.json();
  }

  private static Tournament match(String game, int games) {
    return Runs.tournament(TournamentFormat.MATCH, game, "1s", "", games, "a", "b");
  }

  /** The page's script once more, as plainly as possible. */
  private static List<Integer> numbers(String letters) {
    List<Integer> numbers = new ArrayList<>();
    int value = 0;
    int shift = 0;
    for (int i = 0; i < letters.length(); i++) {
      int bits = ALPHABET.indexOf(letters.charAt(i));
      value |= (bits & 31) << shift;
      shift += 5;
      if (bits < 32) {
        numbers.add(value);
        value = 0;
        shift = 0;
      }
    }
    return numbers;
  }

  private static List<String> texts(String json) {
    List<String> texts = new ArrayList<>();
    Matcher matcher = TEXT.matcher(json);
    while (matcher.find()) {
      texts.add(matcher.group(1));
    }
    return texts;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mnk(m=15,n=15,k=5)",
        "kalah",
        "oware",
        "dipole",
        "othello",
        "othello(size=10,blocked=c3 h3 c8 h8)"
      })
  void whatIsUnpackedIsWhatWasPlayed(String line) {
    ReportedTournament subject = Runs.random(match(line, 2), 11);
    String json = packed(subject);
    String start = json.replaceFirst("(?s).*\"start\":\"([^\"]*)\".*", "$1");
    String states = json.replaceFirst("(?s).*\"states\":\\[(.*?)\\]\\].*", "$1]");
    String[] looks = states.split("(?<=\\]),", -1);
    String[] rows = json.substring(json.indexOf("\"games\":[") + 10).split("\n", -1);
    List<StoredGame> games = new ArrayList<>();
    subject.games().forEach(games::add);
    for (StoredGame game : games) {
      List<String> texts = texts(rows[game.slot().orElseThrow().number()]);
      replay(game, start, looks, numbers(texts.get(4)));
      assertThat(texts.get(0).split(" ", -1)).hasSize(game.record().moves().size());
      assertThat(numbers(texts.get(2)))
          .isEqualTo(
              game.record().moves().stream()
                  .map(move -> 1 + (int) (move.used().orElseThrow().toNanos() / 10_000))
                  .toList());
    }
  }

  private static void replay(
      StoredGame played, String start, String[] looks, List<Integer> changes) {
    Game game = played.record().game();
    List<Integer> cells = new ArrayList<>();
    List<Integer> runs = numbers(start);
    for (int i = 0; i < runs.size(); i += 2) {
      for (int n = 0; n < runs.get(i); n++) {
        cells.add(runs.get(i + 1));
      }
    }
    Position position = played.record().start();
    int at = 0;
    assertShown(game.picture(position), cells, looks);
    for (RecordedMove move : played.record().moves()) {
      position.play(move.move());
      int cell = -1;
      for (int left = changes.get(at++); left > 0; left--) {
        cell += changes.get(at++) + 1;
        cells.set(cell, changes.get(at++));
      }
      assertShown(game.picture(position), cells, looks);
    }
    assertThat(at).isEqualTo(changes.size());
  }

  private static void assertShown(Picture picture, List<Integer> cells, String[] looks) {
    for (int i = 0; i < cells.size(); i++) {
      Picture.Cell cell = picture.cells().get(i);
      String look = cell.look().name().toLowerCase(java.util.Locale.ROOT);
      assertThat(looks[cells.get(i)])
          .as(cell.name())
          .isEqualTo("[%d,%d,\"%s\"]".formatted(cell.owner(), cell.count(), look));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mnk(m=15,n=15,k=5)", "kalah", "oware", "dipole", "othello"})
  void aMoveTakesNoMoreThanWasReckoned(String line) {
    ReportedTournament subject = Runs.random(match(line, 40), 5);
    long plies =
        subject.standings().results().stream().mapToLong(r -> r.game().plies() + 10L).sum();
    assertThat(packed(subject).length() / (double) plies).isLessThan(Selection.LETTERS_WITH_BOARD);
  }

  @Test
  void aThousandGamesFitIntoFiveMegabytes() {
    String html = HtmlReport.html(Runs.random(match("othello", 1000), 1));
    assertThat(html).contains("All 1,000 games are here to step through");
    assertThat(html.length()).isLessThan(5_000_000);
  }
}
