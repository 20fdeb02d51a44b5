package agon.dipole.classic;

import agon.dipole.Dipole;
import agon.dipole.DipolePosition;
import agon.game.Position;
import agon.textbook.AlphaBeta;

/** The textbook's alpha-beta on the report's bitboards, with its order of moves and heuristic. */
final class Group19Search extends AlphaBeta {
  private final StackBoards stacks;
  private final Group19Moves generator;
  private final Group19Heuristic heuristic;
  private int me;

  Group19Search(Dipole game) {
    super(game);
    stacks = new StackBoards(game.board());
    generator = new Group19Moves(game);
    heuristic = new Group19Heuristic(game.board());
  }

  /** Says where the next searches start, and thereby for whom the heuristic speaks. */
  void startFrom(Position position) {
    me = position.turn();
    stacks.set((DipolePosition) position);
  }

  @Override
  protected int moves(Position position, int[] into, int ply) {
    return generator.write((DipolePosition) position, stacks, into);
  }

  @Override
  protected int evaluate(Position position, int ply) {
    int value = heuristic.value(stacks, me);
    return position.turn() == me ? value : -value;
  }

  @Override
  protected void play(Position position, int move) {
    stacks.flip((DipolePosition) position, move);
    position.play(move);
  }

  @Override
  protected void undo(Position position) {
    int move = position.lastMove();
    position.undo();
    stacks.flip((DipolePosition) position, move);
  }
}
