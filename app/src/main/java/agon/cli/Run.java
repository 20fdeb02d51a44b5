package agon.cli;

import agon.arena.Ledger;
import agon.arena.Result;
import agon.arena.Runner;
import agon.arena.Schedule;
import agon.arena.SprtRule;
import agon.arena.Standings;
import agon.arena.StopRule;
import agon.arena.Tournament;
import agon.games.Games;
import agon.player.Players;
import agon.statistics.Sprt;
import java.io.PrintWriter;
import java.util.List;

/** Plays a tournament in front of somebody, and says how it ended. */
final class Run {
  private static final Players PLAYERS = Games.PLAYERS;

  private final Tournament tournament;
  private final RunFlags flags;
  private final Screen screen;
  private final PrintWriter out;

  Run(Tournament tournament, RunFlags flags, Screen screen, PrintWriter out) {
    this.tournament = tournament;
    this.flags = flags;
    this.screen = screen;
    this.out = out;
  }

  int start() {
    int concurrency = flags.concurrency(Runner.check(tournament, PLAYERS));
    Ledger ledger = Ledger.inMemory();
    StopRule rule =
        tournament.sprt().isEmpty() ? StopRule.NEVER : new SprtRule(Sprt.parse(tournament.sprt()));
    if (!flags.json()) {
      headline(concurrency);
    }
    List<Result> results;
    try (RunView view =
        new RunView(
            tournament, new Schedule(tournament).expectedGames(), screen, out, flags.json())) {
      view.resumed(ledger.results());
      Runner runner = new Runner(tournament, PLAYERS, ledger, rule, view, concurrency);
      results = runner.run();
    }
    if (!flags.json()) {
      out.println();
      new StandingsText(new Standings(tournament, results), screen).lines().forEach(out::println);
    }
    out.flush();
    return Main.OK;
  }

  private void headline(int concurrency) {
    out.println();
    out.println(
        "  %s on %s"
            .formatted(
                screen.bold(tournament.name()),
                tournament.boards().size() == 1
                    ? tournament.boards().getFirst().line()
                    : tournament.boards().size() + " boards"));
    out.println(
        screen.faint(
            "  time %s · openings %s · seed %d · %d at once"
                .formatted(
                    tournament.time().text(),
                    tournament.openings().text(),
                    tournament.seed(),
                    concurrency)));
    out.println();
    out.flush();
  }
}
