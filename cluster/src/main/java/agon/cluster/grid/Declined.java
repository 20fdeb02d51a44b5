package agon.cluster.grid;

/** This machine cannot do the job; another one perhaps can. The message says why, for people. */
public final class Declined extends RuntimeException {
  private static final long serialVersionUID = 1;

  public Declined(String why) {
    super(why, null, false, false);
  }
}
