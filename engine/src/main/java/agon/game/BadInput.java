package agon.game;

import java.util.Locale;

/**
 * Something a person or a program handed us was wrong. The message is one sentence for that person:
 * what was wrong and what is allowed. Callers show it as it is; nobody needs the stack trace.
 */
public final class BadInput extends IllegalArgumentException {
  private final String sentence;

  public BadInput(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  /** What was wrong and what is allowed, without a full stop. */
  public String sentence() {
    return sentence;
  }

  /** A short, printable quotation of bad input for use inside a sentence. */
  public static String quote(String input) {
    StringBuilder quoted = new StringBuilder("'");
    int length = Math.min(input.length(), 40);
    for (int i = 0; i < length; i++) {
      char c = input.charAt(i);
      quoted.append(isPrintable(c) ? c : '?');
    }
    return quoted.append(input.length() > length ? "…'" : "'").toString();
  }

  /**
   * For a name that nobody has: {@code " (did you mean engine?)"}, or nothing where no name is
   * near.
   */
  public static String nearest(String wrong, Iterable<String> names) {
    String best = "";
    int least = Math.min(2, wrong.length() / 3) + 1;
    for (String name : names) {
      int distance = distance(wrong.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
      if (distance < least) {
        least = distance;
        best = name;
      }
    }
    return best.isEmpty() ? "" : " (did you mean " + best + "?)";
  }

  /** How many letters must be added, left out, changed or swapped with their neighbour. */
  private static int distance(String one, String other) {
    int[][] cost = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        if (i == 0 || j == 0) {
          cost[i][j] = i + j;
          continue;
        }
        boolean same = one.charAt(i - 1) == other.charAt(j - 1);
        cost[i][j] =
            Math.min(
                cost[i - 1][j - 1] + (same ? 0 : 1), 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
        if (i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1)) {
          cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
      }
    }
    return cost[one.length()][other.length()];
  }

  private static boolean isPrintable(char c) {
    int type = Character.getType(c);
    return !Character.isISOControl(c)
        && type != Character.LINE_SEPARATOR
        && type != Character.PARAGRAPH_SEPARATOR
        && !Character.isSurrogate(c);
  }
}
