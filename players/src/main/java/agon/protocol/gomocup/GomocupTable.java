package agon.protocol.gomocup;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.mnk.Mnk;
import agon.protocol.Engines;
import agon.protocol.Thinker;
import agon.protocol.gomocup.StonesInTurn.Stone;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.search.SearchInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The board the manager has told us about, and the engine that thinks about it. */
final class GomocupTable {
  private static final int LARGEST = 100;
  private static final int IN_A_ROW = 5;
  private static final int EXACT = 1;
  private static final int CONTINUOUS = 2;
  private static final int RENJU = 4;
  private static final int CARO = 8;
  private static final long MEBIBYTE = 1 << 20;

  /** How many openings to choose from, and how many nodes a look at one takes. */
  private static final int OPENINGS = 8;

  private static final int GLANCE = 1500;

  private final GomocupLimits limits = new GomocupLimits();
  private EngineOptions options;
  private int width;
  private int height;
  private int rule;
  private final List<Stone> stones = new ArrayList<>();
  private final Rng dice = new Rng(System.nanoTime());

  /** Null after stones were lifted out of turn, until somebody needs it. */
  private @Nullable Position position;

  private @Nullable Thinker thinker;

  GomocupTable(EngineOptions options) {
    this.options = options;
  }

  void start(int columns, int rows) {
    if (Math.min(columns, rows) < 1 || Math.max(columns, rows) > LARGEST) {
      throw new BadInput(
          "boards are 1 to %d squares wide and high, not %d by %d"
              .formatted(LARGEST, columns, rows));
    }
    width = columns;
    height = rows;
    restart();
  }

  void restart() {
    requireStarted();
    stones.clear();
    position = null;
    limits.restart();
    requireRule();
    engine().clear(); // made now, while no clock runs
  }

  void requireStarted() {
    if (width == 0) {
      throw new BadInput("START or RECTSTART comes first");
    }
  }

  void requireEmpty() {
    requireStarted();
    if (!stones.isEmpty()) {
      throw new BadInput("BEGIN is for an empty board, and here are stones already");
    }
  }

  /** One INFO; keys that mean nothing to us are ignored, as the protocol wants. */
  void info(String key, String value) {
    if (limits.take(key, value)) {
      return;
    }
    switch (key.toLowerCase(Locale.ROOT)) {
      case "rule" -> setRule(GomocupLimits.number(key, value));
      case "max_memory" -> setMemory(Long.parseLong(value.matches("\\d{1,18}") ? value : "0"));
      case "thread_num" -> change("threads=" + GomocupLimits.number(key, value));
      default -> {}
    }
  }

  private void setRule(int bits) {
    rule = bits;
    position =
        null; // a rule that is not played is refused when the game begins, INFO has no answer
  }

  private boolean isRulePlayed() {
    return (rule & ~(EXACT | CONTINUOUS | RENJU | CARO)) == 0
        && (rule & (RENJU | CARO)) != (RENJU | CARO);
  }

  private void requireRule() {
    if (!isRulePlayed()) {
      throw new BadInput(
          "rule %d is not played here, only 0 (five or more), 1 (exactly five), 4 (renju), 8 (caro)"
              .formatted(rule));
    }
  }

  /** Half of what we may hold is for the table, at most what we would take anyway. */
  private void setMemory(long bytes) {
    if (bytes > 0) {
      long most = Math.max(1, bytes / 2 / MEBIBYTE);
      change("hash=" + Math.min(most, options.number("hash")));
    }
  }

  private void change(String option) {
    EngineOptions changed = options.with(option);
    if (!changed.line().equals(options.line())) {
      stop();
      options = changed;
      thinker = null;
    }
  }

  /** Puts a stone of the side whose turn it is. */
  void put(Coordinates square) {
    requireStarted();
    Position now = position();
    requireOnBoard(square);
    int move = game().move(now, square.y() + "," + square.x());
    stones.add(new Stone(move, now.turn()));
    now.play(move);
  }

  void takeBack(Coordinates square) {
    requireStarted();
    requireOnBoard(square);
    int cell = square.cell(width);
    Position now = position;
    boolean last = !stones.isEmpty() && stones.getLast().cell() == cell;
    if (!stones.removeIf(stone -> stone.cell() == cell)) {
      throw new BadInput("there is no stone on " + square.text());
    }
    if (last && now != null && now.ply() > 0) {
      now.undo();
    } else {
      position = null;
    }
  }

  /**
   * Sets up all stones, each {@code x,y,who} with 1 for ours, 2 for the other's and 3 for those
   * that have won already in a game that goes on: these are in everybody's way, so each goes to the
   * side that has fewer stones beside it. In renju 3 is a forbidden point, which we know ourselves.
   */
  void set(List<String> lines) {
    requireStarted();
    requireRule();
    List<Integer> ours = new ArrayList<>();
    List<Integer> theirs = new ArrayList<>();
    List<Integer> nobodys = new ArrayList<>();
    for (String line : lines) {
      int comma = line.lastIndexOf(',');
      String who = line.substring(comma + 1).strip();
      if (comma < 0 || !who.matches("[123]")) {
        throw new BadInput(
            "a stone is written x,y,1 or x,y,2 or x,y,3, or DONE ends the board, not "
                + BadInput.quote(line));
      }
      Coordinates square = Coordinates.read(line.substring(0, comma));
      requireOnBoard(square);
      int cell = square.cell(width);
      if (ours.contains(cell) || theirs.contains(cell) || nobodys.contains(cell)) {
        throw new BadInput("there are two stones on " + square.text());
      }
      (who.equals("1") ? ours : who.equals("2") ? theirs : nobodys).add(cell);
    }
    for (int cell : (rule & RENJU) == 0 ? nobodys : List.<Integer>of()) {
      (beside(cell, ours) < beside(cell, theirs) ? ours : theirs).add(cell);
    }
    // It is our turn, so who has fewer stones or as many tells who began, as far as they are even.
    int us = ours.size() >= theirs.size() ? Position.FIRST : Position.SECOND;
    List<Stone> all = new ArrayList<>();
    ours.forEach(cell -> all.add(new Stone(cell, us)));
    theirs.forEach(cell -> all.add(new Stone(cell, 1 - us)));
    position = position(all);
    stones.clear();
    stones.addAll(all);
  }

  /** How many of the stones touch a cell. */
  private long beside(int cell, List<Integer> stones) {
    return stones.stream()
        .filter(stone -> Math.abs(stone / width - cell / width) <= 1)
        .filter(stone -> Math.abs(stone % width - cell % width) <= 1)
        .count();
  }

  /** Sets up the stones of an opening, each {@code x,y}, in the order they were played. */
  void setOpening(List<String> lines) {
    requireStarted();
    requireRule();
    if (!Swap2.ROUNDS.contains(lines.size())) {
      throw new BadInput("SWAP2BOARD has 0, 3 or 5 stones, not " + lines.size());
    }
    // Some managers say whose a stone is, too; the order tells that already.
    List<Coordinates> squares =
        lines.stream()
            .map(line -> line.replaceFirst("^(\\s*\\d+\\s*,\\s*\\d+)\\s*,\\s*[12]\\s*$", "$1"))
            .map(Coordinates::read)
            .toList();
    stones.clear();
    position = game().start();
    squares.forEach(this::put);
  }

  /** Opens, or answers an opening, on another thread. */
  void openBySwap2(Consumer<String> answer) {
    if (stones.isEmpty()) {
      answer.accept(balancedOpening());
      return;
    }
    game().requireRunning(position());
    engineFor()
        .think(
            position(),
            limits.forMove(),
            false,
            info -> {},
            reports -> {
              SearchInfo best = reports.getFirst();
              answer.accept(
                  Swap2.reply(best.score().score(), Coordinates.ofCell(best.move(), width)));
            });
  }

  /** Of some openings the one that the engine, at a glance, finds most even. */
  private String balancedOpening() {
    String best = "";
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < OPENINGS; i++) {
      List<Coordinates> squares = Swap2.opening(width, height, dice);
      Position trial = game().start();
      squares.forEach(square -> trial.play(square.cell(width)));
      int edge = Math.abs(engine().analyse(trial, Limits.nodes(GLANCE)).score().score());
      if (edge < least) {
        least = edge;
        best = squares.stream().map(Coordinates::text).collect(Collectors.joining(" "));
      }
    }
    return best;
  }

  private void requireOnBoard(Coordinates square) {
    if (square.x() >= width || square.y() >= height) {
      throw new BadInput(
          "%s is off the board, which goes from 0,0 to %d,%d"
              .formatted(square.text(), width - 1, height - 1));
    }
  }

  /**
   * Thinks about a move, makes it and hands it over with what was found, on another thread.
   *
   * @param answer gets a sentence about the move, and the move
   */
  void think(BiConsumer<String, Coordinates> answer) {
    requireStarted();
    requireRule();
    Position now = position();
    game().requireRunning(now);
    engineFor()
        .think(
            now,
            limits.forMove(),
            false,
            info -> {},
            reports -> {
              SearchInfo best = reports.getFirst();
              stones.add(new Stone(best.move(), now.turn()));
              now.play(best.move());
              answer.accept(describe(best), Coordinates.ofCell(best.move(), width));
            });
  }

  private String describe(SearchInfo info) {
    return "depth %d, %s, %d nodes"
        .formatted(info.depth(), info.score().text(game()), info.nodes());
  }

  void stop() {
    if (thinker != null) {
      thinker.stop();
    }
  }

  /** Ends what is being thought about, unless it ends by itself in time. */
  void stopAfter(Duration most) {
    if (thinker != null) {
      thinker.stopAfter(most);
    }
  }

  private Engine engine() {
    return engineFor().engine();
  }

  private Thinker engineFor() {
    Thinker now = thinker;
    if (now == null || !now.engine().game().line().equals(line())) {
      now = new Thinker(Engines.warm(Mnk.FAMILY.game(settings()), options));
      thinker = now;
    }
    return now;
  }

  private Game game() {
    return engine().game();
  }

  private String settings() {
    String lines =
        (rule & RENJU) != 0
            ? "rule=renju"
            : (rule & CARO) != 0 ? "rule=caro" : "exact=" + ((rule & EXACT) != 0);
    return "m=%d,n=%d,k=%d,%s".formatted(height, width, IN_A_ROW, lines);
  }

  private String line() {
    return Mnk.FAMILY.game(settings()).line();
  }

  private Position position() {
    requireRule();
    Position now = position;
    if (now == null) {
      now = position(stones);
      position = now;
    }
    return now;
  }

  private Position position(List<Stone> from) {
    return from.isEmpty()
        ? game().start()
        : game().position(StonesInTurn.text(from, width, height));
  }
}
