package agon.mancala;

import agon.game.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What the side to move in an Oware position is sure of, one amount after the other: it can reach
 * the amount, or stay for ever on boards that divided as they lie bring it. For few seeds.
 */
final class SlowOwareBounds {
  private final Oware game;
  private final Map<String, Integer> known = new HashMap<>();

  SlowOwareBounds(Oware game) {
    this.game = game;
  }

  int least(Position start) {
    String text = game.text(start);
    if (!known.containsKey(text)) {
      solve(start);
    }
    return Objects.requireNonNull(known.get(text));
  }

  /** All positions a position can lead to, and then what its mover is sure of in each. */
  private void solve(Position start) {
    int prover = start.turn();
    Map<String, List<String>> next = new HashMap<>();
    Map<String, MancalaPosition> boards = new HashMap<>();
    Deque<String> open = new ArrayDeque<>(List.of(game.text(start)));
    while (!open.isEmpty()) {
      String text = open.pop();
      if (boards.containsKey(text)) {
        continue;
      }
      MancalaPosition position = (MancalaPosition) game.position(text);
      boards.put(text, position);
      List<String> all = new ArrayList<>();
      next.put(text, all);
      int[] moves = new int[game.maxMoves()];
      int count = position.isOver() ? 0 : position.moves(moves);
      for (int i = 0; i < count; i++) {
        position.play(moves[i]);
        String after = game.text(position);
        all.add(after);
        open.push(after);
        position.undo();
      }
    }
    Map<String, Integer> best = new HashMap<>();
    for (int amount = -game.total(); amount <= game.total(); amount++) {
      for (String text : sureOf(amount, prover, next, boards)) {
        best.put(text, amount);
      }
    }
    best.forEach(
        (text, amount) -> {
          MancalaPosition board = Objects.requireNonNull(boards.get(text));
          if (!board.isOver() && board.turn() == prover) {
            known.put(text, amount);
          }
        });
  }

  private static Set<String> sureOf(
      int amount, int prover, Map<String, List<String>> next, Map<String, MancalaPosition> boards) {
    int sign = prover == Position.FIRST ? 1 : -1;
    Set<String> reached = Set.of();
    while (true) {
      Set<String> staying = boards.keySet();
      while (true) {
        Set<String> kept = new HashSet<>();
        for (Map.Entry<String, MancalaPosition> entry : boards.entrySet()) {
          MancalaPosition board = entry.getValue();
          int divided =
              sign * (board.margin() + board.row(Position.FIRST) - board.row(Position.SECOND));
          List<String> after = next.getOrDefault(entry.getKey(), List.of());
          boolean over = board.isOver();
          boolean mine = board.turn() == prover;
          if (over
              ? divided >= amount
              : leads(after, reached, mine) || (divided >= amount && leads(after, staying, mine))) {
            kept.add(entry.getKey());
          }
        }
        if (kept.equals(staying)) {
          break;
        }
        staying = kept;
      }
      if (staying.equals(reached)) {
        return reached;
      }
      reached = staying;
    }
  }

  private static boolean leads(List<String> after, Set<String> into, boolean any) {
    return any ? after.stream().anyMatch(into::contains) : into.containsAll(after);
  }
}
