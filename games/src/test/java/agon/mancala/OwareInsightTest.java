package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OwareInsightTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "pits=6,seeds=4",
        "pits=6,seeds=4,grand-slam=forbidden",
        "pits=6,seeds=1,grand-slam=capture",
        "pits=3,seeds=3,grand-slam=keep-first",
        "pits=3,seeds=3,grand-slam=keep-last",
        "pits=2,seeds=12",
        "pits=3,seeds=12,grand-slam=capture",
        "pits=12,seeds=3",
        "pits=9,seeds=1,grand-slam=keep-last"
      })
  void aGlanceSeesWhatTheMoveTakes(String settings) {
    Oware game = (Oware) Oware.FAMILY.game(settings);
    OwareGlance glance = new OwareGlance(game.rules());
    int[] moves = new int[game.maxMoves()];
    RandomBoards.visit(
        game,
        3000,
        position -> {
          int count = position.moves(moves);
          for (int i = 0; i < count; i++) {
            assertThat(glance.look(position, position.turn(), moves[i]))
                .as("%s, pit %d", game.text(position), moves[i])
                .isEqualTo(position.appeal(moves[i]));
          }
        });
  }
}
