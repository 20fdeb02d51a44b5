package agon.match;

import agon.book.SteadyScore;
import agon.game.Game;
import agon.game.Keys;
import agon.game.Position;
import agon.game.Rng;
import agon.game.Symmetries;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Evaluation;
import agon.search.Insight;
import agon.search.Insightful;
import agon.search.Limits;
import agon.search.Score;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The openings of one game in a run: number {@code i} is the same whoever asks for it and whenever,
 * so a run that was broken off goes on with the same ones.
 *
 * <p>Balance: of many openings by chance those that look most even at a glance get a longer look,
 * the best of these a longer one still, and the most even of them is taken. That needs no
 * threshold, which would mean something else in every game.
 */
final class OpeningBook {
  private static final String BALANCED = "balanced";
  private static final int CANDIDATES = 40;
  private static final int FINALISTS = 6;
  private static final int STUDIED = 3;
  private static final int CLOSER = 8;
  private static final int MOST_LISTED = 200_000;
  private static final int KEPT = 64;
  private static final int MOST_JUDGED = 50_000;

  /**
   * Where a position is estimated by playing it out, so many nodes cost as much as one elsewhere.
   */
  private static final int DEAR = 20;

  /** Openings looked at for fewer nodes are made as quickly as read. */
  private static final int WORTH_IT = 1000;

  private final Game game;
  private final Openings openings;
  private final long seed;
  private final List<Opening> listed;
  private final Map<Integer, Opening> made = new HashMap<>();
  private final Optional<OpeningCache> cache;

  private final Optional<Symmetries> symmetries;

  /** What has been looked at and for how long: short openings soon come again. */
  private final Map<Long, Long> judged = new HashMap<>();

  private @Nullable Engine engine;

  OpeningBook(Game game, Openings openings, long seed) {
    this(game, openings, seed, Optional.empty());
  }

  /**
   * @param folder where openings are kept that take long to make
   */
  OpeningBook(Game game, Openings openings, long seed, Optional<Path> folder) {
    this.game = game;
    this.openings = openings;
    this.seed = seed;
    symmetries = game.symmetries();
    cache =
        folder
            .filter(path -> takeLong(openings))
            .map(path -> new OpeningCache(path, game, openings, seed, judgement()));
    listed =
        switch (openings.settings().name()) {
          case "listed" -> openings.listed().stream().map(l -> Openings.opening(game, l)).toList();
          case "all" -> all(openings.settings().number("plies"));
          default -> List.of(Opening.NONE);
        };
  }

  private static boolean takeLong(Openings openings) {
    return switch (openings.settings().name()) {
      case BALANCED -> true;
      case "random" ->
          openings.settings().flag("balanced") && openings.settings().number("nodes") >= WORTH_IT;
      default -> false;
    };
  }

  /** What the engine makes of the start: another version of it finds other openings even. */
  private String judgement() {
    Position start = game.start();
    return start.isOver() ? "" : Long.toString(imbalance(start, WORTH_IT));
  }

  synchronized Opening opening(int index) {
    boolean balanced = openings.settings().name().equals(BALANCED);
    if (!balanced && !openings.settings().name().equals("random")) {
      return listed.get(index % listed.size());
    }
    Opening known = made.get(index);
    if (known == null) {
      if (made.size() >= KEPT) {
        made.clear();
      }
      Rng rng = new Rng(Keys.mix(seed + Keys.mix(index)));
      known = kept(index, () -> balanced ? balanced(rng) : random(rng));
      made.put(index, known);
    }
    return known;
  }

  /** The one that is kept, or else one that is made and kept. */
  private Opening kept(int index, Supplier<Opening> making) {
    Optional<Opening> kept = cache.flatMap(c -> c.find(index));
    if (kept.isPresent()) {
      return kept.get();
    }
    Opening made = making.get();
    cache.ifPresent(c -> c.keep(index, made));
    return made;
  }

  private Opening balanced(Rng rng) {
    long nodes = openings.settings().number("nodes");
    int plies = openings.settings().number("plies");
    return new BalancedOpenings(game, plies, nodes, this::score).make(rng);
  }

  private Opening random(Rng rng) {
    int plies = openings.settings().number("plies");
    if (!openings.settings().flag("balanced")) {
      return opening(playRandomly(rng, plies));
    }
    long nodes = openings.settings().number("nodes");
    TreeMap<Long, Opening> glanced = new TreeMap<>();
    for (int i = 0; i < CANDIDATES; i++) {
      Position position = playLikely(rng, plies);
      if (!position.isOver()) {
        glanced.putIfAbsent(imbalance(position, Math.max(1, nodes / 10)), opening(position));
      }
    }
    TreeMap<Long, Opening> looked = new TreeMap<>();
    for (Opening opening : glanced.values().stream().limit(FINALISTS).toList()) {
      looked.putIfAbsent(imbalance(opening.position(game), nodes), opening);
    }
    TreeMap<Long, Opening> studied = new TreeMap<>();
    for (Opening opening : looked.values().stream().limit(STUDIED).toList()) {
      studied.putIfAbsent(imbalance(opening.position(game), CLOSER * nodes), opening);
    }
    return studied.isEmpty() ? Opening.NONE : studied.firstEntry().getValue();
  }

  private Opening opening(Position position) {
    return position.isOver() ? Opening.NONE : new Opening(Optional.empty(), moves(position));
  }

  private Position playRandomly(Rng rng, int plies) {
    Position position = game.start();
    int[] scratch = new int[game.maxMoves()];
    for (int i = 0; i < plies && !position.isOver(); i++) {
      position.play(position.randomMove(rng, scratch));
    }
    return position;
  }

  private Position playLikely(Rng rng, int plies) {
    return playLikely(game, rng, plies, false);
  }

  /**
   * By chance, but without the moves that nobody would think of.
   *
   * @param anywhere whether the first may be one of those
   */
  static Position playLikely(Game game, Rng rng, int plies, boolean anywhere) {
    Position position = game.start();
    Insight insight = Insightful.of(game, position);
    int[] moves = new int[game.maxMoves()];
    for (int i = 0; i < plies && !position.isOver(); i++) {
      int likely = i == 0 && anywhere ? 0 : insight.likelyMoves(moves);
      int count = likely > 0 ? likely : position.moves(moves);
      int move = moves[rng.below(count)];
      position.play(move);
      insight.played(move);
    }
    return position;
  }

  private long imbalance(Position position, long nodes) {
    return Math.abs(score(position, nodes));
  }

  /** For the side to move; decided positions are far from even, however small the margin. */
  private long score(Position position, long nodes) {
    Position twin = representative(position);
    long key = Keys.mix(twin.key() + nodes);
    Long known = judged.get(key);
    if (known != null) {
      return known;
    }
    if (judged.size() >= MOST_JUDGED) {
      judged.clear();
    }
    long found = judge(twin, nodes);
    judged.put(key, found);
    return found;
  }

  /**
   * One position for all that are the same but for the way there and how the board is turned, so
   * that what is found does not depend on which of them came first.
   */
  private Position representative(Position position) {
    if (symmetries.isEmpty()) {
      return game.position(game.text(position));
    }
    Symmetries maps = symmetries.get();
    Position least = maps.image(0, position);
    for (int s = 1; s < maps.count(); s++) {
      Position image = maps.image(s, position);
      if (!maps.swaps(s) && image.key() < least.key()) {
        least = image;
      }
    }
    return least;
  }

  private long judge(Position position, long nodes) {
    Engine judge = engine;
    if (judge == null) {
      judge = new Engine(game, EngineOptions.STANDARD.with("hash=1"));
      engine = judge;
    }
    judge.clear();
    long affordable = game instanceof Insightful ? nodes : Math.max(1, nodes / DEAR);
    Evaluation steady = SteadyScore.of(judge, position, Limits.nodes(affordable));
    int score = steady.score();
    boolean decided = Math.abs(score) > Score.LIMIT || (steady.isProven() && score != 0);
    return decided ? (long) Integer.signum(score) * Score.LIMIT + score : score;
  }

  private String moves(Position end) {
    return moves(game, end);
  }

  static String moves(Game game, Position end) {
    Position position = end.copy();
    List<String> texts = new ArrayList<>();
    while (position.ply() > 0) {
      int move = position.lastMove();
      position.undo();
      texts.addFirst(game.text(position, move));
    }
    return String.join(" ", texts);
  }

  /** All positions so deep, up to symmetry, in an order that the seed decides. */
  private List<Opening> all(int plies) {
    List<Opening> found = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    collect(game.start(), plies, symmetries.orElse(null), seen, found);
    Collections.shuffle(found, new Random(seed));
    return found.isEmpty() ? List.of(Opening.NONE) : found;
  }

  private void collect(
      Position position,
      int plies,
      @Nullable Symmetries symmetries,
      Set<Long> seen,
      List<Opening> found) {
    if (position.isOver() || found.size() >= MOST_LISTED) {
      return;
    }
    long key = symmetries == null ? position.key() : symmetries.canonicalKey(position);
    if (!seen.add(Keys.mix(key + plies))) {
      return;
    }
    if (plies == 0) {
      found.add(new Opening(Optional.empty(), moves(position)));
      return;
    }
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      collect(position, plies - 1, symmetries, seen, found);
      position.undo();
    }
  }
}
