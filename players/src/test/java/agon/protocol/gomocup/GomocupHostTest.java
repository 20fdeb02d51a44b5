package agon.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.player.PlayerFault;
import agon.process.Conversation;
import agon.process.Launch;
import agon.process.Replay;
import agon.protocol.OutsidePlayer;
import agon.search.Limits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Engines at our board: what they hear, and how they may answer. */
@Timeout(60)
class GomocupHostTest {
  private static final Game GAME = Mnk.FAMILY.game("m=15,n=15,k=5");
  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(2));

  private static Launch launch(String habit) {
    return Launch.of("sh src/test/resources/players/gomocup-engine.sh " + habit);
  }

  /** All that was said to the engine, and its answers after {@code <}. */
  private static List<String> said(StringBuilder log) {
    return log.toString()
        .lines()
        .map(line -> line.replaceFirst("^\\S+ ", "").replace("\\u000d", "").replaceFirst("^> ", ""))
        .toList();
  }

  @Test
  void aGameIsToldInTheOrderPiskvorkTellsIt() {
    StringBuilder log = new StringBuilder();
    try (OutsidePlayer player =
        GomocupHost.player(
            "x", launch("").on(terms -> terms.recordedBy(_ -> Conversation.to(log))), GAME)) {
      Position position = GAME.start();
      player.newGame(position, Position.FIRST, LIMITS, 1);
      position.play(player.choose(position, LIMITS));
      position.play(GAME.move(position, "h8"));
      position.play(player.choose(position, LIMITS));
      assertThat(GAME.text(position, position.lastMove())).isEqualTo("b1");
    }
    assertThat(said(log))
        .containsExactly(
            "START 15",
            "< OK",
            "INFO timeout_turn 2000",
            "INFO timeout_match 0",
            "INFO max_memory 0",
            "INFO game_type 1",
            "INFO rule 0",
            "INFO time_left 2147483647",
            "BEGIN",
            "< 0,0",
            "INFO time_left 2147483647",
            "TURN 7,7",
            "< 1,0",
            "END");
    assertThat(log).contains("START 15\\u000d");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "swaps    | h8 i9 h10 swap a10                   | X second",
        "owners   | h8 i9 h10 swap a10                   | X second",
        "stays    | h8 i9 h10 d4 a10                     | O first",
        "two-more | h8 i9 h10 two-more a1 o15 swap a10   | X first"
      })
  void anOpeningBySwap2IsPlayedMoveByMove(String habit, String moves, String end) {
    Game swap2 = Mnk.FAMILY.game("m=15,n=15,k=5,opening=swap2");
    Position position = swap2.start();
    try (OutsidePlayer first = GomocupHost.player("x", launch(habit), swap2);
        OutsidePlayer second = GomocupHost.player("y", launch(habit), swap2)) {
      first.newGame(position, Position.FIRST, LIMITS, 1);
      second.newGame(position, Position.SECOND, LIMITS, 1);
      for (String move : moves.split(" ", -1)) {
        OutsidePlayer mover = position.turn() == Position.FIRST ? first : second;
        int chosen = mover.choose(position, LIMITS);
        assertThat(swap2.text(position, chosen)).isEqualTo(move);
        position.play(chosen);
      }
    }
    assertThat(swap2.text(position)).endsWith(" " + end);
  }

  @Test
  void aRecordedGameCanBePlayedAgain() {
    StringBuilder log = new StringBuilder();
    Launch launch = launch("talks").on(terms -> terms.recordedBy(_ -> Conversation.to(log)));
    try (OutsidePlayer player = GomocupHost.player("x", launch, GAME)) {
      Position position = GAME.start();
      position.play(GAME.move(position, "h8"));
      player.newGame(position, Position.SECOND, LIMITS, 1);
      assertThat(player.choose(position, LIMITS)).isZero();
      assertThat(player.opinion()).contains("depth 3 eval 12");
    }
    Replay replay = new Replay(log.toString());
    GomocupHost again = new GomocupHost(GAME, launch);
    Position position = GAME.start();
    position.play(GAME.move(position, "h8"));
    again.begin(replay, position, Position.SECOND, LIMITS, 1);
    assertThat(again.ask(replay, position, LIMITS)).isZero();
    replay.send(again.farewell());
    assertThat(replay.isOver()).isTrue();
    Replay other = new Replay(log.toString());
    assertThatThrownBy(() -> other.send("START 20\r")).isInstanceOf(BadInput.class);
  }

  @Test
  void positionsOutOfTurnAreToldWhole() {
    StringBuilder log = new StringBuilder();
    Game wide = Mnk.FAMILY.game("m=10,n=12,k=5,exact=true");
    try (OutsidePlayer player =
        GomocupHost.player(
            "x", launch("").on(terms -> terms.recordedBy(_ -> Conversation.to(log))), wide)) {
      Position position = wide.start();
      wide.moves(position, "l1 a2 c3").forEach(position::play);
      player.newGame(position, Position.SECOND, LIMITS, 1);
      position.play(player.choose(position, LIMITS));
      position.undo();
      position.undo();
      position.undo();
      player.choose(position, LIMITS);
    }
    assertThat(String.join("/", said(log)))
        .contains("RECTSTART 12,10/< OK/", "INFO rule 1", "/BOARD/11,0,2/0,1,1/2,2,2/DONE/< 0,9/")
        .contains("/RESTART/< OK/INFO time_left 2147483647/TURN 11,0/< 0,0/");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "banner",
        "slow",
        "talks",
        "suggests",
        "carriage-return",
        "no-restart",
        "wordy",
        "unknown-info",
        "ok-to-info"
      })
  void habitsOfRealEnginesAreBorne(String habit) {
    try (OutsidePlayer player = GomocupHost.player("x", launch(habit), GAME)) {
      for (int game = 0; game < 2; game++) {
        Position position = GAME.start();
        position.play(GAME.move(position, "h8"));
        player.newGame(position, Position.SECOND, LIMITS, 1);
        assertThat(GAME.text(position, player.choose(position, LIMITS)))
            .isEqualTo(habit.equals("suggests") ? "d4" : "a1");
      }
    }
  }

  @Test
  void anEngineWithoutRestartIsStartedAgainWhenMovesAreTakenBack() {
    StringBuilder log = new StringBuilder();
    Launch launch = launch("no-restart").on(terms -> terms.recordedBy(_ -> Conversation.to(log)));
    try (OutsidePlayer player = GomocupHost.player("x", launch, GAME)) {
      Position position = GAME.start();
      player.newGame(position, Position.FIRST, LIMITS, 1);
      position.play(player.choose(position, LIMITS));
      position.undo();
      position.play(GAME.move(position, "h8"));
      player.choose(position, LIMITS);
    }
    assertThat(String.join("/", said(log))).contains("/RESTART/< UNKNOWN command/START 15/< OK/");
  }

  @Test
  void depthNodesAndFolderAreToldWhereThereAreSome(@TempDir Path folder) {
    StringBuilder log = new StringBuilder();
    Launch launch =
        Launch.of("sh " + Path.of("src/test/resources/players/gomocup-engine.sh").toAbsolutePath())
            .on(terms -> terms.inFolder(folder))
            .on(terms -> terms.recordedBy(_ -> Conversation.to(log)));
    try (OutsidePlayer player = GomocupHost.player("x", launch, GAME)) {
      player.newGame(GAME.start(), Position.FIRST, LIMITS.andDepth(4).andNodes(900), 1);
    }
    assertThat(said(log))
        .contains("INFO folder " + folder, "INFO max_depth 4", "INFO max_node 900");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "refuses   | gave up: 'ERROR unsupported size'",
        "off-board | '99,99': the board goes from 0,0 to 14,14",
        "nonsense  | spoke nonsense: 'resign'",
      })
  void badAnswersCostTheGame(String habit, String sentence) {
    try (OutsidePlayer player = GomocupHost.player("x", launch(habit), GAME)) {
      Position position = GAME.start();
      position.play(GAME.move(position, "h8"));
      assertThatThrownBy(
              () -> {
                player.newGame(position, Position.SECOND, LIMITS, 1);
                player.choose(position, LIMITS);
              })
          .isInstanceOf(PlayerFault.class)
          .hasMessage(sentence);
    }
  }

  @Test
  void onlyFiveInARowOnBoardsOfTheProtocolArePlayed() {
    for (String settings : List.of("m=15,n=15,k=4", "m=101,n=15,k=5")) {
      assertThatThrownBy(() -> new GomocupHost(Mnk.FAMILY.game(settings), launch("")))
          .isInstanceOf(BadInput.class)
          .hasMessageStartingWith("Gomocup engines play ");
    }
  }
}
