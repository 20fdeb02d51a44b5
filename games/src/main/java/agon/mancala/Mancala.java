package agon.mancala;

import agon.game.BadInput;
import agon.game.BoardStyle;
import agon.game.Picture;
import agon.game.Position;
import agon.game.Settings;
import agon.game.Sides;
import agon.game.Symmetries;
import agon.game.Unit;
import agon.search.Insightful;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What all mancala games here have in common: two rows of pits with a store each, South moving
 * first, text, notation and drawing.
 */
public abstract sealed class Mancala implements Insightful permits Kalah, Oware {
  private static final Sides SIDES = new Sides("South", "North");

  private final Settings settings;
  private final PitNames names;
  private final int pits;
  private final int seeds;

  Mancala(Settings settings, boolean fromStore, boolean letters) {
    this.settings = settings;
    this.pits = settings.number("pits");
    this.seeds = settings.number("seeds");
    this.names = new PitNames(pits, fromStore, letters);
  }

  /** What is written for turning the board round. */
  static final String SWAP = "swap";

  /**
   * A position of this game with its seeds in these places.
   *
   * @param places South's pits and store, North's pits and store
   * @param open see {@link MancalaPosition#isOpen}; only where {@link #hasPie}
   */
  abstract MancalaPosition place(int[] places, int turn, boolean open);

  final MancalaPosition place(int[] places, int turn) {
    return place(places, turn, false);
  }

  /** Whether the second player may turn the board round instead of its first move. */
  boolean hasPie() {
    return false;
  }

  /** South's pits and store, North's pits and store, as a game begins. */
  int[] startPlaces() {
    int[] places = new int[2 * pits + 2];
    Arrays.fill(places, seeds);
    places[pits] = 0;
    places[2 * pits + 1] = 0;
    return places;
  }

  /** Why a position with seeds in its pits cannot be: the game would have ended before. */
  abstract Optional<String> whyEnded(MancalaPosition position);

  /** Whether seeds may have vanished from the board of a finished game. */
  abstract boolean mayLoseSeeds();

  /** Why a pit with seeds is no legal move. */
  abstract String whyIllegal(MancalaPosition position, int pit);

  /**
   * Where the last seed of the mover's sowing falls, seen by the mover: 0 to pits − 1 are the own
   * pits, then comes the own store, then the other's pits.
   */
  abstract int lastPlace(MancalaPosition position, int pit);

  final int pits() {
    return pits;
  }

  final int total() {
    return 2 * pits * seeds;
  }

  final PitNames names() {
    return names;
  }

  @Override
  public final Settings settings() {
    return settings;
  }

  @Override
  public final Sides sides() {
    return SIDES;
  }

  @Override
  public final Unit unit() {
    return new Unit("seed", "seeds");
  }

  /** South's pits lie at the bottom. */
  @Override
  public final boolean hasHomes() {
    return true;
  }

  @Override
  public final Position start() {
    return place(startPlaces(), Position.FIRST, hasPie());
  }

  @Override
  public final String text(Position position) {
    return PositionText.write((MancalaPosition) position);
  }

  @Override
  public final Position position(String text) {
    PositionText.Content content = PositionText.read(text, pits, hasPie(), text(start()));
    int found = content.total();
    boolean over = content.arePitsEmpty();
    boolean fits = found == total() || (found < total() && over && mayLoseSeeds());
    if (!fits) {
      throw new BadInput(
          "the board has %s, the position has %d"
              .formatted(PositionText.count(total(), "seed"), found));
    }
    MancalaPosition position = place(content.places, content.turn, content.open);
    if (!over) {
      whyEnded(position)
          .ifPresent(
              why -> {
                throw new BadInput(
                    why + ", so the game is over; a finished game is written with empty pits");
              });
    }
    return position;
  }

  @Override
  public final String text(Position position, int move) {
    return move == pits ? SWAP : names.text(move);
  }

  @Override
  public final int move(Position position, String text) {
    requireRunning(position);
    MancalaPosition board = (MancalaPosition) position;
    if (hasPie() && text.strip().equalsIgnoreCase(SWAP)) {
      if (!board.mayTurn()) {
        throw new BadInput("only the second player's first move may be to swap");
      }
      return pits;
    }
    int pit = names.pit(text);
    if (position.isLegal(pit, new int[maxMoves()])) {
      return pit;
    }
    String why =
        board.seeds(board.turn(), pit) == 0
            ? "pit %s of %s is empty".formatted(names.text(pit), SIDES.name(board.turn()))
            : whyIllegal(board, pit);
    throw new BadInput(why + "; legal: " + String.join(", ", moveTexts(position)));
  }

  /** Blanks, commas and semicolons between moves; also hyphens, as in the opening 3-6. */
  @Override
  public final List<Integer> moves(Position position, String text) {
    Position walker = position.copy();
    List<Integer> moves = new ArrayList<>();
    for (String word : text.strip().split("[\\s;,]+", -1)) {
      if (!word.isEmpty()) {
        for (String pit : word.split("-", -1)) {
          int move = move(walker, pit);
          moves.add(move);
          walker.play(move);
        }
      }
    }
    return moves;
  }

  @Override
  public final String board(Position position, BoardStyle style) {
    return new MancalaBoard(this, (MancalaPosition) position).draw(style);
  }

  @Override
  public final Picture picture(Position position) {
    return new MancalaPicture(this).of((MancalaPosition) position, text(position));
  }

  @Override
  public final List<String> clicks(Position position, int move) {
    return move == pits ? List.of() : List.of(new MancalaPicture(this).name(position.turn(), move));
  }

  @Override
  public final int maxMoves() {
    return hasPie() ? pits + 1 : pits;
  }

  @Override
  public final int moveSpace() {
    return maxMoves();
  }

  /** None by the pie rule, which is for one of the players only. */
  @Override
  public final Optional<Symmetries> symmetries() {
    return hasPie() ? Optional.empty() : Optional.of(new PlayerSwap(this));
  }

  /** Seeds in the pits of both sides. */
  static int inPits(Position position) {
    MancalaPosition board = (MancalaPosition) position;
    return board.row(Position.FIRST) + board.row(Position.SECOND);
  }
}
