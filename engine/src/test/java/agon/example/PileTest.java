package agon.example;

import agon.kit.GameKit;
import agon.kit.KitCase;
import agon.kit.Twin;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class PileTest extends GameKit {
  @Override
  protected List<KitCase> cases() {
    return List.of(
        KitCase.of(Pile.FAMILY.game("stones=4,most=2"), () -> new SlowPile(4, 2, 0))
            .perft(2, 4, 5, 5)
            .randomPlay(2.875, .625, 0, .375),
        KitCase.of(Pile.FAMILY.game(), () -> new SlowPile(21, 3, 0)));
  }

  /** Immutable and nothing clever. */
  private record SlowPile(int left, int most, int turn) implements Twin {
    @Override
    public boolean isOver() {
      return left == 0;
    }

    @Override
    public Set<String> moves() {
      return IntStream.rangeClosed(1, most)
          .filter(take -> take <= left)
          .mapToObj(Integer::toString)
          .collect(Collectors.toSet());
    }

    @Override
    public Twin play(String move) {
      return new SlowPile(left - Integer.parseInt(move), most, 1 - turn);
    }

    @Override
    public int margin() {
      return left > 0 ? 0 : turn == 0 ? -1 : 1;
    }

    @Override
    public String text() {
      return left + (turn == 0 ? " Left" : " Right");
    }
  }
}
