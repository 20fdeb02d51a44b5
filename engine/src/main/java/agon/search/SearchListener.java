package agon.search;

import java.util.List;

/** Hears what a search finds, on the thread that searches. */
@FunctionalInterface
public interface SearchListener {
  /** An iteration is done. */
  void found(SearchInfo info);

  /** The search is over; the best moves it was asked for, best first. */
  default void ended(List<SearchInfo> best) {}
}
