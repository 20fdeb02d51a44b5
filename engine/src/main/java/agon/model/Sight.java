package agon.model;

import agon.game.BoardStyle;
import agon.game.Game;
import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.game.Picture.Kind;
import agon.game.Picture.Look;
import agon.game.Position;
import agon.game.Rng;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What is seen of a game: its picture or, where it has none, its board in letters. There every
 * place whose letter changes in random games is a cell, and a letter is the man of whoever's moves
 * bring it there.
 */
final class Sight {
  private static final int GAMES = 20;
  private static final int MOST_PLIES = 200;
  private static final int SEED = 7;

  /** So much of what comes of a letter must be one player's doing for it to be that player's. */
  private static final double MOSTLY = 0.9;

  private static final char NOTHING = ' ';

  private final Game game;
  private final @Nullable Letters letters;

  private Sight(Game game, @Nullable Letters letters) {
    this.game = game;
    this.letters = letters;
  }

  static Sight of(Game game) {
    boolean drawn = game.picture(game.start()).kind() != Kind.TEXT;
    return new Sight(game, drawn ? null : new Letters(game));
  }

  /** What features are called that are seen so. */
  String name() {
    return letters == null ? "cells-2" : "letters-1";
  }

  Picture at(Position position) {
    return letters == null ? game.picture(position) : letters.picture(game, position);
  }

  /** How a board in letters is read. */
  private static final class Letters {
    /**
     * Rows and columns of the drawing whose letters change; the cells are those of a smaller grid.
     */
    private final List<int[]> places = new ArrayList<>();

    private final List<int[]> cells = new ArrayList<>();
    private final List<String> rowLabels;
    private final List<String> columnLabels;

    /** By letter: whose it is. */
    private final Map<Character, Integer> owners = new TreeMap<>();

    /** By letter: which of its owner's kinds it is, from 1; 0 is nothing. */
    private final Map<Character, Integer> kinds = new HashMap<>();

    Letters(Game game) {
      String[] start = lines(game, game.start());
      TreeSet<Integer> rows = new TreeSet<>();
      TreeSet<Integer> columns = new TreeSet<>();
      TreeSet<Long> changing = new TreeSet<>();
      Map<Character, int[]> brought = new TreeMap<>();
      Map<Character, Integer> seen = new HashMap<>();
      int[] scratch = new int[game.maxMoves()];
      Rng rng = new Rng(SEED);
      for (int i = 0; i < GAMES; i++) {
        Position position = game.start();
        String[] before = start;
        for (int ply = 0; ply < MOST_PLIES && !position.isOver(); ply++) {
          int mover = position.turn();
          position.play(position.randomMove(rng, scratch));
          String[] after = lines(game, position);
          for (int row = 0; row < Math.max(before.length, after.length); row++) {
            for (int column = 0; column < width(before, after, row); column++) {
              char now = letter(after, row, column);
              if (now != letter(before, row, column)) {
                changing.add(((long) row << Integer.SIZE) + column);
                rows.add(row);
                columns.add(column);
                brought.computeIfAbsent(now, letter -> new int[2])[mover]++;
              }
            }
          }
          before = after;
        }
      }
      for (long place : changing) {
        int row = (int) (place >> Integer.SIZE);
        int column = (int) place;
        places.add(new int[] {row, column});
        cells.add(new int[] {rows.headSet(row).size(), columns.headSet(column).size()});
        seen.merge(letter(start, row, column), 1, Integer::sum);
        brought.computeIfAbsent(letter(start, row, column), letter -> new int[2]);
      }
      brought.forEach((letter, by) -> owners.put(letter, owner(by)));
      name(seen);
      rowLabels = Collections.nCopies(rows.size(), "");
      columnLabels = Collections.nCopies(columns.size(), "");
    }

    private static int owner(int[] brought) {
      int all = brought[Position.FIRST] + brought[Position.SECOND];
      for (int player = 0; player <= 1; player++) {
        if (all > 0 && brought[player] >= MOSTLY * all) {
          return player;
        }
      }
      return Picture.NOBODY;
    }

    /** What there is most of at the start and is nobody's is nothing; all others are of a kind. */
    private void name(Map<Character, Integer> seen) {
      Optional<Character> nothing =
          owners.keySet().stream()
              .filter(letter -> owners.getOrDefault(letter, 0) == Picture.NOBODY)
              .max((a, b) -> Integer.compare(seen.getOrDefault(a, 0), seen.getOrDefault(b, 0)));
      int[] named = new int[3];
      owners.forEach(
          (letter, owner) ->
              kinds.put(letter, nothing.equals(Optional.of(letter)) ? 0 : ++named[owner + 1]));
    }

    private static String[] lines(Game game, Position position) {
      return game.picture(position)
          .drawing()
          .orElseGet(() -> game.board(position, BoardStyle.ASCII))
          .split("\n", -1);
    }

    private static int width(String[] before, String[] after, int row) {
      return Math.max(
          row < before.length ? before[row].length() : 0,
          row < after.length ? after[row].length() : 0);
    }

    private static char letter(String[] lines, int row, int column) {
      return row < lines.length && column < lines[row].length()
          ? lines[row].charAt(column)
          : NOTHING;
    }

    Picture picture(Game game, Position position) {
      String[] lines = lines(game, position);
      List<Cell> seen = new ArrayList<>(places.size());
      for (int i = 0; i < places.size(); i++) {
        char letter = letter(lines, places.get(i)[0], places.get(i)[1]);
        seen.add(
            new Cell(
                "",
                cells.get(i)[0],
                cells.get(i)[1],
                owners.getOrDefault(letter, Picture.NOBODY),
                kinds.getOrDefault(letter, 0),
                Look.STONE));
      }
      return Picture.grid(rowLabels, columnLabels, seen, List.of(), Optional.empty(), "");
    }
  }
}
