package agon.dipole;

import agon.game.Game;
import agon.kit.GameKit;
import agon.kit.KitCase;
import java.util.List;

/** The perft tables are from a program checked against the course server. */
class DipoleTest extends GameKit {
  @Override
  protected List<KitCase> cases() {
    return List.of(
        test("", 8, 12, "A4", "H5", 0).perftAtDepth(30, 808, 12439, 201965, 3226953),
        test("setup=steere", 8, 12, "A4", "H3", 0).perftAtDepth(30, 808, 12607, 205738),
        test("size=10", 10, 20, "A6", "J5", 0).positions(2500),
        test("limit=60", 8, 12, "A4", "H5", 60).perftAtDepth(30, 808, 12439, 201965),
        test("limit=5", 8, 12, "A4", "H5", 5).positions(2500),
        test("setup=steere,size=10", 10, 20, "A6", "J3", 0).positions(2500));
  }

  private static KitCase test(
      String settings, int size, int men, String black, String white, int limit) {
    Game game = Dipole.FAMILY.game(settings);
    return KitCase.of(game, () -> SlowDipole.start(size, men, black, white, limit)).positions(6000);
  }
}
