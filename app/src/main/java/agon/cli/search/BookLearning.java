package agon.cli.search;

import agon.book.BookLearner;
import agon.book.BookShelf;
import agon.book.BookText;
import agon.book.LearntBook;
import agon.book.LearntBook.BookMove;
import agon.cli.terminal.Numbers;
import agon.cli.terminal.Progress;
import agon.game.Game;
import agon.game.Position;
import agon.learn.BookFolder;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.search.Score;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** {@code agon book GAME learn}: the engine's own opening book grows, in the data folder. */
final class BookLearning {
  /** The table is emptied for every position, so that each is worth the same whenever it comes. */
  private static final String ENGINE = "book=false,hash=16";

  private static final Duration BETWEEN_WRITES = Duration.ofSeconds(30);

  private final Game game;
  private final BookFolder folder;
  private final long nodes;
  private final double within;
  private final int most;

  /**
   * @param nodes for each position that is added
   * @param within how many units worse than the best a move may be to be followed
   * @param most it is large enough with so many positions
   */
  BookLearning(Game game, BookFolder folder, long nodes, double within, int most) {
    this.game = game;
    this.folder = folder;
    this.nodes = nodes;
    this.within = within;
    this.most = most;
  }

  /**
   * @param anew with an empty book, instead of the one that is there or comes with the game
   */
  void run(Optional<Duration> time, boolean anew, PrintWriter out) {
    Optional<LearntBook> known =
        anew ? Optional.empty() : folder.book(game).or(() -> BookShelf.find(game));
    LearntBook book =
        known.map(b -> LearntBook.of(game, b.bytes())).orElseGet(() -> new LearntBook(game));
    int before = book.size();
    long begun = System.nanoTime();
    BooleanSupplier goesOn =
        () ->
            book.size() < most
                && (time.isEmpty() || System.nanoTime() - begun < time.get().toNanos());
    Engine engine = new Engine(game, EngineOptions.STANDARD.with(ENGINE));
    // Another run goes other ways, by what is there already.
    BookLearner learner =
        new BookLearner(
            book,
            engine,
            Limits.nodes(nodes),
            (int) Math.round(within * Score.UNIT),
            before,
            goesOn);
    try (Progress progress = new Progress()) {
      long written = begun;
      int atEnd = 0;
      while (goesOn.getAsBoolean() && atEnd < 1000) {
        atEnd = learner.grow() ? 0 : atEnd + 1;
        progress.report(-1, Numbers.grouped(book.size()) + " positions");
        if (System.nanoTime() - written > BETWEEN_WRITES.toNanos()) {
          folder.write(book);
          written = System.nanoTime();
        }
      }
    }
    folder.write(book);
    out.println(
        "%s: %s positions, %s of them new"
            .formatted(
                folder.file(game),
                Numbers.grouped(book.size()),
                Numbers.grouped(book.size() - before)));
    Position start = game.start();
    List<BookMove> moves = book.moves(start);
    if (!moves.isEmpty()) {
      BookMove best = moves.getFirst();
      out.println(game.text(start, best.move()) + ": " + BookText.of(game, best));
    }
  }
}
