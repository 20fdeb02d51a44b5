package agon.learn;

import agon.game.BadInput;
import agon.game.Game;
import agon.model.FeatureSet;
import agon.model.LinearModel;
import agon.model.Model;
import agon.model.NetworkModel;
import agon.model.PooledModel;
import agon.model.Weights;
import agon.search.Knowledge;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A model fitted to samples.
 *
 * @param losses the error on what was not learnt from, each time through; the last one counts
 * @param before facts about a part of it that was there already
 */
record Fitted(Model model, List<Double> losses, Map<String, String> before) {
  /** How facts about an estimate begin that was there already. */
  private static final String ESTIMATE = "estimate-";

  Fitted(Model model, List<Double> losses) {
    this(model, losses, Map.of());
  }

  /** On so many of the latest games weights are made level. */
  private static final int LEVEL_GAMES = 300;

  /**
   * One of the kind that the plan wishes.
   *
   * @param all samples of generations, the latest last
   * @param playing what played the latest
   */
  static Fitted to(List<Samples> all, LearnPlan plan, Knowledge playing) {
    return switch (plan.model()) {
      case ModelChoice.Tables() -> tables(all, plan);
      case ModelChoice.Network(int hidden) -> network(all, plan, playing, hidden);
      case ModelChoice.Pooled() -> pooled(all, plan, playing);
      case ModelChoice.Moves() -> moves(all, plan, playing);
    };
  }

  private static Fitted tables(List<Samples> all, LearnPlan plan) {
    Game game = plan.game();
    Trainer trainer = new Trainer(game);
    LinearModel model = trainer.fit(all, plan.seed(), FeatureSet.of(game).beginning());
    if (game.marginCounts()) {
      model = new Levelling(game, plan.depth()).level(model, latest(all.getLast().games()));
    }
    return new Fitted(model, List.of(trainer.loss()));
  }

  private static List<PlayedGame> latest(List<PlayedGame> games) {
    return games.subList(Math.max(0, games.size() - LEVEL_GAMES), games.size());
  }

  /** A network goes on from the one before, if that is of the same size. */
  private static Fitted network(List<Samples> all, LearnPlan plan, Knowledge playing, int hidden) {
    NetworkTrainer trainer = new NetworkTrainer(plan.game(), hidden);
    Optional<NetworkModel> before =
        playing
            .weights()
            .map(Weights::model)
            .filter(NetworkModel.class::isInstance)
            .map(NetworkModel.class::cast)
            .filter(model -> model.hidden() == hidden);
    return new Fitted(trainer.fit(all, plan.seed(), before), trainer.losses());
  }

  /**
   * The estimate, which goes on from the one before if that is such a network, too, and from the
   * same games how likely moves are.
   */
  private static Fitted pooled(List<Samples> all, LearnPlan plan, Knowledge playing) {
    PooledTrainer trainer = new PooledTrainer(plan.game(), plan.threads());
    Optional<PooledModel> before =
        playing
            .weights()
            .map(Weights::model)
            .filter(PooledModel.class::isInstance)
            .map(PooledModel.class::cast);
    PooledModel model = trainer.fit(all, plan.seed(), before);
    return new Fitted(
        model.with(new MoveTrainer(plan.game()).fit(games(all), plan.seed())), trainer.losses());
  }

  private static List<PlayedGame> games(List<Samples> all) {
    return all.stream().flatMap(some -> some.games().stream()).toList();
  }

  /** The estimate stays as it is. */
  private static Fitted moves(List<Samples> all, LearnPlan plan, Knowledge playing) {
    Weights before =
        playing
            .weights()
            .filter(weights -> weights.model() instanceof PooledModel)
            .orElseThrow(() -> new BadInput("moves are learnt beside a pooled network"));
    MoveTrainer trainer = new MoveTrainer(plan.game());
    PooledModel model = ((PooledModel) before.model()).with(trainer.fit(games(all), plan.seed()));
    return new Fitted(model, trainer.losses(), ofEstimate(before.facts()));
  }

  private static Map<String, String> ofEstimate(Map<String, String> facts) {
    boolean again = facts.keySet().stream().anyMatch(fact -> fact.startsWith(ESTIMATE));
    Map<String, String> found = new LinkedHashMap<>();
    facts.forEach(
        (fact, value) -> {
          if (!again || fact.startsWith(ESTIMATE)) {
            found.put(again ? fact : ESTIMATE + fact, value);
          }
        });
    return found;
  }
}
