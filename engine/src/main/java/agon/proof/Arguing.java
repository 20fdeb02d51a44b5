package agon.proof;

import agon.search.Remembering;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The search for an {@link Argument}: it can be left, kept, and gone on with. */
public interface Arguing {
  /**
   * An argument, or none: because there is none to be found, or because of the stop. Called again
   * it goes on where it was stopped.
   */
  Optional<Argument> search(BooleanSupplier stop);

  /** What is worth keeping when it is left; nothing where all is seen at a glance. */
  Optional<Remembering> memory();

  /** How many positions were looked at. */
  long nodes();

  /** How much of the work is done, from 0 to 1, as far as one can tell. */
  double done();
}
