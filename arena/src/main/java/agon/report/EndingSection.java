package agon.report;

import agon.match.FixtureResult;
import agon.record.Ending;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How games ended, and every breakdown with its reason. */
final class EndingSection {
  private static final int MOST_LISTED = 200;

  private EndingSection() {}

  static Html html(ReportedTournament subject) {
    List<FixtureResult> results = subject.standings().results();
    Map<Ending.Reason, Integer> reasons = new EnumMap<>(Ending.Reason.class);
    results.forEach(result -> reasons.merge(result.ending().reason(), 1, Integer::sum));
    if (reasons.isEmpty()) {
      return Html.NOTHING;
    }
    Table table = new Table("How games ended").words("How").numbers("Games", "Share");
    reasons.forEach(
        (reason, count) ->
            table.row(
                reason.text(),
                Figures.grouped(count),
                Figures.percent(count / (double) results.size())));
    return Html.all(
        table.html(), faults(subject, results.stream().filter(FixtureResult::isFault).toList()));
  }

  private static Html faults(ReportedTournament subject, List<FixtureResult> faults) {
    if (faults.isEmpty()) {
      return Html.paragraph("Nobody broke down.");
    }
    Table table = new Table("Faults").words("Where", "Lost by", "Reason", "Against");
    for (FixtureResult fault : faults.subList(0, Math.min(MOST_LISTED, faults.size()))) {
      int loser = fault.halfPoints(0) == 0 ? 0 : 1;
      table.row(
          Html.game(fault.fixture().number(), -1),
          Html.name(subject.player(fault.fixture().entrant(loser))),
          GameData.shortened(fault.ending().text()),
          Html.name(subject.player(fault.fixture().entrant(1 - loser))));
    }
    int more = faults.size() - MOST_LISTED;
    return Html.all(
        table.html(),
        more > 0
            ? Html.note(
                "And %s more: choose “faults” in the list of games."
                    .formatted(Figures.grouped(more)))
            : "");
  }
}
