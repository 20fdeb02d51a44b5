package agon.learn;

import java.util.List;

/** Games of one generation, with what their judgements mean: each generation counts in its own. */
record Samples(List<PlayedGame> games, Targets targets) {
  static Samples of(List<PlayedGame> games, boolean marginCounts) {
    return new Samples(games, Targets.of(games, marginCounts));
  }

  long positions() {
    return games.stream().mapToLong(PlayedGame::positions).sum();
  }
}
