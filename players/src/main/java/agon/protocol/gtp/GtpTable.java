package agon.protocol.gtp;

import agon.game.BadInput;
import agon.game.BoardStyle;
import agon.game.Game;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.othello.Othello;
import agon.protocol.Engines;
import agon.search.Engine;
import agon.search.EngineOptions;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The board the controller has told us about, and the engine that plays on it. */
final class GtpTable {
  static final List<String> GAMES = List.of("Othello", "Gomoku");

  private final EngineOptions options;
  private final GtpClock clock;
  private boolean othello = true;
  private Game game = Othello.FAMILY.game();
  private Vertices vertices = new Vertices(game);
  private Position position = game.start();

  /** How many plies each command has added: a pass may come with a move. */
  private final Deque<Integer> steps = new ArrayDeque<>();

  private @Nullable Engine engine;

  GtpTable(EngineOptions options, Duration untimed) {
    this.options = options;
    clock = new GtpClock(untimed);
  }

  GtpClock clock() {
    return clock;
  }

  void setGame(String name) {
    String known =
        GAMES.stream()
            .filter(name::equalsIgnoreCase)
            .findFirst()
            .orElseThrow(() -> new BadInput("the games are " + String.join(" and ", GAMES)));
    othello = known.equals(GAMES.getFirst());
    setSize(othello ? 8 : 15);
  }

  void setSize(int size) {
    String settings = othello ? "size=" + size : "m=%d,n=%d,k=5".formatted(size, size);
    Game next;
    try {
      next = (othello ? Othello.FAMILY : Mnk.FAMILY).game(settings);
      vertices = new Vertices(next);
    } catch (BadInput e) {
      throw new BadInput("unacceptable size");
    }
    if (!next.line().equals(game.line())) {
      engine = null;
    }
    game = next;
    clear();
  }

  void clear() {
    position = game.start();
    steps.clear();
    engine().clear(); // made now, while no clock runs
  }

  void undo() {
    if (steps.isEmpty()) {
      throw new BadInput("cannot undo");
    }
    for (int plies = steps.pop(); plies > 0; plies--) {
      position.undo();
    }
  }

  void play(String colour, String vertex) {
    int player = player(colour);
    boolean pass = vertex.equalsIgnoreCase("pass");
    if (pass && (position.isOver() || position.turn() != player)) {
      steps.push(0); // it has nothing to give up
      return;
    }
    Position next = position.copy();
    int added = letMove(next, player);
    next.play(vertices.read(next, vertex));
    position = next;
    steps.push(added + 1);
  }

  /** The move for a side. */
  String generate(String colour, boolean play) {
    long start = System.nanoTime();
    int player = player(colour);
    if (position.isOver()) {
      if (play) {
        steps.push(0);
      }
      return "PASS"; // whoever ends games by two passes gets there
    }
    Position next = position.copy();
    int added = letMove(next, player);
    int move =
        vertices.mustPass(next)
            ? game.pass()
            : engine().analyse(next, clock.forMove(player)).move();
    String text = vertices.write(next, move).toUpperCase(Locale.ROOT);
    if (play) {
      next.play(move);
      position = next;
      steps.push(added + 1);
      clock.used(player, System.nanoTime() - start);
    }
    return text;
  }

  /** Passes for the other side if that is all it can do. */
  private int letMove(Position next, int player) {
    game.requireRunning(next);
    if (next.turn() == player) {
      return 0;
    }
    if (!vertices.mustPass(next)) {
      throw new BadInput(
          "it is not the turn of %s".formatted(player == Position.FIRST ? "black" : "white"));
    }
    next.play(game.pass());
    return 1;
  }

  static int player(String colour) {
    return switch (colour.toLowerCase(Locale.ROOT)) {
      case "b", "black" -> Position.FIRST;
      case "w", "white" -> Position.SECOND;
      default ->
          throw new BadInput("a colour is b, w, black or white, not " + BadInput.quote(colour));
    };
  }

  private Engine engine() {
    Engine made = engine;
    if (made == null) {
      made = Engines.warm(game, options);
      engine = made;
    }
    return made;
  }

  /** Several lines, none of them empty: an empty line ends an answer. */
  String drawing() {
    return game.board(position, BoardStyle.ASCII)
        .lines()
        .filter(line -> !line.isBlank())
        .collect(Collectors.joining("\n", "\n", ""));
  }

  String score() {
    int margin = position.margin();
    return margin == 0 ? "0" : (margin > 0 ? "B+" : "W+") + Math.abs(margin);
  }
}
