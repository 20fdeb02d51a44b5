package agon.player;

import agon.book.BookShelf;
import agon.book.BookText;
import agon.book.LearntBook;
import agon.book.LearntBook.BookMove;
import agon.game.Position;
import agon.search.Engine;
import agon.search.Limits;
import agon.search.SearchInfo;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The engine at the board. */
public final class EnginePlayer implements Player {
  /** At its edge a book knows less than a search finds out. */
  private static final int LEAST_PLIES = 4;

  private final Engine engine;
  private final Optional<LearntBook> book;
  private @Nullable SearchInfo info;
  private @Nullable BookMove fromBook;

  public EnginePlayer(Engine engine) {
    this(engine, engine.options().flag("book") ? BookShelf.find(engine.game()) : Optional.empty());
  }

  /** With another book than the one that is found here. */
  public EnginePlayer(Engine engine, Optional<LearntBook> book) {
    this.engine = engine;
    this.book = book;
    engine.sitDown();
  }

  @Override
  public String name() {
    return engine.options().line();
  }

  @Override
  public int threads() {
    return engine.options().number("threads");
  }

  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    if (limits.isTimed()) {
      engine.warmUp();
    }
    engine.clear();
    info = null;
    fromBook = null;
    // What follows from a large book is worked out before any clock runs.
    book.ifPresent(b -> b.moves(start.copy()));
  }

  @Override
  public int choose(Position position, Limits limits) {
    Optional<BookMove> known =
        book.flatMap(b -> b.moves(position.copy()).stream().findFirst())
            .filter(move -> move.plies() >= LEAST_PLIES);
    fromBook = known.orElse(null);
    if (known.isPresent()) {
      info = null;
      return known.get().move();
    }
    info = engine.analyse(position, limits);
    return info.move();
  }

  @Override
  public Optional<String> opinion() {
    if (fromBook != null) {
      return Optional.of(BookText.of(engine.game(), fromBook));
    }
    return Optional.ofNullable(info).map(r -> r.score().text(engine.game()));
  }
}
