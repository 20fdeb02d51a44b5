package agon.mancala;

import agon.endgame.Booked;
import agon.endgame.Database;
import agon.endgame.ProvenBook;
import agon.endgame.Tabulated;
import agon.game.FactSheet;
import agon.game.Family;
import agon.game.Known;
import agon.game.Parameter;
import agon.game.Position;
import agon.game.Preset;
import agon.game.Settings;
import agon.model.FeatureSet;
import agon.model.Learnable;
import agon.model.LearntEstimate;
import agon.model.LinearModel;
import agon.model.Weights;
import agon.player.Levelled;
import agon.search.Exact;
import agon.search.Insight;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Kalah: sow into the own store too; a last seed there is another turn. */
public final class Kalah extends Mancala implements Tabulated, Booked, Learnable, Levelled {
  public static final Family FAMILY =
      new Family(
          "kalah",
          "Kalah",
          "Sow seeds round the board, past your own store; a last seed in the store moves again.",
          List.of(
              Parameter.number("pits", 1, 12, 6, "pits a side").shown(),
              Parameter.number("seeds", 1, 12, 4, "seeds in each pit at the start").shown(),
              Parameter.flag(
                  "capture",
                  true,
                  "whether a last seed in an own empty pit takes what lies opposite"),
              Parameter.flag(
                  "empty-capture",
                  false,
                  "whether a last seed in an own empty pit is taken though the opposite is empty"),
              Parameter.flag(
                  "relay",
                  false,
                  "whether a last seed in a pit with seeds is sown on together with them"),
              Parameter.choice(
                  "end",
                  "either",
                  List.of("either", "mover"),
                  "the game ends when either row is empty, or when the side to move has no seed"),
              Parameter.choice(
                  "remaining",
                  "owner",
                  List.of("owner", "emptier", "nobody"),
                  "who gets the seeds left at the end: whose side they lie on, whose side is"
                      + " empty, or nobody"),
              Parameter.flag(
                  "pie", false, "whether the second player may first turn the board round"),
              Parameter.text(
                  "setup",
                  KalahSetup.EQUAL,
                  KalahSetup.ALLOWED,
                  "seeds at the start where pits differ: South's pits and store, North's",
                  KalahSetup::canonical),
              Parameter.choice(
                  "numbering",
                  "left",
                  List.of("left", "store"),
                  "pit 1 is the leftmost of the mover's pits, or the one next to the own store")),
          List.of(
              new Preset(
                  "granada",
                  "pits=6,seeds=4,numbering=store",
                  "as in the league of the University of Granada: pits numbered from the store"),
              new Preset(
                  "avalanche",
                  "pits=6,seeds=4,capture=false,relay=true",
                  "as on phones: sowing goes on until a store or an empty pit, nothing is taken"),
              new Preset(
                  "fairkalah-1",
                  "pits=6,seeds=4,empty-capture=true,setup=4 4 5 4 3 4 0 4 4 4 4 4 4 0",
                  "one seed moved, and best play is a draw"),
              new Preset(
                  "fairkalah-2",
                  "pits=6,seeds=4,empty-capture=true,setup=4 4 5 4 4 4 0 4 3 4 4 4 4 0",
                  "one seed moved, and best play is a draw"),
              new Preset(
                  "fairkalah-3",
                  "pits=6,seeds=4,empty-capture=true,setup=4 5 4 4 4 4 0 4 4 3 4 4 4 0",
                  "one seed moved, and best play is a draw")),
          Kalah::new);

  /** What a book's numbers must stay below. */
  private static final double MOST_BOARDS = 1L << 47;

  private final KalahRules rules;
  private final int[] places;
  private final boolean storeFirst;

  /** Only for boards that fit into {@link PackedRow}s. */
  private final @Nullable SowingTable sowing;

  /** Numbers for all boards, where they are few enough. */
  private final @Nullable BoardRanks ranks;

  private Kalah(Settings settings) {
    super(settings, settings.text("numbering").equals("store"), false);
    storeFirst = settings.text("numbering").equals("store");
    rules = KalahRules.of(settings);
    places = KalahSetup.places(settings.text("setup"), super.startPlaces());
    sowing = rules.pits() <= PackedRow.PITS ? SowingTable.kalah(rules, total()) : null;
    ranks =
        sowing != null && BoardRanks.boards(rules.pits(), total()) < MOST_BOARDS
            ? new BoardRanks(rules.pits(), total())
            : null;
  }

  @Override
  public Family family() {
    return FAMILY;
  }

  KalahRules rules() {
    return rules;
  }

  @Override
  MancalaPosition place(int[] places, int turn, boolean open) {
    return sowing != null
        ? new PackedKalah(rules, sowing, places, turn, open)
        : new ArrayKalah(rules, places, turn, open);
  }

  @Override
  boolean hasPie() {
    return rules.pie();
  }

  @Override
  int[] startPlaces() {
    return places.clone();
  }

  @Override
  Optional<String> whyEnded(MancalaPosition position) {
    int mover = position.turn();
    if (position.row(mover) == 0) {
      return Optional.of(sides().name(mover) + " has no seed in a pit");
    }
    if (rules.end() == KalahRules.End.EITHER && position.row(1 - mover) == 0) {
      return Optional.of(sides().name(1 - mover) + " has no seed in a pit");
    }
    return Optional.empty();
  }

  @Override
  boolean mayLoseSeeds() {
    return rules.remaining() == KalahRules.Remaining.NOBODY;
  }

  @Override
  String whyIllegal(MancalaPosition position, int pit) {
    throw new IllegalStateException("every pit with seeds is a legal move of Kalah");
  }

  @Override
  int lastPlace(MancalaPosition position, int pit) {
    int mover = position.turn();
    return rules.relay()
        ? new RingSowing(pits()).sow(position, mover, pit)
        : (pit + position.seeds(mover, pit)) % (2 * pits() + 1);
  }

  /** Nothing on boards of more than eight pits a side. */
  @Override
  public Optional<Database> database() {
    return sowing == null ? Optional.empty() : Optional.of(new KalahTables(rules));
  }

  @Override
  public String bookName() {
    return new KalahTables(rules).name();
  }

  @Override
  public OptionalLong number(Position position) {
    return ranks != null && position instanceof PackedPosition board && !board.isOpen()
        ? OptionalLong.of(
            ranks.number(
                board.mine, PackedRow.sum(board.mine), board.theirs, PackedRow.sum(board.theirs)))
        : OptionalLong.empty();
  }

  @Override
  public int lead(Position position) {
    MancalaPosition board = (MancalaPosition) position;
    int mover = board.turn();
    return board.store(mover) - board.store(1 - mover);
  }

  @Override
  public boolean isInBook(Position position) {
    OptionalLong number = number(position);
    return number.isPresent() && KalahBooks.of(rules).find(number.getAsLong()) >= 0;
  }

  @Override
  public int size(Position position) {
    // No database knows of turning the board round.
    return ((MancalaPosition) position).isOpen() ? Integer.MAX_VALUE : inPits(position);
  }

  @Override
  public int solvingSize(Position position) {
    return new KalahTables(rules).solvingSize(inPits(position));
  }

  /** Looking replies up costs a quarter of the time here and finds hardly a cutoff. */
  @Override
  public String engineDefaults() {
    return "etc=false";
  }

  /** Pits are numbered from the store in the league of Granada, where a win is three points. */
  @Override
  public boolean onlyWinningCounts() {
    return storeFirst;
  }

  @Override
  public int[] strengths() {
    return new int[] {2, 9, 13, 18, 24, 29, 36, 42, 49};
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
    return new KalahInsight(
        rules,
        (MancalaPosition) position,
        sowing == null ? null : new KalahTables(rules).present(),
        learnt);
  }

  @Override
  public FeatureSet featureSet() {
    return sowing == null
        ? FeatureSet.ofCells(this)
        : new MancalaFeatures.Numbers(
            "kalah%d-pits-1".formatted(rules.pits()),
            rules.pits(),
            () -> new KalahGlance(rules)::look,
            KalahInsight.worth(rules));
  }

  /** For the rules they were learnt on; the pie is only asked for once. */
  @Override
  public Optional<Weights> shipped() {
    return rules.isUsual() ? Six.WEIGHTS : Optional.empty();
  }

  /** Read when first asked for. */
  private static final class Six {
    static final Optional<Weights> WEIGHTS =
        Weights.beside(Kalah.class, "kalah6.weights").map(Weights::of);
  }

  @Override
  public Optional<Exact> solver(int megabytes, boolean withBook) {
    if (sowing == null) {
      return Optional.empty();
    }
    ProvenBook book = withBook ? KalahBooks.of(rules) : ProvenBook.EMPTY;
    ProvenBook traps = withBook ? KalahBooks.traps(rules) : ProvenBook.EMPTY;
    return Optional.of(new KalahExact(this, sowing, megabytes, book, traps));
  }

  @Override
  public FactSheet facts() {
    return KalahFacts.of(this);
  }

  @Override
  public Optional<Known> known() {
    return KalahValues.of(rules, Arrays.equals(places, super.startPlaces()));
  }
}
