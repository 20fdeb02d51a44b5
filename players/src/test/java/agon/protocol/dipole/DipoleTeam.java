package agon.protocol.dipole;

import agon.game.Game;
import agon.games.Games;
import agon.process.Recorder;
import agon.search.Limits;
import java.io.IOException;
import java.net.Socket;

/** A client of the course's server as teams hand them in: {@code HOST PORT}, and then a game. */
final class DipoleTeam {
  private DipoleTeam() {}

  public static void main(String[] words) throws IOException, InterruptedException {
    Game game = Games.CATALOG.game("unical");
    var _ =
        new DipoleClient(game, Games.PLAYERS.create("greedy", game), Limits.nodes(1), said -> {})
            .play(new Socket(words[0], Integer.parseInt(words[1])), Recorder.NONE.begin("team"));
  }
}
