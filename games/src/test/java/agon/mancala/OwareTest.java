package agon.mancala;

import agon.game.Game;
import agon.kit.GameKit;
import agon.kit.KitCase;
import java.util.List;

class OwareTest extends GameKit {
  @Override
  protected List<KitCase> cases() {
    return List.of(
        oware(6, 4, "no-capture", 3)
            .perft(6, 36, 190, 1014, 5219, 27332, 139157, 711414, 3592872)
            .positions(3000),
        oware(6, 4, "forbidden", 3),
        oware(6, 4, "capture", 3),
        oware(6, 4, "keep-first", 3),
        oware(6, 4, "keep-last", 3),
        oware(4, 3, "no-capture", 2),
        oware(4, 3, "no-capture", 3),
        oware(3, 2, "keep-first", 3),
        oware(3, 1, "keep-last", 9),
        oware(2, 3, "forbidden", 9),
        oware(2, 5, "capture", 5),
        oware(8, 12, "no-capture", 3),
        oware(9, 1, "forbidden", 2),
        oware(9, 2, "keep-first", 3),
        oware(10, 1, "keep-last", 3),
        oware(10, 1, "capture", 4),
        oware(12, 12, "no-capture", 3));
  }

  private static KitCase oware(int pits, int seeds, String grandSlam, int repetition) {
    Game game =
        Oware.FAMILY.game(
            "pits=%d,seeds=%d,grand-slam=%s,repetition=%d"
                .formatted(pits, seeds, grandSlam, repetition));
    return KitCase.of(game, () -> SlowOware.start(pits, seeds, grandSlam, repetition))
        .positions(800);
  }
}
