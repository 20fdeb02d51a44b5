package agon.game;

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

  private static boolean isPrintable(char c) {
    int type = Character.getType(c);
    return !Character.isISOControl(c)
        && type != Character.LINE_SEPARATOR
        && type != Character.PARAGRAPH_SEPARATOR
        && !Character.isSurrogate(c);
  }
}
