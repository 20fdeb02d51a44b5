package agon.imports;

import agon.game.BadInput;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Games as one library of RenLib: what begins in the same way is told once. {@link RenLibFile} says
 * how such a file is made, and reads it.
 */
final class RenLibTree {
  private static final int MAJOR = 3;
  private static final int MINOR = 4;
  private static final int UNUSED = 0xff;

  private final Map<Integer, RenLibTree> children = new LinkedHashMap<>();
  private String comment = "";

  private RenLibTree() {}

  static RenLibTree of(List<GameRecord> games) {
    RenLibTree root = new RenLibTree();
    for (GameRecord game : games) {
      root.add(game);
    }
    return root;
  }

  private void add(GameRecord game) {
    PsqText.requireFiveInARow(game, "a RenLib library");
    if (game.game().settings().number("m") != RenLibFile.SIDE
        || game.game().settings().number("n") != RenLibFile.SIDE) {
      throw new BadInput("a RenLib library holds boards of 15x15, not " + game.game().line());
    }
    RenLibTree node = this;
    for (RecordedMove move : game.moves()) {
      node = node.children.computeIfAbsent(place(move.move()), place -> new RenLibTree());
      if (node.comment.isEmpty()) {
        node.comment = move.comment();
      }
    }
  }

  /** Column from 1 in the low half, row from the top in the high one. */
  private static int place(int cell) {
    int column = cell % RenLibFile.SIDE;
    int row = cell / RenLibFile.SIDE;
    return (RenLibFile.SIDE - 1 - row) << 4 | (column + 1);
  }

  byte[] bytes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(RenLibFile.SIGNATURE);
    out.write(MAJOR);
    out.write(MINOR);
    while (out.size() < RenLibFile.HEADER) {
      out.write(UNUSED);
    }
    write(0, false, out);
    return out.toByteArray();
  }

  /** No deeper than a board has cells. */
  private void write(int place, boolean hasSibling, ByteArrayOutputStream out) {
    int flags =
        (hasSibling ? RenLibFile.SIBLING : 0)
            | (children.isEmpty() ? RenLibFile.NO_CHILD : 0)
            | (comment.isEmpty() ? 0 : RenLibFile.COMMENT);
    out.write(place);
    out.write(flags);
    if (!comment.isEmpty()) {
      byte[] text = comment.getBytes(StandardCharsets.ISO_8859_1);
      out.writeBytes(text);
      out.writeBytes(new byte[2 - text.length % 2]); // Texts end with a pair that has a 0.
    }
    int left = children.size();
    for (Map.Entry<Integer, RenLibTree> child : children.entrySet()) {
      child.getValue().write(child.getKey(), --left > 0, out);
    }
  }
}
