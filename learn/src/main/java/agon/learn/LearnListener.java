package agon.learn;

/** Hears how learning gets on; from several threads, and must be quick. */
public interface LearnListener {
  /**
   * Something goes on.
   *
   * @param generation from 1 on
   * @param phase plays, judges, learns, tests
   * @param done how much of it is done, 0–1
   */
  void doing(int generation, String phase, double done, String detail);

  /** Something is done; one line. */
  void said(String line);
}
