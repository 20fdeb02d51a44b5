package agon.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.mnk.Mnk;
import agon.othello.Othello;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.players.Protocols;
import agon.process.Conversation;
import agon.process.Launch;
import agon.process.Patience;
import agon.process.Replay;
import agon.protocol.OutsidePlayer;
import agon.record.Ending.Reason;
import agon.search.Limits;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** GTP engines at our board: what they hear, and how they may answer. */
@Timeout(120)
class GtpHostTest {
  private static final Game GAME = Othello.FAMILY.game();
  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(2));
  private static final Patience STEADY =
      new Patience(Duration.ofSeconds(3), Duration.ofSeconds(20), Duration.ofSeconds(20));

  private static Launch launch(String habit) {
    return Launch.of("python3 src/test/resources/players/gtp-engine.py '" + habit + "'")
        .on(terms -> terms.withPatience(STEADY));
  }

  private static List<String> said(StringBuilder log) {
    return log.toString().lines().map(line -> line.replaceFirst("^\\S+ ", "")).toList();
  }

  @Test
  void aGameIsToldMoveByMove() {
    StringBuilder log = new StringBuilder();
    try (OutsidePlayer player =
        GtpHost.player(
            "x", launch("").on(terms -> terms.recordedBy(_ -> Conversation.to(log))), GAME)) {
      Position position = GAME.start();
      player.newGame(position, Position.FIRST, LIMITS, 1);
      position.play(player.choose(position, LIMITS));
      position.play(GAME.move(position, "c3"));
      position.play(player.choose(position, LIMITS));
      position.undo();
      position.undo();
      position.play(GAME.move(position, "e3"));
      player.choose(position, LIMITS);
    }
    assertThat(said(log).stream().filter(line -> !line.equals("< ") && !line.startsWith("# ")))
        .containsExactly(
            "> boardsize 8",
            "< =",
            "> clear_board",
            "< =",
            "> time_settings 2 2 1",
            "< =",
            "> time_left b 2 1",
            "< =",
            "> genmove b",
            "< = d3",
            "> play w c3",
            "< =",
            "> time_left b 2 1",
            "< =",
            "> genmove b",
            "< = b3",
            "> clear_board",
            "< =",
            "> play b d3",
            "< =",
            "> play w e3",
            "< =",
            "> time_left b 2 1",
            "< =",
            "> genmove b",
            "< = f2",
            "> quit");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "500  |    | 0 1 1   | 0.50 1",
        "1999 |    | 1 1 1   | 1 1",
        "     | 0  | 90 0 0  | 90 0",
        "     | 20 | 90 90 20 | 90 20",
        "2000 | 0  | 2 2 1   | 2 1",
      })
  void timeIsToldInWholeSecondsWhereItCanBe(
      Integer moveMillis, Integer stones, String settings, String left) {
    Limits limits = Limits.NONE;
    if (stones != null) {
      limits =
          Limits.clock(
              new Limits.GameClock(
                  Duration.ofMillis(90_700),
                  Duration.ZERO,
                  stones > 0 ? OptionalInt.of(stones) : OptionalInt.empty()));
    }
    limits = moveMillis == null ? limits : limits.andTime(Duration.ofMillis(moveMillis));
    assertThat(TimeLines.settings(limits)).contains("time_settings " + settings);
    assertThat(TimeLines.left(limits, "w")).contains("time_left w " + left);
    assertThat(TimeLines.settings(Limits.depth(3))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "blank", "banner", "capitals", "no-empty-line", "no-time", "passes-by-itself"})
  void habitsOfRealEnginesAreBorneThroughWholeGames(String habit) {
    try (OutsidePlayer engine = GtpHost.player("x", launch(habit), GAME);
        Player random = Protocols.PLAYERS.create("random", GAME)) {
      int passes = 0;
      for (int round = 0; round < 4; round++) {
        int side = round % 2;
        Position position = GAME.start();
        engine.newGame(position, side, LIMITS, round);
        random.newGame(position, 1 - side, LIMITS, round);
        while (!position.isOver()) {
          position.play((position.turn() == side ? engine : random).choose(position, LIMITS));
          passes += GAME.text(position, position.lastMove()).equals("pass") ? 1 : 0;
        }
      }
      assertThat(passes).as("passes in all games, to have tried them").isPositive();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "resigns  | RESIGNATION  | resigned",
        "illegal  | ILLEGAL_MOVE | 'a1': a1 turns over no disc of White",
        "nonsense | ILLEGAL_MOVE | 'I would rather not': a move is a square from a1 to h8",
        "refuses  | FAILURE      | refuses: genmove b",
        "no-size  | FAILURE      | refuses: boardsize 8",
        "never    | TIME         | no answer within 0.4 s",
        "crash    | FAILURE      | crashed with exit code 3",
      })
  void badAnswersCostTheGame(String habit, Reason reason, String sentence) {
    Patience shortOne = new Patience(Duration.ZERO, Duration.ofSeconds(20), Duration.ofSeconds(5));
    Limits limits = habit.equals("never") ? Limits.time(Duration.ofMillis(400)) : Limits.depth(1);
    try (OutsidePlayer player =
        GtpHost.player("x", launch(habit).on(terms -> terms.withPatience(shortOne)), GAME)) {
      PlayerFault fault =
          catchThrowableOfType(
              PlayerFault.class,
              () -> {
                player.newGame(GAME.start(), Position.FIRST, limits, 1);
                player.choose(GAME.start(), limits);
              });
      assertThat(fault).hasMessageStartingWith(sentence);
      assertThat(fault.ending().reason()).isEqualTo(reason);
    }
  }

  @Test
  void stonesAreWrittenAsInGo() {
    Game gomoku = Mnk.FAMILY.game("m=9,n=9,k=5");
    Replay replay =
        new Replay(
            """
            0.0 > set_game Gomoku
            0.0 < ? unknown command
            0.0 > boardsize 9
            0.0 < =
            0.0 > clear_board
            0.0 < =
            0.0 > play b a9
            0.0 < =
            0.0 > genmove w
            0.0 < = J1
            """);
    GtpHost host = new GtpHost(gomoku, STEADY);
    Position position = gomoku.start();
    position.play(gomoku.move(position, "a1"));
    host.begin(replay, position, Position.SECOND, Limits.NONE, 1);
    assertThat(gomoku.text(position, host.ask(replay, position, Limits.NONE))).isEqualTo("i9");
    assertThat(replay.isOver()).isTrue();
  }

  @Test
  void whatTheProtocolCannotTellIsRefused() {
    for (String line :
        List.of("crete", "mnk(m=9,n=9,k=4)", "mnk(m=9,n=8,k=5)", "mnk(m=26,n=26,k=5)", "kalah")) {
      assertThatThrownBy(() -> new GtpHost(Games.CATALOG.game(line), STEADY))
          .isInstanceOf(BadInput.class)
          .hasMessageStartingWith("GTP is spoken for othello");
    }
    Position elsewhere = GAME.start();
    elsewhere.play(GAME.move(elsewhere, "f5"));
    Position cut = GAME.position(GAME.text(elsewhere));
    assertThatThrownBy(
            () -> new GtpHost(GAME, STEADY).begin(new Replay(""), cut, Position.FIRST, LIMITS, 1))
        .isInstanceOf(PlayerFault.class)
        .hasMessage("can only be told games that begin at the usual start");
  }
}
