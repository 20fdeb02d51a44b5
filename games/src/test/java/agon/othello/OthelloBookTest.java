package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.book.BookLearner;
import agon.book.BookShelf;
import agon.book.BookText;
import agon.book.LearntBook;
import agon.book.LearntBook.BookMove;
import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.player.EnginePlayer;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A book that the engine learns by itself. */
class OthelloBookTest {
  private static final Game GAME = Othello.FAMILY.game("size=6");

  private static Engine engine() {
    return new Engine(GAME, EngineOptions.STANDARD.with("hash=1,book=false"));
  }

  private static LearntBook learnt(int positions) {
    LearntBook book = new LearntBook(GAME);
    BookLearner learner =
        new BookLearner(book, engine(), Limits.nodes(200), 200, 7, () -> book.size() < positions);
    while (learner.grow()) {
      // Until there are enough.
    }
    return book;
  }

  @Test
  void turnedBoardsAreOnePosition() {
    LearntBook book = new LearntBook(GAME);
    new BookLearner(book, engine(), Limits.nodes(200), 100, 7, () -> true).grow();
    assertThat(book.size()).as("the start and its one successor").isEqualTo(2);
    List<BookMove> moves = book.moves(GAME.start());
    assertThat(moves).hasSize(4).extracting(BookMove::plies).containsOnly(1);
    assertThat(moves).extracting(BookMove::score).containsOnly(moves.getFirst().score());
  }

  @Test
  void aMoveIsWorthWhatItsBestAnswerLeaves() {
    LearntBook book = learnt(200);
    Position position = GAME.start();
    int depth = 0;
    for (int move : book.line(GAME.start())) {
      List<BookMove> moves = book.moves(position);
      assertThat(moves.getFirst().move()).isEqualTo(move);
      assertThat(moves.getFirst().score()).isGreaterThanOrEqualTo(moves.getLast().score());
      position.play(move);
      List<BookMove> answers = book.moves(position);
      if (!answers.isEmpty()) {
        assertThat(answers.getFirst().score()).isEqualTo(-moves.getFirst().score());
        assertThat(answers.getFirst().plies()).isEqualTo(moves.getFirst().plies() - 1);
      }
      depth++;
    }
    assertThat(depth).isEqualTo(book.moves(GAME.start()).getFirst().plies()).isGreaterThan(2);
    assertThat(BookText.of(GAME, new BookMove(0, -30, 12))).isEqualTo("book, 12 ply, −0.3 discs");
  }

  @Test
  void aBookIsTheSameWhenItIsReadAgain() {
    LearntBook book = learnt(60);
    byte[] bytes = book.bytes();
    LearntBook again = LearntBook.of(GAME, bytes);
    assertThat(again.moves(GAME.start())).isEqualTo(book.moves(GAME.start()));
    assertThat(again.bytes()).isEqualTo(bytes);
    for (byte[] wrong :
        List.of(
            new byte[0],
            new byte[] {1, 2, 3, 4, 5},
            Arrays.copyOf(bytes, 30),
            Arrays.copyOf(bytes, bytes.length - 1),
            Arrays.copyOf(bytes, bytes.length + 12))) {
      assertThatThrownBy(() -> LearntBook.of(GAME, wrong)).isInstanceOf(BadInput.class);
    }
    assertThatThrownBy(() -> LearntBook.of(Othello.FAMILY.game(), bytes))
        .hasMessageContaining("a book of othello(size=6), not of othello");
  }

  @Test
  void theEnginePlaysFromItWhereItGoesDeepEnough() {
    LearntBook book = learnt(300);
    BookMove best = book.moves(GAME.start()).getFirst();
    assertThat(best.plies()).isGreaterThanOrEqualTo(4);
    try (EnginePlayer player = new EnginePlayer(engine(), Optional.of(book))) {
      player.newGame(GAME.start(), 0, Limits.nodes(100), 1);
      assertThat(player.choose(GAME.start(), Limits.nodes(100))).isEqualTo(best.move());
      assertThat(player.opinion()).contains(BookText.of(GAME, best));
      Position late = GAME.start();
      book.line(GAME.start()).forEach(late::play);
      player.choose(late, Limits.nodes(100));
      assertThat(player.opinion().orElseThrow()).doesNotContain("book");
    }
  }

  @Test
  void aBookComesWithTheGame() {
    Game othello = Othello.FAMILY.game();
    LearntBook book = BookShelf.find(othello).orElseThrow();
    List<BookMove> moves = book.moves(othello.start());
    assertThat(moves).hasSize(4);
    assertThat(moves.getFirst().plies()).isGreaterThanOrEqualTo(10);
    assertThat(moves.getFirst().score()).as("the game is a draw").isBetween(-200, 200);
    Position position = othello.start();
    book.line(position).forEach(position::play);
    assertThat(position.isOver()).isFalse();
    assertThat(BookShelf.find(othello)).as("read once").containsSame(book);
    assertThat(BookShelf.find(GAME)).isEmpty();
  }
}
