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

/** What every player must do, as far as its protocol promises it: seen from the board. */
final class GenericChecks {
  private static final int WHOLE_GAME = 40;
  private static final int OPENINGS = 6;
  private static final int FEW = 2;

  private final Candidate subject;
  private final Game game;
  private final Promises promises;
  private boolean patient;

  GenericChecks(Candidate subject, Game game, Promises promises) {
    this.subject = subject;
    this.game = game;
    this.promises = promises;
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
    for (TimeControl time : promises.times()) {
      checks.add(new Check("keeps to " + said(time), () -> timed(time)));
    }
    checks.add(new Check(promises.games() + " games in a row", this::manyGames));
    checks.add(new Check("is there again after a crash", this::restart));
    for (Game odd : Boards.likeIt(game, promises)) {
      checks.add(new Check("plays " + odd.line(), () -> oddBoard(odd)));
    }
    return checks;
  }

  /**
   * Goes on with the time that the player may have been made for, where the protocol has one.
   *
   * @return what to say of a check that it passes then; empty if there is no other time
   */
  Optional<String> bePatient() {
    if (patient || promises.patient().isEmpty()) {
      return Optional.empty();
    }
    patient = true;
    return Optional.of("with %s; too late with %s".formatted(said(time()), said(promises.usual())));
  }

  private TimeControl time() {
    return patient ? promises.patient().orElse(promises.usual()) : promises.usual();
  }

  private Limits limits() {
    return time().move().map(Limits::time).orElse(Limits.time(Duration.ofSeconds(10)));
  }

  /** Games that take their time are short. */
  private int moves(int otherwise) {
    return patient ? Math.min(FEW, otherwise) : otherwise;
  }

  private static String said(TimeControl time) {
    String text = time.text().replaceFirst("(?<=\\d)(ms|s|m)", " $1");
    return time.move().isPresent() && time.clock().isEmpty()
        ? text + " a move"
        : "a clock of " + text;
  }

  private String starts() {
    long start = System.nanoTime();
    try (Player player = subject.player(game)) {
      player.newGame(game.start(), Position.FIRST, limits(), 1);
    }
    return "in %.2f s".formatted((System.nanoTime() - start) / 1e9);
  }

  private String wholeGame(int side) {
    try (Player player = subject.player(game)) {
      Played played = play(player, side, game, Opening.NONE, time(), moves(WHOLE_GAME), 1);
      return "%d moves".formatted(played.result().plies());
    }
  }

  private static void requireMidGame(Player player) {
    if (!player.joinsMidGame()) {
      throw Unmet.notTried("it keeps a board of its own, as its protocol allows");
    }
  }

  private String openings() {
    try (Player player = subject.player(game)) {
      requireMidGame(player);
      for (int i = 0; i < OPENINGS; i++) {
        play(player, i % 2, game, opening(i), time(), 3, i);
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
      requireMidGame(player);
      Position position = game.start();
      int side = position.turn();
      player.newGame(position, side, limits(), 1);
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
    int move = player.choose(position, limits());
    if (!position.isLegal(move, new int[game.maxMoves()])) {
      throw Unmet.failed("move number " + move + " is not legal");
    }
    position.play(move);
  }

  private String timed(TimeControl time) {
    try (Player player = subject.player(game)) {
      int side = Position.FIRST;
      boolean isShort = time.move().filter(t -> t.toMillis() >= 1000).isEmpty();
      TimeControl now = patient ? time() : time;
      Played played = play(player, side, game, Opening.NONE, now, moves(isShort ? 8 : 3), 3);
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
      for (int i = 0; i < moves(promises.games()); i++) {
        play(player, i % 2, game, Opening.NONE, time(), 2, i);
      }
    }
    int starts = subject.exchange().starts() - before;
    return starts > 1 ? "started %d times for that".formatted(starts) : "";
  }

  private String restart() {
    Set<Long> before = children();
    try (Player player = subject.player(game)) {
      player.newGame(game.start(), Position.FIRST, limits(), 1);
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
      play(player, Position.FIRST, game, Opening.NONE, time(), FEW, 1);
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
        player.newGame(odd.start(), Position.FIRST, limits(), 1);
      } catch (PlayerFault e) {
        String why = String.valueOf(e.getMessage());
        if (why.startsWith("gave up") || why.startsWith("refuses: boardsize")) {
          throw Unmet.notTried("refuses it: " + why.replaceFirst("^(gave up|refuses): ", ""));
        }
        throw e;
      }
      for (int side = Position.FIRST; side <= Position.SECOND; side++) {
        play(player, side, odd, Opening.NONE, time(), moves(4), 1);
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
      Ending ending = played.result().ending();
      throw ending.equals(Ending.BY_THE_RULES)
          ? Unmet.failed("failed after the game")
          : Unmet.failed(ending);
    }
    return played;
  }
}
