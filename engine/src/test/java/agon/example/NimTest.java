package agon.example;

import agon.game.Game;
import agon.kit.GameKit;
import agon.kit.KitCase;
import agon.kit.Twin;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

class NimTest extends GameKit {
  @Override
  protected List<KitCase> cases() {
    Game small = Nim.FAMILY.game("heaps=2,size=2");
    Game large = Nim.FAMILY.game("heaps=4,size=9");
    return List.of(
        KitCase.of(small, () -> new SlowNim(List.of(2, 1), 0)).perft(3, 5, 5),
        KitCase.of(large, () -> new SlowNim(List.of(9, 8, 7, 6), 0)).positions(5000));
  }

  /** Lists of numbers and nothing clever. */
  private record SlowNim(List<Integer> heaps, int turn) implements Twin {
    @Override
    public boolean isOver() {
      return heaps.stream().allMatch(heap -> heap == 0);
    }

    @Override
    public Set<String> moves() {
      Set<String> moves = new TreeSet<>();
      for (int heap = 1; heap <= heaps.size(); heap++) {
        for (int take = 1; take <= heaps.get(heap - 1); take++) {
          moves.add(heap + ":" + take);
        }
      }
      return moves;
    }

    @Override
    public Twin play(String move) {
      List<Integer> after = new java.util.ArrayList<>(heaps);
      int heap = Integer.parseInt(move.substring(0, 1)) - 1;
      after.set(heap, heaps.get(heap) - Integer.parseInt(move.substring(2)));
      return new SlowNim(after, 1 - turn);
    }

    @Override
    public int margin() {
      return !isOver() ? 0 : turn == 0 ? -1 : 1;
    }

    @Override
    public String text() {
      return heaps.toString().replaceAll("[\\[\\] ]", "") + (turn == 0 ? " Left" : " Right");
    }
  }
}
