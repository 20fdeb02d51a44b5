package agon.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.cluster.grid.Declined;
import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.match.Opening;
import agon.match.Played;
import agon.match.Referee;
import agon.player.Player;
import agon.search.Limits;
import agon.search.TimeControl;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameBytesTest {
  private static final Game GAME = Games.CATALOG.game("kalah");

  private static Played played() {
    return played(Games.PLAYERS.create("engine(hash=1)", GAME));
  }

  private static Played played(Player first) {
    Player[] players = {first, Games.PLAYERS.create("random", GAME)};
    return new Referee(GAME, TimeControl.parse("1m+1s nodes=200"), (position, move) -> {})
        .play(
            new Opening(Optional.empty(), "3 6"),
            players,
            new String[] {"strong", "wild"},
            Map.of("Event", "test – ü"),
            7);
  }

  @Test
  void aGameComesOutAsItWentIn() {
    Played game = played();
    byte[] bytes = Bytes.write(out -> GameBytes.write(out, game));
    Played read = Bytes.read(bytes, in -> GameBytes.readPlayed(in, GAME));
    assertThat(read).isEqualTo(game);
  }

  @Test
  void whoFindsTooLittleMemoryHereDoesNotLoseButPlaysElsewhere() {
    Player large =
        new Player() {
          @Override
          public String name() {
            return "large";
          }

          @Override
          public int choose(Position position, Limits limits) {
            throw new OutOfMemoryError("Java heap space");
          }
        };
    assertThatThrownBy(() -> GamesTrade.fair(played(large)))
        .isInstanceOf(Declined.class)
        .hasMessageContaining("memory");
    Played game = played();
    assertThat(GamesTrade.fair(game)).isSameAs(game);
  }

  @Test
  void whatIsCutShortIsRefusedWherever() {
    byte[] bytes = Bytes.write(out -> GameBytes.write(out, played()));
    for (int length = 0; length < bytes.length; length += 7) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> Bytes.read(cut, in -> GameBytes.readPlayed(in, GAME)))
          .isInstanceOf(BadInput.class);
    }
  }
}
