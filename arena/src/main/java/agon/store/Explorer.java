package agon.store;

import agon.game.Game;
import agon.game.Position;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jdbi.v3.core.Handle;

/**
 * What was played in a position, and how it ended. Games are found by their moves from the start.
 *
 * <p>Near the start, where many games are, each legal move and result is one range of the index,
 * and only its length is asked for: no sorting, no reading of rows. Beyond the moves in the index,
 * the few games left are read.
 */
final class Explorer {
  /** SQLite takes at most 500 selects in one. */
  private static final int SELECTS = 250;

  private final Handle handle;
  private final Game game;
  private final Position position;
  private final long ruleset;

  /**
   * @param position after the moves, undoable to the start
   */
  private Explorer(Handle handle, Game game, Position position, long ruleset) {
    this.handle = handle;
    this.game = game;
    this.position = position;
    this.ruleset = ruleset;
  }

  /** The most played first. */
  static List<Branch> branches(Handle handle, Names rulesets, Game game, List<Integer> moves) {
    Position position = game.start();
    StringBuilder texts = new StringBuilder();
    for (int move : moves) {
      texts.append(game.text(position, move)).append(' ');
      position.play(move);
    }
    String line = PlayedOut.line(moves);
    List<Long> ruleset = rulesets.exactly(handle, game.line());
    if (ruleset.isEmpty() || position.isOver()) {
      return List.of();
    }
    Explorer explorer = new Explorer(handle, game, position, ruleset.getFirst());
    List<Branch> branches =
        moves.size() < PlayedOut.LINE_PLIES
            ? explorer.fromIndex(line)
            : explorer.fromTexts(
                line.substring(0, PlayedOut.LINE_PLIES * PlayedOut.CODE_WIDTH), texts.toString());
    return branches.stream()
        .sorted(Comparator.comparingLong(Branch::games).reversed().thenComparing(Branch::move))
        .toList();
  }

  /** The latest games from the game's own start. */
  static List<Beginning> beginnings(Handle handle, Names rulesets, Game game, int most) {
    List<Long> ruleset = rulesets.exactly(handle, game.line());
    if (ruleset.isEmpty()) {
      return List.of();
    }
    return handle
        .createQuery(
            """
            select line, result from game
            where ruleset_id = :ruleset and line is not null order by id desc limit :most
            """)
        .bind("ruleset", ruleset.getFirst())
        .bind("most", most)
        .map(
            (row, context) ->
                new Beginning(PlayedOut.moves(row.getString("line")), row.getString("result")))
        .list();
  }

  private List<Branch> fromIndex(String line) {
    int[] legal = new int[game.maxMoves()];
    int count = position.moves(legal);
    List<Branch> branches = new ArrayList<>();
    for (int from = 0; from < count; from += SELECTS) {
      StringJoiner selects = new StringJoiner(" union all ");
      for (int i = from; i < Math.min(count, from + SELECTS); i++) {
        selects.add(select(line, legal[i]));
      }
      handle
          .createQuery(selects.toString())
          .map((row, context) -> branch(game.text(position, row.getInt("move")), row))
          .filter(branch -> branch.games() > 0)
          .forEach(branches::add);
    }
    return branches;
  }

  private String select(String line, int move) {
    String code = line + PlayedOut.code(move);
    return "select %d as move, %s as first_wins, %s as draws, %s as second_wins, %s as unfinished"
        .formatted(
            move, count("1-0", code), count("1/2-1/2", code), count("0-1", code), count("*", code));
  }

  private String count(String result, String code) {
    return "(select count(*) from game where ruleset_id = %d and result = '%s' and %s)"
        .formatted(ruleset, result, Conditions.begins(code));
  }

  private static Branch branch(String move, ResultSet row) throws SQLException {
    long firstWins = row.getLong("first_wins");
    long draws = row.getLong("draws");
    long secondWins = row.getLong("second_wins");
    long games = firstWins + draws + secondWins + row.getLong("unfinished");
    return new Branch(move, games, firstWins, draws, secondWins);
  }

  private List<Branch> fromTexts(String line, String texts) {
    Map<String, Branch> branches = new LinkedHashMap<>();
    handle
        .createQuery(
            """
            select substr(moves, :next, 40) as rest,
              sum(case result when '1-0' then 1 else 0 end) as first_wins,
              sum(case result when '1/2-1/2' then 1 else 0 end) as draws,
              sum(case result when '0-1' then 1 else 0 end) as second_wins,
              sum(case result when '*' then 1 else 0 end) as unfinished
            from game join game_text on game_id = id
            where ruleset_id = :ruleset and result in ('1-0', '1/2-1/2', '0-1', '*')
              and line = :line and substr(moves, 1, :length) = :texts
            group by 1
            """)
        .bind("ruleset", ruleset)
        .bind("line", line)
        .bind("next", texts.length() + 1)
        .bind("length", texts.length())
        .bind("texts", texts)
        .map((row, context) -> branch(row.getString("rest").split(" ", 2)[0], row))
        .filter(branch -> !branch.move().isEmpty())
        .forEach(branch -> branches.merge(branch.move(), branch, Explorer::sum));
    return List.copyOf(branches.values());
  }

  private static Branch sum(Branch one, Branch two) {
    return new Branch(
        one.move(),
        one.games() + two.games(),
        one.firstWins() + two.firstWins(),
        one.draws() + two.draws(),
        one.secondWins() + two.secondWins());
  }
}
