package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Vectors and plain words are twins: whatever one says of a board, the other does. */
class Vectors8Test {
  private static final int BOARDS = 3000;

  @Test
  void vectorsAreThereWhenGamesAreTested() {
    assertThat(ModuleLayer.boot().findModule("jdk.incubator.vector")).isPresent();
  }

  @Test
  void movesAreTheSameOnAnyBoard() {
    SplittableRandom rng = new SplittableRandom(1);
    for (int i = 0; i < BOARDS; i++) {
      long own = sparse(rng, i);
      long other = sparse(rng, i + 1) & ~own;
      long empty = ~(own | other) & (i % 5 == 0 ? rng.nextLong() : -1); // some with holes
      assertThat(Vectors8.moves(own, other, empty))
          .as("board %d: %x %x %x", i, own, other, empty)
          .isEqualTo(Bitboard8.moves(own, other, empty));
    }
  }

  @Test
  void flipsAreTheSameOnEverySquareOfAnyBoard() {
    SplittableRandom rng = new SplittableRandom(2);
    for (int i = 0; i < BOARDS; i++) {
      long own = sparse(rng, i);
      long other = sparse(rng, i + 1) & ~own;
      for (long rest = ~(own | other); rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        assertThat(Vectors8.flips(own, other, square))
            .as("board %d: %x %x, square %d", i, own, other, square)
            .isEqualTo(Bitboard8.flips(own, other, square));
      }
    }
  }

  /** Few discs or many: long lines of either side come up, too. */
  private static long sparse(SplittableRandom rng, int kind) {
    long some = rng.nextLong();
    return switch (kind % 4) {
      case 0 -> some;
      case 1 -> some & rng.nextLong();
      case 2 -> some | rng.nextLong();
      default -> some | rng.nextLong() | rng.nextLong();
    };
  }
}
