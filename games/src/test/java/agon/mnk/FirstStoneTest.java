package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class FirstStoneTest {
  @Test
  void itIsPlayedAtOnceAndItsValueLookedIntoForWhoAsks() {
    Game gomoku = Mnk.FAMILY.game("m=15,n=15,k=5");
    Engine engine = new Engine(gomoku, EngineOptions.STANDARD.with("hash=4"));
    Limits timed = Limits.time(Duration.ofMinutes(1)).andDepth(5);
    assertThat(engine.analyse(gomoku.start(), timed).depth()).isEqualTo(1);
    assertThat(engine.analyse(gomoku.start(), timed.andThorough()).depth()).isEqualTo(5);
  }
}
