package agon.cli.match;

import agon.cli.terminal.JsonLine;
import agon.cluster.Farm;
import agon.cluster.FarmCrew;
import agon.cluster.FarmGames;
import agon.cluster.FarmKey;
import agon.cluster.Residuals;
import agon.game.BadInput;
import agon.match.Crew;
import agon.match.LocalCrew;
import agon.match.Runner;
import agon.player.Players;
import java.util.List;
import java.util.function.Supplier;

/**
 * Who plays the games of a run.
 *
 * @param text for people: how many at once
 * @param machines what each machine of a farm came to; nothing where there is none
 */
record Hands(Crew crew, String text, Supplier<List<Residuals.Line>> machines, Runnable closing)
    implements AutoCloseable {
  /** Threads of this program. */
  static Hands here(Players players, int atOnce) {
    return new Hands(new LocalCrew(players, atOnce), atOnce + " at once", List::of, () -> {});
  }

  /** The machines of a farm. */
  static Hands of(FarmKey key, Runner.Demand demand, RunFlags flags) {
    if (demand.gamesAtOnce() < Integer.MAX_VALUE) {
      throw new BadInput(
          "one of the players can be in %d games at once only: it cannot be played by a farm"
              .formatted(demand.gamesAtOnce()));
    }
    Farm farm = Farm.visit(key);
    FarmCrew crew =
        new FarmCrew(
            farm,
            new FarmGames(
                demand.threads(),
                flags.playerOptions()::named,
                flags.playerOptions().terms(),
                flags.without(),
                flags.isFair() ? farm.status().medianSpeed() : 0));
    return new Hands(
        crew,
        "a farm of %d cores".formatted(farm.cores()),
        () -> crew.residuals().lines(),
        () -> {
          crew.close();
          farm.close();
        });
  }

  /** The machines that are out of line, for people. */
  List<String> outOfLine() {
    return machines.get().stream()
        .filter(Residuals.Line::isOutOfLine)
        .map(
            line ->
                "%s: %d games, %d lost on time, %d failures, score %.1f %% (%+.1f standard errors)"
                    .formatted(
                        line.machine(),
                        line.games(),
                        line.late(),
                        line.failures(),
                        100 * line.score(),
                        line.residual()))
        .toList();
  }

  List<JsonLine> json() {
    return machines.get().stream()
        .map(
            line ->
                new JsonLine()
                    .with("event", "machine")
                    .with("name", line.machine())
                    .with("games", line.games())
                    .with("late", line.late())
                    .with("failures", line.failures())
                    .with("score", line.score())
                    .with("residual", line.residual()))
        .toList();
  }

  @Override
  public void close() {
    closing.run();
  }
}
