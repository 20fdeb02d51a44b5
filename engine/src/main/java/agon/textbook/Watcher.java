package agon.textbook;

import agon.search.SearchWatcher;

/** Sees every step of a textbook's search. */
public interface Watcher extends SearchWatcher {
  /** No further: the value is an estimate, or the result of a game that is over. */
  void leaf();
}
