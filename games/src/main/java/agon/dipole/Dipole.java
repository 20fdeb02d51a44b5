package agon.dipole;

import agon.endgame.Database;
import agon.endgame.Tabulated;
import agon.game.BoardStyle;
import agon.game.FactSheet;
import agon.game.Family;
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
import agon.model.LinearModel;
import agon.model.ViewSet;
import agon.model.Weights;
import agon.player.Levelled;
import agon.search.Insight;
import agon.search.Insightful;
import java.util.List;
import java.util.Optional;

/** Dipole by Mark Steere (2007), as its author plays it and as the course at UniCal does. */
public final class Dipole implements Insightful, Learnable, Levelled, Tabulated {
  public static final Family FAMILY =
      new Family(
          "dipole",
          "Dipole",
          "Stacks move as far as they are high; whoever has no men left loses.",
          List.of(
              Parameter.choice(
                  "setup",
                  "course",
                  List.of("course", "steere"),
                  "where White starts: opposite Black, or two columns further left"),
              Parameter.choice("size", "8", List.of("8", "10"), "rows and columns of the board"),
              Parameter.number(
                  "limit", 0, 999, 0, "moves of each side after which more men win; 0: no limit")),
          List.of(new Preset("unical", "limit=60", "the course game: 60 moves of each side")),
          Dipole::new);

  private static final Sides SIDES = new Sides("White", "Black");

  private final Settings settings;
  private final DipoleBoard board;
  private final int limit;
  private final DipoleNotation notation;
  private final DipoleFeatures.Numbers numbers;

  private Dipole(Settings settings) {
    this.settings = settings;
    board = DipoleBoard.of(settings.number("size"));
    limit = settings.number("limit");
    notation = new DipoleNotation(board, SIDES, limit);
    numbers = DipoleFeatures.Numbers.of(board);
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
    return SIDES;
  }

  @Override
  public Unit unit() {
    return new Unit("man", "men");
  }

  @Override
  public int pass() {
    return board.pass;
  }

  /** Black starts at the top, and men move away from home. */
  @Override
  public boolean hasHomes() {
    return true;
  }

  /** Men left at the end are no better than one. */
  @Override
  public boolean marginCounts() {
    return false;
  }

  /** Without a limit somebody loses the last man; at the limit both may have as many. */
  @Override
  public boolean canBeDrawn() {
    return limit > 0;
  }

  @Override
  public Position start() {
    DipolePosition start = new DipolePosition(board, 2 * limit, 0, Position.FIRST);
    start.put(Position.FIRST, whiteStart(), board.men);
    start.put(Position.SECOND, blackStart(), board.men);
    return start;
  }

  /** H5 or H3; on the large board J5 or, since no source names a square, by analogy J3. */
  int whiteStart() {
    return board.square(board.size - 1, settings.text("setup").equals("steere") ? 2 : 4);
  }

  /** A4, or A6: opposite H5 and J5. */
  int blackStart() {
    return board.square(0, board.size - 5);
  }

  /** What does not change during a game. */
  public DipoleBoard board() {
    return board;
  }

  int limit() {
    return limit;
  }

  @Override
  public String text(Position position) {
    return notation.position((DipolePosition) position);
  }

  @Override
  public Position position(String text) {
    return notation.position(text);
  }

  @Override
  public String text(Position position, int move) {
    return notation.move(move);
  }

  @Override
  public int move(Position position, String text) {
    requireRunning(position);
    return notation.move((DipolePosition) position, text);
  }

  /** Blanks after commas belong to a move; other blanks separate moves. */
  @Override
  public List<Integer> moves(Position position, String text) {
    return Insightful.super.moves(position, text.replaceAll(",\\s+", ","));
  }

  @Override
  public String board(Position position, BoardStyle style) {
    return new DipoleDrawing(board, (DipolePosition) position, style).draw();
  }

  @Override
  public Picture picture(Position position) {
    return new DipolePicture(board).of((DipolePosition) position, text(position));
  }

  @Override
  public List<String> clicks(Position position, int move) {
    return new DipolePicture(board).clicks(move);
  }

  @Override
  public FactSheet facts() {
    return new DipoleFacts(this, notation).sheet();
  }

  @Override
  public int maxMoves() {
    return board.maxMoves();
  }

  @Override
  public int moveSpace() {
    return board.pass + 1;
  }

  @Override
  public int[] strengths() {
    return new int[] {17, 20, 25, 30, 35, 40, 45, 50, 55};
  }

  /**
   * On 10 by 10 late moves are left out near the leaves: 60.0 % of 120 games at 20 ms a move
   * against the same search without. On 8 by 8 that was 55.0 % of 120 with as many nodes, each of
   * which takes a fifth longer: nothing.
   */
  @Override
  public String engineDefaults() {
    return board.size == 10 ? "lmp=true,lmp.base=6,lmp.factor=2" : "";
  }

  @Override
  public Insight insight(Position position) {
    DipolePosition of = (DipolePosition) position;
    return insight(of, new DipoleEvaluation(of, board));
  }

  @Override
  public Insight insight(Position position, Weights weights) {
    DipolePosition of = (DipolePosition) position;
    LinearModel model = (LinearModel) weights.model();
    return insight(of, new DipoleSums(of, numbers, model));
  }

  private Insight insight(DipolePosition position, DipoleEstimate estimate) {
    return new DipoleInsight(position, board, estimate, new DipoleTables(board).present());
  }

  @Override
  public Optional<Database> database() {
    return Optional.of(new DipoleTables(board));
  }

  @Override
  public int size(Position position) {
    DipolePosition of = (DipolePosition) position;
    return of.total(Position.FIRST) + of.total(Position.SECOND);
  }

  @Override
  public int solvingSize(Position position) {
    return new DipoleTables(board).usualSize();
  }

  @Override
  public FeatureSet featureSet() {
    return numbers;
  }

  @Override
  public ViewSet viewSet() {
    return new DipoleStacks(board);
  }

  @Override
  public Optional<Weights> shipped() {
    return board.size == 8 ? Eight.WEIGHTS : Ten.WEIGHTS;
  }

  /** Read when first asked for. */
  private static final class Eight {
    static final Optional<Weights> WEIGHTS =
        Weights.beside(Dipole.class, "dipole8.weights").map(Weights::of);
  }

  private static final class Ten {
    static final Optional<Weights> WEIGHTS =
        Weights.beside(Dipole.class, "dipole10.weights").map(Weights::of);
  }

  @Override
  public Optional<Symmetries> symmetries() {
    return Optional.of(new HalfTurn(board));
  }
}
