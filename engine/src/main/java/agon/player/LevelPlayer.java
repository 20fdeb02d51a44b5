package agon.player;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.search.SearchInfo;
import java.util.List;
import java.util.Optional;

/**
 * The engine held back for people, at one of ten levels. A level sees less far and, at the lowest
 * ones, sees less clearly: every move's score is blurred by chance before the best is taken, so
 * weak levels prefer good moves without knowing them for sure.
 */
public final class LevelPlayer implements Player {
  public static final int HIGHEST = 10;

  /**
   * @param depth how far it looks
   * @param blur how far off its scores may be, in hundredths of a unit
   * @param nodes how much it looks at, at the most
   */
  private record Level(int depth, int blur, long nodes) {}

  private static final List<Level> LEVELS =
      List.of(
          new Level(1, 1200, Long.MAX_VALUE),
          new Level(1, 500, Long.MAX_VALUE),
          new Level(1, 100, Long.MAX_VALUE),
          new Level(2, 60, Long.MAX_VALUE),
          new Level(3, 0, Long.MAX_VALUE),
          new Level(5, 0, Long.MAX_VALUE),
          new Level(7, 0, 40_000),
          new Level(10, 0, 150_000),
          new Level(99, 0, 600_000),
          new Level(99, 0, Long.MAX_VALUE));

  private final int number;
  private final Level level;
  private final Engine engine;
  private Rng rng = new Rng(0);
  private String opinion = "";

  public LevelPlayer(Game game, int number) {
    if (number < 1 || number > HIGHEST) {
      throw new BadInput("levels go from 1 to " + HIGHEST + ", not " + number);
    }
    this.number = number;
    level = LEVELS.get(number - 1);
    // A level that blurs needs a score for every move.
    String options =
        level.blur > 0 ? "hash=1,multipv=256" : number < HIGHEST ? "hash=16" : "hash=64";
    engine = new Engine(game, EngineOptions.STANDARD.with(options));
  }

  @Override
  public String name() {
    return "level(n=" + number + ")";
  }

  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    rng = new Rng(seed);
    if (limits.isTimed()) {
      engine.warmUp();
    }
    engine.clear();
  }

  @Override
  public int choose(Position position, Limits limits) {
    Limits held = limits.andDepth(level.depth);
    List<SearchInfo> reports =
        engine.analyse(
            position,
            level.nodes == Long.MAX_VALUE ? held : held.andNodes(level.nodes),
            report -> {});
    SearchInfo best = reports.getFirst();
    int bestScore = Integer.MIN_VALUE;
    for (SearchInfo report : reports) {
      int score = report.score().score() + (level.blur > 0 ? blur() : 0);
      if (score > bestScore) {
        bestScore = score;
        best = report;
      }
    }
    opinion = best.score().text(engine.game());
    return best.move();
  }

  @Override
  public Optional<String> opinion() {
    return opinion.isEmpty() ? Optional.empty() : Optional.of(opinion);
  }

  /** Between ± blur, small errors more likely than large ones. */
  private int blur() {
    int up = rng.below(level.blur + 1);
    int down = rng.below(level.blur + 1);
    return up - down;
  }
}
