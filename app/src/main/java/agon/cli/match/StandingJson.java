package agon.cli.match;

import agon.cli.terminal.JsonLine;
import agon.match.Standings;
import agon.statistics.Interval;
import java.util.Optional;

/** How a player stands, as one JSON object: the same fields wherever standings are told. */
public final class StandingJson {
  private StandingJson() {}

  /** Adds the figures of a row to who it is about. */
  public static JsonLine with(JsonLine line, Standings.Row row, Optional<Interval> elo) {
    line.with("points", row.points())
        .with("games", row.all().games())
        .with("wins", row.all().wins())
        .with("draws", row.all().draws())
        .with("losses", row.all().losses())
        .with("faults", row.faults());
    elo.ifPresent(e -> line.with("elo", e.estimate()).with("error", e.error()));
    row.givenAway().ifPresent(away -> line.with("gaveAway", away));
    return line;
  }
}
