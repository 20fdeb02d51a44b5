package agon.search;

/**
 * A search made for one game, in place of the general one: what its threads share. One belongs to
 * one {@link Engine}, which does the rest: iterations, windows, limits, reports.
 */
public interface OwnSearch {
  /** A new thread's search. */
  Worker worker();

  /** Forgets everything, as if new. */
  void clear();

  /** A new search begins: what is remembered is one search older. */
  void nextSearch();

  /** How full the memory is with what this search has found out, in thousandths. */
  int permill();
}
