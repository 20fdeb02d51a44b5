package agon.protocol.mnkplayer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.players.Protocols;
import agon.process.Conversation;
import agon.process.Launch;
import agon.process.Patience;
import agon.process.Terms;
import agon.protocol.OutsidePlayer;
import agon.record.Ending.Reason;
import agon.search.Limits;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import mnkgame.MNKCell;
import mnkgame.MNKCellState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Players of the course at our board, each in a JVM of its own. */
@Timeout(120)
class MnkPlayerHostTest {
  /** The students' classes, and what stands for their framework. */
  private static final String CLASS_PATH = "target/test-classes:target/classes";

  private static final String PACKAGE = "agon.protocol.mnkplayer.";
  private static final Game GAME = Mnk.FAMILY.game("m=3,n=4,k=3");
  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(1));
  private static final Patience SHORT =
      new Patience(Duration.ofMillis(300), Duration.ofSeconds(3), Duration.ofSeconds(5));

  private static String strict() {
    return "mnkplayer:" + CLASS_PATH + "!" + PACKAGE + "StrictPlayer";
  }

  private static Launch launch(String address) {
    return Terms.STANDARD.launch("mnkplayer", MnkPlayerAddress.command(address));
  }

  private static OutsidePlayer rude(String mode, Game game) {
    Launch launch =
        launch("-Xmx64m -Dmode=" + mode + " " + CLASS_PATH + "!" + PACKAGE + "RudePlayer");
    return MnkPlayerHost.player("rude", launch.on(terms -> terms.withPatience(SHORT)), game);
  }

  @Test
  void aGameIsAnInitAndASelectForEveryMove() {
    StringBuilder log = new StringBuilder();
    Launch launch = launch(CLASS_PATH + "!" + PACKAGE + "StrictPlayer");
    try (OutsidePlayer player =
        MnkPlayerHost.player(
            "x", launch.on(terms -> terms.recordedBy(_ -> Conversation.to(log))), GAME)) {
      Position position = GAME.start();
      position.play(GAME.move(position, "b2"));
      player.newGame(position, Position.SECOND, Limits.time(Duration.ofMillis(10_900)), 1);
      position.play(player.choose(position, LIMITS));
      assertThat(GAME.text(position, position.lastMove())).isEqualTo("c2");
    }
    assertThat(log.toString().lines().map(line -> line.replaceFirst("^\\S+ ", "")))
        .containsExactly(
            "< ready strict, game 0",
            "> init 3 4 3 false 10",
            "< ok",
            "> select 5",
            "< cell 1 2",
            "> quit");
  }

  @Test
  void whoCannotTakeBackIsStartedAfreshAndPlaysTheGameAgain() {
    try (Player player = Protocols.PLAYERS.create(strict(), GAME)) {
      Position position = GAME.start();
      player.newGame(position, Position.FIRST, LIMITS, 1);
      position.play(player.choose(position, LIMITS));
      String opening = GAME.text(position, position.lastMove());
      position.play(GAME.move(position, opening.equals("b1") ? "b2" : "b1"));
      position.play(player.choose(position, LIMITS));
      position.undo();
      position.undo();
      position.play(GAME.move(position, opening.equals("b3") ? "c3" : "b3"));
      position.play(player.choose(position, LIMITS));
      assertThat(GAME.text(position, position.lastMove()))
          .isEqualTo(opening.equals("b3") ? "d3" : "c3");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"m=3,n=3,k=3", "m=4,n=7,k=4", "m=1,n=5,k=2", "m=10,n=10,k=5"})
  void oneObjectPlaysGameAfterGameFromBothSides(String settings) {
    Game game = Mnk.FAMILY.game(settings);
    try (Player player = Protocols.PLAYERS.create(strict(), game);
        Player random = Protocols.PLAYERS.create("random", game)) {
      for (int round = 0; round < 6; round++) {
        int side = round % 2;
        Position position = game.start();
        player.newGame(position, side, LIMITS, round);
        random.newGame(position, 1 - side, LIMITS, round);
        while (!position.isOver()) {
          position.play((position.turn() == side ? player : random).choose(position, LIMITS));
        }
        player.gameOver(position);
      }
    }
  }

  @Test
  void aPositionWithoutHistoryIsToldAsStonesInTurn() {
    try (Player player = Protocols.PLAYERS.create(strict(), GAME)) {
      Position position = GAME.position("XO2/4/1XO1 X");
      player.newGame(position, Position.FIRST, LIMITS, 1);
      assertThat(GAME.text(position, player.choose(position, LIMITS))).isEqualTo("d3");
    }
  }

  /** The framework keeps free cells in a hash set of this size, and some players rely on it. */
  private static int firstInTheFrameworksOrder() {
    Set<MNKCell> free = new HashSet<>((int) Math.ceil(12 / 0.75));
    for (int cell = 0; cell < 12; cell++) {
      free.add(new MNKCell(cell / 4, cell % 4, MNKCellState.FREE));
    }
    MNKCell first = free.iterator().next();
    return first.i * 4 + first.j;
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "prints", "reads", "leaves-threads"})
  void whatDoesNotTouchTheGameIsNoFault(String mode) {
    try (OutsidePlayer player = rude(mode, GAME)) {
      for (int round = 0; round < 2; round++) {
        Position position = GAME.start();
        player.newGame(position, Position.FIRST, LIMITS, 1);
        assertThat(player.choose(position, LIMITS)).isEqualTo(firstInTheFrameworksOrder());
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "throws-when-made | FAILURE | threw java.lang.IllegalStateException: not today at",
        "throws-at-init | FAILURE | threw java.lang.UnsupportedOperationException: boards like this"
            + " at",
        "hangs-at-init  | TIME         | no answer within 3.0 s + 0.3 s grace",
        "null           | FAILURE      | selected null instead of a cell",
        "occupied       | ILLEGAL_MOVE | '0,0': a1 is taken",
        "off-board      | ILLEGAL_MOVE | '[3,0]': the board goes from [0,0] to [2,3]",
        "negative       | ILLEGAL_MOVE | '[-1,0]': the board goes from [0,0] to [2,3]",
        "throws | FAILURE | threw java.lang.ArrayIndexOutOfBoundsException: Index 9 out of bounds"
            + " at",
        "recurses       | FAILURE      | threw java.lang.StackOverflowError",
        "hoards         | FAILURE      | threw java.lang.OutOfMemoryError: Java heap space",
        "exits          | FAILURE      | ended by itself (exit code 0)",
        "late           | TIME         | no answer within 1.0 s + 0.3 s grace",
      })
  void everyErrorOfTheCourseCostsTheGameWithItsReason(String mode, Reason reason, String sentence) {
    try (OutsidePlayer player = rude(mode, GAME)) {
      Position position = GAME.start();
      position.play(GAME.move(position, "a1"));
      PlayerFault fault =
          catchThrowableOfType(
              PlayerFault.class,
              () -> {
                player.newGame(position, Position.SECOND, LIMITS, 1);
                player.choose(position, LIMITS);
              });
      assertThat(fault).hasMessageStartingWith(sentence);
      assertThat(fault.ending().reason()).isEqualTo(reason);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "target/test-classes:target/classes!no.Such | there is no class no.Such",
        "target/test-classes!agon.protocol.mnkplayer.StrictPlayer | there is no ",
        "target/test-classes:target/classes!agon.protocol.mnkplayer.MnkPlayerHostTest"
            + " | agon.protocol.mnkplayer.MnkPlayerHostTest does not implement mnkgame.MNKPlayer",
      })
  void aClassThatIsNoPlayerSaysSo(String address, String sentence) {
    try (Player player = Protocols.PLAYERS.create("mnkplayer:" + address, GAME)) {
      assertThatThrownBy(() -> player.newGame(GAME.start(), Position.FIRST, LIMITS, 1))
          .isInstanceOf(PlayerFault.class)
          .hasMessageStartingWith(sentence);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "team.jar!pkg.Class | there is no jar and no folder of classes 'team.jar'",
        "target/classes     | a player of the course is written mnkplayer:team.jar!pkg.Class",
        "target/classes!    | a player of the course is written mnkplayer:team.jar!pkg.Class",
        "-Xmx1g             | a player of the course is written mnkplayer:team.jar!pkg.Class",
      })
  void anAddressThatNamesNothingIsRefusedAtOnce(String address, String sentence) {
    assertThatThrownBy(() -> Protocols.PLAYERS.create("mnkplayer:" + address, GAME))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(sentence);
  }

  @Test
  void otherGamesAreRefused() {
    for (Game game : List.of(Mnk.FAMILY.game("exact=true"), agon.othello.Othello.FAMILY.game())) {
      assertThatThrownBy(() -> Protocols.PLAYERS.create(strict(), game))
          .isInstanceOf(BadInput.class)
          .hasMessageStartingWith("players of MNKGame play mnk(m=…,n=…,k=…), not ");
    }
  }
}
