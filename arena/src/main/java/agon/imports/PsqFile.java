package agon.imports;

import agon.game.BadInput;
import agon.game.Outcome;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.record.Ending;
import agon.record.GameRecord;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Games that piskvork, Gomocup's manager, saves: size and who begins, a line {@code x,y,ms} for
 * each move, counted from 1, then perhaps both players and a code for the end.
 */
final class PsqFile implements ForeignFormat {
  private static final Pattern HEAD =
      Pattern.compile("(?i)^\\s*Piskvorky (\\d{1,3})x(\\d{1,3}),[^,]*,\\s*(\\d)\\s*$");
  private static final Pattern MOVE = Pattern.compile("(\\d{1,3}),\\s*(\\d{1,3})(?:,\\s*(\\d+))?");
  static final int OUT_OF_TIME = 15;

  @Override
  public String name() {
    return "Gomocup .psq";
  }

  @Override
  public boolean recognises(ForeignFile file) {
    return file.has(HEAD);
  }

  @Override
  public void read(ForeignFile file, Findings findings) {
    findings.eachGame(file.lines(), line -> HEAD.matcher(line).matches(), PsqFile::game);
  }

  private static GameRecord game(Cursor cursor) {
    Matcher head = HEAD.matcher(cursor.next());
    if (!head.matches()) {
      throw new BadInput("a game begins with Piskvorky 15x15, 11:11, 0");
    }
    String board = "m=%s,n=%s,k=5".formatted(head.group(2), head.group(1));
    boolean secondBegan = head.group(3).equals("1");
    List<Matcher> moves = new ArrayList<>();
    List<String> rest = new ArrayList<>();
    List<Integer> lines = new ArrayList<>();
    while (cursor.hasNext()) {
      String line = cursor.next().strip();
      Matcher move = MOVE.matcher(line);
      if (rest.isEmpty() && move.matches()) {
        moves.add(move);
        lines.add(cursor.line());
      } else if (!line.isEmpty()) {
        rest.add(line);
      }
    }
    try {
      return build(board, secondBegan, moves, lines, rest);
    } catch (BadInput e) {
      // The file does not tell the rule: six in a row end one game and not the other.
      try {
        return build(board + ",exact=true", secondBegan, moves, lines, rest);
      } catch (BadInput again) {
        throw e;
      }
    }
  }

  private static GameRecord build(
      String board,
      boolean secondBegan,
      List<Matcher> moves,
      List<Integer> lines,
      List<String> rest) {
    GameBuilder game = new GameBuilder(Mnk.FAMILY.game(board));
    for (int i = 0; i < moves.size(); i++) {
      Matcher move = moves.get(i);
      int column = Integer.parseInt(move.group(1)) - 1;
      int row = Integer.parseInt(move.group(2)) - 1;
      try {
        game.play(row + "," + column, millis(move.group(3)), Optional.empty());
      } catch (BadInput e) {
        throw new BadInput("move %d in line %d: %s".formatted(i + 1, lines.get(i), e.sentence()));
      }
    }
    boolean named = rest.size() >= 2;
    if (named) {
      game.player(Position.FIRST, rest.get(secondBegan ? 1 : 0));
      game.player(Position.SECOND, rest.get(secondBegan ? 0 : 1));
    }
    String code = rest.size() == 1 || rest.size() >= 3 ? rest.get(named ? 2 : 0) : "";
    game.tag("PiskvorkCode", code);
    // Who is to move when the time is over has lost; other codes do not say who did what.
    return code.equals(Integer.toString(OUT_OF_TIME))
        ? game.finish(
            Optional.of(Outcome.winOf(1 - game.position().turn())),
            new Ending(Ending.Reason.TIME, ""))
        : game.finish();
  }

  private static Optional<Duration> millis(@Nullable String text) {
    return Optional.ofNullable(text).map(Long::parseLong).map(Duration::ofMillis);
  }
}
