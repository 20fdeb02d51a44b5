package agon.mnk;

import agon.proof.Arguing;
import agon.proof.Argument;
import agon.search.Remembering;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The search for a proof by blocking: at a glance if that will do, else by the weak game. */
final class MnkArguing implements Arguing {
  private final MnkProof proof;
  private final Optional<Argument> seen;
  private final boolean mayBlock;
  private final int megabytes;

  /** Made when a glance was not enough. */
  private @Nullable WeakGame weak;

  MnkArguing(MnkShape shape, int megabytes) {
    proof = new MnkProof(shape.board);
    boolean possible = shape.opening == MnkOpening.NONE;
    seen = possible ? proof.atOnce() : Optional.empty();
    mayBlock = possible && proof.mayBlock();
    this.megabytes = megabytes;
  }

  @Override
  public Optional<Argument> search(BooleanSupplier stop) {
    if (seen.isPresent() || !mayBlock) {
      return seen;
    }
    WeakGame game = weakGame();
    return game.search(proof.firstMoves(), stop) == WeakGame.Result.BREAKER
        ? Optional.of(MnkProof.blocking(game))
        : Optional.empty();
  }

  private WeakGame weakGame() {
    if (weak == null) {
      weak = proof.weakGame(megabytes);
    }
    return weak;
  }

  @Override
  public Optional<Remembering> memory() {
    return seen.isEmpty() && mayBlock ? Optional.of(weakGame()) : Optional.empty();
  }

  @Override
  public long nodes() {
    return weak == null ? 0 : weak.nodes();
  }

  @Override
  public double done() {
    return weak == null ? 0 : weak.done();
  }
}
