package agon.model;

/** A {@link LinearModel} looking at one position. */
final class LinearEstimate implements LearntEstimate {
  private final Features features;
  private final LinearModel model;
  private final int[] active;

  LinearEstimate(Features features, LinearModel model) {
    this.features = features;
    this.model = model;
    active = new int[features.mostActive()];
  }

  @Override
  public void played(int move) {
    features.played(move);
  }

  @Override
  public void undone(int move) {
    features.undone(move);
  }

  @Override
  public int forSideToMove() {
    return model.estimate(features.stage(), active, features.active(active));
  }
}
