package agon.cli.solve;

import agon.cli.terminal.Numbers;
import agon.cli.terminal.Progress;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.search.Score;
import agon.search.Search;
import agon.search.SearchInfo;

/**
 * A proof by the search, which knows when its score is certain, for games in which margins count.
 */
final class BySearch {
  private BySearch() {}

  static void solve(SolveTask task) {
    SearchInfo info = searched(task);
    SolveOutput output = task.output();
    output.found().with("proven", info.score().isProven());
    if (info.score().isProven()) {
      output.proven(info.score().score() / Score.UNIT);
      output.line(info.line());
    } else {
      output.headline(
          SolveOutput.unknownAfter(info.nodes()),
          "; the search thinks %s for %s"
              .formatted(
                  info.score().text(task.game()),
                  task.game().sides().name(task.position().turn())));
    }
    output.figures(info.nodes());
  }

  private static SearchInfo searched(SolveTask task) {
    try (Progress progress = new Progress()) {
      Engine engine =
          new Engine(
              task.game(),
              EngineOptions.STANDARD.with(EngineOptions.PROVING + ",hash=" + task.hash()));
      Search search =
          engine.start(
              task.position(),
              task.givingUp().left().map(Limits::time).orElse(Limits.NONE),
              now ->
                  progress.report(
                      -1,
                      "depth %d, %s nodes, %s so far"
                          .formatted(
                              now.depth(),
                              Numbers.rough((double) now.nodes()),
                              now.score().text(task.game()))));
      task.givingUp().tell(search::stop);
      return search.await().getFirst();
    }
  }
}
