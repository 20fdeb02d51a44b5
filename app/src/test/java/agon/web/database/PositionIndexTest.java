package agon.web.database;

import static java.util.Comparator.reverseOrder;
import static org.assertj.core.api.Assertions.assertThat;

import agon.book.BookLearner;
import agon.book.LearntBook;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.store.Beginning;
import agon.web.board.GameSoFar;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Openings are found by what stands on the board, however it came there and however it is turned.
 */
class PositionIndexTest {
  private static final Game OTHELLO = Games.CATALOG.game("othello");
  private static final Game TICTACTOE = Games.CATALOG.game("tictactoe");

  private static Beginning game(Game game, String moves, String result) {
    return new Beginning(game.moves(game.start(), moves), result);
  }

  private static List<String> ways(Game game, PositionIndex index, String moves) {
    Position position = game.start();
    game.moves(position, moves).forEach(position::play);
    return index.ways(game, position).stream()
        .map(
            way ->
                "%s %d +%d =%d -%d"
                    .formatted(
                        game.text(position, way.move()),
                        way.games(),
                        way.firstWins(),
                        way.draws(),
                        way.secondWins()))
        .toList();
  }

  @Test
  void whatABookHasLearntStandsBesideWhatWasPlayed() {
    LearntBook book = new LearntBook(TICTACTOE);
    Engine engine = new Engine(TICTACTOE, EngineOptions.STANDARD.with("hash=1,book=false"));
    new BookLearner(book, engine, Limits.nodes(50), 100, 1, () -> true).grow();
    List<BookView> moves = BookView.of(GameSoFar.read("tictactoe", null, null), Optional.of(book));
    assertThat(moves).hasSize(9).extracting(BookView::move).doesNotHaveDuplicates().contains("b2");
    assertThat(moves).extracting(BookView::score).isSortedAccordingTo(reverseOrder());
    assertThat(moves).allMatch(known -> known.plies() >= 1 && known.clicks().size() == 1);
    assertThat(BookView.of(GameSoFar.read("tictactoe", null, null), Optional.empty())).isEmpty();
  }

  @Test
  void mirrorImagesAreTheSameOpening() {
    PositionIndex index =
        new PositionIndex(
            OTHELLO,
            List.of(
                game(OTHELLO, "f5 d6 c3", "1-0"),
                game(OTHELLO, "d3 c5 d6", "0-1"),
                game(OTHELLO, "c4 e3 f6", "1/2-1/2")));
    assertThat(ways(OTHELLO, index, "")).hasSize(1).first().asString().endsWith(" 3 +1 =1 -1");
    assertThat(ways(OTHELLO, index, "f5 d6")).contains("c3 2 +1 =1 -0");
  }

  @Test
  void theOrderOfMovesDoesNotMatter() {
    PositionIndex index =
        new PositionIndex(TICTACTOE, List.of(game(TICTACTOE, "a1 b2 c1 b1", "*")));
    assertThat(ways(TICTACTOE, index, "c1 b2 a1")).containsExactly("b1 1 +0 =0 -0");
    assertThat(ways(TICTACTOE, index, "a1 b2 b1")).isEmpty();
  }
}
