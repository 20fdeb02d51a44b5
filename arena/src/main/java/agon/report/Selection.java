package agon.report;

import agon.match.FixtureResult;
import agon.match.Standings;
import agon.statistics.Rating;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which games the page can show on a board: all, or where that would be too much the ones somebody
 * will want to see. Made from results alone, before any game is read.
 */
final class Selection {
  /** How much of a game is in the page. */
  enum Detail {
    RESULT,
    MOVES,
    BOARDS
  }

  /** What a move takes with its board, time and score; tests hold the games to it. */
  static final int LETTERS_WITH_BOARD = 24;

  private static final int LETTERS_OF_MOVE = 6;
  private static final int OF_EACH_KIND = 50;

  private final Map<Integer, Detail> details = new HashMap<>();
  private final Map<Detail, Integer> counts = new EnumMap<>(Detail.class);

  /** With room for about as many letters of boards, and of moves alone. */
  Selection(Standings standings, long roomForBoards, long roomForMoves) {
    long boards = roomForBoards;
    long moves = roomForMoves;
    for (FixtureResult result : byInterest(standings)) {
      long plies = result.game().plies() + 10L;
      Detail detail = Detail.RESULT;
      if (boards >= plies * LETTERS_WITH_BOARD) {
        boards -= plies * LETTERS_WITH_BOARD;
        detail = Detail.BOARDS;
      } else if (moves >= plies * LETTERS_OF_MOVE) {
        moves -= plies * LETTERS_OF_MOVE;
        detail = Detail.MOVES;
      }
      details.put(result.fixture().number(), detail);
      counts.merge(detail, 1, Integer::sum);
    }
  }

  private static Set<FixtureResult> byInterest(Standings standings) {
    List<FixtureResult> all = standings.results();
    Map<Integer, Double> elo = new HashMap<>();
    for (Rating rating : standings.ratings().list()) {
      elo.put(rating.player(), rating.elo().estimate());
    }
    Comparator<FixtureResult> byLength = Comparator.comparingInt(result -> result.game().plies());
    Comparator<FixtureResult> bySurprise =
        Comparator.comparingDouble(result -> surprise(result, elo));
    Set<FixtureResult> chosen = new LinkedHashSet<>();
    Stream.of(
            all.stream().filter(FixtureResult::isFault),
            all.stream().sorted(byLength.reversed()).limit(OF_EACH_KIND),
            all.stream().filter(r -> !r.isFault()).sorted(byLength).limit(OF_EACH_KIND),
            all.stream().sorted(bySurprise.reversed()).limit(OF_EACH_KIND),
            all.stream())
        .forEach(kind -> kind.forEach(chosen::add));
    return chosen;
  }

  /** How much stronger the loser is, in Elo. */
  private static double surprise(FixtureResult result, Map<Integer, Double> elo) {
    double first = elo.getOrDefault(result.fixture().first(), 0.0);
    double second = elo.getOrDefault(result.fixture().second(), 0.0);
    return (1 - result.halfPoints(0)) * (first - second);
  }

  Detail detail(int number) {
    return details.getOrDefault(number, Detail.RESULT);
  }

  int count(Detail detail) {
    return counts.getOrDefault(detail, 0);
  }
}
