package agon.imports;

import agon.game.BadInput;
import agon.mnk.Mnk;
import agon.record.GameRecord;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Libraries of renju and gomoku openings, RenLib: 20 bytes of header, then a tree of moves on 15x15
 * in the order in which one walks it. A node has a byte for its place, a byte of flags, and texts
 * of pairs of bytes that end with a 0. Every line from the root to a leaf is a game that was not
 * finished, its comments at its moves; it is renju unless a move in it is forbidden there.
 */
final class RenLibFile implements ForeignFormat {
  static final byte[] SIGNATURE = {-1, 'R', 'e', 'n', 'L', 'i', 'b', -1};
  static final int HEADER = 20;
  static final int SIDE = 15;
  private static final int CELLS = SIDE * SIDE;

  private static final int BOARD_TEXT = 0x01;
  static final int COMMENT = 0x08;
  private static final int OLD_COMMENT = 0x20;
  static final int NO_CHILD = 0x40;
  static final int SIBLING = 0x80;

  /** More lines than this are a mistake, or more than anyone wants in a database of games. */
  private static final int MOST_LINES = 200_000;

  private record Node(int place, int flags, String comment) {
    boolean has(int flag) {
      return (flags & flag) != 0;
    }
  }

  @Override
  public String name() {
    return "RenLib .lib";
  }

  @Override
  public boolean recognises(ForeignFile file) {
    byte[] bytes = file.bytes();
    return bytes.length >= HEADER
        && Arrays.equals(bytes, 0, SIGNATURE.length, SIGNATURE, 0, SIGNATURE.length);
  }

  @Override
  public void read(ForeignFile file, Findings findings) {
    try {
      new Reader(file.bytes()).readLines(findings);
    } catch (BadInput e) {
      findings.refuse(1, e.sentence(), 1, 1);
    }
  }

  /** Walks through the tree; what it has found so far stays if the rest is broken. */
  private static final class Reader {
    private final byte[] bytes;
    private int at = HEADER;

    Reader(byte[] bytes) {
      this.bytes = bytes;
    }

    void readLines(Findings findings) {
      List<Node> path = new ArrayList<>();
      int lines = 0;
      boolean more = at < bytes.length;
      while (more) {
        Node node = node();
        path.add(node);
        if (path.size() > CELLS + 1) {
          throw new BadInput("a line has more moves than the board has cells, at byte " + at);
        }
        if (node.has(NO_CHILD)) {
          if (++lines > MOST_LINES) {
            throw new BadInput("there are more than %,d lines".formatted(MOST_LINES));
          }
          add(path, findings);
          more = turnBack(path);
        }
      }
    }

    /** To the last node that has another beside it, which comes next; false at the end. */
    private static boolean turnBack(List<Node> path) {
      boolean beside = false;
      while (!beside && !path.isEmpty()) {
        beside = path.removeLast().has(SIBLING);
      }
      return beside;
    }

    private Node node() {
      int place = next();
      int flags = next();
      boolean text = (flags & BOARD_TEXT) != 0;
      if (text) {
        int _ = next(); // What further flags there are: they only say that a text follows.
        int _ = next();
      }
      String comment = (flags & (COMMENT | OLD_COMMENT)) != 0 ? text() : "";
      if (text) {
        String onBoard = text();
        comment = comment.isEmpty() ? onBoard : comment + " [" + onBoard + "]";
      }
      return new Node(place, flags, comment);
    }

    private int next() {
      if (at >= bytes.length) {
        throw new BadInput("the library ends in the middle of a move");
      }
      return Byte.toUnsignedInt(bytes[at++]);
    }

    private String text() {
      int from = at;
      int end = from;
      while (true) {
        int one = next();
        int other = next();
        end += one == 0 ? 0 : other == 0 ? 1 : 2;
        if (one == 0 || other == 0) {
          return new String(bytes, from, end - from, StandardCharsets.ISO_8859_1).strip();
        }
      }
    }

    private static void add(List<Node> path, Findings findings) {
      try {
        findings.add(record("m=15,n=15,k=5,rule=renju", path));
      } catch (BadInput e) {
        try {
          findings.add(record("m=15,n=15,k=5", path));
        } catch (BadInput again) {
          String line = "line %d: ".formatted(findings.games().size() + 1);
          findings.refuse(1, line + again.sentence(), 1, 1);
        }
      }
    }

    private static GameRecord record(String settings, List<Node> path) {
      GameBuilder game = new GameBuilder(Mnk.FAMILY.game(settings));
      for (Node node : path) {
        if (node.place != 0) {
          int column = (node.place & 15) - 1;
          int row = SIDE - 1 - (node.place >> 4); // RenLib counts from the top.
          game.play(game.game().move(game.position(), row + "," + column), node.comment);
        }
      }
      return game.finish();
    }
  }
}
