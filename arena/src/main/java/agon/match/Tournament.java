package agon.match;

import agon.game.BadInput;
import agon.game.Game;
import agon.search.TimeControl;
import agon.statistics.Sprt;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A tournament as it was wished for: immutable, and all that is needed to play it again.
 *
 * @param boards the games it is played in; everyone who meets meets on each of them
 * @param points what results count in the table
 */
public record Tournament(
    String name,
    List<Entrant> entrants,
    List<Game> boards,
    Meetings meetings,
    Conditions conditions,
    Points points) {

  /**
   * Who meets whom, and how often.
   *
   * @param games how many games a meeting has on each board; two are a pair with colours reversed
   * @param rounds how many rounds, where the format leaves that open (Swiss, round robin)
   * @param sprt the test that ends a match early, as {@code 0,5}; empty for none
   */
  public record Meetings(TournamentFormat format, int games, int rounds, String sprt) {
    public Meetings {
      require(games >= 1, "games is 1 or more, not " + games);
      require(rounds >= 1, "rounds is 1 or more, not " + rounds);
      require(
          sprt.isEmpty() || format == TournamentFormat.MATCH,
          "sprt belongs to a match of two players");
      sprt = sprt.isEmpty() ? sprt : Sprt.parse(sprt).text();
    }
  }

  /**
   * How each game is played.
   *
   * @param seed decides openings and all that players leave to chance
   * @param adjudicate whether a game ends as soon as the engine can prove its result
   */
  public record Conditions(TimeControl time, Openings openings, long seed, boolean adjudicate) {}

  public static final int MOST_GAMES = 10_000_000;

  public Tournament {
    entrants = List.copyOf(entrants);
    boards = List.copyOf(boards);
    require(entrants.size() >= 2, "a tournament needs at least two players");
    require(!boards.isEmpty(), "a tournament needs at least one board to play on");
    require(
        meetings.format() != TournamentFormat.MATCH || entrants.size() == 2,
        "a match has two players, not " + entrants.size());
    Set<String> names = new HashSet<>();
    for (Entrant entrant : entrants) {
      require(
          names.add(entrant.name()),
          "two players are called " + BadInput.quote(entrant.name()) + "; give them other names");
    }
    long pairs = (long) entrants.size() * (entrants.size() - 1) / 2;
    require(
        pairs * boards.size() * meetings.games() * meetings.rounds() <= MOST_GAMES,
        "that is more than " + MOST_GAMES + " games");
  }

  /** To be said part by part; {@link TournamentBuilder#build} makes it. */
  public static TournamentBuilder of(List<Entrant> entrants, List<Game> boards) {
    return new TournamentBuilder(entrants, boards);
  }

  /** This one with something changed. */
  public TournamentBuilder but() {
    return new TournamentBuilder(this);
  }

  public TournamentFormat format() {
    return meetings.format();
  }

  public int games() {
    return meetings.games();
  }

  public int rounds() {
    return meetings.rounds();
  }

  public String sprt() {
    return meetings.sprt();
  }

  public TimeControl time() {
    return conditions.time();
  }

  public Openings openings() {
    return conditions.openings();
  }

  public long seed() {
    return conditions.seed();
  }

  public boolean adjudicate() {
    return conditions.adjudicate();
  }

  /** What ends it before all games are played; a new one for every run. */
  public StopRule stopRule() {
    return sprt().isEmpty() ? StopRule.NEVER : new SprtRule(Sprt.parse(sprt()));
  }

  private static void require(boolean holds, String sentence) {
    if (!holds) {
      throw new BadInput(sentence);
    }
  }
}
