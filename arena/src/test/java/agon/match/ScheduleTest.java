package agon.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Outcome;
import agon.games.Games;
import agon.record.Ending;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScheduleTest {
  private static Tournament tournament(
      TournamentFormat format, int entrants, int games, int rounds) {
    return Tournament.of(
            IntStream.range(0, entrants).mapToObj(i -> new Entrant("p" + i, "random")).toList(),
            List.of(Games.CATALOG.game("tictactoe"), Games.CATALOG.game("kalah")))
        .format(format)
        .games(games)
        .rounds(rounds)
        .build();
  }

  /** Plays all rounds; the entrant with the lower number wins, or everything is drawn. */
  private static List<Fixture> play(Tournament tournament, boolean drawn) {
    Schedule schedule = new Schedule(tournament);
    List<Fixture> all = new ArrayList<>();
    List<FixtureResult> results = new ArrayList<>();
    for (int round = 0; ; round++) {
      List<Fixture> fixtures = schedule.round(round, results, all.size());
      if (fixtures.isEmpty()) {
        return all;
      }
      for (Fixture fixture : fixtures) {
        Outcome outcome =
            drawn ? Outcome.DRAW : Outcome.winOf(fixture.first() < fixture.second() ? 0 : 1);
        results.add(
            new FixtureResult(fixture, new GameResult(outcome, Ending.BY_THE_RULES, 9, 0, 0)));
      }
      all.addAll(fixtures);
    }
  }

  @Test
  void slotsAreNumberedThroughAndPairsFollowEachOther() {
    for (TournamentFormat format : TournamentFormat.values()) {
      List<Fixture> fixtures = play(tournament(format, 2, 4, 1), false);
      for (int i = 0; i < fixtures.size(); i++) {
        assertThat(fixtures.get(i).number()).isEqualTo(i);
      }
      for (int i = 0; i < fixtures.size(); i += 2) {
        assertThat(fixtures.get(i).opening()).isEqualTo(fixtures.get(i + 1).opening());
        assertThat(fixtures.get(i).first()).isEqualTo(fixtures.get(i + 1).second());
        assertThat(fixtures.get(i).second()).isEqualTo(fixtures.get(i + 1).first());
      }
    }
  }

  @Test
  void inARoundRobinEverybodyMeetsEverybodyWithBothColoursOnEveryBoard() {
    Map<String, Integer> met = new HashMap<>();
    for (Fixture fixture : play(tournament(TournamentFormat.ROUND_ROBIN, 5, 2, 1), false)) {
      met.merge(fixture.first() + "-" + fixture.second() + "-" + fixture.board(), 1, Integer::sum);
    }
    assertThat(met).hasSize(5 * 4 * 2).allSatisfy((who, times) -> assertThat(times).isEqualTo(1));
  }

  @Test
  void inAGauntletOnlyTheFirstMeetsAll() {
    assertThat(play(tournament(TournamentFormat.GAUNTLET, 5, 2, 1), false))
        .hasSize(4 * 2 * 2)
        .allSatisfy(fixture -> assertThat(Math.min(fixture.first(), fixture.second())).isZero());
  }

  @Test
  void aSwissTournamentPairsEqualsAndNobodyTwice() {
    for (int entrants : new int[] {4, 7, 8, 16, 33}) {
      Tournament swiss = tournament(TournamentFormat.SWISS, entrants, 2, entrants < 6 ? 3 : 5);
      Set<String> met = new HashSet<>();
      Map<String, Integer> sittings = new HashMap<>();
      for (Fixture fixture : play(swiss, false)) {
        int low = Math.min(fixture.first(), fixture.second());
        int high = Math.max(fixture.first(), fixture.second());
        met.add(low + "-" + high + "-" + fixture.round());
        sittings.merge(fixture.round() + ":" + low, 1, Integer::sum);
        sittings.merge(fixture.round() + ":" + high, 1, Integer::sum);
      }
      assertThat(met.stream().map(m -> m.substring(0, m.lastIndexOf('-'))).distinct().count())
          .as("no meeting twice among %d", entrants)
          .isEqualTo(met.size());
      assertThat(sittings.values()).as("one meeting a round").containsOnly(4);
      assertThat(met).hasSize(entrants / 2 * swiss.rounds());
    }
  }

  @Test
  void aSwissTournamentWithMoreRoundsThanOpponentsGoesOnAllTheSame() {
    assertThat(play(tournament(TournamentFormat.SWISS, 2, 2, 3), false)).hasSize(3 * 2 * 2);
  }

  @Test
  void theStrongestTwoMeetInTheFinal() {
    for (int entrants : new int[] {2, 3, 5, 8, 13}) {
      List<Fixture> fixtures = play(tournament(TournamentFormat.KNOCKOUT, entrants, 2, 1), false);
      assertThat(fixtures).hasSize((entrants - 1) * 2 * 2);
      Fixture last = fixtures.getLast();
      assertThat(Set.of(last.first(), last.second())).isEqualTo(Set.of(0, 1));
    }
  }

  @Test
  void drawnTiesArePlayedAgainTwiceAndThenTheEarlierListedGoesOn() {
    List<Fixture> fixtures = play(tournament(TournamentFormat.KNOCKOUT, 4, 2, 1), true);
    assertThat(fixtures).hasSize(3 * 3 * 2 * 2);
    assertThat(Set.of(fixtures.getLast().first(), fixtures.getLast().second()))
        .isEqualTo(Set.of(0, 1));
  }

  @Test
  void nonsenseIsRefusedInASentence() {
    assertThatThrownBy(() -> tournament(TournamentFormat.MATCH, 3, 2, 1))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("two players");
    assertThatThrownBy(() -> tournament(TournamentFormat.ROUND_ROBIN, 2, 0, 1))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("games is 1 or more");
  }
}
