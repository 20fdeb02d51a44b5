package agon.search;

import java.util.Optional;

/** A game that has a search of its own, at least for some of its boards. */
public interface Specialist extends Insightful {
  /** Empty where the general search is the better one. */
  Optional<OwnSearch> ownSearch(Knowledge knowledge, EngineOptions options);
}
