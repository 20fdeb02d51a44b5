package agon.compliance;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.process.Terms;
import agon.record.Ending;
import agon.search.Limits;
import agon.search.TimeControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A player before its examiners: what its protocol asks for, line by line where that is known here,
 * and what every player must do at the board.
 */
public final class Checklist {
  private final Candidate subject;
  private final Game game;
  private final Promises promises;

  /**
   * Chooses the board, unless one is given; throws {@link BadInput} if the player does not play it.
   *
   * @param line the player, not a name from a file
   * @param time of the games, if not what its protocol can promise
   */
  public Checklist(String line, Optional<Game> wanted, Optional<TimeControl> time, Terms terms) {
    subject = new Candidate(line, terms);
    Promises usual = Promises.of(subject.scheme());
    promises = time.map(usual::at).orElse(usual);
    game = wanted.orElseGet(() -> Boards.usualFor(usual, this::tryOut));
    subject.player(game).close();
  }

  /** Whether it takes a board shows with some engines only when they are told its size. */
  private void tryOut(Game board) {
    try (Player player = subject.player(board)) {
      if (subject.scheme().equals("gtp")) {
        player.newGame(board.start(), Position.FIRST, Limits.NONE, 1);
      }
    } catch (PlayerFault e) {
      if (String.valueOf(e.getMessage()).startsWith("refuses: boardsize")) {
        throw new BadInput(String.valueOf(e.getMessage()));
      }
    }
  }

  /** The board most is tried on. */
  public Game game() {
    return game;
  }

  /**
   * Goes through the list, and tells each finding at once. If the player does not start, that is
   * all.
   *
   * @param only a part of the names of the checks that are wanted; empty for all
   */
  public void run(String only, Consumer<Finding> listener) {
    run(name -> name.contains(only), listener);
  }

  /**
   * The same for the checks whose names pass; the start is always tried where it does.
   *
   * @param wanted by the name of a check
   */
  public void run(Predicate<String> wanted, Consumer<Finding> listener) {
    GenericChecks general = new GenericChecks(subject, game, promises);
    Check start = general.start();
    if (!wanted.test(start.name()) || tried(start, general, listener)) {
      try (Talk talk = new Talk(subject)) {
        List<Check> checks = new ArrayList<>(special(talk));
        checks.addAll(general.all());
        checks.stream()
            .filter(check -> wanted.test(check.name()))
            .forEach(check -> tried(check, general, listener));
      }
    }
  }

  /** What its own protocol asks for. */
  private List<Check> special(Talk talk) {
    return switch (subject.scheme()) {
      case "agi" -> new AgiChecks(talk, game).all();
      case "gomocup" -> new GomocupChecks(talk).all();
      default -> List.of();
    };
  }

  /**
   * Tries a check; again if it was only a matter of time, since the machine may have been busy, and
   * once more with the time the player may have been made for.
   */
  private boolean tried(Check check, GenericChecks general, Consumer<Finding> listener) {
    Outcome outcome = outcome(check);
    if (outcome.wasLate) {
      outcome = outcome(check).remarking("late the first time");
    }
    if (outcome.wasLate) {
      Optional<String> remark = general.bePatient();
      outcome = remark.isEmpty() ? outcome : outcome(check).remarking(remark.get());
    }
    listener.accept(
        new Finding(check.name(), outcome.mark, outcome.detail, subject.exchange().take()));
    return outcome.mark != Finding.Mark.FAILED;
  }

  private record Outcome(Finding.Mark mark, String detail, boolean wasLate) {
    Outcome remarking(String remark) {
      return mark == Finding.Mark.PASSED
          ? new Outcome(mark, "%s (%s)".formatted(detail, remark).strip(), wasLate)
          : this;
    }
  }

  private Outcome outcome(Check check) {
    subject.exchange().take();
    try {
      return new Outcome(Finding.Mark.PASSED, check.body().run(), false);
    } catch (Unmet e) {
      return new Outcome(e.mark(), e.sentence(), e.wasLate());
    } catch (PlayerFault e) {
      boolean late = e.ending().reason() == Ending.Reason.TIME;
      return new Outcome(Finding.Mark.FAILED, e.ending().detail(), late);
    } catch (BadInput e) {
      return new Outcome(Finding.Mark.FAILED, e.sentence(), false);
    }
  }
}
