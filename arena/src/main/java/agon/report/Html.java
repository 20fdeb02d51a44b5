package agon.report;

/**
 * Text on its way into the page. Names come from strangers: nothing gets in that is not escaped
 * here. The page is written so that it is XML too, which makes a slip easy to find.
 */
public final class Html {
  private Html() {}

  /** Safe between tags and between the quotes of an attribute. */
  public static String text(String text) {
    StringBuilder safe = new StringBuilder(text.length() + 16);
    tame(text).codePoints().forEach(c -> append(safe, c));
    return safe.toString();
  }

  /** Without characters that cannot be shown, or that turn around what stands beside them. */
  static String tame(String text) {
    StringBuilder tame = new StringBuilder(text.length());
    text.codePoints().forEach(c -> tame.appendCodePoint(isHarmless(c) ? c : '\uFFFD'));
    return tame.toString();
  }

  private static void append(StringBuilder safe, int c) {
    switch (c) {
      case '&' -> safe.append("&amp;");
      case '<' -> safe.append("&lt;");
      case '>' -> safe.append("&gt;");
      case '"' -> safe.append("&quot;");
      case '\'' -> safe.append("&#39;");
      default -> safe.appendCodePoint(c);
    }
  }

  private static boolean isHarmless(int c) {
    if (c == '\n' || c == '\t') {
      return true;
    }
    boolean halfCharacter = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    boolean turnsAround = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    boolean noCharacter = (c & 0xFFFE) == 0xFFFE;
    return !Character.isISOControl(c) && !halfCharacter && !turnsAround && !noCharacter;
  }

  /** A name whose letters, whichever way they run, do not disturb what stands around it. */
  public static String name(String name) {
    return "<bdi>" + text(name) + "</bdi>";
  }

  /** The line of a game or player, which may be broken after a comma. */
  public static String code(String line) {
    return "<code>" + text(line).replace(",", ",<wbr/>") + "</code>";
  }

  /** A link to a game, and to a move of it if {@code ply} is not negative. */
  static String game(int number, int ply) {
    String move = ply < 0 ? "" : ", move " + ply;
    return "<a class=\"here\" href=\"#g%d%s\">game %d%s</a>"
        .formatted(number + 1, ply < 0 ? "" : "-" + ply, number + 1, move);
  }

  /** A part of the page with its heading; nothing where there is nothing to say. */
  public static String section(String id, String title, String content) {
    return content.isEmpty()
        ? ""
        : "<section id=\"%s\"><h2>%s</h2>\n%s</section>\n".formatted(id, text(title), content);
  }

  public static String paragraph(String html) {
    return "<p>" + html + "</p>\n";
  }

  public static String note(String html) {
    return "<p class=\"note\">" + html + "</p>\n";
  }
}
