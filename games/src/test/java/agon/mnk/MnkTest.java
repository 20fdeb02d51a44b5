package agon.mnk;

import agon.kit.GameKit;
import agon.kit.KitCase;
import java.util.List;

/** The m,n,k-games against the conformance kit. */
class MnkTest extends GameKit {
  @Override
  protected List<KitCase> cases() {
    return List.of(
        game(3, 3, 3, false)
            .perft(9, 72, 504, 3024, 15120, 56160, 154944, 255168, 255168)
            .randomPlay(7.63, 0.585, 0.127, 0.288)
            .positions(4000),
        game(4, 3, 3, false).positions(3000),
        game(3, 4, 3, false).positions(3000),
        game(5, 5, 4, false).perft(25, 600, 13800, 303600, 6375600).positions(3000),
        game(6, 6, 4, true).positions(3000),
        game(7, 7, 5, false).positions(3000),
        game(15, 15, 5, false)
            .perft(225, 50400, 11239200)
            .randomPlay(109.1, 0.510, 0.000, 0.490)
            .positions(1000),
        game(15, 15, 5, true).positions(1000),
        game(16, 14, 4, true).positions(1000),
        game(31, 5, 4, true).positions(1000),
        game(15, 15, 5, MnkRule.RENJU).perft(225, 50400, 11239200).positions(400),
        game(7, 8, 5, MnkRule.RENJU).positions(1000),
        game(15, 15, 5, MnkRule.CARO).positions(400),
        game(6, 5, 4, MnkRule.CARO).perft(30, 870, 24360).positions(1000),
        game(5, 70, 3, MnkRule.CARO).positions(100),
        swapping(6, 7, 4, MnkRule.FREE, "swap2").perft(42, 1722, 68880).positions(1000),
        swapping(5, 5, 4, MnkRule.CARO, "swap").positions(500),
        swapping(9, 9, 5, MnkRule.RENJU, "swap2").positions(300),
        game(32, 6, 5, false).positions(300),
        game(1, 9, 3, false).perft(9, 72, 504).positions(1000),
        game(4, 4, 1, false).perft(16, 16).positions(200),
        game(4, 5, 2, true).positions(1000),
        game(3, 4, 9, false).positions(1000),
        game(3, 80, 4, false).positions(200),
        game(80, 3, 4, true).positions(200),
        game(63, 4, 5, true).positions(200),
        game(4, 64, 5, false).positions(200),
        game(2, 20, 9, true).positions(200),
        game(9, 9, 9, false).positions(200),
        game(70, 70, 10, false).positions(40),
        game(100, 100, 5, false).positions(40),
        game(255, 2, 3, true).positions(100));
  }

  private static KitCase game(int m, int n, int k, boolean exact) {
    return game(m, n, k, exact ? MnkRule.EXACT : MnkRule.FREE);
  }

  private static KitCase swapping(int m, int n, int k, MnkRule rule, String opening) {
    String settings = "m=%d,n=%d,k=%d,rule=%s,opening=%s".formatted(m, n, k, rule.text(), opening);
    return KitCase.of(
        Mnk.FAMILY.game(settings),
        () -> SlowSwap.start(SlowMnk.start(m, n, k, rule), opening.equals("swap2")));
  }

  private static KitCase game(int m, int n, int k, MnkRule rule) {
    String words = rule == MnkRule.EXACT ? "exact=true" : "rule=" + rule.text();
    String settings = "m=%d,n=%d,k=%d,%s".formatted(m, n, k, words);
    return KitCase.of(Mnk.FAMILY.game(settings), () -> SlowMnk.start(m, n, k, rule));
  }
}
