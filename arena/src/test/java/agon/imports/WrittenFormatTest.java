package agon.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Outcome;
import agon.games.Games;
import agon.record.Ending;
import agon.record.GameRecord;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WrittenFormatTest {
  private static GameRecord played(String line, String... moves) {
    return builder(line, moves).finish();
  }

  private static GameBuilder builder(String line, String... moves) {
    Game game = Games.CATALOG.game(line);
    GameBuilder builder = new GameBuilder(game);
    builder.player(0, "one");
    builder.player(1, "two");
    for (String move : moves) {
      builder.play(move);
    }
    return builder;
  }

  private static List<String> lines(Findings findings) {
    assertThat(findings.refusals()).isEmpty();
    return lines(findings.games());
  }

  private static List<String> lines(List<GameRecord> games) {
    return games.stream()
        .map(game -> game.game().line() + ": " + OthelloTextTest.moves(game))
        .toList();
  }

  private static Findings readBack(WrittenFormat format, GameRecord... games) {
    return Importer.read(new ForeignFile(format.file(List.of(games))));
  }

  @Test
  void gamesOfPiskvorkComeBackWithPlayersAndLossOnTime() {
    GameRecord game = played("mnk(m=15,n=20,k=5)", "h8", "t15", "a1");
    GameBuilder late = builder("mnk(m=15,n=15,k=5)", "h8", "i9");
    GameRecord lost =
        late.finish(Optional.of(Outcome.SECOND_WINS), new Ending(Ending.Reason.TIME, ""));
    Findings findings = readBack(WrittenFormat.PSQ, game, lost);
    assertThat(lines(findings)).isEqualTo(lines(List.of(game, lost)));
    assertThat(findings.games().getFirst().first()).isEqualTo("one");
    assertThat(findings.games().getFirst().second()).isEqualTo("two");
    assertThat(findings.games().getLast().ending().reason()).isEqualTo(Ending.Reason.TIME);
    assertThat(findings.games().getLast().outcome()).contains(Outcome.SECOND_WINS);
  }

  @Test
  void aLibraryTellsWhatBeginsInTheSameWayOnce() {
    String renju = "mnk(m=15,n=15,k=5,rule=renju)";
    GameBuilder commented = builder(renju, "h8", "h9");
    commented.play(commented.game().move(commented.position(), "j8"), "good");
    GameRecord[] games = {
      played(renju, "h8", "h9", "i8"), commented.finish(), played(renju, "h8", "i9", "a15")
    };
    assertThat(lines(readBack(WrittenFormat.LIB, games))).isEqualTo(lines(List.of(games)));
    assertThat(readBack(WrittenFormat.LIB, games).games().get(1).moves().getLast().comment())
        .isEqualTo("good");
    int alone = WrittenFormat.LIB.file(List.of(games[0])).length;
    assertThat(WrittenFormat.LIB.file(List.of(games[0], games[2])).length).isEqualTo(alone + 4);
  }

  @Test
  void whatAFormatCannotSayIsRefusedInASentence() {
    assertThatThrownBy(() -> WrittenFormat.PSQ.text(played("othello", "f5")))
        .isInstanceOf(BadInput.class)
        .hasMessage("a .psq file holds games of five in a row, not of othello");
    assertThatThrownBy(() -> WrittenFormat.LIB.file(List.of(played("mnk(m=19,n=19,k=5)", "h8"))))
        .hasMessage("a RenLib library holds boards of 15x15, not mnk(m=19,n=19,k=5)");
    assertThatThrownBy(() -> WrittenFormat.PSQ.text(played("gomoku-swap2")))
        .hasMessageContaining("no word for taking the other side");
    assertThatThrownBy(() -> WrittenFormat.named("moon"))
        .hasMessage("games are written as records, transcripts, ggf, sgf, psq or lib, not 'moon'");
  }
}
