package agon.course;

import agon.match.Standings;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import agon.store.GameFilter;
import agon.store.Store;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Submissions that may be one program: for the teacher alone, who will ask. */
public final class Twins {
  private static final int FEWEST_GAMES = 4;
  private static final int FEWEST_MOVES = 12;

  /**
   * Two teams.
   *
   * @param why one sentence
   */
  public record Pair(String one, String other, String why) {}

  private Twins() {}

  public static List<Pair> among(List<Team> teams, List<Stage> stages, Store store) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < teams.size(); i++) {
      for (int j = i + 1; j < teams.size(); j++) {
        Team one = teams.get(i);
        Team other = teams.get(j);
        if (!one.codeChecksum().isEmpty() && one.codeChecksum().equals(other.codeChecksum())) {
          pairs.add(
              new Pair(one.name(), other.name(), "what plays for them is the same, byte for byte"));
        }
      }
    }
    for (Stage stage : stages) {
      byMoves(stage, store)
          .forEach(
              pair -> {
                if (pairs.stream()
                    .noneMatch(p -> p.one.equals(pair.one) && p.other.equals(pair.other))) {
                  pairs.add(pair);
                }
              });
    }
    return pairs;
  }

  /** Against whom, on which board, with which side, for the how-manyeth time. */
  private record Situation(String opponent, int board, int side, int turn) {}

  private static List<Pair> byMoves(Stage stage, Store store) {
    Standings standings = stage.standings();
    List<String> names = standings.tournament().entrants().stream().map(e -> e.name()).toList();
    Map<String, Map<Situation, List<Integer>>> games = new HashMap<>();
    Map<Integer, Integer> boards = new HashMap<>();
    standings.results().forEach(r -> boards.put(r.fixture().number(), r.fixture().board()));
    store.forEachGame(
        GameFilter.ALL.withTournament(stage.id()),
        (game, id) -> {
          int number = game.slot().orElseThrow().number();
          Integer board = boards.get(number);
          if (board == null) {
            return;
          }
          GameRecord record = game.record();
          List<Integer> moves = record.moves().stream().map(RecordedMove::move).toList();
          for (int side = 0; side < 2; side++) {
            String me = side == 0 ? record.first() : record.second();
            String opponent = side == 0 ? record.second() : record.first();
            Map<Situation, List<Integer>> mine = games.computeIfAbsent(me, n -> new HashMap<>());
            int turn = 0;
            while (mine.containsKey(new Situation(opponent, board, side, turn))) {
              turn++;
            }
            mine.put(new Situation(opponent, board, side, turn), moves);
          }
        });
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      for (int j = i + 1; j < names.size(); j++) {
        same(names.get(i), names.get(j), games).ifPresent(pairs::add);
      }
    }
    return pairs;
  }

  /** The same games against everybody else. */
  private static java.util.Optional<Pair> same(
      String one, String other, Map<String, Map<Situation, List<Integer>>> games) {
    Map<Situation, List<Integer>> ones = games.getOrDefault(one, Map.of());
    Map<Situation, List<Integer>> others = games.getOrDefault(other, Map.of());
    int common = 0;
    int moves = 0;
    for (Map.Entry<Situation, List<Integer>> game : ones.entrySet()) {
      String opponent = game.getKey().opponent();
      List<Integer> theirs = others.get(game.getKey());
      if (theirs == null || opponent.equals(one) || opponent.equals(other)) {
        continue;
      }
      if (!theirs.equals(game.getValue())) {
        return java.util.Optional.empty();
      }
      common++;
      moves += theirs.size() / 2;
    }
    return common >= FEWEST_GAMES && moves >= FEWEST_MOVES
        ? java.util.Optional.of(
            new Pair(
                one,
                other,
                "the same moves in all %d games against the same opponents".formatted(common)))
        : java.util.Optional.empty();
  }
}
