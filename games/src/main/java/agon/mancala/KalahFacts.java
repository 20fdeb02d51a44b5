package agon.mancala;

import agon.game.FactSheet;
import java.util.ArrayList;
import java.util.List;

/** Kalah told to a person, with the options as they are. */
final class KalahFacts {
  private KalahFacts() {}

  static FactSheet of(Kalah game) {
    return new FactSheet(rules(game), moves(game), positions(game), more());
  }

  private static List<String> rules(Kalah game) {
    KalahRules rules = game.rules();
    List<String> lines = new ArrayList<>();
    lines.add(
        game.settings().text("setup").equals(KalahSetup.EQUAL)
            ? "Each side owns a row of %s and the store to its right; every pit starts with %s."
                .formatted(
                    PositionText.count(rules.pits(), "pit"),
                    PositionText.count(rules.seeds(), "seed"))
            : "Each side owns a row of %s and the store to its right; the pits do not start alike."
                .formatted(PositionText.count(rules.pits(), "pit")));
    lines.add("South moves first. Whoever has more seeds in the store at the end wins.");
    lines.add(
        "To move, take all seeds of one of your pits and sow them one by one counter-clockwise.");
    lines.add("Your own store gets a seed when you pass it; the other's store is skipped.");
    lines.add(
        "A sowing of %d seeds or more comes round and drops a seed into the pit it began with."
            .formatted(2 * rules.pits() + 1));
    lines.add("If the last seed falls into your store, you move again.");
    if (rules.relay()) {
      lines.add(
          "If the last seed falls into a pit with seeds, yours or the other's, all of them are sown"
              + " on from there.");
    }
    lines.add(
        !rules.capture()
            ? "A last seed in an empty pit ends the turn; nothing is captured."
            : rules.emptyCapture()
                ? "If the last seed falls into an empty pit of yours, it goes to your store together"
                    + " with all seeds of the opposite pit, even if there are none."
                : "If the last seed falls into an empty pit of yours and the opposite pit has seeds,"
                    + " all of them and your last seed go to your store.");
    lines.add(
        rules.end() == KalahRules.End.EITHER
            ? "The game ends as soon as all pits of either side are empty."
            : "The game ends when the side to move has no seed in its pits.");
    lines.add(
        switch (rules.remaining()) {
          case OWNER -> "Seeds left in the pits then go to the store of the side they lie on.";
          case EMPTIER -> "Seeds left in the pits then go to the side whose pits are empty.";
          case NOBODY -> "Seeds left in the pits then count for nobody.";
        });
    if (rules.pie()) {
      lines.add(
          "Instead of its first move North may turn the board round: each side then has what was"
              + " the other's, and South moves.");
    }
    return lines;
  }

  private static List<String> moves(Kalah game) {
    int pits = game.pits();
    List<String> lines = new ArrayList<>();
    lines.add("A move is the number of the pit that is sown.");
    lines.add(
        game.names().fromStore()
            ? "Pit 1 is the one next to your own store, pit %d the farthest from it."
                .formatted(pits)
            : "Pit 1 is your leftmost, pit %d the one next to your store.".formatted(pits));
    if (game.rules().pie()) {
      lines.add("swap: turns the board round, as North's first move.");
    }
    lines.add("Sequences: 3 6 2, or 3-6 for a move and the extra turn it earned, or 3,6,2.");
    return lines;
  }

  private static List<String> positions(Kalah game) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "South's pits from South's left and South's store, a slash, North's pits from North's left"
            + " and North's store, then who moves (S or N).");
    if (game.rules().pie()) {
      lines.add("The word swap follows as long as North may turn the board round, now or later.");
    }
    lines.add("The start is " + game.text(game.start()) + ".");
    lines.add("A finished game has empty pits: whatever was left has been given away.");
    return lines;
  }

  private static List<String> more() {
    return List.of(
        "William Julius Champion devised Kalah in 1940 and sold it from the 1950s on; the older"
            + " mancala games of Africa and Asia are its ancestors.",
        "With six pits and four seeds the first player wins by 8 seeds (best is the third pit"
            + " from the left, then the one next to the store), with empty captures by 10.",
        "Irving, Donkers and Uiterwijk, Solving Kalah, ICGA Journal 23 (2000), solved up to six"
            + " pits and five seeds with empty captures; Rawlings (2015) added six seeds.");
  }
}
