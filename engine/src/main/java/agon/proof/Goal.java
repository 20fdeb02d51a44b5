package agon.proof;

/** What a solver is to find out. */
public enum Goal {
  /** Who wins. */
  OUTCOME,

  /** By how much, where margins count; otherwise the same as {@link #OUTCOME}. */
  MARGIN
}
