package agon.protocol.kgp;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;

/**
 * A question of verify mode: what becomes of a board when South sows a pit? Here pits are counted
 * from 0, unlike everywhere else in the protocol.
 *
 * @param result seen by the same side
 * @param repeats whether South moves again
 */
record KgpProblem(KgpBoard board, int pit, KgpBoard result, boolean repeats) {
  private static final int LONGEST_WALK = 40;

  /**
   * A position of some game. None in which a move ends or decides the game: whether the seeds left
   * over are collected at once is more than the protocol says.
   */
  static KgpProblem random(Game game, Rng rng) {
    int[] moves = new int[game.maxMoves()];
    while (true) {
      Position position = game.start();
      int plies = rng.below(LONGEST_WALK);
      while (plies-- > 0 && !position.isOver()) {
        position.play(position.randomMove(rng, moves));
      }
      if (!position.isOver()) {
        int pit = position.randomMove(rng, moves);
        KgpProblem problem = of(game, position, pit);
        if (problem.result().seedsInPlay() > 0 && !problem.result().isDecided()) {
          return problem;
        }
      }
    }
  }

  /** What becomes of a position. */
  static KgpProblem of(Game game, Position position, int pit) {
    Position next = position.copy();
    next.play(pit);
    boolean same = next.turn() == position.turn();
    KgpBoard seen = KgpBoard.of(game, next);
    return new KgpProblem(
        KgpBoard.of(game, position), pit, same ? seen : seen.turned(), same && !next.isOver());
  }

  String question() {
    return "problem " + board.text() + " " + pit;
  }

  String solution() {
    return "solution " + result.text() + " " + repeats;
  }

  /** What is wrong with an answer; empty if nothing is. */
  String mistake(String boardText, String repeatsText) {
    if (!boardText.equals(result.text())) {
      return "Expected state " + result.text();
    }
    boolean said = !repeatsText.equals("false") && !repeatsText.equals("0");
    return said == repeats ? "" : repeats ? "Was a repeat move" : "Was not a repeat move";
  }
}
