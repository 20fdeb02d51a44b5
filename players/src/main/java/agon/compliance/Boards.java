package agon.compliance;

import agon.game.BadInput;
import agon.game.Game;
import agon.games.Games;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Boards to try players on: the usual ones, and odd ones of every family. */
final class Boards {
  private static final List<String> USUAL =
      List.of(
          "mnk(m=15,n=15,k=5)",
          "othello",
          "kalah",
          "granada",
          "dipole",
          "unical",
          "oware",
          "crete",
          "tictactoe");

  private static final List<String> ODD =
      List.of(
          "mnk(m=3,n=3,k=3)",
          "mnk(m=4,n=7,k=4)",
          "mnk(m=7,n=4,k=3)",
          "mnk(m=5,n=5,k=5)",
          "mnk(m=8,n=8,k=5)",
          "mnk(m=9,n=12,k=5)",
          "mnk(m=20,n=20,k=5)",
          "mnk(m=15,n=15,k=5,exact=true)",
          "othello(size=6)",
          "othello(size=10)",
          "othello(size=10,blocked=c3 h3 c8 h8)",
          "kalah(pits=3,seeds=5)",
          "kalah(pits=6,seeds=6)",
          "kalah(pits=6,seeds=4,empty-capture=true)",
          "unical",
          "dipole(setup=steere)");

  private Boards() {}

  /**
   * The board to do most on: the first usual one that a player accepts.
   *
   * @param trial throws {@link BadInput} for a board that the player does not play
   */
  static Game usualFor(Promises promises, Consumer<Game> trial) {
    Set<String> reasons = new LinkedHashSet<>();
    for (Game game : games(promises.boards().isEmpty() ? USUAL : promises.boards())) {
      try {
        trial.accept(game);
        return game;
      } catch (BadInput e) {
        reasons.add(e.sentence());
      }
    }
    // What is wrong with every board in the same way is not the board.
    throw new BadInput(
        reasons.size() == 1
            ? reasons.iterator().next()
            : "this player plays none of the usual boards; name the GAME it plays");
  }

  /** Other boards of the same family. */
  static List<Game> likeIt(Game game, Promises promises) {
    return games(promises.others().isEmpty() ? ODD : promises.others()).stream()
        .filter(odd -> odd.family().name().equals(game.family().name()))
        .filter(odd -> !odd.line().equals(game.line()))
        .toList();
  }

  private static List<Game> games(List<String> lines) {
    List<Game> games = new ArrayList<>();
    lines.forEach(line -> games.add(Games.CATALOG.game(line)));
    return games;
  }
}
