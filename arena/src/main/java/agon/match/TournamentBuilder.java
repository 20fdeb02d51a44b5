package agon.match;

import agon.game.Game;
import agon.search.TimeControl;
import java.util.List;

/**
 * A tournament said part by part, each by its name; what is not said is as usual: one game a board
 * without a clock, from the start of the game, everybody against everybody.
 */
public final class TournamentBuilder {
  private String name = "Tournament";
  private TournamentFormat format = TournamentFormat.ROUND_ROBIN;
  private List<Entrant> entrants;
  private List<Game> boards;
  private TimeControl time = TimeControl.NONE;
  private Openings openings = Openings.NONE;
  private int games = 1;
  private int rounds = 1;
  private Points points = Points.ONE_HALF;
  private long seed = 1;
  private boolean adjudicate;
  private String sprt = "";

  TournamentBuilder(List<Entrant> entrants, List<Game> boards) {
    this.entrants = entrants;
    this.boards = boards;
  }

  TournamentBuilder(Tournament like) {
    this(like.entrants(), like.boards());
    name = like.name();
    format = like.format();
    time = like.time();
    openings = like.openings();
    games = like.games();
    rounds = like.rounds();
    points = like.points();
    seed = like.seed();
    adjudicate = like.adjudicate();
    sprt = like.sprt();
  }

  public TournamentBuilder name(String name) {
    this.name = name;
    return this;
  }

  public TournamentBuilder format(TournamentFormat format) {
    this.format = format;
    return this;
  }

  public TournamentBuilder entrants(List<Entrant> entrants) {
    this.entrants = entrants;
    return this;
  }

  public TournamentBuilder boards(List<Game> boards) {
    this.boards = boards;
    return this;
  }

  public TournamentBuilder time(TimeControl time) {
    this.time = time;
    return this;
  }

  public TournamentBuilder openings(Openings openings) {
    this.openings = openings;
    return this;
  }

  /** How many games a meeting has on each board. */
  public TournamentBuilder games(int games) {
    this.games = games;
    return this;
  }

  public TournamentBuilder rounds(int rounds) {
    this.rounds = rounds;
    return this;
  }

  public TournamentBuilder points(Points points) {
    this.points = points;
    return this;
  }

  public TournamentBuilder seed(long seed) {
    this.seed = seed;
    return this;
  }

  public TournamentBuilder adjudicate(boolean adjudicate) {
    this.adjudicate = adjudicate;
    return this;
  }

  /** As {@code 0,5}; empty for none. */
  public TournamentBuilder sprt(String sprt) {
    this.sprt = sprt;
    return this;
  }

  /** The tournament; a {@link agon.game.BadInput} says what does not go together. */
  public Tournament build() {
    return new Tournament(
        name,
        entrants,
        boards,
        new Tournament.Meetings(format, games, rounds, sprt),
        new Tournament.Conditions(time, openings, seed, adjudicate),
        points);
  }
}
