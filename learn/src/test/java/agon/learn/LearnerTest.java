package agon.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.model.FeatureSet;
import agon.model.LinearModel;
import agon.model.MoveModel;
import agon.model.NetworkModel;
import agon.model.PoolSet;
import agon.model.PooledModel;
import agon.model.Pools;
import agon.model.Weights;
import agon.search.Knowledge;
import agon.search.Score;
import agon.search.TimeControl;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LearnerTest {
  private static final Game GAME = Games.CATALOG.game("othello(size=6)");

  @TempDir Path folder;

  private LearnPlan plan(String name, int threads, long seed) {
    return plan(name, threads, seed, new ModelChoice.Tables());
  }

  /** For a network the engine plays, with 20 nodes a move. */
  private LearnPlan plan(String name, int threads, long seed, ModelChoice model) {
    return new LearnPlan(
        GAME,
        name,
        Optional.empty(),
        Knowledge.STANDARD,
        1,
        List.of(12),
        1,
        List.of(model instanceof ModelChoice.Tables ? 0 : 20),
        List.of(0),
        model,
        threads,
        seed,
        TimeControl.parse("nodes=50"),
        4,
        "test");
  }

  private byte[] candidate(LearnPlan plan) {
    LearnFolder here = new LearnFolder(folder);
    List<String> heard = new ArrayList<>();
    new Learner(plan, here, listener(heard)).run();
    assertThat(heard).hasSize(3).last().asString().contains("games at nodes=50 a move");
    return WholeFile.read(here.work(GAME, plan.name()).resolve("001-weights"));
  }

  private static LearnListener listener(List<String> heard) {
    return new LearnListener() {
      @Override
      public void doing(int generation, String phase, double done, String detail) {}

      @Override
      public void said(String line) {
        heard.add(line);
      }
    };
  }

  @Test
  void the_same_seed_teaches_the_same_on_any_number_of_threads() {
    assertThat(candidate(plan("one", 1, 5))).isEqualTo(candidate(plan("two", 3, 5)));
  }

  @Test
  void a_network_of_what_lies_on_the_cells_is_the_same_on_any_number_of_threads() {
    ModelChoice network = ModelChoice.parse("network(hidden=8)");
    byte[] one = candidate(plan("one", 1, 5, network));
    assertThat(one).isEqualTo(candidate(plan("two", 3, 5, network)));
    assertThat(Weights.of(one).model().kind()).isEqualTo("network, 8 hidden units a side");
    assertThat(Weights.of(one).facts().getOrDefault("losses", "").split(" ")).hasSizeGreaterThan(1);
  }

  @Test
  void a_network_learns_what_it_is_shown() {
    Game dipole = Games.CATALOG.game("dipole");
    SelfPlay players = new SelfPlay(Knowledge.of(dipole, Knowledge.NONE), 1, 3);
    List<PlayedGame> games = IntStream.range(0, 300).mapToObj(players::play).toList();
    Samples samples = Samples.of(games, false);
    NetworkTrainer trainer = new NetworkTrainer(dipole, 8);
    NetworkModel model = trainer.fit(List.of(samples), 1, Optional.empty());
    // Whoever knows nothing says one half, and is off by one half.
    assertThat(trainer.losses().getLast()).isLessThan(0.45);
    assertThat(model.features()).isEqualTo(768);
    NetworkTrainer goesOn = new NetworkTrainer(dipole, 8);
    NetworkModel _ = goesOn.fit(List.of(samples), 1, Optional.of(model));
    assertThat(goesOn.losses().getFirst()).isLessThan(trainer.losses().getFirst());
  }

  /** All but the checksum of a file, which says the same. */
  private static byte[] numbers(PooledModel model) {
    return new Weights(Map.of(), "some.1", model).bytes();
  }

  @Test
  void vectors_and_threads_teach_a_pooled_network_the_same() {
    Game gomoku = Games.CATALOG.game("mnk(m=9,n=9,k=5)");
    ExploringPlay players = new ExploringPlay(Knowledge.of(gomoku, Knowledge.NONE), 20, 4);
    List<PlayedGame> games = new ArrayList<>();
    IntStream.range(0, 4).forEach(number -> games.addAll(players.play(number)));
    List<Samples> samples = List.of(Samples.of(games, false));
    PooledModel plain =
        new PooledTrainer(gomoku, 1, new PlainPooledLoops()).fit(samples, 1, Optional.empty());
    PooledModel vectors =
        new PooledTrainer(gomoku, 1, new VectorPooledLoops()).fit(samples, 1, Optional.empty());
    assertThat(numbers(vectors)).isEqualTo(numbers(plain));
    PooledModel byTwo =
        new PooledTrainer(gomoku, 2, new PlainPooledLoops()).fit(samples, 1, Optional.empty());
    assertThat(numbers(byTwo)).isEqualTo(numbers(plain));
  }

  @Test
  void a_pooled_network_learns_what_it_is_shown() {
    Game gomoku = Games.CATALOG.game("mnk(m=9,n=9,k=5)");
    Knowledge standard = Knowledge.of(gomoku, Knowledge.STANDARD);
    ExploringPlay players = new ExploringPlay(standard, 40, 3);
    List<PlayedGame> games = new ArrayList<>();
    IntStream.range(0, 150).forEach(number -> games.addAll(players.play(number)));
    assertThat(games).hasSizeGreaterThan(200);
    List<PlayedGame> again = new ExploringPlay(standard, 40, 3).play(149);
    assertThat(SampleFile.same(again.getLast(), games.getLast())).isTrue();
    Samples samples = Samples.of(games, false);
    PooledTrainer trainer = new PooledTrainer(gomoku, 1, new PlainPooledLoops());
    PooledModel model = trainer.fit(List.of(samples), 1, Optional.empty());
    assertThat(trainer.losses().getLast()).isLessThan(trainer.losses().getFirst());
    Position position = gomoku.start();
    position.play(40);
    assertThat(model.at(gomoku, position).forSideToMove()).isBetween(-400, 400);
    PooledTrainer goesOn = new PooledTrainer(gomoku, 1, new PlainPooledLoops());
    PooledModel _ = goesOn.fit(List.of(samples), 1, Optional.of(model));
    assertThat(goesOn.losses().getFirst()).isLessThan(trainer.losses().getFirst());
  }

  @Test
  void a_pooled_network_begins_where_another_ended() {
    Game gomoku = Games.CATALOG.game("mnk(m=9,n=9,k=5)");
    PoolSet set = FeatureSet.pools(gomoku);
    Pools pools = set.features(gomoku.start());
    int[][] parts = new int[pools.count()][];
    Arrays.setAll(parts, set::parts);
    PooledModel model =
        (PooledModel) Knowledge.of(gomoku, Knowledge.STANDARD).weights().orElseThrow().model();
    PooledNetwork network =
        new PooledNetwork(
            new PlainPooledLoops(),
            parts,
            pools.groupSize(),
            model.units(),
            model.hidden(),
            model.stages(),
            new Rng(1));
    network.begin(model, Score.UNIT);
    PooledModel again = network.rounded(Score.UNIT);
    for (int unit = 0; unit < model.units(); unit++) {
      for (int feature = 0; feature < model.features(); feature++) {
        assertThat(again.row(feature, unit)).isCloseTo(model.row(feature, unit), within(3));
      }
    }
    assertThat(again.stageStart(7)).isEqualTo(model.stageStart(7));
    int[] sums = new int[2 * model.units()];
    Arrays.setAll(sums, i -> 500 * i);
    assertThat(again.output(sums)).isEqualTo(model.output(sums));
  }

  @Test
  void moves_are_learnt_from_what_searches_chose() {
    Game gomoku = Games.CATALOG.game("mnk(m=9,n=9,k=5)");
    Knowledge standard = Knowledge.of(gomoku, Knowledge.STANDARD);
    ExploringPlay players = new ExploringPlay(standard, 60, 3);
    List<PlayedGame> games = new ArrayList<>();
    IntStream.range(0, 60).forEach(number -> games.addAll(players.play(number)));
    // Who looked aside, or slipped, says all the same what would have been best.
    assertThat(games).allMatch(game -> game.moves.length == game.from + game.positions());
    assertThat(games.stream().filter(game -> game.positions() == 1)).hasSizeGreaterThan(100);
    MoveTrainer trainer = new MoveTrainer(gomoku);
    MoveModel model = trainer.fit(games, 1);
    assertThat(trainer.losses().getLast()).isLessThan(Math.log(20));
    MoveTrainer again = new MoveTrainer(gomoku);
    PooledModel before = (PooledModel) standard.weights().orElseThrow().model();
    assertThat(numbers(before.with(again.fit(games, 1)))).isEqualTo(numbers(before.with(model)));
  }

  @Test
  void what_follows_counts_more_than_how_it_ended() {
    short won = PlayedGame.WON;
    // Both think that the first is ahead, and then the second wins.
    PlayedGame game =
        new PlayedGame(
            new int[4], 0, new short[] {100, -100, 100, won}, new short[] {won, won, won, won});
    Targets targets = new Targets(false, 100);
    double ahead = 1 / (1 + Math.exp(-1));
    assertThat(targets.ahead(game, 3)).isGreaterThan(0.99);
    assertThat(targets.ahead(game, 2)).isBetween(ahead / 2, ahead / 2 + 0.01);
    assertThat(targets.ahead(game, 1))
        .isCloseTo(0.5 * (1 - ahead) + 0.5 * (1 - 0.15 * ahead), within(0.01));
    game.results[1] = PlayedGame.NO_RESULT;
    assertThat(targets.ahead(game, 1)).isCloseTo(1 - ahead, within(1e-9));
  }

  @Test
  void what_a_score_says_about_chances_is_read_off_the_games() {
    short won = PlayedGame.WON;
    // Ahead by 50 three of four games are won: odds of 3 to 1.
    List<PlayedGame> games =
        IntStream.range(0, 400)
            .mapToObj(
                i ->
                    new PlayedGame(
                        new int[1],
                        0,
                        new short[] {50},
                        new short[] {i % 4 == 0 ? (short) -won : won}))
            .toList();
    Targets targets = Targets.of(games, false);
    assertThat(targets.odds()).isBetween(50 / Math.log(3) / 1.2, 50 / Math.log(3) * 1.2);
    assertThat(targets.of(games.get(1), 0)).isBetween(0.85, 0.9);
  }

  @Test
  void another_seed_teaches_something_else() {
    assertThat(candidate(plan("one", 1, 5))).isNotEqualTo(candidate(plan("two", 1, 6)));
  }

  @Test
  void levelling_takes_away_what_weights_add_for_being_to_move() {
    Weights learnt = Weights.of(candidate(plan("level", 1, 5)));
    LinearModel model = (LinearModel) learnt.model();
    int added = 1000;
    Levelling levelling = new Levelling(GAME, 2);
    LinearModel level = model(levelling.level(learnt, 12, 7));
    LinearModel lifted = model(levelling.level(lift(learnt, added), 12, 7));
    assertThat(level.stage(0)).isEqualTo(model.stage(0));
    int left = 0;
    for (int stage = 0; stage < model.stages(); stage++) {
      left += Math.abs(lifted.bias(stage) - level.bias(stage));
    }
    assertThat(left).isLessThan(added * model.stages() / 2);
  }

  private static LinearModel model(Weights weights) {
    return (LinearModel) weights.model();
  }

  private static Weights lift(Weights weights, int by) {
    LinearModel model = (LinearModel) weights.model();
    int[] lifted = new int[model.stages()];
    short[] same = new short[model.stages() * model.features()];
    for (int stage = 0; stage < lifted.length; stage++) {
      lifted[stage] = model.bias(stage) + by;
      model.stage(stage).get(same, stage * model.features(), model.features());
    }
    return new Weights(
        weights.facts(), weights.features(), new LinearModel(model.features(), same, lifted));
  }

  @Test
  void a_run_that_was_killed_goes_on_and_comes_to_the_same() throws IOException {
    byte[] whole = candidate(plan("whole", 1, 5));
    LearnFolder here = new LearnFolder(folder);
    candidate(plan("killed", 1, 5));
    Path work = here.work(GAME, "killed");
    // What a kill leaves behind: samples without what follows from them, and half a file.
    Files.delete(work.resolve("001-weights"));
    Files.delete(work.resolve("001-gate"));
    Files.write(work.resolve("001-weights.new"), new byte[] {1, 2, 3});
    assertThat(candidate(plan("killed", 1, 5))).isEqualTo(whole);
  }

  @Test
  void a_run_goes_on_only_as_it_began() {
    candidate(plan("mine", 1, 5));
    assertThatThrownBy(() -> candidate(plan("mine", 1, 6)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("mine was begun with")
        .hasMessageContaining("seed 5");
  }

  @Test
  void samples_are_read_as_they_were_written_and_refused_when_damaged() {
    Knowledge byHand = new Knowledge(GAME, Optional.empty());
    List<PlayedGame> games =
        Stream.of(0, 1, 2).map(number -> new SelfPlay(byHand, 1, 9).play(number)).toList();
    Path file = folder.resolve("some.samples");
    SampleFile.write(file, GAME.line(), games);
    List<PlayedGame> read = SampleFile.read(file, GAME.line());
    for (int i = 0; i < games.size(); i++) {
      assertThat(SampleFile.same(read.get(i), games.get(i))).isTrue();
    }
    assertThatThrownBy(() -> SampleFile.read(file, "othello"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("samples of othello(size=6), not of othello");
    byte[] bytes = WholeFile.read(file);
    WholeFile.write(file, Arrays.copyOf(bytes, bytes.length - 7));
    assertThatThrownBy(() -> SampleFile.read(file, GAME.line()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("damaged or cut off");
  }

  @Test
  void the_gate_keeps_worse_weights_out() {
    Game othello = Games.CATALOG.game("othello");
    Weights shipped = Knowledge.of(othello, Knowledge.STANDARD).weights().orElseThrow();
    LinearModel good = (LinearModel) shipped.model();
    short[] upsideDown = new short[good.stages() * good.features()];
    for (int i = 0; i < upsideDown.length; i++) {
      upsideDown[i] = (short) -good.weight(i / good.features(), i % good.features());
    }
    LinearModel bad = new LinearModel(good.features(), upsideDown, new int[good.stages()]);
    Gate gate = new Gate(othello, TimeControl.parse("depth=1"), 160, 1, 3);
    Gate.Decision worse =
        gate.decide(knowledge(othello, bad), knowledge(othello, good), Long.MAX_VALUE, text -> {});
    assertThat(worse.passed()).as(worse.text()).isFalse();
    Gate.Decision better =
        gate.decide(knowledge(othello, good), knowledge(othello, bad), Long.MAX_VALUE, text -> {});
    assertThat(better.passed()).as(better.text()).isTrue();
    Gate.Decision hurried =
        gate.decide(
            knowledge(othello, good), knowledge(othello, bad), System.nanoTime(), text -> {});
    assertThat(hurried.isOpen()).isTrue();
    assertThat(hurried.text()).contains("time is up: nothing changes");
  }

  @Test
  void a_model_is_said_in_one_word() {
    for (String text : List.of("tables", "network(hidden=32)", "pooled", "moves")) {
      assertThat(ModelChoice.parse(text)).hasToString(text);
    }
    assertThat(ModelChoice.parse("network")).hasToString("network(hidden=64)");
    assertThatThrownBy(() -> ModelChoice.parse("network(hidden=0)"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("1–1024");
    assertThatThrownBy(() -> ModelChoice.parse("forest"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("tables, network, network(hidden=N), pooled or moves");
  }

  private static Knowledge knowledge(Game game, LinearModel model) {
    return new Knowledge(
        game, Optional.of(new Weights(Map.of(), FeatureSet.of(game).name(), model)));
  }

  @Test
  void weights_of_another_game_are_refused_by_name() {
    Game othello = Games.CATALOG.game("othello");
    Weights shipped = Knowledge.of(othello, Knowledge.STANDARD).weights().orElseThrow();
    assertThatThrownBy(() -> new Knowledge(GAME, Optional.of(shipped)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("learnt for othello")
        .hasMessageContaining("do not fit");
  }
}
