package agon.proof;

import agon.endgame.Booked;
import agon.endgame.ProvenBook;
import agon.game.Position;
import agon.search.Exact;
import agon.search.Visits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Proves what a player needs to know who wants to play an opening perfectly, moving first or
 * second: of the own moves one that is best, of the other side's all. Positions come in the order
 * of how many answers of the other side lead there, so a maker who is stopped has made a shorter
 * book, and one that is given what is known already goes on.
 */
public final class BookMaker {
  private static final long STEP_NODES = 1_000_000;

  private record Proof(int value, int move) {}

  private final Booked game;
  private final Exact solver;
  private final LongConsumer found;
  private final BooleanSupplier goesOn;
  private final Visits visits = new Visits();
  private final Map<Long, Proof> proofs = new HashMap<>();
  private boolean stopped;

  /**
   * @param known entries of before
   * @param found hears each new entry, see {@link ProvenBook#entry}
   * @param goesOn asked about once a second
   */
  public BookMaker(
      Booked game, Exact solver, ProvenBook known, LongConsumer found, BooleanSupplier goesOn) {
    this.game = game;
    this.solver = solver;
    solver.persevere(); // a step may be less than is worth beginning with in a game
    this.found = found;
    this.goesOn = goesOn;
    for (long entry : known.entries()) {
      proofs.put(
          ProvenBook.number(entry), new Proof(ProvenBook.value(entry), ProvenBook.move(entry)));
    }
  }

  /** Positions visited so far. */
  public long nodes() {
    return visits.nodes();
  }

  /**
   * Makes the book of a start.
   *
   * @param answers of the other side to be ready for
   * @return whether it got to the end
   */
  public boolean make(Position start, int answers) {
    List<Position> ours = new ArrayList<>(List.of(start));
    List<Position> theirs = new ArrayList<>(List.of(start));
    Set<Long> seen = new HashSet<>();
    for (int answer = 0; answer <= answers; answer++) {
      for (Position position : ours) {
        walk(position, theirs);
        if (stopped) {
          return false;
        }
      }
      ours = new ArrayList<>();
      for (Position position : theirs) {
        answers(position, ours, seen);
      }
      theirs = new ArrayList<>();
    }
    return true;
  }

  /**
   * Proves every position that so many moves lead to, whoever plays them and however badly, and
   * then what best play leads to from each of them.
   *
   * @param further for so many moves
   * @return whether it got to the end
   */
  public boolean makeAll(Position start, int plies, int further) {
    List<Position> layer = List.of(start);
    List<Position> all = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    for (int ply = 0; ply <= plies; ply++) {
      List<Position> next = new ArrayList<>();
      for (Position position : layer) {
        Proof _ = prove(position);
        if (stopped) {
          return false;
        }
        successors(position, next, seen);
      }
      all.addAll(layer);
      layer = next;
    }
    all.forEach(position -> follow(position, further));
    return !stopped;
  }

  private void follow(Position from, int moves) {
    Position position = from.copy();
    for (int i = 0; i <= moves && !position.isOver(); i++) {
      Proof proof = prove(position);
      if (proof == null) {
        return;
      }
      position.play(proof.move());
    }
  }

  private void successors(Position position, List<Position> into, Set<Long> seen) {
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      OptionalLong number = position.isOver() ? OptionalLong.empty() : game.number(position);
      if (number.isPresent() && seen.add(number.getAsLong())) {
        into.add(position.copy());
      }
      position.undo();
    }
  }

  /** Plays best moves until the turn passes, and keeps what is the other side's to answer. */
  private void walk(Position from, List<Position> theirs) {
    Position position = from.copy();
    int mover = position.turn();
    while (!position.isOver() && position.turn() == mover) {
      Proof proof = prove(position);
      if (proof == null) {
        return;
      }
      position.play(proof.move());
    }
    if (!position.isOver()) {
      theirs.add(position);
    }
  }

  private void answers(Position position, List<Position> ours, Set<Long> seen) {
    int mover = position.turn();
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      OptionalLong number = position.isOver() ? OptionalLong.empty() : game.number(position);
      boolean again = position.turn() == mover;
      if (number.isPresent() && seen.add(2 * number.getAsLong() + (again ? 1 : 0))) {
        if (again) {
          answers(position, ours, seen);
        } else {
          ours.add(position.copy());
        }
      }
      position.undo();
    }
  }

  /** Nothing if it cannot be kept, or the time is up. */
  private @Nullable Proof prove(Position position) {
    OptionalLong number = game.number(position);
    if (number.isEmpty() || stopped) {
      return null;
    }
    Proof known = proofs.get(number.getAsLong());
    if (known != null) {
      return known;
    }
    boolean solved = false;
    while (!solved) {
      if (!goesOn.getAsBoolean()) {
        stopped = true;
        return null;
      }
      solved = solver.solve(position, game.lead(position), STEP_NODES, visits);
    }
    List<Integer> line = solver.line(position, Long.MAX_VALUE / 4, visits);
    if (line.isEmpty()) {
      return null;
    }
    Proof proof = new Proof(solver.least() - game.lead(position), line.getFirst());
    proofs.put(number.getAsLong(), proof);
    found.accept(ProvenBook.entry(number.getAsLong(), proof.value(), proof.move()));
    return proof;
  }
}
