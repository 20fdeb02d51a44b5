package agon.dipole;

import agon.game.FactSheet;
import java.util.ArrayList;
import java.util.List;

/** What a person may want to know about Dipole with these parameters. */
record DipoleFacts(Dipole game, DipoleNotation notation) {
  FactSheet sheet() {
    return new FactSheet(rules(), moves(), positions(), more());
  }

  private List<String> rules() {
    DipoleBoard board = game.board();
    List<String> rules = new ArrayList<>();
    rules.add(
        "The board has %d by %d squares; only the dark ones hold men."
            .formatted(board.size, board.size));
    rules.add(
        "White starts with a stack of %d men on %s, Black with %d on %s. White moves first."
            .formatted(
                board.men,
                board.text(game.whiteStart()),
                board.men,
                board.text(game.blackStart())));
    rules.add(
        "A move takes some or all men of one of your stacks in a straight or diagonal line,"
            + " exactly as many squares as men move. The rest stays.");
    rules.add(
        "Light squares count on the way, but a move must end on a dark one: so moves along rows and"
            + " columns need an even number of men.");
    rules.add("Nothing on the way is in the way: stacks jump over everything.");
    rules.add(
        "Onto an empty square or a stack of your own (the two become one) you move only forwards:"
            + " White N, NE, NW (up the board), Black S, SE, SW.");
    rules.add(
        "You capture in all eight directions: land on an enemy stack with at least as many men as"
            + " it has, and it is gone.");
    rules.add(
        "A forward move may also run over the edge, at the end or at the side of the board, as if"
            + " the board went on: those men are out of the game.");
    rules.add("You must move if you can; only without any move do you pass.");
    rules.add(
        "Whoever has no men left has lost, captured or gone over the edge."
            + (game.limit() == 0 ? " There are no draws." : ""));
    if (game.limit() > 0) {
      rules.add(
          "After %d moves of each side, passes included, more men win; as many is a draw."
              .formatted(game.limit()));
    }
    return List.copyOf(rules);
  }

  private List<String> moves() {
    DipoleBoard board = game.board();
    String start = board.text(game.whiteStart());
    return List.of(
        "start,direction,men: %s,NE,1 takes one man of the stack on %s one square up and right."
            .formatted(start, start),
        "%s,N,4 takes four men four squares up the board.".formatted(start),
        "Directions are N NE E SE S SW W NW, whoever moves; N is up, towards row A.",
        "pass where there is no move; the course's way, a square of one's own and no men,"
            + " is read too: D2,N,0.");
  }

  private List<String> positions() {
    List<String> positions = new ArrayList<>();
    positions.add(
        notation.example()
            + ": the stacks as square:colour and men, then the side to move, W or B.");
    positions.add(
        "Rows are letters from the top, columns numbers from the left; A1 is light, A2 is dark.");
    if (game.limit() > 0) {
      positions.add(
          "The last number says how many moves both sides have made together, 0 to %d."
              .formatted(2 * game.limit()));
    }
    return List.copyOf(positions);
  }

  private List<String> more() {
    List<String> more = new ArrayList<>();
    more.add("Dipole is a game by Mark Steere, published in May 2007.");
    more.add(
        "White on H5 (setup=course) is how the first rules sheet and the course at the University"
            + " of Calabria begin; the author's later sheet has White on H3 (setup=steere).");
    more.add(
        "For 10 by 10 the author gives stacks of 20, each in its owner's nearest row; the squares"
            + " A6 and J5, or J3 for setup=steere, are ours, by analogy with the small board.");
    more.add(
        "One side can always move: the largest stack on the board, moved as a whole along a forward"
            + " diagonal, cannot be too small to capture whatever it meets.");
    more.add("Nobody has published who wins with best play.");
    more.add(
        "The course (Artificial Intelligence, University of Calabria, 2019–2020) ends games after"
            + " 60 moves of each side: the preset unical, limit=60.");
    more.add(
        "Turned half way round with the sides exchanged, the board is the same game; mirrored it"
            + " is not, since dark squares would fall on light ones.");
    more.add("Read on: marksteeregames.com, Dipole rules; gamerz.net/pbmserv, help for Dipole.");
    return List.copyOf(more);
  }
}
