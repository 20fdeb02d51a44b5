package agon.othello;

import agon.game.BadInput;
import agon.game.BoardStyle;
import agon.game.FactSheet;
import agon.game.Family;
import agon.game.Known;
import agon.game.Parameter;
import agon.game.Picture;
import agon.game.Position;
import agon.game.Preset;
import agon.game.Settings;
import agon.game.Sides;
import agon.game.Symmetries;
import agon.game.Unit;
import agon.model.FeatureSet;
import agon.model.Learnable;
import agon.model.NetworkModel;
import agon.model.Weights;
import agon.player.Levelled;
import agon.search.EngineOptions;
import agon.search.Exact;
import agon.search.Insight;
import agon.search.Knowledge;
import agon.search.OwnSearch;
import agon.search.Specialist;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Othello: enclose discs to turn them over; whoever owns more at the end wins. */
public final class Othello implements Specialist, Learnable, Levelled {
  static final int LEAST_SIZE = 4;
  static final int MOST_SIZE = 16;

  public static final Family FAMILY =
      new Family(
          "othello",
          "Othello",
          "Enclose the other side's discs to turn them over; whoever owns more at the end wins.",
          List.of(
              Parameter.text(
                  "size",
                  "8",
                  "an even number from 4 to 16",
                  "rows and columns of the board",
                  Othello::canonicalSize),
              Parameter.text(
                  "blocked",
                  BlockedSquares.NONE,
                  BlockedSquares.ALLOWED,
                  "squares that nobody can play on and that end every line",
                  BlockedSquares::canonical),
              Parameter.choice(
                  "first",
                  "black",
                  List.of("black", "white"),
                  "who starts: black (the dark side, whatever its colour) or white"),
              Parameter.choice(
                  "start",
                  "diagonal",
                  StartDiscs.words(),
                  "how the first four discs lie: as usual, the other way round, or in two rows"),
              Parameter.choice(
                  "colours",
                  "black-white",
                  List.of("black-white", "red-white"),
                  "what the two sides are called"),
              Parameter.choice(
                  "empties",
                  "nobody",
                  List.of("nobody", "winner"),
                  "whose the squares are that stay empty: nobody's, or the winner's as in"
                      + " tournaments")),
          List.of(
              new Preset(
                  "crete",
                  "size=10,blocked=c3 h3 c8 h8,first=white,colours=red-white",
                  "the board of a course at the Technical University of Crete, 2010")),
          Othello::new);

  private final Settings settings;
  private final OthelloBoard board;
  private final StartDiscs start;
  private final Insights insights;

  /** {@link Position#FIRST} or {@link Position#SECOND}: whose discs are the dark ones. */
  private final int darkPlayer;

  private Othello(Settings settings) {
    this.settings = settings;
    boolean emptiesToWinner = settings.text("empties").equals("winner");
    board =
        BlockedSquares.board(settings.number("size"), settings.text("blocked"), emptiesToWinner);
    start = StartDiscs.of(settings.text("start"));
    darkPlayer = settings.text("first").equals("black") ? Position.FIRST : Position.SECOND;
    insights = Insights.of(board);
    if (start().isOver()) {
      throw new BadInput("blocked leaves neither side a first move; block fewer squares");
    }
  }

  private static String canonicalSize(String text) {
    int size = Integer.parseInt(text);
    if (size < LEAST_SIZE || size > MOST_SIZE || size % 2 != 0) {
      throw new IllegalArgumentException("no such size");
    }
    return Integer.toString(size);
  }

  OthelloBoard emptyBoard() {
    return board;
  }

  StartDiscs startDiscs() {
    return start;
  }

  int darkPlayer() {
    return darkPlayer;
  }

  boolean isRed() {
    return settings.text("colours").equals("red-white");
  }

  @Override
  public Family family() {
    return FAMILY;
  }

  @Override
  public Settings settings() {
    return settings;
  }

  @Override
  public Sides sides() {
    String dark = isRed() ? "Red" : "Black";
    return darkPlayer == Position.FIRST ? new Sides(dark, "White") : new Sides("White", dark);
  }

  @Override
  public Unit unit() {
    return new Unit("disc", "discs");
  }

  @Override
  public int pass() {
    return board.squareCount();
  }

  @Override
  public Position start() {
    int[] owners = new int[board.squareCount()];
    Arrays.fill(owners, DiscPosition.NOBODY);
    for (int i = 0; i < 4; i++) {
      owners[board.centre().get(i)] = start.isDark(i) ? darkPlayer : 1 - darkPlayer;
    }
    return DiscPosition.of(board, owners, Position.FIRST);
  }

  @Override
  public Position position(String text) {
    return new PositionText(board, darkPlayer).read(text);
  }

  @Override
  public String text(Position position) {
    return new PositionText(board, darkPlayer).write((DiscPosition) position);
  }

  @Override
  public int move(Position position, String text) {
    requireRunning(position);
    return new MoveText(board, sides()).read((DiscPosition) position, text);
  }

  @Override
  public String text(Position position, int move) {
    return new MoveText(board, sides()).write(move);
  }

  /** Reads a transcript: moves may be run together, numbered, and passes left out. */
  @Override
  public List<Integer> moves(Position position, String text) {
    return new Transcript(this).read((DiscPosition) position, text);
  }

  @Override
  public String board(Position position, BoardStyle style) {
    return new BoardDrawing(this, style).draw((DiscPosition) position);
  }

  @Override
  public Picture picture(Position position) {
    return new OthelloPicture(board).of((DiscPosition) position, text(position));
  }

  @Override
  public List<String> clicks(Position position, int move) {
    return move == pass() ? List.of() : List.of(text(position, move));
  }

  @Override
  public FactSheet facts() {
    return new OthelloFacts(this).sheet();
  }

  @Override
  public int maxMoves() {
    // At least one for the pass, where everything but a few squares is blocked.
    return Math.max(1, board.squareCount() - 4 - board.blocked().size());
  }

  @Override
  public int moveSpace() {
    return board.squareCount() + 1;
  }

  @Override
  public Optional<Known> known() {
    return KnownValues.of(this);
  }

  @Override
  public Optional<String> positionName(Position position) {
    return isOpen8() ? OpeningNames.of(new BoardSymmetries(board), position) : Optional.empty();
  }

  @Override
  public Optional<Symmetries> symmetries() {
    return Optional.of(new BoardSymmetries(board));
  }

  /**
   * Looking replies up costs an eighth of the time here and finds hardly a cutoff. Boards of up to
   * 8x8 have a search of their own.
   */
  @Override
  public String engineDefaults() {
    return board.size() <= 8 ? "etc=false" : "etc=false,probcut=true,probcut.sigmas=0.6";
  }

  @Override
  public int[] strengths() {
    return new int[] {0, 6, 13, 19, 24, 33, 41, 49, 56};
  }

  @Override
  public Insight insight(Position position) {
    return insights.make(position);
  }

  @Override
  public Insight insight(Position position, Weights weights) {
    return insights.make(position, weights);
  }

  @Override
  public FeatureSet featureSet() {
    return insights.features();
  }

  /** The smallest board is played out at once and needs none. */
  @Override
  public Optional<Weights> shipped() {
    return board.size() == LEAST_SIZE
        ? Optional.empty()
        : isOpen8() ? OpenBoard.WEIGHTS : AnyBoard.WEIGHTS;
  }

  /** Boards of up to 8x8 have a search of their own, which solves as well. */
  @Override
  public Optional<Exact> solver(int megabytes, boolean withBook) {
    return insights.solver(shipped(), start(), megabytes);
  }

  private boolean isOpen8() {
    return board.size() == 8 && board.blocked().isEmpty();
  }

  /** Read when first asked for. */
  private static final class OpenBoard {
    static final Optional<Weights> WEIGHTS =
        Weights.beside(Othello.class, "open8.weights").map(Weights::of);
  }

  /** Likewise. */
  private static final class AnyBoard {
    static final Optional<Weights> WEIGHTS =
        Weights.beside(Othello.class, "boards.weights").map(Weights::of);
  }

  /** Boards that fit into 64 bits have one, which does not read networks. */
  @Override
  public Optional<OwnSearch> ownSearch(Knowledge knowledge, EngineOptions options) {
    boolean network =
        knowledge.weights().filter(known -> known.model() instanceof NetworkModel).isPresent();
    if (board.size() > 8 || network) {
      return Optional.empty();
    }
    Terrain8 terrain = new Terrain8(board);
    Supplier<Estimate8> estimates =
        knowledge
            .weights()
            .map(insights::estimates)
            .orElse(() -> new Evaluation8(terrain, terrain.weights));
    return Optional.of(
        new OwnSearch8(
            terrain, board.emptiesToWinner(), estimates, () -> (Position8) start(), options));
  }
}
