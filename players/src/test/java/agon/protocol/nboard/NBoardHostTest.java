package agon.protocol.nboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.othello.Othello;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.players.Protocols;
import agon.process.Conversation;
import agon.process.Launch;
import agon.process.Patience;
import agon.protocol.OutsidePlayer;
import agon.record.Ending.Reason;
import agon.search.Limits;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Engines for NBoard at our board: what they hear, and how they may answer. */
@Timeout(120)
class NBoardHostTest {
  private static final Game GAME = Othello.FAMILY.game();
  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(2));
  private static final String START =
      "PC[Agon]PB[Black]PW[White]RE[?]TI[15:00]TY[8]"
          + "BO[8 ---------------------------O*------*O--------------------------- *]";
  private static final Patience STEADY =
      new Patience(Duration.ofSeconds(3), Duration.ofSeconds(20), Duration.ofSeconds(20));

  private static Launch launch(String habit) {
    return Launch.of("python3 src/test/resources/players/nboard-engine.py '" + habit + "'")
        .on(terms -> terms.withPatience(STEADY));
  }

  @Test
  void aGameIsToldMoveByMove() {
    StringBuilder log = new StringBuilder();
    Launch launch =
        launch("")
            .on(terms -> terms.withOptions(Map.of("depth", "9")))
            .on(terms -> terms.recordedBy(_ -> Conversation.to(log)));
    try (OutsidePlayer player = NBoardHost.player("x", launch, GAME)) {
      Position position = GAME.start();
      player.newGame(position, Position.FIRST, LIMITS, 1);
      position.play(player.choose(position, LIMITS));
      assertThat(player.opinion()).contains("about −1.5 discs");
      position.play(GAME.move(position, "c3"));
      position.play(player.choose(position, LIMITS));
      position.undo();
      position.undo();
      position.play(GAME.move(position, "e3"));
      player.choose(position, LIMITS);
      player.newGame(GAME.start(), Position.SECOND, LIMITS, 1);
    }
    assertThat(
            log.toString()
                .lines()
                .map(line -> line.replaceFirst("^\\S+ ", ""))
                .filter(line -> line.startsWith("> ") || line.startsWith("< ===")))
        .containsExactly(
            "> nboard 2",
            "> set depth 9",
            "> set game (;GM[Othello]" + START + ";)",
            "> ping 1",
            "> go",
            "< === D3/-1.50/0.02",
            "> move D3",
            "> move C3",
            "> go",
            "< === B3/-1.50/0.02",
            "> set game (;GM[Othello]" + START + "B[D3]W[E3];)",
            "> go",
            "< === F2/-1.50/0.02",
            "> set game (;GM[Othello]" + START + ";)",
            "> ping 2",
            "> quit");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "edax", "ntest", "bare", "thinks"})
  void habitsOfRealEnginesAreBorneThroughWholeGames(String habit) {
    try (OutsidePlayer engine = NBoardHost.player("x", launch(habit), GAME);
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
      value = {"edax | about +4.0 discs", "thinks | about +1.0 discs", "bare |", "ntest |"})
  void whatItThinksIsHeard(String habit, String opinion) {
    try (OutsidePlayer engine = NBoardHost.player("x", launch(habit), GAME)) {
      engine.newGame(GAME.start(), Position.FIRST, LIMITS, 1);
      engine.choose(GAME.start(), LIMITS);
      assertThat(engine.opinion().orElse(null)).isEqualTo(opinion);
    }
  }

  @Test
  void aPositionWithoutHistoryAndAnotherFirstSideAreToldToo() {
    Game white = Games.CATALOG.game("othello(first=white)");
    try (OutsidePlayer engine = NBoardHost.player("x", launch(""), white)) {
      Position start = white.start();
      engine.newGame(start, Position.FIRST, LIMITS, 1);
      start.play(engine.choose(start, LIMITS));
      Position cut = white.position(white.text(start));
      engine.newGame(cut, Position.SECOND, LIMITS, 1);
      assertThat(white.moveTexts(cut)).contains(white.text(cut, engine.choose(cut, LIMITS)));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "illegal  | ILLEGAL_MOVE | 'A1': a1 turns over no disc of White",
        "nonsense | FAILURE      | spoke nonsense: '=== somewhere in the corner'",
        "never    | TIME         | no answer within 0.4 s",
        "crash    | FAILURE      | crashed with exit code 3",
      })
  void badAnswersCostTheGame(String habit, Reason reason, String sentence) {
    Patience shortOne = new Patience(Duration.ZERO, Duration.ofSeconds(20), Duration.ofSeconds(5));
    Limits limits = habit.equals("never") ? Limits.time(Duration.ofMillis(400)) : Limits.depth(1);
    try (OutsidePlayer player =
        NBoardHost.player("x", launch(habit).on(terms -> terms.withPatience(shortOne)), GAME)) {
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
  void otherBoardsAndDepthsThatAreNoneAreRefused() {
    for (String line : List.of("crete", "othello(size=10)", "othello(blocked=a1)", "kalah")) {
      assertThatThrownBy(() -> new NBoardHost(Games.CATALOG.game(line), launch("")))
          .isInstanceOf(BadInput.class)
          .hasMessageStartingWith("engines of NBoard play othello on 8 by 8 open squares");
    }
    assertThatThrownBy(
            () ->
                new NBoardHost(
                    GAME, launch("").on(terms -> terms.withOptions(Map.of("depth", "deep")))))
        .isInstanceOf(BadInput.class)
        .hasMessage("depth is a number from 1 to 99, not 'deep'");
  }
}
