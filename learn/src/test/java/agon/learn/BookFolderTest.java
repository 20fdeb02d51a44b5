package agon.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.book.BookLearner;
import agon.book.BookShelf;
import agon.book.LearntBook;
import agon.game.BadInput;
import agon.game.Game;
import agon.games.Games;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BookFolderTest {
  private final Game game = Games.CATALOG.game("tictactoe");
  @TempDir private Path root;

  @Test
  void aBookIsFoundWhereItWasWritten() throws Exception {
    BookFolder folder = new BookFolder(root.resolve("books"));
    assertThat(folder.book(game)).isEmpty();
    LearntBook book = new LearntBook(game);
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=1,book=false"));
    new BookLearner(book, engine, Limits.nodes(50), 100, 1, () -> true).grow();
    folder.write(book);
    LearntBook found = folder.book(game).orElseThrow();
    assertThat(found.moves(game.start())).isEqualTo(book.moves(game.start())).hasSize(9);
    assertThat(folder.book(game).orElseThrow()).as("not read twice").isSameAs(found);
    assertThat(folder.book(Games.CATALOG.game("othello"))).isEmpty();
    Files.write(folder.file(game), new byte[] {1, 2, 3});
    assertThatThrownBy(() -> folder.book(game))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(folder.file(game).toString());
  }

  @Test
  void theEngineFindsIt() {
    assertThat(ServiceLoader.load(BookShelf.class).stream().map(ServiceLoader.Provider::type))
        .contains(BookFolder.class);
  }
}
