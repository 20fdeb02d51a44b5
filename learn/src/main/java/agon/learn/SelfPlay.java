package agon.learn;

import agon.game.Keys;
import agon.game.Position;
import agon.game.Rng;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Knowledge;
import agon.search.Limits;
import agon.search.Score;
import agon.search.SearchInfo;
import java.util.Optional;

/**
 * Plays a game against itself: a few moves by chance, then a search of a few plies for both sides,
 * or the engine with some nodes a move, until the game is over. With neither all moves are by
 * chance, but for those that win at once. Where the end can be calculated it is, so that the result
 * is the true one from there on. Game number so-and-so of a seed is the same on every machine,
 * whoever plays it.
 */
final class SelfPlay {
  private static final int MOST_PLIES = 2_000;
  private static final int LENGTH_SEED = 99;
  private static final int LENGTH_GAMES = 20;

  /** A small table is soon cleared; what one machine has in its books others have not. */
  private static final EngineOptions PLAYER = EngineOptions.STANDARD.with("hash=4,book=false");

  private final QuickSearch search;
  private final boolean marginCounts;
  private final int depth;
  private final Optional<Engine> engine;
  private final Limits limits;
  private final long seed;
  private final int byChance;
  private final int[] scratch;

  /** What the player of the last move thinks, and whether the game is over to whoever sees that. */
  private int thinks;

  private boolean isDecided;

  SelfPlay(Knowledge knowledge, int depth, long seed) {
    this(knowledge, depth, 0, seed);
  }

  /**
   * @param nodes of the engine for each move; 0 for a plain search of so many plies
   */
  SelfPlay(Knowledge knowledge, int depth, int nodes, long seed) {
    search = new QuickSearch(knowledge);
    marginCounts = knowledge.game().marginCounts();
    this.depth = depth;
    engine = nodes == 0 ? Optional.empty() : Optional.of(new Engine(knowledge, PLAYER));
    limits = Limits.nodes(Math.max(1, nodes));
    this.seed = seed;
    scratch = new int[knowledge.game().maxMoves()];
    byChance = Math.max(2, 2 * randomLength() / 5);
  }

  /** How many plies a random game lasts, roughly. */
  private int randomLength() {
    Rng rng = new Rng(LENGTH_SEED);
    int plies = 0;
    for (int i = 0; i < LENGTH_GAMES; i++) {
      Position position = search.position().copy();
      for (; !position.isOver() && position.ply() < MOST_PLIES; plies++) {
        position.play(position.randomMove(rng, scratch));
      }
    }
    return plies / LENGTH_GAMES;
  }

  /** Game number so-and-so, judged by what its players thought or else by how it ended. */
  PlayedGame play(int number) {
    Rng rng = new Rng(Keys.mix(seed) + number);
    int from = 0;
    do {
      search.reset();
      from = open(rng, 1 + rng.below(byChance));
    } while (search.position().isOver());
    Position position = search.position();
    int[] scores = new int[MOST_PLIES];
    int[] turns = new int[MOST_PLIES];
    int[] thought = new int[MOST_PLIES];
    engine.ifPresent(Engine::clear);
    int result = Score.UNKNOWN;
    int count = 0;
    while (!position.isOver() && count < MOST_PLIES) {
      turns[count] = position.turn();
      int exact = search.exact(depth);
      if (exact != Score.UNKNOWN) {
        result = result != Score.UNKNOWN ? result : forFirst(exact, position.turn());
        if (!marginCounts) {
          break;
        }
      }
      scores[count] = exact == Score.UNKNOWN ? exact : forFirst(exact, position.turn());
      int move = choose(rng);
      thought[count++] = thinks;
      if (isDecided) {
        result = forFirst(thinks, position.turn());
        break;
      }
      search.play(move);
    }
    if (result == Score.UNKNOWN) {
      int margin = position.isOver() ? position.margin() : 0;
      result = marginCounts ? margin * Score.UNIT : Integer.signum(margin) * Score.WIN;
    }
    short[] labels = new short[count];
    short[] results = new short[count];
    for (int i = 0; i < count; i++) {
      int value = scores[i] == Score.UNKNOWN ? result : scores[i];
      results[i] = PlayedGame.label(forFirst(value, turns[i]));
      labels[i] = thought[i] == Score.UNKNOWN ? results[i] : label(thought[i], results[i]);
    }
    return new PlayedGame(moves(position), from, labels, results);
  }

  /** Where margins count, half what was thought and half what came of it; see {@link Targets}. */
  private short label(int thought, short result) {
    short label = PlayedGame.label(thought);
    return marginCounts ? (short) ((label + result) / 2) : label;
  }

  /** The move to play; {@link #thinks} and {@link #isDecided} say what the player thinks of it. */
  private int choose(Rng rng) {
    if (engine.isPresent()) {
      SearchInfo info = engine.get().analyse(search.position(), limits);
      thinks = info.score().score();
      isDecided = info.score().isProven() && !marginCounts;
      return info.move();
    }
    if (depth == 0) {
      thinks = Score.UNKNOWN;
      isDecided = false;
      return chance(rng);
    }
    int move = search.choose(depth);
    thinks = search.score();
    isDecided = Score.isWinOrLoss(thinks) && !marginCounts;
    return move;
  }

  private int open(Rng rng, int plies) {
    for (int ply = 0; ply < plies && !search.position().isOver(); ply++) {
      search.play(scratch[rng.below(search.likelyMoves(scratch))]);
    }
    return search.position().ply();
  }

  /** Any move, but one that wins where there is one. */
  private int chance(Rng rng) {
    Position position = search.position();
    int me = position.turn();
    int count = position.moves(scratch);
    for (int i = 0; i < count; i++) {
      position.play(scratch[i]);
      boolean wins = position.isOver() && forFirst(position.margin(), me) > 0;
      position.undo();
      if (wins) {
        return scratch[i];
      }
    }
    return scratch[rng.below(count)];
  }

  private static int forFirst(int score, int turn) {
    return turn == Position.FIRST ? score : -score;
  }

  static int[] moves(Position end) {
    Position position = end.copy();
    int[] moves = new int[position.ply()];
    while (position.ply() > 0) {
      moves[position.ply() - 1] = position.lastMove();
      position.undo();
    }
    return moves;
  }
}
