package agon.protocol.dipole;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.protocol.net.LineSocket;
import java.util.ArrayList;
import java.util.List;

/**
 * A client as brittle as all real ones together: reads exactly three lines before its loop, tells
 * keywords apart by their length, leaves at an unknown one, and looks the opponent's move up in its
 * own list. It plays random moves.
 */
final class CourseClient {
  private static final Game GAME = Games.CATALOG.game("unical");

  private final LineSocket socket;
  private final Rng rng;
  private final Position position = GAME.start();
  private final List<String> heard = new ArrayList<>();
  private final int[] scratch = new int[GAME.maxMoves()];

  CourseClient(int port, long seed) {
    socket = LineSocket.to(port);
    rng = new Rng(seed);
  }

  List<String> heard() {
    return heard;
  }

  /** Plays a game; answers how the server said it ended. */
  String play() {
    try (socket) {
      String welcome = line();
      if (welcome.split(" ", -1)[0].length() != "WELCOME".length()) {
        throw new IllegalStateException("malformed message: " + welcome);
      }
      int side = welcome.split(" ", -1)[1].charAt(0) == 'B' ? 1 : 0;
      line(); // MESSAGE Group n, please wait for the opponent
      line(); // MESSAGE All players connected
      while (true) {
        String[] words = line().split(" ", 2);
        switch (words[0].length()) {
          case 9 -> move(); // YOUR_TURN
          case 10 -> {} // VALID_MOVE
          case 13 -> opponent(words[1], side); // OPPONENT_MOVE
          case 7 -> { // MESSAGE, TIMEOUT or VICTORY
            if (words[0].charAt(0) == 'V') {
              return words[0];
            }
          }
          case 6, 3 -> { // DEFEAT, TIE
            return words[0];
          }
          default -> throw new IllegalStateException("unknown keyword " + words[0]);
        }
      }
    }
  }

  private String line() {
    String line = socket.hear();
    if (line == null) {
      throw new IllegalStateException("the server hung up after " + heard);
    }
    heard.add(line);
    return line;
  }

  private void move() {
    int move = position.randomMove(rng, scratch);
    socket.say("MOVE " + new DipoleWire(GAME).text(position, move));
    position.play(move);
  }

  private void opponent(String text, int side) {
    if (position.turn() == side) {
      throw new IllegalStateException("not the opponent's turn");
    }
    int count = position.moves(scratch);
    for (int i = 0; i < count; i++) {
      if (new DipoleWire(GAME).text(position, scratch[i]).equals(text)) {
        position.play(scratch[i]);
        return;
      }
    }
    throw new IllegalStateException("not in my list: " + text);
  }
}
