package agon.mancala;

import agon.game.FactSheet;
import java.util.List;

/** Oware told to a person, with the options as they are. */
final class OwareFacts {
  private OwareFacts() {}

  static FactSheet of(Oware game) {
    return new FactSheet(rules(game), moves(game), positions(game), more());
  }

  private static List<String> rules(Oware game) {
    OwareRules rules = game.rules();
    return List.of(
        "Each side owns a row of %d pits and a store; every pit starts with %s."
            .formatted(rules.pits(), PositionText.count(rules.seeds(), "seed")),
        "South moves first. Whoever has more seeds at the end wins.",
        "To move, take all seeds of one of your pits and sow them one by one counter-clockwise.",
        "The stores are not sown into, and a sowing of %d seeds or more skips the pit it began with."
            .formatted(2 * rules.pits()),
        "If the last seed makes a pit of the other side hold 2 or 3, you take those seeds; so with"
            + " the pits just before it, as long as they are the other's and hold 2 or 3.",
        switch (rules.grandSlam()) {
          case NO_CAPTURE -> "A move that would take all seeds of the other side takes nothing.";
          case FORBIDDEN ->
              "A move that would take all seeds of the other side is illegal, unless you have no"
                  + " other.";
          case CAPTURE -> "A move may take all seeds of the other side.";
          case KEEP_FIRST ->
              "A move that would take all seeds of the other side leaves those of the pit where the"
                  + " last seed fell.";
          case KEEP_LAST ->
              "A move that would take all seeds of the other side leaves those of the pit farthest"
                  + " back.";
        },
        "If the other side has no seeds, you must play a move that gives it some.",
        "The game ends when the side to move cannot do that, or has no seeds itself.",
        "It also ends once a side has more than half of the seeds (%d or more), and when a position"
                .formatted(rules.half() + 1)
            + " has come up %d times since the last capture.".formatted(rules.repetition()),
        "Whenever it ends, each side takes the seeds still lying on its side.");
  }

  private static List<String> moves(Oware game) {
    return List.of(
        "A move is the number of the pit that is sown: 1 is your leftmost, %d your rightmost."
            .formatted(game.pits()),
        "Letters are read too: A (or a) is your leftmost pit.",
        "Sequences: 3 6 2, or 3,6,2, or 3-6-2.");
  }

  private static List<String> positions(Oware game) {
    return List.of(
        "South's pits from South's left and South's store, a slash, North's pits from North's left"
            + " and North's store, then who moves (S or N).",
        "The start is " + game.text(game.start()) + ".",
        "A finished game has empty pits: whatever was left has been given away.");
  }

  private static List<String> more() {
    return List.of(
        "Oware comes from the Akan of Ghana and is played all over West Africa and the Caribbean;"
            + " Abapa, the good way, is the variant of international tournaments.",
        "Romein and Bal, Awari is solved, ICGA Journal 25 (2002), worked out every position of a"
            + " close relative: with best play it is a draw.");
  }
}
