package agon.learn;

import agon.game.Game;
import agon.game.Keys;
import agon.game.Position;
import agon.game.Rng;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Insight;
import agon.search.Knowledge;
import agon.search.Limits;
import agon.search.Score;
import agon.search.SearchInfo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Games of the engine against itself that show a network what a search comes across: even openings
 * of a few moves by chance, games that go on for some moves after they are decided, a slip now and
 * then, and beside each of its positions one that one to three doubtful moves lead to. Every
 * position shows what it is worth and, as the move after it, what was thought best there. Game
 * number so-and-so of a seed is the same on every machine.
 */
final class ExploringPlay {
  private static final EngineOptions PLAYER = EngineOptions.STANDARD.with("hash=4,book=false");
  private static final int OPENING_NODES = 300;

  /** An opening is even if nobody is ahead by more. */
  private static final int EVEN = 120;

  private static final int LEAST_OPENING = 2;
  private static final int OPENINGS = 9;
  private static final int MOST_PLIES = 900;

  /** So many plies are played after a side is sure to win. */
  private static final int PLAYED_OUT = 12;

  // In how many of a hundred cases.
  private static final int ANYWHERE = 30;
  private static final int UNEVEN = 20;
  private static final int WITH_SLIPS = 35;
  private static final int SLIP = 6;
  private static final int LIKELIEST = 50;

  private static final int ASIDE_PLIES = 3;
  private static final int FEW = 6;
  private static final int SOME = 8;

  private final Knowledge knowledge;
  private final Game game;
  private final Engine engine;
  private final int nodes;
  private final long seed;
  private final int[] scratch;

  ExploringPlay(Knowledge knowledge, int nodes, long seed) {
    this.knowledge = knowledge;
    this.nodes = nodes;
    this.seed = seed;
    game = knowledge.game();
    engine = new Engine(knowledge, PLAYER);
    scratch = new int[game.maxMoves()];
  }

  /** A game, and what was looked at on the way. */
  List<PlayedGame> play(int number) {
    Rng rng = new Rng(Keys.mix(seed) + number);
    List<PlayedGame> found = new ArrayList<>();
    Position position = opening(rng);
    boolean slips = isIn(rng, WITH_SLIPS);
    int thinking = nodes / 2 + rng.below(nodes);
    List<SearchInfo> thoughts = new ArrayList<>(); // since the opening or the last slip
    int decided = 0;
    while (!position.isOver() && position.ply() < MOST_PLIES && decided <= PLAYED_OUT) {
      SearchInfo info = engine.analyse(position, Limits.nodes(thinking));
      thoughts.add(info);
      decided += info.score().isProven() || decided > 0 ? 1 : 0;
      if (decided == 0) {
        aside(position.copy(), rng, found);
      }
      int move = info.move();
      if (slips && decided == 0 && isIn(rng, SLIP)) {
        move = likely(position, rng, SOME);
        if (move != info.move()) {
          found.add(without(position, thoughts));
          thoughts.clear();
        }
      }
      position.play(move);
    }
    if (!thoughts.isEmpty()) {
      found.add(game(position, thoughts));
    }
    return found;
  }

  /** A game to its end. */
  private static PlayedGame game(Position end, List<SearchInfo> thoughts) {
    int from = end.ply() - thoughts.size();
    int margin =
        end.isOver()
            ? Integer.signum(end.margin())
            : forFirst(Integer.signum(thoughts.getLast().score().score()), (end.ply() - 1) % 2);
    short[] results = new short[thoughts.size()];
    for (int i = 0; i < results.length; i++) {
      results[i] = PlayedGame.label(forFirst(margin, (from + i) % 2) * Score.WIN);
    }
    return new PlayedGame(SelfPlay.moves(end), from, labels(thoughts), results);
  }

  /** Some positions, the last of them at hand, whose game's end says nothing of them. */
  private static PlayedGame without(Position last, List<SearchInfo> thoughts) {
    int[] moves = Arrays.copyOf(SelfPlay.moves(last), last.ply() + 1);
    moves[last.ply()] = thoughts.getLast().move();
    short[] results = new short[thoughts.size()];
    Arrays.fill(results, PlayedGame.NO_RESULT);
    return new PlayedGame(moves, moves.length - results.length, labels(thoughts), results);
  }

  private static short[] labels(List<SearchInfo> thoughts) {
    short[] labels = new short[thoughts.size()];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = PlayedGame.label(thoughts.get(i).score().score());
    }
    return labels;
  }

  private static int forFirst(int value, int turn) {
    return turn == Position.FIRST ? value : -value;
  }

  private static boolean isIn(Rng rng, int percent) {
    return rng.below(100) < percent;
  }

  private Position opening(Rng rng) {
    boolean any = isIn(rng, UNEVEN);
    while (true) {
      engine.clear();
      Position position = game.start();
      int plies = LEAST_OPENING + rng.below(OPENINGS);
      for (int ply = 0; ply < plies && !position.isOver(); ply++) {
        boolean anywhere = ply == 0 && isIn(rng, ANYWHERE);
        position.play(
            anywhere
                ? position.randomMove(rng, scratch)
                : likely(position, rng, Integer.MAX_VALUE));
      }
      if (position.isOver()) {
        continue;
      }
      SearchInfo info = engine.analyse(position, Limits.nodes(OPENING_NODES));
      if (any || (!info.score().isProven() && Math.abs(info.score().score()) < EVEN)) {
        return position;
      }
    }
  }

  /** A few moves that a search would look at, and what is thought then. */
  private void aside(Position position, Rng rng, List<PlayedGame> found) {
    int plies = 1 + rng.below(ASIDE_PLIES);
    for (int i = 0; i < plies && !position.isOver(); i++) {
      position.play(likely(position, rng, isIn(rng, LIKELIEST) ? FEW : Integer.MAX_VALUE));
    }
    if (!position.isOver()) {
      found.add(without(position, List.of(engine.analyse(position, Limits.nodes(nodes)))));
    }
  }

  /** One of the first so many likely moves. */
  private int likely(Position position, Rng rng, int most) {
    Insight insight = knowledge.insight(position);
    int count = insight.likelyMoves(scratch);
    return scratch[rng.below(Math.min(most, count > 0 ? count : insight.moves(scratch)))];
  }
}
