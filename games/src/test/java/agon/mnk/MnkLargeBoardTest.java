package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.game.Symmetries;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the kit does position by position, done game by game where boards are large. */
class MnkLargeBoardTest {
  @ParameterizedTest
  @CsvSource({
    "70,70,10,false",
    "100,100,5,false",
    "100,100,5,true",
    "255,255,6,false",
    "64,64,6,true",
    "63,63,6,false",
    "200,20,7,true"
  })
  void randomGamesEndWhereTheSlowTwinSaysAndCanBeUndone(int m, int n, int k, boolean exact) {
    Game game = Mnk.FAMILY.game("m=%d,n=%d,k=%d,exact=%b".formatted(m, n, k, exact));
    Position position = game.start();
    String start = game.text(position);
    long startKey = position.key();
    Rng rng = new Rng(m * 1000L + n);
    int[] scratch = new int[game.maxMoves()];
    while (!position.isOver()) {
      position.play(position.randomMove(rng, scratch));
    }
    String text = game.text(position);
    SlowMnk twin = SlowMnk.start(m, n, k, exact ? MnkRule.EXACT : MnkRule.FREE).read(text);
    assertThat(twin.text()).isEqualTo(text);
    assertThat(position.margin()).isNotZero().isEqualTo(twin.margin());
    Position again = game.position(text);
    assertThat(again.margin()).isEqualTo(position.margin());
    assertThat(again.key()).isEqualTo(position.key());
    Symmetries symmetries = game.symmetries().orElseThrow();
    for (int s = 0; s < symmetries.count(); s++) {
      assertThat(symmetries.image(s, position).margin()).isEqualTo(position.margin());
    }
    position.undo();
    assertThat(twin.read(game.text(position)).margin()).isZero();
    assertThat(position.isOver()).isFalse();
    while (position.ply() > 0) {
      position.undo();
    }
    assertThat(game.text(position)).isEqualTo(start);
    assertThat(position.key()).isEqualTo(startKey);
  }
}
