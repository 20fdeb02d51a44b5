package agon.dipole;

import agon.game.Game;
import agon.kit.GameKit;
import agon.kit.KitCase;
import java.util.List;

/**
 * The perft tables count games that end early as leaves; {@link DipoleCountsTest} has the numbers
 * known from another program, which do not.
 */
class DipoleTest extends GameKit {
  @Override
  protected List<KitCase> cases() {
    return List.of(
        test("", 8, 12, "A4", "H5", 0).perft(30, 811, 12523, 202548, 3235895),
        test("setup=steere", 8, 12, "A4", "H3", 0).perft(30, 811, 12691, 206319, 3379778),
        test("size=10", 10, 20, "A6", "J5", 0).positions(8000),
        test("limit=60", 8, 12, "A4", "H5", 60).perft(30, 811, 12523, 202548),
        test("limit=5", 8, 12, "A4", "H5", 5).positions(8000),
        test("setup=steere,size=10", 10, 20, "A6", "J3", 0).positions(8000));
  }

  private static KitCase test(
      String settings, int size, int men, String black, String white, int limit) {
    Game game = Dipole.FAMILY.game(settings);
    return KitCase.of(game, () -> SlowDipole.start(size, men, black, white, limit));
  }
}
