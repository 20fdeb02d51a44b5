package agon.mancala;

import agon.game.Game;
import agon.kit.GameKit;
import agon.kit.KitCase;
import agon.mancala.SlowKalah.Options;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The perft tables leave out games that end above the depth. Those of plain Kalah are others'
 * counts; those of relays, of the pie rule, of other starts and without captures are our own.
 */
class KalahTest extends GameKit {
  private static final Options STANDARD = Options.STANDARD;
  private static final Options EMPTY_CAPTURE = new Options(true, "either", "owner", "left");
  private static final Options NO_CAPTURE = Options.STANDARD.withoutCaptures();
  private static final Options MOVER = new Options(false, "mover", "owner", "left");

  @Override
  protected List<KitCase> cases() {
    return List.of(
        kalah(6, 4, STANDARD)
            .perftAtDepth(6, 35, 185, 942, 4690, 23233, 114430, 563055, 2763490, 13519607)
            .randomPlay(43.98, .484, .063, .453)
            .positions(4000),
        kalah(6, 4, EMPTY_CAPTURE).perftAtDepth(6, 35, 185, 942, 4685, 23169, 113959, 559885),
        kalah(6, 4, MOVER),
        kalah(4, 3, STANDARD).perftAtDepth(4, 15, 50, 158, 488, 1510, 4637, 14102),
        kalah(4, 3, MOVER).perftAtDepth(4, 15, 50, 158, 488, 1510, 4641, 14124),
        kalah(6, 6, STANDARD).perftAtDepth(6, 35, 190, 1056, 5882, 32243, 177827, 962153, 5197521),
        kalah(1, 1, STANDARD).positions(200),
        kalah(2, 5, STANDARD),
        kalah(8, 12, STANDARD),
        kalah(8, 12, new Options(true, "mover", "emptier", "store")),
        kalah(9, 3, STANDARD),
        kalah(12, 12, STANDARD),
        kalah(12, 2, new Options(true, "mover", "emptier", "store")),
        kalah(10, 2, new Options(false, "either", "nobody", "left")),
        kalah(6, 4, new Options(false, "either", "emptier", "left")),
        kalah(6, 4, new Options(false, "either", "nobody", "left")),
        kalah(6, 4, new Options(false, "mover", "nobody", "left")),
        kalah(6, 4, new Options(false, "either", "owner", "store")),
        kalah(6, 4, NO_CAPTURE).perftAtDepth(6, 35, 185, 949, 4782, 23964, 119377),
        kalah(6, 4, NO_CAPTURE.relayed()).perftAtDepth(6, 31, 156, 796, 3969, 19789, 97805),
        kalah(4, 3, NO_CAPTURE.relayed()).perftAtDepth(4, 13, 45, 145, 468, 1436, 4375, 13013),
        kalah(6, 4, STANDARD.relayed()).perftAtDepth(6, 31, 144, 673, 3075, 13848, 60787),
        kalah(3, 4, EMPTY_CAPTURE.relayed()),
        kalah(8, 12, NO_CAPTURE.relayed()),
        kalah(9, 6, MOVER.withoutCaptures().relayed()),
        kalah(6, 4, STANDARD.withPie()).perftAtDepth(6, 40, 220, 1127, 5632, 27923, 137663),
        moved(List.of(4, 4, 5, 4, 3, 4), List.of(4, 4, 4, 4, 4, 4))
            .perftAtDepth(6, 36, 186, 968, 4802, 23799),
        moved(List.of(4, 5, 4, 4, 4, 4), List.of(4, 4, 3, 4, 4, 4))
            .perftAtDepth(6, 34, 182, 919, 4582, 22517),
        kalah(2, 2, STANDARD.withPie()),
        kalah(10, 2, new Options(false, "mover", "emptier", "store").withPie()));
  }

  /** One seed moved, as in FairKalah; each row from its owner's left. */
  private static KitCase moved(List<Integer> south, List<Integer> north) {
    String places =
        Stream.of(south.stream(), Stream.of(0), north.stream(), Stream.of(0))
            .flatMap(row -> row)
            .map(String::valueOf)
            .collect(Collectors.joining(" "));
    Game game =
        Kalah.FAMILY.game("pits=6,seeds=4,%s,setup=%s".formatted(EMPTY_CAPTURE.line(), places));
    return KitCase.of(
            game, () -> new SlowKalah(new SlowBoard(south, north), 0, EMPTY_CAPTURE, false))
        .positions(1000);
  }

  private static KitCase kalah(int pits, int seeds, Options options) {
    Game game = Kalah.FAMILY.game("pits=%d,seeds=%d,%s".formatted(pits, seeds, options.line()));
    return KitCase.of(game, () -> SlowKalah.start(pits, seeds, options)).positions(1000);
  }
}
