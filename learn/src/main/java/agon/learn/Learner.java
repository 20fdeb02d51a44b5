package agon.learn;

import agon.game.BadInput;
import agon.game.Game;
import agon.model.FeatureSet;
import agon.model.Learnable;
import agon.model.LinearModel;
import agon.model.Model;
import agon.model.Weights;
import agon.search.Insightful;
import agon.search.Knowledge;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Plays, learns, tests, and again. Every step leaves a whole file behind and is not done again, so
 * a run that is killed goes on where it was. Weights take the place of older ones only after they
 * have won the games of the {@link Gate}.
 */
public final class Learner {
  /** So many games are played between two files. */
  private static final int PART = 200;

  /**
   * A deeper look than the players', to judge their positions by. Where looks are dear, since a
   * picture is made for each, what the players thought will do: more games teach more.
   */
  private static final int DEEPER = 2;

  /** Who began with the rules alone learns so many generations without a test, if time allows. */
  private static final int FIRST_TESTED = 4;

  private static final String UNTESTED = "untested: the next generation plays with them";

  /** Samples of so many generations are learnt from; older ones were played too badly. */
  private static final int MEMORY = 3;

  /** Of the time that is left a generation may play for this share. */
  private static final double SHARE = 0.25;

  private final LearnPlan plan;
  private final Game game;
  private final LearnFolder folder;
  private final Path work;
  private final LearnListener listener;
  private final SelfPlayers players;
  private final long deadline;
  private int gamesPlayed;
  private long positionsSeen;

  public Learner(LearnPlan plan, LearnFolder folder, LearnListener listener) {
    this(plan, folder, listener, SelfPlayers.here(plan.threads()));
  }

  /**
   * A learner who has others play.
   *
   * @param players of the games that are learnt from; the gate's are played here
   */
  public Learner(LearnPlan plan, LearnFolder folder, LearnListener listener, SelfPlayers players) {
    this.plan = plan;
    this.folder = folder;
    this.listener = listener;
    game = plan.game();
    work = folder.work(game, plan.name());
    this.players = players;
    deadline = plan.time().map(time -> System.nanoTime() + time.toNanos()).orElse(Long.MAX_VALUE);
  }

  /** Learns until the plan's end, and returns what was kept, if anything was. */
  public Optional<Weights> run() {
    // Fails at once where there is nothing to learn from.
    FeatureSet _ = plan.model().sees(game);
    claim();
    for (int generation = 1; generation <= plan.generations() && timeLeft() > 0; generation++) {
      generation(generation);
      LearnCurves.draw(work, folder.page(game, plan.name()), plan);
    }
    return folder.find(game, plan.name());
  }

  /** One name, one run: whoever goes on must want the same. */
  private void claim() {
    Path settings = work.resolve(LearnFolder.SETTINGS);
    if (!Files.exists(settings)) {
      LearnFolder.write(settings, plan.identity());
    } else if (!LearnFolder.text(settings).equals(plan.identity())) {
      throw new BadInput(
          "%s was begun with %s; go on with the same or choose another --name"
              .formatted(
                  plan.name(),
                  LearnFolder.text(settings).strip().replace(": ", " ").replace("\n", ", ")));
    }
  }

  private long timeLeft() {
    return deadline == Long.MAX_VALUE ? Long.MAX_VALUE : deadline - System.nanoTime();
  }

  private Path file(int generation, String what) {
    return LearnFolder.file(work, generation, what);
  }

  private void generation(int generation) {
    Knowledge present = presentAt(generation);
    Path candidate = file(generation, "weights");
    if (!Files.exists(candidate)) {
      if (byTrial()) {
        tryOut(generation, candidate);
      } else {
        play(generation, playersAt(generation));
        if (gamesOf(generation) == 0) {
          return;
        }
        learn(generation, candidate);
      }
    }
    Path verdict = file(generation, "gate");
    if (!Files.exists(verdict)) {
      if (isTooSoon(generation, present)) {
        LearnFolder.write(verdict, UNTESTED);
      } else {
        test(generation, present, LearnFolder.read(candidate), verdict);
      }
    }
  }

  /**
   * Whether time is better spent on the next generation than on a test that is lost anyway: who
   * began with the rules alone learns for half the time before games decide anything.
   */
  private boolean isTooSoon(int generation, Knowledge present) {
    return !knowsSomething(present)
        && plan.time()
            .map(time -> timeLeft() > time.toNanos() / 2)
            .orElse(generation < Math.min(FIRST_TESTED, plan.generations()));
  }

  /** What the engine knew when a generation began: what earlier gates have let through. */
  private Knowledge presentAt(int generation) {
    for (int earlier = generation - 1; earlier >= 1; earlier--) {
      Path verdict = file(earlier, "gate");
      if (Files.exists(verdict) && LearnFolder.text(verdict).startsWith("passed")) {
        return new Knowledge(game, Optional.of(LearnFolder.read(file(earlier, "weights"))));
      }
    }
    return Knowledge.of(game, plan.from());
  }

  /**
   * Who plays the games of a generation: whoever is known to be best. Networks, and weights that
   * began with what was known by hand, always play their own games, whatever the gate said: where
   * they are wrong shows only in positions that they themselves run into, which no other player
   * would show them.
   */
  private Knowledge playersAt(int generation) {
    Path latest = file(generation - 1, "weights");
    boolean ownGames = !learnsTables() || FeatureSet.of(game).beginning().isPresent();
    return ownGames && Files.exists(latest)
        ? new Knowledge(game, Optional.of(LearnFolder.read(latest)))
        : presentAt(generation);
  }

  /** Whether an estimate is more than the rules and chance. */
  private boolean knowsSomething(Knowledge knowledge) {
    return knowledge.weights().isPresent() || game instanceof Insightful;
  }

  private boolean learnsTables() {
    return plan.model() instanceof ModelChoice.Tables;
  }

  /** Whether there is nothing to begin with, so that trial and error must do. */
  private boolean byTrial() {
    return learnsTables() && !(game instanceof Insightful) && !(game instanceof Learnable);
  }

  /** Plays and learns at once, from where the generation before ended. */
  private void tryOut(int generation, Path candidate) {
    TemporalDifference learner = new TemporalDifference(game);
    Path before = file(generation - 1, "state");
    if (Files.exists(before)) {
      restore(learner, before);
    } else {
      linear(presentAt(generation)).ifPresent(learner::begin);
    }
    long until = until();
    long started = System.nanoTime();
    int games = plan.games(generation);
    int played =
        learner.play(
            games,
            plan.threads(),
            plan.seed() * 1000 + generation,
            done -> {
              if (done % PART == 0) {
                double seconds = (System.nanoTime() - started) / 1e9;
                listener.doing(
                    generation,
                    "plays and learns",
                    done(done / (double) games, started, until),
                    "%d games, %.0f/s".formatted(done, done / seconds));
              }
              return System.nanoTime() < until;
            });
    gamesPlayed = played;
    positionsSeen = learner.positions();
    WholeFile.write(file(generation, "state"), learner.state());
    keep(generation, candidate, new Fitted(learner.model(), List.of(learner.loss())));
    deleteState(generation - 1);
  }

  private static void restore(TemporalDifference learner, Path state) {
    byte[] bytes = WholeFile.read(state);
    try {
      learner.restore(bytes);
    } catch (BadInput e) {
      throw new BadInput("%s %s; another --name begins anew".formatted(state, e.sentence()));
    }
  }

  private void deleteState(int generation) {
    try {
      Files.deleteIfExists(file(generation, "state"));
    } catch (IOException e) {
      throw new BadInput("cannot remove %s".formatted(file(generation, "state")));
    }
  }

  private static Optional<LinearModel> linear(Knowledge knowledge) {
    return knowledge
        .weights()
        .map(Weights::model)
        .filter(LinearModel.class::isInstance)
        .map(LinearModel.class::cast);
  }

  /** When the games of this generation must be over. */
  private long until() {
    return deadline == Long.MAX_VALUE
        ? Long.MAX_VALUE
        : System.nanoTime() + (long) (timeLeft() * SHARE);
  }

  private Path part(int generation, int part) {
    return work.resolve("%03d-%05d.samples".formatted(generation, part));
  }

  private int gamesOf(int generation) {
    return samples(generation).size();
  }

  private void play(int generation, Knowledge playing) {
    long until = until();
    long seed = plan.seed() * 1000 + generation;
    // Who knows nothing but the rules has nothing to add to how random games end, and many of them
    // say more than a few that were thought about.
    boolean thinking = knowsSomething(playing);
    int depth = thinking ? plan.depth() : 0;
    int judge = plan.judge(generation) > 0 ? plan.judge(generation) : depth + DEEPER;
    boolean judging = thinking && (game instanceof Insightful || plan.judge(generation) > 0);
    long started = System.nanoTime();
    int[] fresh = {0};
    Iterator<SelfPlayPart> parts =
        IntStream.range(0, Math.ceilDiv(plan.games(generation), PART))
            .filter(part -> !Files.exists(part(generation, part)))
            .takeWhile(part -> System.nanoTime() < until)
            .mapToObj(
                part ->
                    new SelfPlayPart(
                        playing,
                        part,
                        depth,
                        thinking ? plan.nodes(generation) : 0,
                        judging,
                        judge,
                        seed,
                        part * PART,
                        Math.min(plan.games(generation), (part + 1) * PART)))
            .iterator();
    players.play(
        parts,
        (part, games) -> {
          WholeFile.write(part(generation, part.part()), games);
          fresh[0] += part.games();
          double seconds = (System.nanoTime() - started) / 1e9;
          listener.doing(
              generation,
              "plays",
              done((part.part() + 1.0) * PART / plan.games(generation), started, until),
              "%d games, %.0f/s".formatted(part.to(), fresh[0] / seconds));
        });
    listener.said("generation %d: %d games".formatted(generation, gamesOf(generation)));
  }

  private static double done(double byGames, long started, long until) {
    double byTime =
        until == Long.MAX_VALUE ? 0 : (System.nanoTime() - started) / (double) (until - started);
    return Math.min(1, Math.max(byGames, byTime));
  }

  private List<PlayedGame> samples(int generation) {
    List<PlayedGame> games = new ArrayList<>();
    for (int part = 0; part * PART < plan.games(generation); part++) {
      Path file = part(generation, part);
      if (Files.exists(file)) {
        games.addAll(SampleFile.read(file, game.line()));
      }
    }
    return games;
  }

  private void learn(int generation, Path candidate) {
    List<Samples> all = new ArrayList<>();
    Knowledge playing = playersAt(generation);
    for (int earlier = Math.max(1, generation - MEMORY + 1); earlier <= generation; earlier++) {
      if (earlier == generation || knowsSomething(playersAt(earlier))) {
        all.add(Samples.of(samples(earlier), game.marginCounts()));
      }
    }
    gamesPlayed = all.stream().mapToInt(some -> some.games().size()).sum();
    positionsSeen = all.stream().mapToLong(Samples::positions).sum();
    listener.doing(generation, "learns", 0, positionsSeen + " positions");
    Fitted fitted = Fitted.to(all, plan, playing);
    keep(generation, candidate, fitted);
  }

  private void keep(int generation, Path candidate, Fitted fitted) {
    List<Double> losses = fitted.losses();
    Model model = fitted.model();
    String loss = digits(losses.getLast());
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("game", game.line());
    facts.put("seed", Long.toString(plan.seed()));
    facts.put("command", plan.command());
    facts.put("generation", Integer.toString(generation));
    facts.put("games", Integer.toString(gamesPlayed));
    facts.put("positions", Long.toString(positionsSeen));
    facts.put("loss", loss);
    if (losses.size() > 1) {
      facts.put("losses", String.join(" ", losses.stream().map(Learner::digits).toList()));
    }
    facts.putAll(fitted.before());
    WholeFile.write(candidate, new Weights(facts, model.reads(game).name(), model).bytes());
    listener.said(
        "generation %d: learnt from %d positions, loss %s"
            .formatted(generation, positionsSeen, loss));
  }

  private static String digits(double loss) {
    return String.format(Locale.ROOT, "%.4f", loss);
  }

  private void test(int generation, Knowledge present, Weights candidate, Path verdict) {
    listener.doing(generation, "tests", 0, "");
    Gate gate =
        new Gate(game, plan.gate(), plan.gateGames(), plan.threads(), plan.seed() + generation);
    Gate.Decision decision =
        gate.decide(
            new Knowledge(game, Optional.of(candidate)),
            present,
            deadline,
            text -> listener.doing(generation, "tests", -1, text));
    listener.said("generation %d: %s".formatted(generation, decision.text()));
    if (decision.isOpen()) {
      return; // another run tests again
    }
    if (decision.passed()) {
      LearnFolder.write(folder.weights(game, plan.name()), candidate.with("beat", decision.text()));
    }
    LearnFolder.write(verdict, (decision.passed() ? "passed: " : "failed: ") + decision.text());
  }
}
