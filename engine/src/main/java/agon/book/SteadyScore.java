package agon.book;

import agon.game.Position;
import agon.search.Engine;
import agon.search.Evaluation;
import agon.search.Limits;
import java.util.ArrayList;
import java.util.List;

/**
 * What an engine thinks, for whoever compares positions: the mean of its last two depths. Estimates
 * of odd and of even depths lean to one side and the other, and which comes last is chance.
 */
public final class SteadyScore {
  private SteadyScore() {}

  /** For the side to move; certain scores as they are. */
  public static Evaluation of(Engine engine, Position position, Limits limits) {
    List<Evaluation> seen = new ArrayList<>();
    List<Integer> depths = new ArrayList<>();
    Evaluation last =
        engine
            .analyse(
                position,
                limits,
                info -> {
                  if (info.rank() == 1 && (depths.isEmpty() || depths.getLast() < info.depth())) {
                    seen.add(info.score());
                    depths.add(info.depth());
                  } else if (info.rank() == 1 && depths.getLast() == info.depth()) {
                    seen.set(seen.size() - 1, info.score());
                  }
                })
            .getFirst()
            .score();
    if (last.kind() != Evaluation.Kind.ESTIMATE || seen.size() < 2) {
      return last;
    }
    Evaluation before = seen.get(seen.size() - 2);
    return before.kind() == Evaluation.Kind.ESTIMATE
        ? new Evaluation((last.score() + before.score()) / 2, Evaluation.Kind.ESTIMATE)
        : last;
  }
}
