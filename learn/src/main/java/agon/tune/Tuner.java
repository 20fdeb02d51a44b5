package agon.tune;

import agon.match.Entrant;
import agon.match.FixtureResult;
import agon.match.Openings;
import agon.match.Tournament;
import agon.match.TournamentFormat;
import agon.report.Curve;
import agon.search.EngineOptions;
import agon.search.Tunable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Lets games find the numbers of a search. Every turn two engines play some pairs of games, the one
 * with all numbers moved one way and the other with all moved the other way, and {@link Spsa} says
 * what follows. Whether what it finds is any better only a match can tell.
 */
public final class Tuner {
  private final TunePlan plan;
  private final Function<Tournament, List<FixtureResult>> matches;
  private final TuneLog log;
  private final Spsa spsa;

  /**
   * @param folder where runs are kept
   * @param matches plays one, here or elsewhere
   */
  public Tuner(TunePlan plan, Path folder, Function<Tournament, List<FixtureResult>> matches) {
    this.plan = plan;
    this.matches = matches;
    log = TuneLog.open(folder.resolve(plan.name() + ".tune"), plan);
    spsa = new Spsa(plan.numbers().size(), plan.allPairs(), plan.seed());
    if (!log.turns().isEmpty()) {
      TuneLog.Turn last = log.turns().getLast();
      spsa.goOn(last.played(), last.steps());
    }
  }

  /** How much is done, 0–1. */
  public double done() {
    return (double) spsa.played() / plan.allPairs();
  }

  public int games() {
    return 2 * spsa.played();
  }

  /** Plays until the end of the plan. */
  public void run(Consumer<Tuner> listener) {
    while (!spsa.isDone()) {
      Tournament match =
          Tournament.of(
                  List.of(entrant("up", spsa.moved(1)), entrant("down", spsa.moved(-1))),
                  List.of(plan.game()))
              .name("tune " + plan.name())
              .format(TournamentFormat.MATCH)
              .time(plan.time())
              .openings(Openings.SOON_EVEN)
              .games(2 * plan.pairs())
              .seed(plan.seed() + spsa.played())
              .build();
      int lead = 0;
      for (FixtureResult result : matches.apply(match)) {
        lead += result.halfPoints(result.fixture().first() == 0 ? 0 : 1) - 1;
      }
      spsa.learn(plan.pairs(), lead);
      log.add(new TuneLog.Turn(spsa.played(), lead, Arrays.stream(spsa.values()).boxed().toList()));
      listener.accept(this);
    }
  }

  private Entrant entrant(String name, double[] steps) {
    return new Entrant(name, plan.options(steps).line());
  }

  /** The engine as it is tuned so far. */
  public EngineOptions engine() {
    return plan.options(spsa.values());
  }

  /** Every number and where it was, to be drawn. */
  public List<Curve> curves() {
    List<Curve> curves = new ArrayList<>();
    for (int i = 0; i < plan.numbers().size(); i++) {
      Tunable number = plan.numbers().get(i);
      double begin = plan.value(number, 0);
      List<Curve.Point> points = new ArrayList<>(List.of(new Curve.Point(0, begin)));
      for (TuneLog.Turn turn : log.turns()) {
        points.add(new Curve.Point(2.0 * turn.played(), plan.value(number, turn.steps().get(i))));
      }
      Curve.Level level = new Curve.Level(begin, "where it began");
      curves.add(new Curve(number.name(), number.meaning(), "games", level, number.step(), points));
    }
    return curves;
  }
}
