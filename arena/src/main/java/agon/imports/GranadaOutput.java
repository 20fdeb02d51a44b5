package agon.imports;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.games.Games;
import agon.record.Ending;
import agon.record.GameRecord;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Games of Granada's simulator, from the boards it shows: {@code J1: Granero=0 C1=4 … C6=4} and the
 * same for J2, or as it tells them to the players after GETMOVE. The moves are those that lead from
 * board to board.
 */
final class GranadaOutput implements ForeignFormat {
  private static final Game GAME = Games.CATALOG.game("granada");
  private static final int PITS = 6;
  private static final int ALL_SEEDS = 48;
  private static final Pattern ROW =
      Pattern.compile(
          "(?i)\\bJ([12])\\s*:?\\s*Granero\\s*[=:]\\s*(\\d+)"
              + "[,\\s]+C1\\s*[=:]\\s*(\\d+)[,\\s]+C2\\s*[=:]\\s*(\\d+)[,\\s]+C3\\s*[=:]\\s*(\\d+)"
              + "[,\\s]+C4\\s*[=:]\\s*(\\d+)[,\\s]+C5\\s*[=:]\\s*(\\d+)[,\\s]+C6\\s*[=:]\\s*(\\d+)");
  private static final Pattern NUMBERS =
      Pattern.compile("^\\s*\\d{1,2}(?:\\s+\\d{1,2}){15,40}\\s*$");
  private static final Pattern NAME =
      Pattern.compile("(?i)^\\s*(?:jugador|player|J)\\s*([12])\\s*[:=]\\s*([^=]{1,60}?)\\s*$");

  @Override
  public String name() {
    return "output of Granada's simulator";
  }

  @Override
  public boolean recognises(ForeignFile file) {
    return file.has(ROW) || file.lines().stream().anyMatch(line -> told(line) != null);
  }

  /** A game in the making, and the lines it stands in. */
  private static final class Draft {
    final String[] names;
    GameBuilder game = new GameBuilder(GAME);
    int first;
    int last;
    Optional<Outcome> penalty = Optional.empty();
    Optional<String> problem = Optional.empty();

    Draft(String[] names, int first) {
      this.names = names;
      this.first = first;
      last = first;
    }
  }

  @Override
  public void read(ForeignFile file, Findings findings) {
    String[] names = {"", ""};
    int[][] rows = new int[2][];
    @Nullable Draft draft = null;
    for (int i = 0; i < file.lines().size(); i++) {
      String line = file.lines().get(i);
      Matcher row = ROW.matcher(line);
      Matcher name = NAME.matcher(line);
      int[] told = told(line);
      if (row.find()) {
        rows[row.group(1).equals("1") ? 0 : 1] =
            IntStream.rangeClosed(2, 8).map(g -> Integer.parseInt(row.group(g))).toArray();
      } else if (told != null) {
        rows[0] = Arrays.copyOfRange(told, 0, 7);
        rows[1] = Arrays.copyOfRange(told, 7, 14);
      } else if (name.matches()) {
        names[name.group(1).equals("1") ? 0 : 1] = name.group(2);
      }
      if (rows[0] != null && rows[1] != null) {
        String board = side(rows[0]) + "/" + side(rows[1]);
        if (draft == null || isNewGame(draft, board)) {
          close(draft, findings);
          draft = new Draft(names.clone(), i + 1);
          begin(draft, board);
        } else {
          follow(draft, board, i + 1);
        }
        draft.last = i + 1;
        rows = new int[2][];
      }
    }
    close(draft, findings);
  }

  /** The board of a GETMOVE line, both stores and pits; null if it is none. */
  private static int @Nullable [] told(String line) {
    if (!NUMBERS.matcher(line).matches()) {
      return null;
    }
    int[] all = Arrays.stream(line.strip().split("\\s+", -1)).mapToInt(Integer::parseInt).toArray();
    int from = all[0] + 2;
    if (all.length != from + 2 * (PITS + 1) || all[from - 1] > 1) {
      return null;
    }
    int[] board = Arrays.copyOfRange(all, from, all.length);
    return Arrays.stream(board).sum() == ALL_SEEDS ? board : null;
  }

  /** Granada counts pits from the store outwards, a position is written in the order of sowing. */
  private static String side(int[] storeAndPits) {
    StringJoiner side = new StringJoiner(",");
    for (int pit = PITS; pit >= 0; pit--) {
      side.add(Integer.toString(storeAndPits[pit]));
    }
    return side.toString();
  }

  private static String board(Position position) {
    return GAME.text(position).replaceFirst(" [SN]$", "");
  }

  private static boolean isNewGame(Draft draft, String board) {
    return board.equals(board(GAME.start())) && draft.game.position().ply() > 0;
  }

  private static void begin(Draft draft, String board) {
    try {
      draft.game = start(board, "S");
    } catch (BadInput e) {
      draft.problem = Optional.of("line %d: %s".formatted(draft.first, e.sentence()));
    }
  }

  private static GameBuilder start(String board, String turn) {
    return new GameBuilder(GAME, Optional.of(board + " " + turn));
  }

  private static void follow(Draft draft, String board, int line) {
    Position now = draft.game.position();
    if (draft.problem.isPresent() || board.equals(board(now))) {
      return;
    }
    if (draft.game.playTo(position -> board.equals(board(position)))) {
      return;
    }
    if (now.ply() == 0) {
      // The first board does not tell whose turn it is.
      GameBuilder other = start(board(now), "N");
      if (other.playTo(position -> board.equals(board(position)))) {
        draft.game = other;
        return;
      }
    }
    // Whoever plays an empty pit or is late loses all 48 to none.
    List<String> sides = List.of(board.split("/", -1));
    if (sides.contains("0,0,0,0,0,0,48") && sides.contains("0,0,0,0,0,0,0")) {
      draft.penalty =
          Optional.of(
              Outcome.winOf(sides.getFirst().endsWith(",48") ? Position.FIRST : Position.SECOND));
      return;
    }
    draft.problem = Optional.of("no move leads from the board before to the one in line " + line);
  }

  private static void close(@Nullable Draft draft, Findings findings) {
    if (draft == null) {
      return;
    }
    if (draft.problem.isPresent()) {
      findings.refuse(draft.last, draft.problem.get(), draft.first, draft.last);
      return;
    }
    draft.game.player(Position.FIRST, draft.names[0]);
    draft.game.player(Position.SECOND, draft.names[1]);
    try {
      GameRecord record =
          draft.game.finish(
              draft.penalty,
              new Ending(Ending.Reason.FAILURE, "48 to 0: an empty pit or a late move"));
      findings.add(record);
    } catch (BadInput e) {
      findings.refuse(draft.last, e.sentence(), draft.first, draft.last);
    }
  }
}
