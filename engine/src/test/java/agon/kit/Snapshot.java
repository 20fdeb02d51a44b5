package agon.kit;

import agon.game.Game;
import agon.game.Position;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Everything a position holds, bit for bit, to be compared later: every field of its class, arrays
 * by content, other objects by identity. Arrays whose names begin with {@code undo} or {@code
 * scratch} are left out: above its top, a stack may hold anything.
 */
record Snapshot(Map<String, String> fields) {
  static Snapshot of(Game game, Position position) {
    Map<String, String> fields = new TreeMap<>();
    for (Class<?> type = position.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        String name = field.getName();
        boolean array = field.getType().isArray();
        boolean stack = array && (name.startsWith("undo") || name.startsWith("scratch"));
        if (!Modifier.isStatic(field.getModifiers()) && !stack) {
          fields.put(name, content(field, position));
        }
      }
    }
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    fields.put("moves()", Arrays.toString(Arrays.copyOf(moves, count)));
    fields.put("turn()", Integer.toString(position.turn()));
    fields.put("isOver()", Boolean.toString(position.isOver()));
    fields.put("key()", Long.toHexString(position.key()));
    fields.put("margin()", Integer.toString(position.margin()));
    fields.put("ply()", Integer.toString(position.ply()));
    fields.put("lastMove()", Integer.toString(position.lastMove()));
    return new Snapshot(fields);
  }

  private static String content(Field field, Position position) {
    try {
      field.setAccessible(true);
      Object value = field.get(position);
      if (value == null || field.getType().isPrimitive()) {
        return Objects.toString(value);
      }
      if (value.getClass().isArray()) {
        return Arrays.deepToString(new Object[] {value});
      }
      return Integer.toString(System.identityHashCode(value));
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}
