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
import java.util.function.Function;

/**
 * The engine held back for people, at one of ten levels. A level looks at fewer positions, and now
 * and then it slips: it plays one of the moves that are not the best at a glance. How much it is
 * held back, its {@link Handicap}, differs between games of different kinds, and a little from day
 * to day.
 */
public final class LevelPlayer implements Player {
  public static final int HIGHEST = 10;

  private static final int OFTEN = 1000;

  private final String name;
  private final Function<Rng, Handicap> form;
  private final Engine engine;
  private final Engine glance;
  private final int[] moves;
  private Rng rng = new Rng(0);
  private Handicap handicap = Handicap.NONE;
  private String opinion = "";

  public LevelPlayer(Game game, int number) {
    this("level(n=" + number + ")", game, form(game, number), number == HIGHEST ? 64 : 16);
  }

  /** Somebody who is always held back in the same way. */
  public LevelPlayer(String name, Game game, Handicap handicap) {
    this(name, game, rng -> handicap, 16);
  }

  private LevelPlayer(String name, Game game, Function<Rng, Handicap> form, int mebibytes) {
    this.name = name;
    this.form = form;
    moves = new int[game.maxMoves()];
    engine = new Engine(game, EngineOptions.STANDARD.with("hash=" + mebibytes));
    glance = new Engine(game, EngineOptions.STANDARD.with("hash=1,multipv=256"));
  }

  private static Function<Rng, Handicap> form(Game game, int number) {
    if (number < 1 || number > HIGHEST) {
      throw new BadInput("levels go from 1 to " + HIGHEST + ", not " + number);
    }
    return number == HIGHEST ? rng -> Handicap.NONE : rng -> Handicap.onTheDay(game, number, rng);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    rng = new Rng(seed);
    handicap = form.apply(rng);
    if (limits.isTimed()) {
      engine.warmUp();
    }
    engine.clear();
    glance.clear();
  }

  @Override
  public int choose(Position position, Limits limits) {
    SearchInfo chosen =
        rng.below(OFTEN) < handicap.slip()
            ? slip(glance.analyse(position, limits.andDepth(1), info -> {}))
            : engine.analyse(position, held(position, limits));
    opinion = chosen.score().text(engine.game());
    return chosen.move();
  }

  /** The second best at a glance, or a worse one: whoever slips often slips far. */
  private SearchInfo slip(List<SearchInfo> seen) {
    int at = 1;
    while (rng.below(OFTEN) < (OFTEN + handicap.slip()) / 2) {
      at++;
    }
    return seen.get(at % seen.size());
  }

  /** Every move gets a look, however few positions there are to look at. */
  private Limits held(Position position, Limits limits) {
    return handicap.nodes() < Long.MAX_VALUE
        ? limits.andNodes(Math.max(handicap.nodes(), 2L * position.moves(moves)))
        : limits;
  }

  @Override
  public Optional<String> opinion() {
    return opinion.isEmpty() ? Optional.empty() : Optional.of(opinion);
  }
}
