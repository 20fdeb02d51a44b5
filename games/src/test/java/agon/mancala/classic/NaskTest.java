package agon.mancala.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.games.PlayerConduct;
import agon.player.Player;
import agon.search.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NaskTest {
  private static final Game KALAH = Games.CATALOG.game("kalah");

  @Test
  void theDepthIsTenAsInTheReport() {
    Player nask = Games.PLAYERS.create("nask", KALAH);
    nask.choose(KALAH.start(), Limits.nodes(100_000_000));
    assertThat(nask.opinion()).get().asString().endsWith("at depth 10");
    assertThat(nask.name()).isEqualTo("nask");
  }

  @Test
  void theDepthIsAnOption() {
    Player nask = Games.PLAYERS.create("nask(depth=3)", KALAH);
    nask.choose(KALAH.start(), Limits.NONE);
    assertThat(nask.opinion()).get().asString().endsWith("at depth 3");
    assertThat(nask.name()).isEqualTo("nask(depth=3)");
    assertThatThrownBy(() -> Games.PLAYERS.create("nask(depth=0)", KALAH))
        .isInstanceOf(BadInput.class)
        .hasMessage("depth is 1–40, not '0'");
  }

  @Test
  void aLimitOfDepthIsKeptToo() {
    Player nask = Games.PLAYERS.create("nask", KALAH);
    nask.choose(KALAH.start(), Limits.depth(4));
    assertThat(nask.opinion()).get().asString().endsWith("at depth 4");
  }

  @Test
  void aLimitThatLeavesTheFullDepthRoomChangesNothing() {
    Position position = KALAH.position("0,5,5,5,5,4,0/4,4,4,4,4,4,0 N");
    Player free = Games.PLAYERS.create("nask(depth=7)", KALAH);
    Player limited = Games.PLAYERS.create("nask(depth=7)", KALAH);
    int move = free.choose(position, Limits.depth(7));
    assertThat(limited.choose(position, Limits.nodes(10_000_000))).isEqualTo(move);
    assertThat(limited.opinion()).isEqualTo(free.opinion());
  }

  @Test
  void cutShortItAnswersWithHalfTheDepth() {
    Nask nask = (Nask) Games.PLAYERS.create("nask", KALAH);
    nask.choose(KALAH.start(), Limits.depth(5));
    long half = nask.nodes();
    nask.choose(KALAH.start(), Limits.nodes(2 * half));
    assertThat(nask.opinion()).get().asString().endsWith("at depth 5");
    assertThat(nask.nodes()).isEqualTo(2 * half);
  }

  @Test
  void outOfNodesBeforeItBeganItPlaysThePitNextToTheStore() {
    Player nask = Games.PLAYERS.create("nask", KALAH);
    int move = nask.choose(KALAH.start(), Limits.nodes(1));
    assertThat(KALAH.text(KALAH.start(), move)).isEqualTo("6");
    assertThat(nask.opinion()).isEmpty();
  }

  @Test
  void itPlaysKalahOnly() {
    Game oware = Games.CATALOG.game("oware");
    assertThatThrownBy(() -> Games.PLAYERS.create("nask", oware))
        .isInstanceOf(BadInput.class)
        .hasMessage("nask plays kalah, not oware");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kalah",
        "granada",
        "kalah(pits=1,seeds=3)",
        "kalah(pits=2,seeds=9)",
        "kalah(pits=6,seeds=6,empty-capture=true)",
        "kalah(pits=5,seeds=3,end=mover)",
        "kalah(pits=4,seeds=4,remaining=emptier)",
        "kalah(pits=4,seeds=4,remaining=nobody,end=mover)",
        "kalah(pits=8,seeds=12)",
        "kalah(pits=12,seeds=12)"
      })
  void playsByTheRulesOnEveryBoard(String line) {
    PlayerConduct.playsByTheRules(line, "nask", 500);
  }

  @Test
  void isTheSameEveryTime() {
    PlayerConduct.isTheSameEveryTime("kalah", "nask", 3000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"kalah", "kalah(pits=12,seeds=12)"})
  void answersSoon(String line) {
    PlayerConduct.answersSoon(line, "nask(depth=30)");
  }
}
