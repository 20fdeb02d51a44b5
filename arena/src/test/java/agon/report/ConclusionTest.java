package agon.report;

import static org.assertj.core.api.Assertions.assertThat;

import agon.match.TournamentFormat;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One sentence that claims no more than the games show. */
class ConclusionTest {
  private static String match(int times, String... moves) {
    List<String> all =
        Collections.nCopies(times, List.of(moves)).stream().flatMap(List::stream).toList();
    return Conclusion.of(Runs.match("", all.toArray(String[]::new)));
  }

  @Test
  void whoIsClearlyStrongerIsCalledSo() {
    assertThat(match(10, Runs.X_WINS, Runs.O_WINS, Runs.DRAW, Runs.O_WINS))
        .startsWith("a is stronger: 87.5 %, +338 ± ")
        .endsWith(" Elo.");
  }

  @Test
  void theSecondPlayerCanBeTheStrongerOne() {
    assertThat(match(10, Runs.O_WINS, Runs.X_WINS, Runs.DRAW, Runs.X_WINS))
        .startsWith("b is stronger: 87.5 %, +338 ± ");
  }

  @Test
  void aSmallLeadMayBeLuck() {
    assertThat(
            match(
                1,
                Runs.X_WINS,
                Runs.O_WINS,
                Runs.X_WINS,
                Runs.X_WINS,
                Runs.X_WINS,
                Runs.X_WINS,
                Runs.X_WINS,
                Runs.X_WINS,
                Runs.X_WINS,
                Runs.X_WINS))
        .startsWith("a is ahead, which may be luck: 60.0 %, +")
        .endsWith(" % likely stronger.");
  }

  @Test
  void fewGamesProveNothing() {
    assertThat(match(1, Runs.X_WINS, Runs.O_WINS))
        .isEqualTo("a leads with 100.0 % after 2 games, too few to say who is stronger.");
    assertThat(match(1, Runs.DRAW))
        .isEqualTo("a and b are level after 1 game, too few to say more.");
  }

  @Test
  void whoWinsEverythingHasNoElo() {
    assertThat(match(5, Runs.X_WINS, Runs.O_WINS))
        .isEqualTo("a is stronger: it won all 10 games, too one-sided for an Elo.");
  }

  @Test
  void anEvenMatchIsLevel() {
    assertThat(match(5, Runs.X_WINS, Runs.X_WINS))
        .startsWith("a and b are level after 10 games: 50.0 %, 0 ± ");
  }

  @Test
  void firstPlacesCanBeShared() {
    ReportedTournament subject =
        Runs.known(
            Runs.tournament(TournamentFormat.ROUND_ROBIN, "tictactoe", "1s", "", 1, "a", "b", "c"),
            "finished",
            Runs.DRAW,
            Runs.DRAW,
            Runs.DRAW);
    assertThat(Conclusion.of(subject))
        .isEqualTo("a and b and c share first place with 1 point each.");
  }

  @Test
  void aKnockoutIsWonInItsLastMeeting() {
    ReportedTournament subject =
        Runs.known(
            Runs.tournament(TournamentFormat.KNOCKOUT, "tictactoe", "1s", "", 2, "a", "b", "c"),
            "finished",
            Runs.O_WINS,
            Runs.X_WINS);
    assertThat(Conclusion.of(subject)).endsWith(" wins the knockout, beating b in the final.");
  }
}
