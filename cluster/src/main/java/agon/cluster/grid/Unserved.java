package agon.cluster.grid;

/** No machine is left to give a job to now. */
public final class Unserved extends RuntimeException {
  private static final long serialVersionUID = 1;

  public Unserved(String why) {
    super(why, null, false, false);
  }
}
