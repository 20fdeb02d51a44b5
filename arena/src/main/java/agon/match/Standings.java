package agon.match;

import agon.game.Game;
import agon.game.Known;
import agon.game.Outcome;
import agon.statistics.GameResults;
import agon.statistics.MatchTally;
import agon.statistics.Ratings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The table of a tournament, made from its results and nothing else. */
public final class Standings {
  /** Games won, drawn and lost. */
  public record Count(int wins, int draws, int losses) {
    public static final Count NONE = new Count(0, 0, 0);

    Count with(int halfPoints) {
      return new Count(
          wins + (halfPoints == 2 ? 1 : 0),
          draws + (halfPoints == 1 ? 1 : 0),
          losses + (halfPoints == 0 ? 1 : 0));
    }

    public int games() {
      return wins + draws + losses;
    }

    /** Draws half. */
    public double score() {
      return wins + draws / 2.0;
    }

    /** From 0 to 1; one half before the first game. */
    public double share() {
      return games() == 0 ? 0.5 : score() / games();
    }
  }

  /**
   * One entrant's line.
   *
   * @param asFirst the games in which it moved first
   * @param points by the tournament's own rule
   * @param faults games lost by breaking down: late, illegal, crashed
   * @param givenAway points lost against what the board is worth with best play; empty where no
   *     board's value is known
   * @param nanosPerMove how long it thought about a move
   */
  public record Row(
      int entrant,
      String name,
      Count all,
      Count asFirst,
      Count asSecond,
      double points,
      int faults,
      Optional<Double> givenAway,
      long nanosPerMove) {}

  private final Tournament tournament;
  private final List<FixtureResult> results;
  private final Count[][] meetings;
  private final List<Row> rows;

  public Standings(Tournament tournament, List<FixtureResult> results) {
    this.tournament = tournament;
    this.results = results;
    int n = tournament.entrants().size();
    meetings = new Count[n][n];
    for (Count[] row : meetings) {
      java.util.Arrays.fill(row, Count.NONE);
    }
    for (FixtureResult result : results) {
      for (int side = 0; side < 2; side++) {
        int me = result.fixture().entrant(side);
        int other = result.fixture().entrant(1 - side);
        meetings[me][other] = meetings[me][other].with(result.halfPoints(side));
      }
    }
    List<Row> made = new ArrayList<>();
    for (int e = 0; e < n; e++) {
      made.add(row(e));
    }
    made.sort(
        Comparator.comparingDouble((Row row) -> -row.points())
            .thenComparingDouble(row -> -row.all().share())
            .thenComparingInt(Row::entrant));
    rows = List.copyOf(made);
  }

  public Tournament tournament() {
    return tournament;
  }

  public List<FixtureResult> results() {
    return results;
  }

  /** Best first. */
  public List<Row> rows() {
    return rows;
  }

  /** What one entrant did against another. */
  public Count meeting(int entrant, int other) {
    return meetings[entrant][other];
  }

  private Row row(int entrant) {
    Count[] bySide = {Count.NONE, Count.NONE};
    double points = 0;
    int faults = 0;
    long nanos = 0;
    long plies = 0;
    for (FixtureResult result : results) {
      for (int side = 0; side < 2; side++) {
        if (result.fixture().entrant(side) != entrant) {
          continue;
        }
        int half = result.halfPoints(side);
        bySide[side] = bySide[side].with(half);
        points += tournament.points().of(result, side);
        faults += half == 0 && result.isFault() ? 1 : 0;
        nanos += result.nanos(side);
        plies += result.game().plies();
      }
    }
    Count all =
        new Count(
            bySide[0].wins() + bySide[1].wins(),
            bySide[0].draws() + bySide[1].draws(),
            bySide[0].losses() + bySide[1].losses());
    return new Row(
        entrant,
        tournament.entrants().get(entrant).name(),
        all,
        bySide[0],
        bySide[1],
        points + byes(entrant) * tournament.points().winFirst(),
        faults,
        givenAway(entrant, result -> true),
        plies == 0 ? 0 : 2 * nanos / plies);
  }

  /** Games won without playing: in a Swiss tournament somebody may have to sit a round out. */
  private int byes(int entrant) {
    if (tournament.format() != TournamentFormat.SWISS || tournament.entrants().size() % 2 == 0) {
      return 0;
    }
    Set<Integer> rounds = new HashSet<>();
    Set<Integer> played = new HashSet<>();
    for (FixtureResult result : results) {
      rounds.add(result.fixture().round());
      if (result.fixture().first() == entrant || result.fixture().second() == entrant) {
        played.add(result.fixture().round());
      }
    }
    int games = tournament.games() * tournament.boards().size();
    return (rounds.size() - played.size()) * games;
  }

  /** Points an entrant lost on a board against what it is worth; empty where nobody knows that. */
  public Optional<Double> givenAwayOn(int board, int entrant) {
    return givenAway(entrant, result -> result.fixture().board() == board);
  }

  private Optional<Double> givenAway(int entrant, Predicate<FixtureResult> which) {
    double away = 0;
    boolean anyKnown = false;
    for (FixtureResult result : results) {
      for (int side = 0; side < 2; side++) {
        if (result.fixture().entrant(side) == entrant && which.test(result)) {
          Optional<Integer> worth = worth(result.fixture().board(), side);
          anyKnown |= worth.isPresent();
          away += Math.max(0, worth.orElse(0) - result.halfPoints(side)) / 2.0;
        }
      }
    }
    return anyKnown ? Optional.of(away) : Optional.empty();
  }

  /** Half points that a side gets with best play on both sides, where that is known. */
  private Optional<Integer> worth(int board, int side) {
    if (!tournament.openings().areNone()) {
      return Optional.empty();
    }
    Game game = tournament.boards().get(board);
    return game.known().map(Known::outcome).map(outcome -> halfPoints(outcome, side));
  }

  private static int halfPoints(Outcome outcome, int side) {
    return outcome == Outcome.DRAW ? 1 : outcome == Outcome.winOf(side) ? 2 : 0;
  }

  /** How the first player fared, whoever it was. */
  public Count firstPlayers() {
    return count(result -> true);
  }

  /** How the first player fared on a board, whoever it was. */
  public Count firstPlayersOn(int board) {
    return count(result -> result.fixture().board() == board);
  }

  private Count count(Predicate<FixtureResult> which) {
    Count count = Count.NONE;
    for (FixtureResult result : results) {
      count = which.test(result) ? count.with(result.halfPoints(0)) : count;
    }
    return count;
  }

  /** What an entrant did on a board. */
  public Count on(int board, int entrant) {
    Count count = Count.NONE;
    for (FixtureResult result : results) {
      for (int side = 0; side < 2; side++) {
        if (result.fixture().board() == board && result.fixture().entrant(side) == entrant) {
          count = count.with(result.halfPoints(side));
        }
      }
    }
    return count;
  }

  /** How strong all entrants are, from all games at once. */
  public Ratings ratings() {
    GameResults games = new GameResults(tournament.entrants().size());
    for (FixtureResult result : results) {
      games.add(result.fixture().first(), result.fixture().second(), result.outcome());
    }
    return Ratings.of(games);
  }

  /** One entrant against another, game by game and pair by pair. */
  public MatchTally tally(int entrant, int other) {
    PairCounter counter = new PairCounter(entrant, other);
    results.forEach(counter::add);
    return counter.tally();
  }
}
