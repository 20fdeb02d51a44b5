package agon.mancala;

import agon.endgame.Database;
import agon.endgame.Tabulated;
import agon.game.FactSheet;
import agon.game.Family;
import agon.game.Parameter;
import agon.game.Position;
import agon.game.Settings;
import agon.model.FeatureSet;
import agon.model.Learnable;
import agon.model.LearntEstimate;
import agon.model.LinearModel;
import agon.model.Weights;
import agon.player.Levelled;
import agon.search.Exact;
import agon.search.Insight;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Oware (Abapa): sow past the stores; take twos and threes on the other side. */
public final class Oware extends Mancala implements Tabulated, Learnable, Levelled {
  public static final Family FAMILY =
      new Family(
          "oware",
          "Oware",
          "Sow seeds round the board and take the twos and threes you make on the other side.",
          List.of(
              Parameter.number("pits", 2, 12, 6, "pits a side"),
              Parameter.number("seeds", 1, 12, 4, "seeds in each pit at the start"),
              Parameter.choice(
                  "grand-slam",
                  "no-capture",
                  List.of("no-capture", "forbidden", "capture", "keep-first", "keep-last"),
                  "a move that would take all seeds of the other side takes nothing, is illegal"
                      + " unless there is no other, takes all, or leaves the first or the last pit"
                      + " in the order of capture"),
              Parameter.number(
                  "repetition",
                  2,
                  9,
                  3,
                  "how often a position occurs since the last capture until the game ends")),
          List.of(),
          Oware::new);

  private final OwareRules rules;

  /** Only for boards that fit into {@link PackedRow}s. */
  private final @Nullable SowingTable sowing;

  private Oware(Settings settings) {
    super(settings, false, true);
    rules = OwareRules.of(settings);
    sowing = rules.pits() <= PackedRow.PITS ? SowingTable.oware(rules.pits(), total()) : null;
  }

  /** Repetition ends the game. */
  @Override
  public boolean historyMatters() {
    return true;
  }

  @Override
  public Family family() {
    return FAMILY;
  }

  OwareRules rules() {
    return rules;
  }

  @Override
  MancalaPosition place(int[] places, int turn, boolean open) {
    return sowing != null
        ? new PackedOware(rules, sowing, places, turn)
        : new ArrayOware(rules, places, turn);
  }

  @Override
  Optional<String> whyEnded(MancalaPosition position) {
    for (int player = 0; player < 2; player++) {
      if (position.store(player) > rules.half()) {
        return Optional.of(sides().name(player) + " holds more than half of the seeds");
      }
    }
    int mover = position.turn();
    if (position.row(mover) == 0) {
      return Optional.of(sides().name(mover) + " is to move and has no seed in a pit");
    }
    if (position.moves(new int[pits()]) == 0) {
      return Optional.of(
          "%s cannot give a seed to %s, who has none"
              .formatted(sides().name(mover), sides().name(1 - mover)));
    }
    return Optional.empty();
  }

  @Override
  boolean mayLoseSeeds() {
    return false;
  }

  @Override
  String whyIllegal(MancalaPosition position, int pit) {
    String other = sides().name(1 - position.turn());
    return position.row(1 - position.turn()) == 0
        ? "%s has no seeds and pit %s would give it none".formatted(other, names().text(pit))
        : "pit %s would take all seeds of %s".formatted(names().text(pit), other);
  }

  /** The origin is passed over once every 2·pits − 1 seeds; the stores are no part of the round. */
  @Override
  int lastPlace(MancalaPosition position, int pit) {
    int seeds = position.seeds(position.turn(), pit);
    int round = 2 * pits();
    int steps = seeds + (seeds - 1) / (round - 1);
    int place = (pit + steps) % round;
    return place < pits() ? place : place + 1;
  }

  @Override
  public int[] strengths() {
    return new int[] {15, 19, 23, 27, 33, 39, 44, 49, 54};
  }

  @Override
  public Optional<Weights> shipped() {
    return rules.isUsual() ? Six.WEIGHTS : Optional.empty();
  }

  /** Read when first asked for. */
  private static final class Six {
    static final Optional<Weights> WEIGHTS =
        Weights.beside(Oware.class, "oware6.weights").map(Weights::of);
  }

  @Override
  public Insight insight(Position position) {
    return insight(position, (LearntEstimate) null);
  }

  @Override
  public Insight insight(Position position, Weights weights) {
    return insight(
        position,
        featureSet() instanceof MancalaFeatures.Numbers numbers
            ? new MancalaSums((PackedPosition) position, numbers, (LinearModel) weights.model())
            : weights.model().at(this, position));
  }

  private Insight insight(Position position, @Nullable LearntEstimate learnt) {
    return new OwareInsight(
        rules,
        (MancalaPosition) position,
        sowing == null ? null : OwareTables.of(rules).present(),
        learnt);
  }

  @Override
  public FeatureSet featureSet() {
    return sowing == null
        ? FeatureSet.ofCells(this)
        : new MancalaFeatures.Numbers(
            "oware%d-pits-1".formatted(rules.pits()),
            rules.pits(),
            () -> new OwareGlance(rules)::look,
            OwareInsight.worth(rules.pits()));
  }

  /** Nothing on boards of more than eight pits a side. */
  @Override
  public Optional<Database> database() {
    return sowing == null ? Optional.empty() : Optional.of(OwareTables.of(rules));
  }

  @Override
  public int size(Position position) {
    return inPits(position);
  }

  @Override
  public int solvingSize(Position position) {
    return OwareTables.of(rules).usualSize();
  }

  @Override
  public Optional<Exact> solver(int megabytes, boolean withBook) {
    return sowing == null ? Optional.empty() : Optional.of(new OwareExact(rules));
  }

  @Override
  public FactSheet facts() {
    return OwareFacts.of(this);
  }
}
