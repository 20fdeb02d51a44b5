package agon.cli.match;

import agon.cluster.Farm;
import agon.cluster.FarmCrew;
import agon.cluster.FarmGames;
import agon.cluster.FarmKey;
import agon.game.BadInput;
import agon.match.Crew;
import agon.match.LocalCrew;
import agon.match.Runner;
import agon.player.Players;

/**
 * Who plays the games of a run.
 *
 * @param text for people: how many at once
 */
record Hands(Crew crew, String text, Runnable closing) implements AutoCloseable {
  /** Threads of this program. */
  static Hands here(Players players, int atOnce) {
    return new Hands(new LocalCrew(players, atOnce), atOnce + " at once", () -> {});
  }

  /** The machines of a farm. */
  static Hands of(FarmKey key, Runner.Demand demand) {
    if (demand.gamesAtOnce() < Integer.MAX_VALUE) {
      throw new BadInput(
          "one of the players can be in %d games at once only: it cannot be played by a farm"
              .formatted(demand.gamesAtOnce()));
    }
    Farm farm = Farm.visit(key);
    FarmCrew crew = new FarmCrew(farm, new FarmGames(demand.threads(), "", 0));
    return new Hands(
        crew,
        "a farm of %d cores".formatted(farm.cores()),
        () -> {
          crew.close();
          farm.close();
        });
  }

  @Override
  public void close() {
    closing.run();
  }
}
