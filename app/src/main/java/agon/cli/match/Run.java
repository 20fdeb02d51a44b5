package agon.cli.match;

import agon.cli.options.DatabaseOption;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Screen;
import agon.cluster.FarmKey;
import agon.game.BadInput;
import agon.match.Distinct;
import agon.match.Entrant;
import agon.match.FixtureResult;
import agon.match.Runner;
import agon.match.Schedule;
import agon.match.Standings;
import agon.match.StoredLedger;
import agon.match.StoredStandings;
import agon.match.Tournament;
import agon.match.TournamentFile;
import agon.player.Players;
import agon.store.Lease;
import agon.store.Store;
import agon.store.StoreFailure;
import agon.store.StoredTournament;
import agon.store.TournamentEntry;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** Plays a tournament in front of somebody, keeps every game, and says how it ended. */
final class Run {
  private final RunFlags flags;
  private final Players players;
  private final DatabaseOption database;
  private final Screen screen;
  private final PrintWriter out;

  Run(RunFlags flags, DatabaseOption database, Screen screen, PrintWriter out) {
    this.flags = flags;
    players = flags.players();
    this.database = database;
    this.screen = screen;
    this.out = out;
  }

  int start(Tournament given) {
    Tournament tournament = given.but().entrants(withWhatRan(given.entrants())).build();
    try (Hands hands = hands(tournament);
        Store store = database.open()) {
      long id =
          store.addTournament(
              new TournamentEntry(
                  tournament.name(),
                  TournamentFile.write(tournament),
                  tournament.seed(),
                  new Schedule(tournament).expectedGames()));
      return play(store, id, tournament, hands);
    }
  }

  /** So that a report can say what played, whatever becomes of the files afterwards. */
  private List<Entrant> withWhatRan(List<Entrant> entrants) {
    return entrants.stream()
        .map(e -> new Entrant(e.name(), e.line(), flags.playerOptions().ran(e.line())))
        .toList();
  }

  int resume(long id) {
    try (Store store = database.open()) {
      StoredTournament stored = StoredTournaments.find(store, id);
      if (stored.status() == StoredTournament.Status.FINISHED) {
        throw new BadInput(
            "tournament %d is finished; tournament show %d shows its table".formatted(id, id));
      }
      Tournament tournament = StoredTournaments.definition(stored);
      try (Hands hands = hands(tournament)) {
        return play(store, id, tournament, hands);
      }
    }
  }

  /** Finds out whether the players can play, and who lets them. */
  private Hands hands(Tournament tournament) {
    Runner.Demand demand = Runner.demand(tournament, players);
    Optional<FarmKey> farm = flags.farm();
    return farm.isPresent()
        ? Hands.of(farm.get(), demand, flags)
        : Hands.here(players, flags.concurrency(demand.gamesHere()));
  }

  private int play(Store store, long id, Tournament tournament, Hands hands) {
    int expected = new Schedule(tournament).expectedGames();
    List<FixtureResult> results;
    boolean finished;
    try (RunView view = new RunView(tournament, expected, screen, out, flags.json())) {
      Runner runner =
          new Runner(
              tournament, new StoredLedger(store, id), tournament.stopRule(), view, hands.crew());
      try (Lease lease = store.lease(id, runner::stop)) {
        store.setStatus(id, StoredTournament.Status.RUNNING);
        announce(id, tournament, expected, hands.text());
        Thread farewell = new Thread(() -> farewell(store, id, lease));
        Runtime.getRuntime().addShutdownHook(farewell);
        view.onBrokenPipe(runner::stop);
        boolean ended = false;
        try {
          results = play(runner, id);
          ended = true;
        } finally {
          Runtime.getRuntime().removeShutdownHook(farewell);
          if (!ended) {
            setStopped(store, id);
          }
        }
        finished = !runner.isStopped();
        lease.requireHeld();
      }
    }
    Standings standings = new Standings(tournament, results);
    StoredStandings.keep(store, id, standings, finished);
    Optional<Distinct> distinct = distinct(store, id, standings);
    if (flags.json()) {
      ResultJson.print(standings, distinct, out);
      hands.json().forEach(line -> line.print(out));
      event("end", id).with("status", finished ? "finished" : "stopped").print(out);
    } else {
      out.println();
      new StandingsText(standings, screen).lines().forEach(out::println);
      distinct.ifPresent(
          d -> StandingsText.repetitions(d, standings, screen).forEach(out::println));
      out.println();
      hands.outOfLine().forEach(line -> out.println("  " + line));
      out.println(
          screen.faint(
              "  tournament %d: every game is kept; ./agon tournament report %d%s makes a page of it"
                  .formatted(id, id, database.again())));
    }
    out.flush();
    return flags.exitCode(standings);
  }

  /** For one that failed: it can be taken up again. */
  private static void setStopped(Store store, long id) {
    try {
      store.setStatus(id, StoredTournament.Status.STOPPED);
    } catch (StoreFailure e) {
      // Then it was the database that failed, and why is being said.
    }
  }

  /** A database that fails, such as on a full disk, ends the run and not what was kept before. */
  private List<FixtureResult> play(Runner runner, long id) {
    try {
      return runner.run();
    } catch (StoreFailure e) {
      throw new StoreFailure(
          "%s. Interrupted; every game that was kept counts: ./agon tournament resume %d%s goes on"
              .formatted(e.getMessage(), id, database.again()),
          e);
    }
  }

  private void announce(long id, Tournament tournament, int expected, String hands) {
    if (flags.json()) {
      event("start", id)
          .with("name", tournament.name())
          .with("games", expected)
          .with("seed", tournament.seed())
          .print(out);
    } else {
      headline(id, tournament, hands);
    }
  }

  /** What somebody reads who has pressed Ctrl-C. */
  private void farewell(Store store, long id, Lease lease) {
    store.setStatus(id, StoredTournament.Status.STOPPED);
    lease.close();
    if (flags.json()) {
      event("end", id).with("status", "stopped").print(out);
    } else {
      out.println();
      out.println(
          "  Stopped. Every finished game is kept: ./agon tournament resume %d%s goes on."
              .formatted(id, database.again()));
      out.flush();
    }
  }

  /** What repeated games are worth, where there are any. */
  static Optional<Distinct> distinct(Store store, long id, Standings standings) {
    return standings.results().isEmpty()
        ? Optional.empty()
        : Optional.of(Distinct.of(store, id, standings.results()));
  }

  private static JsonLine event(String event, long id) {
    return new JsonLine().with("event", event).with("tournament", id);
  }

  private void headline(long id, Tournament tournament, String hands) {
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
            "  time %s · openings %s · seed %d · %s · tournament %d"
                .formatted(
                    tournament.time().text(),
                    tournament.openings().text(),
                    tournament.seed(),
                    hands,
                    id)));
    out.println();
    out.flush();
  }
}
