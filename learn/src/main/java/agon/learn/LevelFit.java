package agon.learn;

import agon.game.Game;
import agon.game.Parameter;
import agon.match.Entrant;
import agon.match.Ledger;
import agon.match.LocalCrew;
import agon.match.Openings;
import agon.match.RunListener;
import agon.match.Runner;
import agon.match.Tournament;
import agon.match.TournamentFormat;
import agon.player.Handicap;
import agon.player.LevelPlayer;
import agon.player.PlayerKind;
import agon.player.Players;
import agon.search.TimeControl;
import agon.statistics.Elo;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.BiConsumer;

/**
 * Finds by games how the levels of a game are to be held back, such that level 1 loses to greedy
 * and all steps from there to the engine are as wide as each other. The row of {@link Handicap},
 * whose strongest is the engine in some tenths of a second, is measured rung by rung, each against
 * the one below, and divided.
 *
 * @param games a question, half of them with each colour
 */
public record LevelFit(Game game, int games, int threads, long seed) {
  private static final Openings OPENINGS = Openings.parse("random(plies=4,nodes=1000)");
  private static final TimeControl TIME = TimeControl.parse("60s");

  /** So many strengths lie between two rungs. */
  private static final int RUNG = 6;

  /** What level 1 is to score against greedy. */
  private static final double AGAINST_GREEDY = 0.4;

  /** So few games cannot tell how much more than this a score is. */
  private static final double SUREST = 0.97;

  /**
   * The levels found.
   *
   * @param strengths of levels 1 to 9
   * @param step what each is expected to score against the one below, the engine included, if both
   *     play as they usually do; days that are better or worse bring it nearer to one half
   */
  public record Ladder(List<Integer> strengths, double step) {}

  /** A place on the row: a strength, and by how many Elo it is above the lowest. */
  private record Rung(int strength, double elo) {}

  /** The players of the row, by the lines of a match. */
  private static final Players PLAYERS =
      Players.OF_THE_HOUSE.with(
          List.of(
              new PlayerKind(
                  "held",
                  "",
                  "the engine held back",
                  List.of(
                      Parameter.number("strength", 0, Handicap.STRONGEST, 0, "how little").shown()),
                  (game, settings) ->
                      new LevelPlayer(
                          settings.line(),
                          game,
                          Handicap.ofStrength(settings.number("strength"))))));

  /**
   * Plays along the row.
   *
   * @param listener hears who has scored what against whom
   */
  public Ladder fit(BiConsumer<String, Double> listener) {
    List<Rung> row = new ArrayList<>(List.of(new Rung(0, 0)));
    double lowest = Elo.ofScore(AGAINST_GREEDY);
    OptionalDouble first = OptionalDouble.empty();
    for (int strength = RUNG; strength <= Handicap.STRONGEST; strength += RUNG) {
      Rung below = row.getLast();
      Rung rung = new Rung(strength, below.elo() + gap(held(strength), held(below), listener));
      row.add(rung);
      if (first.isEmpty()) {
        double againstGreedy = gap(held(strength), "greedy", listener);
        if (againstGreedy > lowest) {
          first = OptionalDouble.of(rung.elo() - againstGreedy + lowest);
        }
      }
    }
    double start = Math.max(0, first.orElse(0));
    double step = (row.getLast().elo() - start) / (LevelPlayer.HIGHEST - 1);
    List<Integer> strengths = new ArrayList<>();
    for (int i = 0; i < LevelPlayer.HIGHEST - 1; i++) {
      int at = strengthAt(row, start + i * step);
      strengths.add(i == 0 ? at : Math.max(at, strengths.getLast() + 1));
    }
    return new Ladder(strengths, Elo.score(step));
  }

  private static int strengthAt(List<Rung> row, double elo) {
    for (int i = 1; i < row.size(); i++) {
      Rung below = row.get(i - 1);
      Rung above = row.get(i);
      if (elo < above.elo()) {
        double share = Math.max(0, (elo - below.elo()) / (above.elo() - below.elo()));
        return (int) Math.round(below.strength() + share * RUNG);
      }
    }
    return Handicap.STRONGEST;
  }

  private static String held(Rung rung) {
    return held(rung.strength());
  }

  private static String held(int strength) {
    return "held(strength=" + strength + ")";
  }

  /** By how many Elo one player is above another. */
  private double gap(String above, String below, BiConsumer<String, Double> listener) {
    double score = score(above, below);
    listener.accept(above + " against " + below, score);
    return Elo.ofScore(Math.clamp(score, 1 - SUREST, SUREST));
  }

  private double score(String above, String below) {
    Tournament match =
        Tournament.of(
                List.of(new Entrant("above", above), new Entrant("below", below)), List.of(game))
            .name("levels")
            .format(TournamentFormat.MATCH)
            .time(TIME)
            .openings(OPENINGS)
            .games(games)
            .seed(seed)
            .build();
    return new Runner(
                match,
                Ledger.inMemory(),
                match.stopRule(),
                new RunListener() {},
                new LocalCrew(PLAYERS, threads))
            .run().stream()
                .mapToInt(result -> result.halfPoints(result.fixture().first() == 0 ? 0 : 1))
                .average()
                .orElseThrow()
        / 2;
  }
}
