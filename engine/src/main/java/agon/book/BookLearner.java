package agon.book;

import agon.book.LearntBook.BookMove;
import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.search.Engine;
import agon.search.Limits;
import agon.search.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Makes a book grow: from the start along moves that are not much worse than the best, chosen by
 * chance, to a position whose successors are not all known; these are looked at and added. So the
 * book is widest where games between good players go.
 */
public final class BookLearner {
  private final LearntBook book;
  private final Engine engine;
  private final Limits limits;
  private final int within;
  private final Rng rng;
  private final BooleanSupplier goesOn;

  /**
   * @param engine one that asks no book
   * @param limits for each position that is added
   * @param within how much worse than the best a move may be, in hundredths, to be followed
   * @param goesOn asked before every position
   */
  public BookLearner(
      LearntBook book,
      Engine engine,
      Limits limits,
      int within,
      long seed,
      BooleanSupplier goesOn) {
    this.book = book;
    this.engine = engine;
    this.limits = limits;
    this.within = within;
    rng = new Rng(seed);
    this.goesOn = goesOn;
  }

  /**
   * Adds the successors of one position.
   *
   * @return false if it was told to stop, or the line it followed is at the end of the game
   */
  public boolean grow() {
    Game game = book.game();
    Position position = game.start();
    List<Long> path = new ArrayList<>();
    if (!book.holds(book.key(position)) && !add(position)) {
      return false;
    }
    path.add(book.key(position));
    List<BookMove> moves = book.moves(position);
    while (!moves.isEmpty()) {
      position.play(choice(moves));
      if (position.isOver()) {
        return false;
      }
      path.add(book.key(position));
      moves = book.moves(position);
    }
    boolean whole = expand(position);
    path.forEach(book::review);
    return whole;
  }

  private int choice(List<BookMove> moves) {
    int best = moves.getFirst().score();
    List<BookMove> good = moves.stream().filter(m -> m.score() >= best - within).toList();
    return good.get(rng.below(good.size())).move();
  }

  private boolean expand(Position position) {
    int[] moves = new int[book.game().maxMoves()];
    int count = position.moves(moves);
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      boolean known = book.holds(book.key(position)) || add(position);
      position.undo();
      if (!known) {
        return false;
      }
    }
    return true;
  }

  private boolean add(Position position) {
    if (!goesOn.getAsBoolean()) {
      return false;
    }
    int score;
    if (position.isOver()) {
      int margin = position.turn() == Position.FIRST ? position.margin() : -position.margin();
      score = margin * Score.UNIT;
    } else {
      engine.clear();
      score = SteadyScore.of(engine, position, limits).score();
    }
    book.add(book.key(position), score);
    return true;
  }
}
