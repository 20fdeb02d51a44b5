package agon.serve;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.games.Games;
import agon.process.Patience;
import agon.protocol.kgp.KgpHosting;
import agon.protocol.net.Guest;
import agon.search.Limits;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Who plays whom, and on which side. */
class WaitingRoomTest {
  private final WaitingRoom room =
      new WaitingRoom(new KgpHosting(Games.CATALOG.game("kalah"), Patience.STANDARD), false);

  private record Somebody(String name) implements Guest {
    @Override
    public void seat(int side) {}

    @Override
    public boolean isHere() {
      return true;
    }

    @Override
    public void onLeave(Runnable action) {}

    @Override
    public boolean staysOn() {
      return true;
    }

    @Override
    public int choose(Position position, Limits limits) {
      throw new AssertionError("no game is played here");
    }
  }

  private String pair(Guest one, int number, Guest other, int otherNumber) {
    assertThat(room.enter(one, number)).isNull();
    WaitingRoom.Match match = Objects.requireNonNull(room.enter(other, otherNumber));
    return match.guests().get(0).name() + " " + match.guests().get(1).name();
  }

  @Test
  void whoCameFirstBeginsThoughTheOtherWasReadySooner() {
    Guest alpha = new Somebody("alpha");
    Guest beta = new Somebody("beta");
    assertThat(pair(beta, 2, alpha, 1)).isEqualTo("alpha beta");
    assertThat(pair(alpha, 1, beta, 2)).as("the next game").isEqualTo("beta alpha");
    assertThat(pair(beta, 2, alpha, 1)).as("and the one after it").isEqualTo("alpha beta");
  }
}
