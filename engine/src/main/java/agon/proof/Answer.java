package agon.proof;

/** What became of a question. Yes and no are proven. */
public enum Answer {
  YES,
  NO,
  /** A limit or a stop came first. */
  UNKNOWN
}
