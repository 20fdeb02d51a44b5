package agon.player;

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
 * The engine held back for people, at one of ten levels. A level looks at fewer positions, and the
 * lowest ones also miss things: they look one move ahead and now and then pass over the best they
 * see. How much each is held back, its {@link Handicap}, differs from game to game.
 */
public final class LevelPlayer implements Player {
  public static final int HIGHEST = 10;

  private final String name;
  private final Handicap handicap;
  private final Engine engine;
  private final int[] moves;
  private Rng rng = new Rng(0);
  private String opinion = "";

  public LevelPlayer(Game game, int number) {
    this("level(n=" + number + ")", game, Handicap.ofLevel(game, number));
  }

  public LevelPlayer(String name, Game game, Handicap handicap) {
    this.name = name;
    this.handicap = handicap;
    // Whoever passes over moves needs all of them.
    String options =
        handicap.slip() > 0
            ? "hash=1,multipv=256"
            : handicap.nodes() < Long.MAX_VALUE ? "hash=16" : "hash=64";
    moves = new int[game.maxMoves()];
    engine = new Engine(game, EngineOptions.STANDARD.with(options));
  }

  @Override
  public String name() {
    return name;
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
    List<SearchInfo> seen = engine.analyse(position, held(position, limits), info -> {});
    int at = 0;
    while (rng.below(100) < handicap.slip()) {
      at++;
    }
    SearchInfo chosen = seen.get(at % seen.size());
    opinion = chosen.score().text(engine.game());
    return chosen.move();
  }

  /** Every move gets a look, however few positions there are to look at. */
  private Limits held(Position position, Limits limits) {
    if (handicap.slip() > 0) {
      return limits.andDepth(1);
    }
    return handicap.nodes() < Long.MAX_VALUE
        ? limits.andNodes(Math.max(handicap.nodes(), 2L * position.moves(moves)))
        : limits;
  }

  @Override
  public Optional<String> opinion() {
    return opinion.isEmpty() ? Optional.empty() : Optional.of(opinion);
  }
}
