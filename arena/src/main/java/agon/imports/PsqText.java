package agon.imports;

import agon.game.BadInput;
import agon.game.Game;
import agon.mnk.Mnk;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.time.Duration;

/** A game of five in a row as piskvork, Gomocup's manager, keeps it; {@link PsqFile} reads it. */
final class PsqText {
  private PsqText() {}

  static String write(GameRecord record) {
    requireFiveInARow(record, "a .psq file");
    int columns = record.game().settings().number("n");
    int rows = record.game().settings().number("m");
    // The two numbers before who begins are levels of programs; 11 is the highest.
    StringBuilder text = new StringBuilder("Piskvorky %dx%d, 11:11, 0\n".formatted(columns, rows));
    for (RecordedMove move : record.moves()) {
      int column = move.move() % columns;
      int row = move.move() / columns;
      long millis = move.used().map(Duration::toMillis).orElse(0L);
      text.append("%d,%d,%d\n".formatted(column + 1, row + 1, millis));
    }
    boolean late = record.ending().reason() == Ending.Reason.TIME;
    return text.append(record.first() + "\n" + record.second() + "\n")
        .append((late ? PsqFile.OUT_OF_TIME : 0) + "\n")
        .toString();
  }

  /** Whether every move puts a stone, the first on an empty board, and five in a row win. */
  static void requireFiveInARow(GameRecord record, String holder) {
    Game game = record.game();
    if (!game.family().equals(Mnk.FAMILY) || game.settings().number("k") != 5) {
      throw new BadInput(
          "%s holds games of five in a row, not of %s".formatted(holder, game.line()));
    }
    if (!game.settings().text("opening").equals("none")) {
      throw new BadInput(
          "%s has no word for taking the other side, as in %s".formatted(holder, game.line()));
    }
    if (record.startText().isPresent()) {
      throw new BadInput(
          "%s cannot say that a game began elsewhere than on an empty board".formatted(holder));
    }
  }
}
