package agon.compliance;

import agon.game.BadInput;
import agon.game.Game;
import agon.player.PlayerFault;
import agon.process.Terms;
import agon.record.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A player before its examiners: what its protocol asks for, line by line where that is known here,
 * and what every player must do at the board.
 */
public final class Checklist {
  private final Candidate subject;
  private final Game game;

  /**
   * Chooses the board, unless one is given; throws {@link BadInput} if the player does not play it.
   *
   * @param line the player, not a name from a file
   */
  public Checklist(String line, Optional<Game> wanted, Terms terms) {
    subject = new Candidate(line, terms);
    game = wanted.orElseGet(() -> Boards.usualFor(board -> subject.player(board).close()));
    subject.player(game).close();
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
    GenericChecks general = new GenericChecks(subject, game);
    if (!only.isEmpty() || tried(general.start(), listener)) {
      try (Talk talk = new Talk(subject)) {
        List<Check> checks = new ArrayList<>(special(talk));
        checks.addAll(general.all());
        checks.stream()
            .filter(check -> check.name().contains(only))
            .forEach(check -> tried(check, listener));
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

  /** Tries a check; again if it was only a matter of time, since the machine may have been busy. */
  private boolean tried(Check check, Consumer<Finding> listener) {
    Outcome outcome = outcome(check);
    if (outcome.wasLate) {
      Outcome second = outcome(check);
      outcome =
          second.mark == Finding.Mark.PASSED
              ? new Outcome(second.mark, (second.detail + " (late the first time)").strip(), false)
              : second;
    }
    listener.accept(
        new Finding(check.name(), outcome.mark, outcome.detail, subject.exchange().take()));
    return outcome.mark != Finding.Mark.FAILED;
  }

  private record Outcome(Finding.Mark mark, String detail, boolean wasLate) {}

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
