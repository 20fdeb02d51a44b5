package agon.imports;

import agon.game.BadInput;
import agon.record.GameRecord;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the server of Calabria's course writes about a match of Dipole, what its clients see of it,
 * or boards cut from either: players, boards, moves with their times, who has won.
 */
final class UnicalLog implements ForeignFormat {
  private static final Pattern GROUP =
      Pattern.compile("^\\s*(.{1,60}?)\\s+-\\s+(White|Black)\\s*$", Pattern.CASE_INSENSITIVE);
  private static final Pattern WELCOME = Pattern.compile("\\bWELCOME (White|Black)\\b");
  private static final Pattern ELAPSED = Pattern.compile("^\\s*Elapsed time:\\s*(\\d+)\\s*$");
  private static final Pattern MOVE =
      Pattern.compile("\\b(OPPONENT_)?MOVE\\s+([A-J]\\d{1,2}\\s*,\\s*[NSEW]{1,2}\\s*,\\s*\\d+)");
  private static final Pattern ROW = Pattern.compile("^\\s*([A-H])\\s*\\|(.*)\\|\\s*\\1?\\s*$");
  private static final Pattern WINS =
      Pattern.compile("\\b(White|Black) wins\\b", Pattern.CASE_INSENSITIVE);
  private static final Pattern TIE =
      Pattern.compile("^\\s*(?:.*\\b(?:tie|draw)\\b.*)$", Pattern.CASE_INSENSITIVE);
  private static final Pattern LATE = Pattern.compile("time\\s*-?out", Pattern.CASE_INSENSITIVE);
  private static final Pattern INVALID =
      Pattern.compile("\\b(invalid|illegal)\\b", Pattern.CASE_INSENSITIVE);

  @Override
  public String name() {
    return "UniCal log of Dipole";
  }

  @Override
  public boolean recognises(ForeignFile file) {
    return file.has(ROW) || file.has(MOVE);
  }

  @Override
  public void read(ForeignFile file, Findings findings) {
    boolean[] first = {true};
    findings.eachGame(file.lines(), line -> begins(line, first), UnicalLog::game);
  }

  /** The first line, the one that names White, or what a client sees first. */
  private static boolean begins(String line, boolean[] first) {
    Matcher group = GROUP.matcher(line);
    boolean begins =
        first[0]
            || WELCOME.matcher(line).find()
            || (group.matches() && group.group(2).equalsIgnoreCase("White"));
    first[0] = false;
    return begins;
  }

  private static GameRecord game(Cursor cursor) {
    UnicalGame game = new UnicalGame();
    StringBuilder rows = new StringBuilder();
    while (cursor.hasNext()) {
      String line = cursor.next();
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        rows.append(stacks(row.group(1), row.group(2)));
        if (row.group(1).equals("H")) {
          game.board(rows.toString().strip());
          rows.setLength(0);
        }
      } else {
        event(game, line, cursor.line());
      }
    }
    return game.record();
  }

  private static void event(UnicalGame game, String line, int number) {
    Matcher group = GROUP.matcher(line);
    Matcher welcome = WELCOME.matcher(line);
    Matcher elapsed = ELAPSED.matcher(line);
    Matcher move = MOVE.matcher(line);
    Matcher wins = WINS.matcher(line);
    if (group.matches()) {
      game.player(group.group(2), group.group(1));
    } else if (welcome.find()) {
      game.seat(welcome.group(1));
    } else if (elapsed.matches()) {
      game.elapsed(Long.parseLong(elapsed.group(1)));
    } else if (move.find()) {
      game.move(move.group(2).replaceAll("\\s", ""), number);
    } else if (wins.find()) {
      game.wins(wins.group(1));
    } else if (line.contains("VICTORY") || line.contains("DEFEAT")) {
      game.ownResult(line.contains("VICTORY"));
    } else if (LATE.matcher(line).find()) {
      game.late();
    } else if (INVALID.matcher(line).find()) {
      game.invalid();
    } else if (TIE.matcher(line).matches()) {
      game.tie();
    }
  }

  /** The stacks of a row, {@code A4:B12 A6:W1}, from cells such as {@code ---} and {@code 12B}. */
  private static String stacks(String row, String cells) {
    String[] words = cells.strip().split("\\s+", -1);
    if (words.length != 8) {
      throw new BadInput("row %s has %d cells, not 8".formatted(row, words.length));
    }
    StringBuilder stacks = new StringBuilder();
    for (int column = 1; column <= words.length; column++) {
      Matcher stack = Pattern.compile("0*(\\d{1,2})([WB])").matcher(words[column - 1]);
      if (stack.matches()) {
        stacks.append("%s%d:%s%s ".formatted(row, column, stack.group(2), stack.group(1)));
      } else if (!words[column - 1].matches("[-.]+|0+")) {
        throw new BadInput(
            "a cell is --- or a number and W or B, not " + BadInput.quote(words[column - 1]));
      }
    }
    return stacks.toString();
  }
}
