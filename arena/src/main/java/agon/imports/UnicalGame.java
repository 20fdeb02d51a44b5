package agon.imports;

import agon.dipole.Dipole;
import agon.game.BadInput;
import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.record.Ending;
import agon.record.GameRecord;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One match of Dipole, from what a log says of it line by line. */
final class UnicalGame {
  private static final Game GAME = Dipole.FAMILY.game("limit=60");

  private final String[] players = {"", ""};
  private Optional<Integer> seat = Optional.empty();
  private @Nullable GameBuilder game;

  /** Whether a move was told since the last board, which then must fit. */
  private boolean moved;

  private Optional<Duration> elapsed = Optional.empty();
  private Optional<Outcome> outcome = Optional.empty();
  private Ending.Reason reason = Ending.Reason.ADJUDICATION;

  /** A move that could not be made; then the log must say that it was none. */
  private String refused = "";

  private static int side(String colour) {
    return colour.toLowerCase(Locale.ROOT).equals("white") ? Position.FIRST : Position.SECOND;
  }

  void player(String colour, String name) {
    players[side(colour)] = name;
  }

  /** Whose log this is. */
  void seat(String colour) {
    seat = Optional.of(side(colour));
  }

  void elapsed(long millis) {
    elapsed = Optional.of(Duration.ofMillis(millis));
  }

  void wins(String colour) {
    outcome = Optional.of(Outcome.winOf(side(colour)));
  }

  void ownResult(boolean victory) {
    seat.ifPresent(own -> outcome = Optional.of(Outcome.winOf(victory ? own : 1 - own)));
  }

  void tie() {
    outcome = Optional.of(Outcome.DRAW);
  }

  void late() {
    reason = Ending.Reason.TIME;
  }

  void invalid() {
    reason = Ending.Reason.ILLEGAL_MOVE;
  }

  void move(String text, int line) {
    if (!refused.isEmpty()) {
      throw new BadInput(refused);
    }
    if (game == null) {
      game = new GameBuilder(GAME);
    }
    try {
      game.play(text, elapsed, Optional.empty());
    } catch (BadInput e) {
      refused = "the move %s in line %d: %s".formatted(text, line, e.sentence());
    }
    elapsed = Optional.empty();
    moved = true;
  }

  /** A drawn board, given by its stacks. */
  void board(String stacks) {
    GameBuilder now = game;
    if (now == null) {
      game = start(stacks, "W");
    } else if (!stacks.equals(stacks(now.position())) && !isDecided(now)) {
      if (moved) {
        throw new BadInput("the board drawn here is not the one the moves lead to");
      }
      follow(now, stacks);
    }
    moved = false;
  }

  /** What is drawn after the end may lack the last move's men or a move that was refused. */
  private boolean isDecided(GameBuilder now) {
    return now.position().isOver() || outcome.isPresent() || !refused.isEmpty();
  }

  private static GameBuilder start(String stacks, String turn) {
    return stacks.equals(stacks(GAME.start()))
        ? new GameBuilder(GAME)
        : new GameBuilder(GAME, Optional.of(stacks + " " + turn + " 0"));
  }

  private void follow(GameBuilder now, String stacks) {
    if (now.playTo(position -> stacks.equals(stacks(position)))) {
      return;
    }
    if (now.position().ply() == 0) {
      // The first board does not tell whose turn it is.
      GameBuilder other = start(stacks(now.position()), "B");
      if (other.playTo(position -> stacks.equals(stacks(position)))) {
        game = other;
        return;
      }
    }
    throw new BadInput("no move leads from the board before to the one drawn here");
  }

  private static String stacks(Position position) {
    return GAME.text(position).replaceFirst(" [WB] \\d+$", "");
  }

  GameRecord record() {
    GameBuilder now = game;
    if (now == null) {
      throw new BadInput("there is neither a move nor a board");
    }
    if (!refused.isEmpty() && outcome.isEmpty()) {
      throw new BadInput(refused);
    }
    now.player(Position.FIRST, players[0]);
    now.player(Position.SECOND, players[1]);
    return now.finish(
        outcome, new Ending(refused.isEmpty() ? reason : Ending.Reason.ILLEGAL_MOVE, refused));
  }
}
