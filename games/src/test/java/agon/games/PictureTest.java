package agon.games;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.game.Picture.Kind;
import agon.game.Picture.Look;
import agon.game.Position;
import agon.game.Rng;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a page draws of each game. */
class PictureTest {
  private static final long SEED = 7;

  static Stream<String> lines() {
    return Stream.of(
        "mnk(m=4,n=7,k=3)",
        "gomoku-standard",
        "renju",
        "kalah",
        "granada",
        "oware",
        "dipole",
        "dipole(size=10)",
        "othello",
        "crete",
        "hexthello(radius=3)");
  }

  /** Looks at every position of a few random games. */
  private interface Visitor {
    void at(Game game, Position position, int[] moves);
  }

  private static void walk(String line, Visitor check) {
    Game game = Games.CATALOG.game(line);
    Rng rng = new Rng(SEED);
    for (int i = 0; i < 3; i++) {
      Position position = game.start();
      int[] moves = new int[game.maxMoves()];
      for (int ply = 0; ply < 150 && !position.isOver(); ply++) {
        check.at(game, position, Arrays.copyOf(moves, position.moves(moves)));
        position.play(position.randomMove(rng, moves));
      }
      check.at(game, position, new int[0]);
    }
  }

  @ParameterizedTest
  @MethodSource("lines")
  void cellsHaveDifferentNamesAndStayWhereTheyAre(String line) {
    Picture start = Games.CATALOG.game(line).picture(Games.CATALOG.game(line).start());
    assertThat(start.cells()).extracting(Cell::name).doesNotHaveDuplicates().isNotEmpty();
    assertThat(start.rowLabels()).hasSize(start.rows());
    assertThat(start.columnLabels()).hasSize(start.columns());
    walk(
        line,
        (game, position, moves) -> {
          Picture picture = game.picture(position);
          assertThat(picture.cells())
              .extracting(Cell::name)
              .isEqualTo(start.cells().stream().map(Cell::name).toList());
          assertThat(picture.text()).isEqualTo(game.text(position));
        });
  }

  /** Where there are many moves, a few of them: others have their turn in the next position. */
  @ParameterizedTest
  @MethodSource("lines")
  void changesAreWhatAMoveReallyDoes(String line) {
    walk(
        line,
        (game, position, moves) -> {
          Picture before = game.picture(position);
          int step = 1 + moves.length / 20;
          for (int i = position.ply() % step; i < moves.length; i += step) {
            int move = moves[i];
            List<Cell> changes = game.changes(position, move);
            position.play(move);
            assertThat(changes).isEqualTo(before.changes(game.picture(position)));
            position.undo();
          }
          assertThat(game.picture(position)).isEqualTo(before);
        });
  }

  @ParameterizedTest
  @MethodSource("lines")
  void clicksNameCellsOrTheWayOff(String line) {
    walk(
        line,
        (game, position, moves) -> {
          Set<String> names = new HashSet<>();
          game.picture(position).cells().forEach(cell -> names.add(cell.name()));
          names.add(Picture.OFF);
          for (int move : moves) {
            List<String> clicks = game.clicks(position, move);
            assertThat(names).containsAll(clicks);
            assertThat(clicks.isEmpty()).isEqualTo(move == game.pass());
          }
        });
  }

  private static Picture after(String line, String moves) {
    Game game = Games.CATALOG.game(line);
    Position position = game.start();
    game.moves(position, moves).forEach(position::play);
    return game.picture(position);
  }

  private static Cell cell(Picture picture, String name) {
    return picture.cells().stream().filter(c -> c.name().equals(name)).findAny().orElseThrow();
  }

  @Test
  void theWinningLineIsMarked() {
    Picture picture = after("tictactoe", "b2 a1 c1 b1 a3");
    assertThat(picture.kind()).isEqualTo(Kind.GRID);
    assertThat(picture.marked()).containsExactly("c1", "b2", "a3");
    assertThat(cell(picture, "c1")).isEqualTo(new Cell("c1", 0, 2, 0, 1, Look.STONE));
    assertThat(cell(picture, "c3").owner()).isEqualTo(Picture.NOBODY);
  }

  @Test
  void discsThatWereTurnedOverAreMarkedAndCounted() {
    Picture picture = after("othello", "f5");
    assertThat(picture.marked()).containsExactly("e5");
    assertThat(picture.score()).contains(List.of(4, 1));
    assertThat(cell(picture, "f5")).isEqualTo(new Cell("f5", 4, 5, 0, 1, Look.DISC));
  }

  @Test
  void blockedSquaresLookBlocked() {
    assertThat(cell(after("crete", ""), "c3").look()).isEqualTo(Look.BLOCKED);
  }

  @Test
  void northSitsOnTopAndEachStoreLiesToTheRightOfItsOwner() {
    Picture picture = after("kalah", "3");
    assertThat(picture.kind()).isEqualTo(Kind.PITS);
    assertThat(picture.cells().getFirst()).isEqualTo(new Cell("N", 0, -1, 1, 0, Look.STORE));
    assertThat(picture.cells().get(1)).isEqualTo(new Cell("N6", 0, 0, 1, 4, Look.PIT));
    assertThat(cell(picture, "S3")).isEqualTo(new Cell("S3", 1, 2, 0, 0, Look.PIT));
    assertThat(picture.cells().getLast()).isEqualTo(new Cell("S", 1, 6, 0, 1, Look.STORE));
    assertThat(picture.score()).contains(List.of(1, 0));
  }

  @Test
  void pitsAreNamedAsTheyAreTyped() {
    Game granada = Games.CATALOG.game("granada");
    Position start = granada.start();
    assertThat(granada.clicks(start, granada.move(start, "1"))).containsExactly("S1");
    assertThat(cell(granada.picture(start), "S1").column()).isEqualTo(5);
  }

  @Test
  void seedsThatWereTakenAreMarkedAndTheMoveItselfIsNot() {
    Game kalah = Games.CATALOG.game("kalah(pits=3,seeds=1)");
    Position position = kalah.position("1,0,1,0/1,2,1,0 S");
    position.play(kalah.move(position, "1"));
    assertThat(kalah.picture(position).marked()).containsExactly("N2");
  }

  @Test
  void aStackIsClickedWhereItStandsAndWhereItGoes() {
    Game dipole = Games.CATALOG.game("dipole");
    Position start = dipole.start();
    assertThat(dipole.clicks(start, dipole.move(start, "H5,NE,3"))).containsExactly("H5", "E8");
    assertThat(dipole.clicks(start, dipole.move(start, "H5,N,12"))).containsExactly("H5", "off");
    Picture picture = dipole.picture(start);
    assertThat(cell(picture, "H5")).isEqualTo(new Cell("H5", 7, 4, 0, 12, Look.STACK));
    assertThat(cell(picture, "A1").look()).isEqualTo(Look.VOID);
    assertThat(picture.score()).contains(List.of(12, 12));
  }

  @Test
  void aCaptureIsMarkedWhereItHappened() {
    Game dipole = Games.CATALOG.game("dipole");
    Position position = dipole.position("A4:B9 G6:B2 H5:W12 W");
    position.play(dipole.move(position, "H5,NE,3"));
    assertThat(dipole.picture(position).marked()).isEmpty();
    Position other = dipole.position("A4:B9 F7:B2 H5:W12 W");
    other.play(dipole.move(other, "H5,NE,2"));
    assertThat(dipole.picture(other).marked()).containsExactly("F7");
  }
}
