package agon.protocol.tuc;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import java.util.ArrayList;
import java.util.List;

/** A client written like the course's own: keeps the board itself and plays random moves. */
final class CourseClient {
  private final TucBoard board;
  private final int base;
  private final String name;
  private final ByteSocket socket;
  private final Rng rng;
  private final List<String> colours = new ArrayList<>();
  private int passes;

  CourseClient(Game game, int base, String name, int port) {
    board = new TucBoard(game);
    this.base = base;
    this.name = name;
    socket = ByteSocket.to(port);
    rng = new Rng(name.hashCode());
  }

  List<String> colours() {
    return colours;
  }

  int passes() {
    return passes;
  }

  /** Plays until it is told to quit. */
  void run() {
    Position position = board.game().start();
    int[] scratch = new int[board.game().maxMoves()];
    try (socket) {
      while (true) {
        int code = socket.hear();
        switch (code - base) {
          case 0 -> position = board.position(socket.hear(board.shape().length()));
          case 1, 2 -> colours.add(code - base == 1 ? "W" : "B");
          case 3 -> {
            if (position.isOver()) {
              throw new IllegalStateException("asked after the end");
            }
            int move = position.randomMove(rng, scratch);
            byte[] bytes = board.bytes(position, move);
            passes += bytes[0] == -50 ? 1 : 0;
            socket.say(bytes[0], bytes[1]);
            position.play(move);
          }
          case 4 -> {
            byte[] move = socket.hear(2);
            position.play(board.move(position, move[0], move[1]));
          }
          case 5 -> socket.sayName(name);
          case 6 -> {
            return;
          }
          default -> throw new IllegalStateException("ERROR: Network problem: " + code);
        }
      }
    }
  }
}
