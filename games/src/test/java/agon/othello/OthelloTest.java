package agon.othello;

import agon.kit.GameKit;
import agon.kit.KitCase;
import java.util.List;

/** The conformance kit on boards of every make, open and with holes. */
class OthelloTest extends GameKit {
  private static final String DIAGONAL = "OXXO";
  private static final String MIRRORED = "XOOX";
  private static final String PARALLEL = "OOXX";
  private static final String OCTAGON = "a1 b1 i1 j1 a2 j2 a9 j9 a10 b10 i10 j10";
  private static final String CORNERS = "a1 d1 a4 d4";

  @Override
  protected List<KitCase> cases() {
    return List.of(
        open(8, "")
            .perft(4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284, 212258800)
            .randomPlay(60.41, .453, .042, .505)
            .positions(3000),
        open(6, "size=6").perft(4, 12, 56, 244, 1364, 7604, 47740, 308716, 2114912).positions(2000),
        open(4, "size=4")
            .perft(4, 12, 44, 128, 424, 1256, 3624, 9116, 20044, 36540, 50704, 57436)
            .positions(2000),
        open(10, "size=10")
            .perft(4, 12, 56, 244, 1396, 8200, 55180, 392268, 3045812, 25168320)
            .positions(2000),
        holes(10, OCTAGON).perft(4, 12, 56, 244, 1396, 8200, 55136, 391920, 3035364).positions(600),
        holes(10, "c3 h3 c8 h8")
            .perft(4, 12, 56, 240, 1328, 7448, 47756, 319544, 2341676)
            .positions(600),
        holes(10, "d4 g4 d7 g7").perft(4, 8, 24, 76, 328, 1484, 7644, 42104, 252248).positions(600),
        kitCase(
                "size=10,blocked=c3 h3 c8 h8,first=white,colours=red-white",
                SlowOthello.start(10, "c3 h3 c8 h8", DIAGONAL, 'O'))
            .perft(4, 12, 56, 240, 1328, 7448, 47756, 319544, 2341676)
            .positions(600),
        kitCase("first=white", SlowOthello.start(8, "", DIAGONAL, 'O'))
            .perft(4, 12, 56, 244, 1396, 8200)
            .positions(600),
        kitCase("start=mirrored", SlowOthello.start(8, "", MIRRORED, 'X'))
            .perft(4, 12, 56, 244, 1396, 8200)
            .positions(600),
        kitCase("start=parallel", SlowOthello.start(8, "", PARALLEL, 'X')).positions(600),
        kitCase("start=parallel,first=white", SlowOthello.start(8, "", PARALLEL, 'O'))
            .positions(300),
        emptiesToWinner(4).perft(4, 12, 44, 128, 424).positions(600),
        emptiesToWinner(8).positions(300),
        emptiesToWinner(10).positions(200),
        emptiesToWinner(12).positions(100),
        holes(8, "c3 f3 c6 f6").positions(600),
        holes(8, "a1 b4 h8").positions(600),
        holes(6, "b2 e5").positions(600),
        holes(4, "a1").positions(600),
        holes(4, "a1 d4").positions(600),
        holes(4, CORNERS).positions(600),
        open(12, "size=12").positions(500),
        open(14, "size=14").positions(400),
        open(16, "size=16").perft(4, 12, 56, 244, 1396, 8200).positions(500),
        holes(16, "f6 k6 f11 k11 a1 p16").positions(400));
  }

  private static KitCase open(int size, String settings) {
    return kitCase(settings, SlowOthello.start(size, "", DIAGONAL, 'X'));
  }

  private static KitCase emptiesToWinner(int size) {
    return kitCase(
        "empties=winner,size=" + size,
        SlowOthello.start(size, "", DIAGONAL, 'X').withEmptiesToWinner());
  }

  private static KitCase holes(int size, String blocked) {
    return kitCase(
        "size=" + size + ",blocked=" + blocked, SlowOthello.start(size, blocked, DIAGONAL, 'X'));
  }

  private static KitCase kitCase(String settings, SlowOthello twin) {
    return KitCase.of(Othello.FAMILY.game(settings), () -> twin);
  }
}
