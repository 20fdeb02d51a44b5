package agon.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import agon.game.BadInput;
import agon.game.BoardStyle;
import agon.game.Game;
import agon.game.Outcome;
import agon.game.Perft;
import agon.game.Playouts;
import agon.game.Position;
import agon.game.Rng;
import agon.game.Symmetries;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The conformance kit: extend it, name the cases, and a game is tested from all sides. A random
 * test that fails prints the game, the seed and the moves that led there.
 */
public abstract class GameKit {
  private static final long SEED = Long.getLong("agon.kit.seed", 20261115L);

  /** Larger entries of a perft table are counted only with {@code -Dagon.deep=true}. */
  private static final long EVERYDAY_LEAVES = KitCase.scaled(30_000_000, 1_000_000);

  /** Several sets of parameters, each with its slow twin. */
  protected abstract List<KitCase> cases();

  @TestFactory
  Stream<DynamicTest> perftTableIsMet() {
    return each(
        test -> {
          for (int depth = 1; depth <= test.perft().size(); depth++) {
            if (test.perft().get(depth - 1) > EVERYDAY_LEAVES && !Boolean.getBoolean("agon.deep")) {
              return;
            }
            Perft perft = new Perft(test.game(), depth, leaves -> {});
            long leaves = perft.count(test.game().start(), depth);
            assertThat(test.perftAtDepth() ? leaves - perft.endedEarly() : leaves)
                .as("perft(%d) of %s", depth, test.game().line())
                .isEqualTo(test.perft().get(depth - 1));
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> lineNamesTheGame() {
    return each(
        test -> {
          Game game = test.game();
          String line = game.line();
          int open = line.indexOf('(');
          String settings = open < 0 ? "" : line.substring(open + 1, line.length() - 1);
          assertThat(game.family().game(settings).line()).isEqualTo(line);
        });
  }

  @TestFactory
  Stream<DynamicTest> movesAreDistinctAndWithinBounds() {
    return each(
        test ->
            walk(
                test,
                walk -> {
                  int[] moves = walk.moves();
                  assertThat(moves.length == 0)
                      .as("no move, or over with moves")
                      .isEqualTo(walk.position.isOver());
                  assertThat(moves.length).isLessThanOrEqualTo(walk.game.maxMoves());
                  assertThat(Arrays.stream(moves).distinct().count()).isEqualTo(moves.length);
                  assertThat(Arrays.stream(moves).anyMatch(move -> move == walk.game.pass()))
                      .as("a pass, and the only move")
                      .isEqualTo(walk.game.mustPass(walk.position));
                  for (int move : moves) {
                    assertThat(move).isBetween(0, walk.game.moveSpace() - 1);
                  }
                }));
  }

  @TestFactory
  Stream<DynamicTest> undoRestoresEverything() {
    return each(
        test ->
            walk(
                test,
                walk -> {
                  Snapshot before = Snapshot.of(walk.game, walk.position);
                  for (int move : walk.someMoves(4)) {
                    walk.position.appeal(move);
                    walk.position.play(move);
                    assertThat(walk.position.lastMove()).isEqualTo(move);
                    int[] replies = walk.moves();
                    if (replies.length > 0) {
                      walk.position.play(replies[walk.rng.below(replies.length)]);
                      walk.position.undo();
                    }
                    walk.position.undo();
                    assertThat(Snapshot.of(walk.game, walk.position)).isEqualTo(before);
                  }
                }));
  }

  @TestFactory
  Stream<DynamicTest> wholeGamesCanBeUndone() {
    return each(
        test -> {
          Game game = test.game();
          Position position = game.start();
          Snapshot start = Snapshot.of(game, position);
          Rng rng = new Rng(SEED);
          int[] scratch = new int[game.maxMoves()];
          for (int i = KitCase.scaled(20, 2); i > 0; i--) {
            while (!position.isOver()) {
              position.play(position.randomMove(rng, scratch));
            }
            while (position.ply() > 0) {
              position.undo();
            }
            assertThat(Snapshot.of(game, position)).isEqualTo(start);
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> copyIsIndependent() {
    return each(
        test ->
            walk(
                test,
                walk -> {
                  Snapshot before = Snapshot.of(walk.game, walk.position);
                  Position copy = walk.position.copy();
                  if (!copy.isOver()) {
                    copy.play(walk.someMoves(1)[0]);
                    copy.undo();
                  }
                  if (copy.ply() > 0) {
                    copy.undo();
                  }
                  assertThat(Snapshot.of(walk.game, walk.position)).isEqualTo(before);
                }));
  }

  @TestFactory
  Stream<DynamicTest> copyFromTakesOverEverything() {
    return each(
        test -> {
          Position copy = test.game().start();
          walk(
              test,
              walk -> {
                // Whatever the copy was before, it is the same now, and can be undone as far.
                copy.copyFrom(walk.position);
                assertThat(Snapshot.of(walk.game, copy))
                    .isEqualTo(Snapshot.of(walk.game, walk.position));
                if (walk.rng.below(10) == 0) {
                  Position other = walk.position.copy();
                  while (copy.ply() > 0) {
                    copy.undo();
                    other.undo();
                    assertThat(copy.key()).isEqualTo(other.key());
                  }
                  copy.copyFrom(walk.game.position(walk.game.text(walk.position)));
                  assertThat(copy.ply()).isZero();
                  assertThat(copy.key()).isEqualTo(walk.position.key());
                }
              });
        });
  }

  @TestFactory
  Stream<DynamicTest> textRoundTripKeepsThePosition() {
    return each(
        test ->
            walk(
                test,
                walk -> {
                  String text = walk.game.text(walk.position);
                  assertThat(text).doesNotContain("\n");
                  Position again = walk.game.position(text);
                  assertThat(walk.game.text(again)).isEqualTo(text);
                  assertThat(again.key()).as("key from scratch").isEqualTo(walk.position.key());
                  assertThat(again.isOver()).isEqualTo(walk.position.isOver());
                  assertThat(again.margin()).isEqualTo(walk.position.margin());
                  assertThat(again.ply()).isZero();
                  assertThat(again.lastMove()).isEqualTo(Position.NO_MOVE);
                  assertThat(sorted(again, walk.game)).isEqualTo(sorted(walk.position, walk.game));
                  if (!again.isOver()) {
                    assertThat(again.turn()).isEqualTo(walk.position.turn());
                  }
                }));
  }

  @TestFactory
  Stream<DynamicTest> moveTextRoundTrips() {
    return each(
        test ->
            walk(
                test,
                walk -> {
                  Set<String> texts = new HashSet<>();
                  for (int move : walk.someMoves(8)) {
                    String text = walk.game.text(walk.position, move);
                    assertThat(texts.add(text)).as("two moves written %s", text).isTrue();
                    assertThat(walk.game.move(walk.position, text)).as(text).isEqualTo(move);
                    String padded = " " + text.toUpperCase(java.util.Locale.ROOT) + " ";
                    assertThat(walk.game.move(walk.position, padded)).isEqualTo(move);
                  }
                }));
  }

  @TestFactory
  Stream<DynamicTest> lineOfMovesReadsBack() {
    return each(
        test -> {
          Game game = test.game();
          Position position = game.start();
          Rng rng = new Rng(SEED);
          int[] scratch = new int[game.maxMoves()];
          StringBuilder line = new StringBuilder();
          while (!position.isOver()) {
            int move = position.randomMove(rng, scratch);
            line.append(game.text(position, move)).append(' ');
            position.play(move);
          }
          Position again = game.start();
          game.moves(again, line.toString()).forEach(again::play);
          assertThat(game.text(again)).isEqualTo(game.text(position));
        });
  }

  @TestFactory
  Stream<DynamicTest> differentPositionsHaveDifferentKeys() {
    return each(
        test -> {
          Map<Long, String> seen = new HashMap<>();
          walk(
              test,
              5,
              walk -> {
                String text = walk.game.text(walk.position);
                String other = seen.putIfAbsent(walk.position.key(), text);
                assertThat(other == null || other.equals(text))
                    .as("%s and %s", other, text)
                    .isTrue();
              });
        });
  }

  @TestFactory
  Stream<DynamicTest> symmetriesKeepTheRules() {
    return each(
        test -> {
          if (test.game().symmetries().isEmpty()) {
            return;
          }
          Symmetries symmetries = test.game().symmetries().get();
          walk(
              test,
              walk -> {
                // Images have no history, so where repetition ends games the original must have
                // none either.
                Position alone = walk.game.position(walk.game.text(walk.position));
                long canonicalKey = symmetries.canonicalKey(walk.position);
                for (int s = 0; s < symmetries.count(); s++) {
                  checkSymmetry(walk, symmetries, s, alone.copy(), canonicalKey);
                }
              });
        });
  }

  private static void checkSymmetry(
      Walk walk, Symmetries symmetries, int s, Position original, long canonicalKey) {
    Position position = walk.position;
    Position image = symmetries.image(s, position);
    boolean swaps = symmetries.swaps(s);
    assertThat(walk.game.text(walk.game.position(walk.game.text(image))))
        .isEqualTo(walk.game.text(image));
    assertThat(image.isOver()).isEqualTo(position.isOver());
    assertThat(image.margin()).isEqualTo(swaps ? -position.margin() : position.margin());
    if (s == 0) {
      assertThat(image.key()).isEqualTo(position.key());
    }
    if (!swaps) {
      assertThat(symmetries.canonicalKey(image)).isEqualTo(canonicalKey);
    }
    if (position.isOver()) {
      return;
    }
    assertThat(image.turn()).isEqualTo(swaps ? 1 - position.turn() : position.turn());
    int[] mapped = Arrays.stream(walk.moves()).map(m -> symmetries.move(s, m)).sorted().toArray();
    assertThat(sorted(image, walk.game)).isEqualTo(mapped);
    int move = walk.someMoves(1)[0];
    image.play(symmetries.move(s, move));
    original.play(move);
    assertThat(image.key()).isEqualTo(symmetries.image(s, original).key());
  }

  @TestFactory
  Stream<DynamicTest> randomPlayHasTheKnownStatistics() {
    return each(
        test -> {
          KitCase.RandomPlay known = test.randomPlay();
          if (known == null) {
            return;
          }
          Playouts playouts = new Playouts(test.game(), test.game().start(), SEED);
          int games = KitCase.scaled(100_000, 10_000);
          playouts.play(games);
          // Four standard errors, and the last digit of the known value.
          double error = 4 * playouts.lengthDeviation() / Math.sqrt(games) + 0.005;
          assertThat(Math.abs(playouts.meanLength() - known.length())).isLessThan(error);
          double shareError = 4 * 0.5 / Math.sqrt(games) + 0.0005;
          assertThat(Math.abs(playouts.share(Outcome.FIRST_WINS) - known.first()))
              .isLessThan(shareError);
          assertThat(Math.abs(playouts.share(Outcome.DRAW) - known.draw())).isLessThan(shareError);
          assertThat(Math.abs(playouts.share(Outcome.SECOND_WINS) - known.second()))
              .isLessThan(shareError);
        });
  }

  @TestFactory
  Stream<DynamicTest> randomMovesAreUniform() {
    return each(
        test ->
            walk(
                test.positions(40),
                walk -> {
                  int[] moves = walk.moves();
                  if (moves.length == 0 || moves.length > 64) {
                    return;
                  }
                  int draws = 400 * moves.length;
                  Map<Integer, Integer> counts = new HashMap<>();
                  int[] scratch = new int[walk.game.maxMoves()];
                  for (int i = 0; i < draws; i++) {
                    counts.merge(walk.position.randomMove(walk.rng, scratch), 1, Integer::sum);
                  }
                  double chiSquare = 0;
                  for (int move : moves) {
                    double off = counts.getOrDefault(move, 0) - 400;
                    chiSquare += off * off / 400;
                  }
                  assertThat(counts.keySet()).hasSize(moves.length);
                  int freedom = moves.length - 1;
                  assertThat(chiSquare)
                      .as("chi-square with %d degrees of freedom", freedom)
                      .isLessThan(freedom + 6 * Math.sqrt(2.0 * freedom) + 12);
                }));
  }

  @TestFactory
  Stream<DynamicTest> slowTwinAgrees() {
    return each(
        test -> {
          Game game = test.game();
          Rng rng = new Rng(SEED);
          int[] scratch = new int[game.maxMoves()];
          int visited = 0;
          while (visited < test.scaledPositions()) {
            Position position = game.start();
            Twin twin = test.twin().get();
            while (true) {
              if (isVisited(test, position)) {
                visited++;
                compare(game, position, twin);
              }
              if (position.isOver()) {
                break;
              }
              int move = position.randomMove(rng, scratch);
              twin = twin.play(game.text(position, move));
              position.play(move);
            }
          }
        });
  }

  private static void compare(Game game, Position position, Twin twin) {
    String where = "%s, seed %d, ply %d".formatted(game.line(), SEED, position.ply());
    assertThat(game.text(position)).as(where).isEqualTo(twin.text());
    assertThat(position.isOver()).as(where).isEqualTo(twin.isOver());
    assertThat(position.margin()).as(where).isEqualTo(twin.margin());
    assertThat(new TreeSet<>(game.moveTexts(position)))
        .as(where)
        .isEqualTo(new TreeSet<>(twin.moves()));
    if (!position.isOver()) {
      assertThat(position.turn()).as(where).isEqualTo(twin.turn());
    }
  }

  /** The engine with next to no time, both sides of the games of reasonable size. */
  @Test
  void theEngineBeatsRandom() {
    List<Game> games =
        cases().stream()
            .map(KitCase::game)
            .filter(game -> game.maxMoves() <= 150)
            .limit(6)
            .toList();
    int points = 0;
    for (Game game : games) {
      Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=1"));
      int[] scratch = new int[game.maxMoves()];
      Rng rng = new Rng(SEED);
      for (int side = 0; side < 2; side++) {
        Position position = game.start();
        while (!position.isOver()) {
          position.play(
              position.turn() == side
                  ? engine.analyse(position, Limits.nodes(200)).move()
                  : position.randomMove(rng, scratch));
        }
        points += Integer.signum(side == Position.FIRST ? position.margin() : -position.margin());
      }
    }
    assertThat(points).as("wins less losses in %d games", 2 * games.size()).isPositive();
  }

  @TestFactory
  Stream<DynamicTest> boardsAreDrawn() {
    return each(
        test ->
            walk(
                test.positions(Math.min(300, test.positions())),
                walk -> {
                  for (BoardStyle style :
                      List.of(BoardStyle.ASCII, BoardStyle.UNICODE, BoardStyle.COLOUR)) {
                    for (boolean legal : new boolean[] {false, true}) {
                      String board = walk.game.board(walk.position, style.withLegalMoves(legal));
                      assertThat(board).endsWith("\n");
                      assertThat(board.contains("\u001b")).isEqualTo(style.colour());
                      if (!style.unicode()) {
                        assertThat(board.chars()).allMatch(c -> c == '\n' || (c >= ' ' && c < 127));
                      }
                    }
                  }
                }));
  }

  @TestFactory
  Stream<DynamicTest> factSheetIsFilledIn() {
    return each(
        test -> {
          assertThat(test.game().facts().rules()).isNotEmpty().allMatch(s -> !s.isBlank());
          assertThat(test.game().facts().moves()).isNotEmpty();
          assertThat(test.game().facts().positions()).isNotEmpty();
        });
  }

  /** Damaged texts either are refused with a sentence or mean a position that round-trips. */
  @TestFactory
  Stream<DynamicTest> damagedTextIsRefusedOrSound() {
    return each(
        test ->
            walk(
                test.positions(Math.min(4000, test.positions())),
                walk -> {
                  String text = damage(walk.game.text(walk.position), walk.rng);
                  try {
                    String again = walk.game.text(walk.game.position(text));
                    assertThat(walk.game.text(walk.game.position(again))).isEqualTo(again);
                  } catch (BadInput e) {
                    assertSentence(e, text);
                  }
                  if (!walk.position.isOver()) {
                    String move =
                        damage(walk.game.text(walk.position, walk.someMoves(1)[0]), walk.rng);
                    try {
                      int read = walk.game.move(walk.position, move);
                      assertThat(walk.moves()).as(move).contains(read);
                    } catch (BadInput e) {
                      assertSentence(e, move);
                    }
                  }
                }));
  }

  private static void assertSentence(BadInput e, String input) {
    String sentence = e.sentence();
    assertThat(sentence).as("refusing %s", input).isNotBlank().doesNotContain("\n");
    assertThat(sentence.length()).as(sentence).isBetween(10, 300);
  }

  private static String damage(String text, Rng rng) {
    StringBuilder damaged = new StringBuilder(text);
    String letters = "0123456789 ,/-+.()=XOxoABabwWbBSNpass#\u00e9\u0000\uffff";
    for (int i = rng.below(3); i >= 0; i--) {
      int at = rng.below(damaged.length() + 1);
      char c = letters.charAt(rng.below(letters.length()));
      switch (rng.below(4)) {
        case 0 -> damaged.insert(at, c);
        case 1 -> damaged.delete(at, Math.min(damaged.length(), at + 1 + rng.below(4)));
        case 2 -> damaged.replace(at, Math.min(damaged.length(), at + 1), String.valueOf(c));
        default -> damaged.insert(at, damaged.substring(0, Math.min(damaged.length(), 9)));
      }
    }
    return damaged.toString();
  }

  // ---- walking through random games ----

  /** Where a random walk stands. */
  protected static final class Walk {
    final Game game;
    final Position position;
    final Rng rng;
    private final int[] buffer;

    Walk(Game game, Rng rng) {
      this.game = game;
      this.position = game.start();
      this.rng = rng;
      this.buffer = new int[game.maxMoves()];
    }

    int[] moves() {
      return Arrays.copyOf(buffer, position.moves(buffer));
    }

    /** At most so many of the legal moves, chosen at random, all different. */
    int[] someMoves(int most) {
      int[] moves = moves();
      int count = Math.min(most, moves.length);
      for (int i = 0; i < count; i++) {
        int other = i + rng.below(moves.length - i);
        int swap = moves[i];
        moves[i] = moves[other];
        moves[other] = swap;
      }
      return Arrays.copyOf(moves, count);
    }
  }

  private Stream<DynamicTest> each(Consumer<KitCase> check) {
    return cases().stream()
        .map(test -> DynamicTest.dynamicTest(test.game().line(), () -> check.accept(test)));
  }

  private static void walk(KitCase test, Consumer<Walk> check) {
    walk(test, 1, check);
  }

  private static void walk(KitCase test, int factor, Consumer<Walk> check) {
    Game game = test.game();
    Rng rng = new Rng(SEED);
    int[] scratch = new int[game.maxMoves()];
    int visited = 0;
    while (visited < test.scaledPositions() * factor) {
      Walk walk = new Walk(game, rng);
      while (true) {
        if (isVisited(test, walk.position)) {
          visited++;
          visit(walk, check);
        }
        if (walk.position.isOver()) {
          break;
        }
        walk.position.play(walk.position.randomMove(rng, scratch));
      }
    }
  }

  /**
   * A long game is looked at now and then, no oftener than positions are wanted; its end always.
   */
  private static boolean isVisited(KitCase test, Position position) {
    int looks = Math.min(100, test.scaledPositions());
    return position.isOver() || position.ply() % (1 + test.game().maxMoves() / looks) == 0;
  }

  private static void visit(Walk walk, Consumer<Walk> check) {
    try {
      check.accept(walk);
    } catch (AssertionError | RuntimeException e) {
      Game game = walk.game;
      fail(
          "%s, seed %d, ply %d, position %s: %s"
              .formatted(game.line(), SEED, walk.position.ply(), game.text(walk.position), e),
          e);
    }
  }

  private static int[] sorted(Position position, Game game) {
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    int[] list = Arrays.copyOf(moves, count);
    Arrays.sort(list);
    return list;
  }
}
