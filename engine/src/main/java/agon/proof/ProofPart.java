package agon.proof;

import agon.game.Game;
import agon.game.Position;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A question about one position of a larger proof, small enough for one helper.
 *
 * @param moves that lead there from the position the proof is about
 * @param atLeast see {@link ProofSearch#ask}
 * @param nodes when to give up and say how far it got
 */
public record ProofPart(List<Integer> moves, int atLeast, long nodes) {
  public ProofPart {
    moves = List.copyOf(moves);
  }

  /**
   * A move that is neither won nor lost yet.
   *
   * @param proof about how many leaves are left to settle for a yes
   * @param disproof the same for a no
   */
  public record Branch(int move, int proof, int disproof) {}

  /**
   * What became of a part.
   *
   * @param branches where the answer is not known, the moves it hangs on
   */
  public record Finding(Answer answer, List<Branch> branches, long nodes) {
    public Finding {
      branches = List.copyOf(branches);
    }
  }

  /**
   * Answers it, or says what is left of it.
   *
   * @param root the position the whole proof is about; it stays as it is
   * @param table of the same game; what other parts found is of use
   * @param isWanted asked now and then; false ends it
   */
  public Finding search(Game game, Position root, ProofTable table, BooleanSupplier isWanted) {
    Position position = root.copy();
    moves.forEach(position::play);
    if (table.isCrowded()) {
      table.forgetUnsolved(() -> !isWanted.getAsBoolean());
    }
    ProofSearch[] search = new ProofSearch[1];
    search[0] =
        new ProofSearch(
            game,
            position,
            table,
            Repetition.IRRELEVANT,
            progress -> {
              if (!isWanted.getAsBoolean()) {
                search[0].stop();
              }
            });
    Answer answer = search[0].ask(atLeast, Budget.ofNodes(nodes));
    // One that was stopped may not have seen all moves.
    boolean isOpen = answer == Answer.UNKNOWN && !search[0].isStopped();
    List<Branch> left = isOpen ? search[0].branches() : List.of();
    return new Finding(answer, left, search[0].nodes());
  }
}
