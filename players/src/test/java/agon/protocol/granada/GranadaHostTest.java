package agon.protocol.granada;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots of the league at our board: what they hear, and how they may answer. */
@Timeout(60)
class GranadaHostTest {
  private static final Game GAME = Games.CATALOG.game("granada");
  private static final Limits LIMITS = Limits.time(Duration.ofMillis(400));
  private static final Patience SHORT =
      new Patience(Duration.ofMillis(100), Duration.ofSeconds(5), Duration.ofSeconds(5));

  private static Launch launch(String habit) {
    return Launch.of("sh src/test/resources/players/granada-bot.sh '" + habit + "'")
        .on(terms -> terms.withPatience(SHORT));
  }

  private static OutsidePlayer bot(String habit) {
    return GranadaHost.player("bot", launch(habit), GAME);
  }

  @Test
  void aGameIsToldAsTheSimulatorTellsIt() {
    StringBuilder log = new StringBuilder();
    try (OutsidePlayer bot =
        GranadaHost.player(
            "bot", launch("").on(terms -> terms.recordedBy(_ -> Conversation.to(log))), GAME)) {
      Position position = GAME.start();
      GAME.moves(position, "4 1").forEach(position::play);
      bot.newGame(position, Position.SECOND, LIMITS, 1);
      position.play(bot.choose(position, LIMITS));
      assertThat(GAME.text(position, position.lastMove())).isEqualTo("1");
    }
    assertThat(log.toString().lines().map(line -> line.replaceFirst("^\\S+ ", "")))
        .containsExactly(
            "> PING",
            "< PONG",
            "> TIMEOUT",
            "> 400",
            "< OK",
            "> SETPLAYER",
            "> 1",
            "< OK",
            "> GETMOVE",
            "> 2 4 1 1 2 0 5 5 0 4 4 0 4 4 5 5 5 5",
            "< 1",
            "> END");
  }

  @Test
  void theFirstStateIsThatOfTheFacts() {
    assertThat(GranadaState.write(GAME.start())).isEqualTo("0 0 0 4 4 4 4 4 4 0 4 4 4 4 4 4");
  }

  @Test
  void anExtraTurnHasNoMovesOfTheOther() {
    Position position = GAME.start();
    GAME.moves(position, "1 2 4").forEach(position::play);
    assertThat(position.turn()).isEqualTo(Position.FIRST);
    assertThat(GranadaState.write(position)).startsWith("0 0 ");
    position.play(GAME.move(position, "3"));
    assertThat(GranadaState.write(position)).startsWith("2 4 3 1 ");
  }

  @Test
  void whatIsWrittenIsReadBackInARandomGame() {
    Position position = GAME.start();
    agon.game.Rng rng = new agon.game.Rng(7);
    int[] scratch = new int[GAME.maxMoves()];
    while (!position.isOver()) {
      assertThat(GAME.text(GranadaState.read(GranadaState.write(position))))
          .isEqualTo(GAME.text(position));
      position.play(position.randomMove(rng, scratch));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"granada", "kalah"})
  void manyGamesFromBothSidesEachInAProcessOfItsOwn(String line) {
    Game game = Games.CATALOG.game(line);
    try (OutsidePlayer bot = GranadaHost.player("bot", launch("chatty"), game);
        var random = Protocols.PLAYERS.create("random", game)) {
      for (int round = 0; round < 6; round++) {
        int side = round % 2;
        Position position = game.start();
        bot.newGame(position, side, LIMITS, round);
        random.newGame(position, 1 - side, LIMITS, round);
        while (!position.isOver()) {
          position.play((position.turn() == side ? bot : random).choose(position, LIMITS));
        }
        bot.gameOver(position);
      }
    }
  }

  @Test
  void carriageReturnsAndBlanksAreBorne() {
    try (OutsidePlayer bot = bot("carriage-return")) {
      Position position = GAME.start();
      bot.newGame(position, Position.FIRST, LIMITS, 1);
      assertThat(GAME.text(position, bot.choose(position, LIMITS))).isEqualTo("1");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "late           | TIME         | no answer within 0.4 s + 0.1 s grace",
        "never          | TIME         | no answer within 0.4 s + 0.1 s grace",
        "zero           | ILLEGAL_MOVE | '0': pits are numbered 1 to 6 from the own store",
        "seven          | ILLEGAL_MOVE | '7': pits are numbered 1 to 6 from the own store",
        "empty          | ILLEGAL_MOVE | '1': this pit, counted from the own store, is empty",
        "word           | FAILURE      | spoke nonsense: 'pit 2'",
        "crash          | FAILURE      | crashed with exit code 3",
        "no-pong        | FAILURE      | spoke nonsense: 'Hello!'",
        "crash-at-start | FAILURE      | crashed with exit code 3, saying 'no such file: weights'",
      })
  void badAnswersCostTheGame(String habit, Reason reason, String sentence) {
    try (OutsidePlayer bot = bot(habit)) {
      Position position = GAME.start();
      GAME.moves(position, "1 6").forEach(position::play);
      PlayerFault fault =
          catchThrowableOfType(
              PlayerFault.class,
              () -> {
                bot.newGame(position, Position.FIRST, LIMITS, 1);
                bot.choose(position, LIMITS);
              });
      assertThat(fault.ending().reason()).isEqualTo(reason);
      assertThat(fault).hasMessage(sentence);
    }
  }

  @Test
  void onlyTheLeaguesRulesArePlayed() {
    for (String line :
        List.of(
            "kalah(pits=6,seeds=5)", "kalah(end=mover)", "kalah(empty-capture=true)", "oware")) {
      assertThatThrownBy(() -> GranadaHost.player("x", launch(""), Games.CATALOG.game(line)))
          .isInstanceOf(BadInput.class)
          .hasMessageStartingWith("bots of Granada play kalah(pits=6,seeds=4)");
    }
  }
}
