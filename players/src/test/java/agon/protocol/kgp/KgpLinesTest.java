package agon.protocol.kgp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines and boards as they go over the wire. */
class KgpLinesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "kgp 1 0 1                      | kgp [1, 0, 1]",
        "2 kgp 1 0 1                    | 2 kgp [1, 0, 1]",
        "3@8 move 1                     | 3 @8 move [1]",
        "@8 move 1                      | @8 move [1]",
        "  5@8   yield                  | 5 @8 yield []",
        "mode freeplay                  | mode [freeplay]",
        "1 mode \"freeplay\"            | 1 mode [freeplay]",
        "set info:name \"two words\"    | set [info:name, two words]",
        "set \"info:name\" \"a \\\" b\" | set [info:name, a \" b]",
        "set info:name \"open           | set [info:name, open]",
        "8 state <1,0,0,4,4>            | 8 state [<1,0,0,4,4>]",
      })
  void commandsAreReadHoweverTheyAreWritten(String line, String read) {
    KgpCommand command = KgpCommand.read(line).orElseThrow();
    StringBuilder text = new StringBuilder();
    command.id().ifPresent(id -> text.append(id).append(' '));
    command.ref().ifPresent(ref -> text.append('@').append(ref).append(' '));
    assertThat(text.append(command.name()).append(' ').append(command.arguments()))
        .hasToString(read);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "@ move", "12", "\"quoted\"", "99999999999999999999 ok", "a@b c@"})
  void whatIsNoCommandIsNone(String line) {
    assertThat(KgpCommand.read(line)).isEmpty();
  }

  @Test
  void whoeverIsToMoveIsSouth() {
    Game game = Games.CATALOG.game("kalah(pits=3,seeds=3)");
    Position position = game.start();
    assertThat(KgpBoard.of(game, position).text()).isEqualTo("<3,0,0,3,3,3,3,3,3>");
    position.play(game.move(position, "2"));
    assertThat(KgpBoard.of(game, position).text()).isEqualTo("<3,0,1,4,3,3,3,0,4>");
    KgpBoard board = KgpBoard.read("<3,0,1,4,3,3,3,0,4>");
    assertThat(board.positionText()).isEqualTo("4,3,3,0/3,0,4,1 S");
    assertThat(board.text()).isEqualTo("<3,0,1,4,3,3,3,0,4>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "<>", "<1>", "<2,0,0,1,1>", "<0,0,0>", "<1,0,0,-1,4>", "1,0,0,4,4"})
  void otherBoardsAreRefused(String text) {
    assertThatThrownBy(() -> KgpBoard.read(text)).isInstanceOf(BadInput.class);
  }
}
