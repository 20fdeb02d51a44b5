package agon.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.games.Games;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentFileTest {
  private static final String GOOD =
      """
      name = "Autumn \\"cup\\""
      format = "double-round-robin"   # everybody twice
      boards = ["othello", "mnk(m=6,n=6,k=5)"]
      time = "1m+1s nodes=5000"
      openings = "random(plies=6)"
      points = "bologna"
      seed = 7

      [players]
      zoe = "engine(hash=16)"
      "Adam B." = "greedy"
      mid = "level(n=3)"
      """;

  private static Tournament read(String text) {
    return TournamentFile.read(text, Games.CATALOG);
  }

  @Test
  void openingsAndPointsSayWhatTheyAre() {
    assertThat(read(GOOD).openings().areNone()).isFalse();
    assertThat(read(GOOD.replace("random(plies=6)", "none")).openings().areNone()).isTrue();
    assertThat(read(GOOD).points().said())
        .isEqualTo(
            "2 for a win with the first move, 3 with the second, 2 by the other's fault,"
                + " 1 for a draw");
    assertThat(Points.ONE_HALF.said()).isEqualTo("1 for a win, 0.5 for a draw");
  }

  @Test
  void aFileIsReadWithPlayersInTheirOrder() {
    Tournament tournament = read(GOOD);
    assertThat(tournament.name()).isEqualTo("Autumn \"cup\"");
    assertThat(tournament.games()).isEqualTo(2);
    assertThat(tournament.entrants().stream().map(Entrant::name))
        .containsExactly("zoe", "Adam B.", "mid");
    assertThat(tournament.boards().getLast().line()).isEqualTo("mnk(m=6,n=6,k=5)");
    assertThat(tournament.points()).isEqualTo(Points.BOLOGNA);
  }

  @Test
  void whatIsWrittenReadsBackTheSame() {
    for (String text :
        List.of(
            GOOD,
            GOOD.replace("\"random(plies=6)\"", "[\"a1\"]"),
            GOOD.replace("seed = 7", "seed = -7\nadjudicate = true"))) {
      Tournament tournament = read(text);
      String written = TournamentFile.write(tournament);
      assertThat(TournamentFile.write(read(written))).isEqualTo(written);
      assertThat(read(written).entrants()).isEqualTo(tournament.entrants());
      assertThat(read(written).time()).isEqualTo(tournament.time());
      assertThat(read(written).adjudicate()).isEqualTo(text.contains("adjudicate"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "format = \"double-round-robin\"   # everybody twice | format = \"league\" | line 2: format is match",
        "time = \"1m+1s nodes=5000\" | time = \"soon\" | line 4: a time is written",
        "time = \"1m+1s nodes=5000\" | time = 5 | line 4: time is written in quotes",
        "\"mnk(m=6,n=6,k=5)\" | \"mnk(m=0)\" | line 3: m is",
        "seed = 7 | sead = 7 | line 7: there is no setting 'sead'",
        "seed = 7 | games = 0 | line 7: games is a whole number from 1 up",
        "seed = 7 | seed = = 7 | line 7:",
        "mid = \"level(n=3)\" | mid = 3 | line 12: a player is written",
        "points = \"bologna\" | points = \"4-2\" | line 6: points are",
        "openings = \"random(plies=6)\" | openings = \"some\" | line 5: openings are",
      })
  void aWrongLineIsNamedWithItsNumber(String line, String instead, String sentence) {
    assertThat(GOOD).contains(line);
    assertThatThrownBy(() -> read(GOOD.replace(line, instead)))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(sentence);
  }

  @Test
  void withoutPlayersOrBoardsThereIsNoTournament() {
    assertThatThrownBy(() -> read("boards = [\"othello\"]"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("players is missing");
    assertThatThrownBy(() -> read("players = [\"greedy\", \"random\"]"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("boards is missing");
  }
}
