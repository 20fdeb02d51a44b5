package agon.model;

/** A model looking at one position. */
public final class LearntEstimate {
  private final Features features;
  private final Model model;
  private final int[] active;

  public LearntEstimate(Features features, Model model) {
    if (model.features() != features.count() || model.stages() != features.stages()) {
      throw new IllegalArgumentException("the model is made for other features");
    }
    this.features = features;
    this.model = model;
    active = new int[features.mostActive()];
  }

  public void played(int move) {
    features.played(move);
  }

  public void undone(int move) {
    features.undone(move);
  }

  /** See {@link Model#estimate}. */
  public int forSideToMove() {
    return model.estimate(features.stage(), active, features.active(active));
  }
}
