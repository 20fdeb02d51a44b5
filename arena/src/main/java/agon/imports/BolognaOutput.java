package agon.imports;

import agon.game.BadInput;
import agon.game.Outcome;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.record.Ending;
import agon.record.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the tester of Bologna's course prints with {@code -v}: a head with board and players, then
 * round by round {@code Player 1 (name) -> [row,column]} and how the round ended.
 */
final class BolognaOutput implements ForeignFormat {
  private static final Pattern TYPE =
      Pattern.compile("^Game type\\s*:\\s*(\\d+),(\\d+),(\\d+)\\s*$");
  private static final Pattern PLAYER = Pattern.compile("^Player([12])\\s*:\\s*(.*?)\\s*$");
  private static final Pattern TIMEOUT = Pattern.compile("^Timeout\\s*:\\s*(\\d+) secs?.*");
  private static final Pattern ROUND = Pattern.compile("^\\*+ ROUND (\\d+) \\*+\\s*$");
  private static final Pattern MOVE =
      Pattern.compile("^Player ([12]) \\((.*)\\)\\s*-> \\[(\\d+),(\\d+)]\\s*$");
  private static final Pattern ERROR =
      Pattern.compile("^(?:Player ([12]) \\(.*\\)|Error: .*)\\s+(interrupted|selected)(.*)$");
  private static final Pattern STATE =
      Pattern.compile("^Game state\\s*:\\s*(WINP1|WINP2|DRAW|ERRP1|ERRP2)\\s*$");

  @Override
  public String name() {
    return "output of Bologna's tester";
  }

  @Override
  public boolean recognises(ForeignFile file) {
    return file.has(TYPE) || file.has(MOVE);
  }

  /** What stands above the rounds and holds for all of them. */
  private static final class Head {
    String board = "";
    final String[] players = {"", ""};
    String time = "";

    boolean take(String line) {
      Matcher type = TYPE.matcher(line);
      Matcher player = PLAYER.matcher(line);
      Matcher timeout = TIMEOUT.matcher(line);
      if (type.matches()) {
        board = "m=%s,n=%s,k=%s".formatted(type.group(1), type.group(2), type.group(3));
      } else if (player.matches()) {
        players[player.group(1).equals("1") ? 0 : 1] = player.group(2);
      } else if (timeout.matches()) {
        time = timeout.group(1) + "s";
      } else {
        return false;
      }
      return true;
    }
  }

  @Override
  public void read(ForeignFile file, Findings findings) {
    Head head = new Head();
    List<String> lines = file.lines();
    int from = -1;
    for (int i = 0; i <= lines.size(); i++) {
      boolean ends = i == lines.size() || begins(lines.get(i));
      if (ends && from >= 0) {
        if (hasMoves(lines.subList(from, i))) {
          findings.attempt(
              new Cursor(lines.subList(from, i), from + 1), cursor -> game(head, cursor));
        }
        from = -1;
      }
      if (i < lines.size() && !head.take(lines.get(i).strip()) && from < 0) {
        from = i;
      } else if (i < lines.size() && ROUND.matcher(lines.get(i).strip()).matches()) {
        from = i;
      }
    }
    if (findings.games().isEmpty() && findings.refusals().isEmpty()) {
      findings.refuse(
          1, "there are scores but no moves; run the tester with -v", 1, Math.max(1, lines.size()));
    }
  }

  /** A head or a round begins: what was open is over. */
  private static boolean begins(String line) {
    String bare = line.strip();
    return ROUND.matcher(bare).matches() || TYPE.matcher(bare).matches();
  }

  private static boolean hasMoves(List<String> lines) {
    return lines.stream()
        .map(String::strip)
        .anyMatch(line -> MOVE.matcher(line).matches() || STATE.matcher(line).matches());
  }

  private static GameRecord game(Head head, Cursor cursor) {
    if (head.board.isEmpty()) {
      throw new BadInput("the line 'Game type : M,N,K' is missing above the first move");
    }
    GameBuilder game = new GameBuilder(Mnk.FAMILY.game(head.board));
    game.player(Position.FIRST, head.players[0]);
    game.player(Position.SECOND, head.players[1]);
    game.time(head.time);
    List<String> errors = new ArrayList<>();
    String state = "";
    while (cursor.hasNext() && state.isEmpty()) {
      String line = cursor.next().strip();
      Matcher round = ROUND.matcher(line);
      Matcher move = MOVE.matcher(line);
      Matcher error = ERROR.matcher(line);
      Matcher end = STATE.matcher(line);
      if (round.matches()) {
        game.tag("Round", round.group(1));
      } else if (move.matches()) {
        requireTurn(game, move.group(1));
        game.play(move.group(3) + "," + move.group(4));
      } else if (error.matches()) {
        errors.add(error.group(2) + error.group(3));
      } else if (end.matches()) {
        state = end.group(1);
      }
    }
    return finish(game, state, errors);
  }

  private static void requireTurn(GameBuilder game, String player) {
    int turn = game.position().turn();
    if (!player.equals(Integer.toString(turn + 1))) {
      throw new BadInput(
          "it is the turn of Player %d, not of Player %s".formatted(turn + 1, player));
    }
  }

  private static GameRecord finish(GameBuilder game, String state, List<String> errors) {
    String detail = errors.isEmpty() ? "" : errors.getFirst().strip();
    return switch (state) {
      case "" -> game.finish();
      case "ERRP1" -> game.finish(Optional.of(Outcome.SECOND_WINS), error(detail));
      case "ERRP2" -> game.finish(Optional.of(Outcome.FIRST_WINS), error(detail));
      default ->
          game.finish(
              Optional.of(
                  state.equals("WINP1")
                      ? Outcome.FIRST_WINS
                      : state.equals("WINP2") ? Outcome.SECOND_WINS : Outcome.DRAW),
              new Ending(Ending.Reason.ADJUDICATION, "the tester says " + state));
    };
  }

  /** An error is a late move, an exception or a move that is none. */
  private static Ending error(String detail) {
    Ending.Reason reason =
        detail.contains("timeout")
            ? Ending.Reason.TIME
            : detail.contains("illegal") ? Ending.Reason.ILLEGAL_MOVE : Ending.Reason.FAILURE;
    return new Ending(reason, detail);
  }
}
