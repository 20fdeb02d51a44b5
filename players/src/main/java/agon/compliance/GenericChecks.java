package agon.compliance;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.match.Opening;
import agon.match.Played;
import agon.match.Referee;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.record.Ending;
import agon.search.Limits;
import agon.search.TimeControl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What every player must do, whatever its protocol: seen from the board. */
final class GenericChecks {
  private static final TimeControl SHORT = TimeControl.perMove(Duration.ofMillis(300));
  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(1));
  private static final int WHOLE_GAME = 40;
  private static final int GAMES_IN_A_ROW = 20;
  private static final int OPENINGS = 6;

  private final Candidate subject;
  private final Game game;

  GenericChecks(Candidate subject, Game game) {
    this.subject = subject;
    this.game = game;
  }

  /** The first thing to do; without it there is nothing more to try. */
  Check start() {
    return new Check("starts", this::starts);
  }

  List<Check> all() {
    List<Check> checks = new ArrayList<>();
    checks.add(new Check("plays first", () -> wholeGame(Position.FIRST)));
    checks.add(new Check("plays second", () -> wholeGame(Position.SECOND)));
    checks.add(new Check("goes on from other openings", this::openings));
    checks.add(new Check("bears moves taken back", this::takeBack));
    checks.add(new Check("keeps to 100 ms a move", () -> timed("100ms", 8)));
    checks.add(new Check("keeps to 1 s a move", () -> timed("1s", 3)));
    checks.add(new Check("keeps to a clock of 2 s and 100 ms a move", () -> timed("2s+100ms", 10)));
    checks.add(new Check(GAMES_IN_A_ROW + " games in a row", this::manyGames));
    checks.add(new Check("is there again after a crash", this::restart));
    for (Game odd : Boards.oddLike(game)) {
      checks.add(new Check("plays " + odd.line(), () -> oddBoard(odd)));
    }
    return checks;
  }

  private String starts() {
    long start = System.nanoTime();
    try (Player player = subject.player(game)) {
      player.newGame(game.start(), Position.FIRST, LIMITS, 1);
    }
    return "in %.2f s".formatted((System.nanoTime() - start) / 1e9);
  }

  private String wholeGame(int side) {
    try (Player player = subject.player(game)) {
      Played played = play(player, side, game, Opening.NONE, SHORT, WHOLE_GAME, 1);
      return "%d moves".formatted(played.verdict().plies());
    }
  }

  private String openings() {
    try (Player player = subject.player(game)) {
      for (int i = 0; i < OPENINGS; i++) {
        play(player, i % 2, game, opening(i), SHORT, 3, i);
      }
    }
    return OPENINGS + " openings";
  }

  /** Some moves by chance, a few more each time. */
  private Opening opening(int number) {
    Rng rng = new Rng(number);
    Position position = game.start();
    int[] scratch = new int[game.maxMoves()];
    List<String> texts = new ArrayList<>();
    for (int i = 0; i <= number; i++) {
      int move = position.randomMove(rng, scratch);
      String text = game.text(position, move);
      position.play(move);
      if (position.isOver()) {
        break;
      }
      texts.add(text);
    }
    return new Opening(Optional.empty(), String.join(" ", texts));
  }

  private String takeBack() {
    Rng rng = new Rng(1);
    int[] scratch = new int[game.maxMoves()];
    try (Player player = subject.player(game)) {
      Position position = game.start();
      int side = position.turn();
      player.newGame(position, side, LIMITS, 1);
      for (int again = 0; again < 3; again++) {
        ask(player, position);
        while (!position.isOver() && position.turn() != side) {
          position.play(position.randomMove(rng, scratch));
        }
        if (!position.isOver()) {
          ask(player, position);
        }
        while (position.ply() > 0) {
          position.undo();
        }
      }
    }
    return "3 times to the start and on";
  }

  private void ask(Player player, Position position) {
    int move = player.choose(position, LIMITS);
    if (!position.isLegal(move, new int[game.maxMoves()])) {
      throw Unmet.failed("move number " + move + " is not legal");
    }
    position.play(move);
  }

  private String timed(String time, int moves) {
    try (Player player = subject.player(game)) {
      int side = Position.FIRST;
      Played played = play(player, side, game, Opening.NONE, TimeControl.parse(time), moves, 3);
      return played.record().moves().stream()
          .flatMap(move -> move.used().stream())
          .max(Duration::compareTo)
          .map(longest -> "the longest took %d ms".formatted(longest.toMillis()))
          .orElse("");
    }
  }

  private String manyGames() {
    int before = subject.exchange().starts();
    try (Player player = subject.player(game)) {
      for (int i = 0; i < GAMES_IN_A_ROW; i++) {
        play(player, i % 2, game, Opening.NONE, SHORT, 2, i);
      }
    }
    int starts = subject.exchange().starts() - before;
    return starts > 1 ? "started %d times for that".formatted(starts) : "";
  }

  private String restart() {
    Set<Long> before = children();
    try (Player player = subject.player(game)) {
      player.newGame(game.start(), Position.FIRST, LIMITS, 1);
      List<ProcessHandle> started =
          ProcessHandle.current()
              .descendants()
              .filter(child -> !before.contains(child.pid()))
              .toList();
      if (started.isEmpty()) {
        throw Unmet.notTried("it is no process of its own");
      }
      started.forEach(ProcessHandle::destroyForcibly);
      started.forEach(child -> child.onExit().join());
      play(player, Position.FIRST, game, Opening.NONE, SHORT, 2, 1);
    }
    Set<Long> left = children();
    left.removeAll(before);
    if (!left.isEmpty()) {
      throw Unmet.failed("it left %d processes behind".formatted(left.size()));
    }
    return "";
  }

  private static Set<Long> children() {
    return ProcessHandle.current()
        .descendants()
        .filter(ProcessHandle::isAlive)
        .map(ProcessHandle::pid)
        .collect(Collectors.toSet());
  }

  /** A board that it refuses in good order is none of its boards. */
  private String oddBoard(Game odd) {
    try (Player player = subject.player(odd)) {
      try {
        player.newGame(odd.start(), Position.FIRST, LIMITS, 1);
      } catch (PlayerFault e) {
        if (String.valueOf(e.getMessage()).startsWith("gave up")) {
          throw Unmet.notTried("refuses it: " + e.getMessage());
        }
        throw e;
      }
      for (int side = Position.FIRST; side <= Position.SECOND; side++) {
        play(player, side, odd, Opening.NONE, SHORT, 4, 1);
      }
      return "";
    } catch (BadInput e) {
      throw Unmet.notTried(e.sentence());
    }
  }

  /** One game under the referee's eyes; fails if the player does. */
  private static Played play(
      Player player, int side, Game game, Opening opening, TimeControl time, int moves, long seed) {
    Player[] players = new Player[2];
    players[side] = player;
    players[1 - side] = new Sparring(game, moves);
    String[] names = {players[0].name(), players[1].name()};
    Played played =
        new Referee(game, time, (position, move) -> {})
            .play(opening, players, names, Map.of(), seed);
    if (played.broken().contains(side)) {
      Ending ending = played.verdict().ending();
      throw ending.equals(Ending.BY_THE_RULES)
          ? Unmet.failed("failed after the game")
          : Unmet.failed(ending);
    }
    return played;
  }
}
