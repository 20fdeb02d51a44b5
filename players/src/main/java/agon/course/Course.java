package agon.course;

import agon.game.BadInput;
import agon.game.Catalog;
import agon.match.Entrant;
import agon.match.FixtureResult;
import agon.match.LocalCrew;
import agon.match.RunListener;
import agon.match.Runner;
import agon.match.Schedule;
import agon.match.Standings;
import agon.match.StoredLedger;
import agon.match.StoredStandings;
import agon.match.Tournament;
import agon.match.TournamentFile;
import agon.match.TournamentFormat;
import agon.player.PlayerKind;
import agon.player.Players;
import agon.players.Protocols;
import agon.process.Terms;
import agon.store.Lease;
import agon.store.Store;
import agon.store.StoredTournament;
import agon.store.TournamentEntry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;

/**
 * A course's tournament from what its teams handed in. Whatever was done before, in the same folder
 * for results, is not done again: programs that have not changed are not built, games of programs
 * that have not changed are not played.
 */
public final class Course {
  /** Hears how it goes on. */
  public interface Listener {
    /** A team's submission was looked at. */
    default void received(Team team) {}

    /**
     * A stage begins.
     *
     * @param open how many of its games are still to be played
     */
    default RunListener stage(Tournament tournament, int open) {
      return RunListener.NONE;
    }
  }

  private final Profile profile;
  private final Catalog catalog;
  private final Store store;
  private final Reception reception;
  private final Path submissions;
  private final Listener listener;
  private final int concurrency;
  private final List<Team> teams = new ArrayList<>();
  private final List<Stage> stages = new ArrayList<>();
  private volatile @org.jspecify.annotations.Nullable Runner running;
  private volatile boolean stopped;

  /**
   * A tournament that has not begun.
   *
   * @param folder for everything that is made: programs, results, pages
   * @param terms on which programs run
   * @param thorough whether submissions go through all of check-player
   */
  public Course(
      Profile profile,
      Catalog catalog,
      Path submissions,
      Path folder,
      Store store,
      Terms terms,
      boolean thorough,
      int concurrency,
      Listener listener) {
    this.profile = withFramework(profile, submissions);
    this.catalog = catalog;
    this.submissions = submissions;
    this.store = store;
    this.listener = listener;
    this.concurrency = concurrency;
    reception = new Reception(this.profile, folder.resolve("work"), terms, thorough);
  }

  /** What a course gives to its teams may lie beside what they hand in. */
  private static Profile withFramework(Profile profile, Path submissions) {
    if (profile.framework().isPresent()) {
      return profile;
    }
    for (String name : List.of("framework", "framework.jar")) {
      Path path = submissions.resolve(name).toAbsolutePath().normalize();
      if (path.toFile().exists()) {
        return profile.with(path);
      }
    }
    return profile;
  }

  public Profile profile() {
    return profile;
  }

  public List<Team> teams() {
    return List.copyOf(teams);
  }

  public List<Stage> stages() {
    return List.copyOf(stages);
  }

  /** Ends it after the games in progress. Any thread. */
  public void stop() {
    stopped = true;
    Runner now = running;
    if (now != null) {
      now.stop();
    }
  }

  /** Looks at all submissions. */
  public void receive() {
    for (Submissions.Submission submission : Submissions.in(submissions)) {
      if (stopped) {
        return;
      }
      Team team = reception.receive(submission);
      teams.add(team);
      listener.received(team);
    }
  }

  /** Plays what is still to be played; true if all is. */
  public boolean play() {
    List<Entrant> entrants = new ArrayList<>();
    for (Team team : teams) {
      if (team.takesPart()) {
        entrants.add(new Entrant(team.name(), team.name(), team.ran()));
      }
    }
    profile.house().forEach(line -> entrants.add(new Entrant(line, line)));
    if (entrants.size() < 2) {
      throw new BadInput(
          "a tournament needs two programs that start, and there %s; the pages say why"
              .formatted(entrants.isEmpty() ? "is none" : "is only one"));
    }
    Players players = players();
    boolean done =
        profile.groups() == 1
            ? stage("League", TournamentFormat.ROUND_ROBIN, entrants, players)
            : groups(entrants, players);
    if (done && profile.finalists() > 0) {
      List<Entrant> best =
          stages.stream().flatMap(s -> s.best(profile.finalists()).stream()).toList();
      if (best.size() >= 2) {
        done = stage("Final", profile.finals(), best, players);
      }
    }
    return done;
  }

  private boolean groups(List<Entrant> entrants, Players players) {
    int groups = Math.min(profile.groups(), Math.max(1, entrants.size() / 2));
    List<Entrant> drawn = new ArrayList<>(entrants);
    Collections.shuffle(drawn, new Random(profile.seed()));
    boolean done = true;
    for (int group = 0; group < groups; group++) {
      List<Entrant> members = new ArrayList<>();
      for (int i = group; i < drawn.size(); i += groups) {
        members.add(drawn.get(i));
      }
      String name = String.format(Locale.ROOT, "Group %c", 'A' + group);
      done &= stage(name, TournamentFormat.ROUND_ROBIN, members, players);
    }
    return done;
  }

  private Players players() {
    List<PlayerKind> kinds =
        teams.stream().filter(Team::takesPart).map(team -> reception.entry(team).kind()).toList();
    return Protocols.players(Terms.STANDARD).named(() -> kinds);
  }

  private boolean stage(
      String title, TournamentFormat format, List<Entrant> entrants, Players players) {
    if (stopped) {
      return false;
    }
    Tournament tournament =
        Tournament.of(entrants, profile.boards())
            .name(profile.title() + ", " + title.toLowerCase(Locale.ROOT))
            .format(format)
            .time(profile.time())
            .games(profile.games())
            .points(profile.points())
            .seed(profile.seed())
            .build();
    long id = find(tournament);
    Schedule schedule = new Schedule(tournament);
    int played = store.results(id).size();
    RunListener eyes = listener.stage(tournament, Math.max(0, schedule.expectedGames() - played));
    Runner runner =
        new Runner(
            tournament,
            new StoredLedger(store, id),
            tournament.stopRule(),
            eyes,
            new LocalCrew(players, concurrency));
    running = runner;
    List<FixtureResult> results;
    try (Lease lease = store.lease(id, runner::stop)) {
      store.setStatus(id, StoredTournament.Status.RUNNING);
      if (stopped) {
        runner.stop();
      }
      results = runner.run();
      lease.requireHeld();
    } finally {
      running = null;
    }
    boolean finished = !runner.isStopped();
    Standings standings = new Standings(tournament, results);
    StoredStandings.keep(store, id, standings, finished);
    stages.add(Stage.of(title, id, standings, profile));
    return finished;
  }

  /** The same tournament if it was begun before, else a new one with what earlier ones know. */
  private long find(Tournament tournament) {
    String definition = TournamentFile.write(tournament);
    Optional<StoredTournament> same =
        store.tournaments().stream()
            .filter(stored -> stored.tournament().definition().equals(definition))
            .findFirst();
    if (same.isPresent()) {
      return same.get().id();
    }
    long id =
        store.addTournament(
            new TournamentEntry(
                tournament.name(),
                definition,
                tournament.seed(),
                new Schedule(tournament).expectedGames()));
    if (tournament.format() == TournamentFormat.ROUND_ROBIN) {
      Carried.into(store, id, tournament, catalog);
    }
    return id;
  }
}
