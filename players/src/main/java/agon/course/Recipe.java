package agon.course;

import java.util.Optional;

/** How one kind of submission is recognised and built. */
interface Recipe {
  /**
   * Builds the program if the submission holds one of this kind; throws {@link Refused} if it does,
   * but cannot be built.
   */
  Optional<Built> build(Workshop workshop, Manifest manifest, Profile profile);

  static Recipe of(Kind kind) {
    return switch (kind) {
      case MNKPLAYER -> new MnkRecipe();
      case GRANADA -> new GranadaRecipe();
      case DIPOLE -> new ClientRecipe("tcp-dipole", "YOUR_TURN");
      case TUC -> new ClientRecipe("tcp-tuc", "NM_");
      case AGI -> new AgiRecipe();
    };
  }
}
