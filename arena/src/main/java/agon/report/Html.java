package agon.report;

import com.google.errorprone.annotations.CompileTimeConstant;
import com.google.errorprone.annotations.FormatMethod;
import com.google.errorprone.annotations.FormatString;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A piece of a page. Names come from strangers: a string is text, whatever it holds, and only what
 * stands in our own source is markup; the compiler refuses anything else. The page is written so
 * that it is XML too, which makes a slip easy to find.
 */
public final class Html {
  public static final Html NOTHING = new Html("");

  private final String markup;

  private Html(String markup) {
    this.markup = markup;
  }

  /**
   * Markup with gaps.
   *
   * @param template what {@link String#format} takes; gaps lie between tags or between the quotes
   *     of an attribute
   * @param parts pieces and numbers as they are, anything else as text
   */
  @FormatMethod
  public static Html of(@CompileTimeConstant @FormatString String template, Object... parts) {
    return new Html(
        String.format(Locale.ROOT, template, Stream.of(parts).map(Html::safe).toArray()));
  }

  /** Pieces and texts one after the other. */
  public static Html all(Object... parts) {
    return new Html(Stream.of(parts).map(p -> safe(p).toString()).collect(Collectors.joining()));
  }

  private static Object safe(Object part) {
    return part instanceof Html || part instanceof Number ? part : escaped(part.toString());
  }

  /** What came from our own resources or writes its own brackets as escapes. */
  static Html ours(String markup) {
    return new Html(markup);
  }

  private static String escaped(String text) {
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

  public boolean isEmpty() {
    return markup.isEmpty();
  }

  /** A name whose letters, whichever way they run, do not disturb what stands around it. */
  public static Html name(String name) {
    return of("<bdi>%s</bdi>", name);
  }

  /** The line of a game or player, which may be broken after a comma. */
  public static Html code(String line) {
    return new Html("<code>" + escaped(line).replace(",", ",<wbr/>") + "</code>");
  }

  /** A link to a game, and to a move of it if {@code ply} is not negative. */
  static Html game(int number, int ply) {
    return ply < 0
        ? of("<a class=\"here\" href=\"#g%1$d\">game %1$d</a>", number + 1)
        : of("<a class=\"here\" href=\"#g%1$d-%2$d\">game %1$d, move %2$d</a>", number + 1, ply);
  }

  /** A part of the page with its heading; nothing where there is nothing to say. */
  public static Html section(String id, String title, Html content) {
    return content.isEmpty()
        ? NOTHING
        : of("<section id=\"%s\"><h2>%s</h2>\n%s</section>\n", id, title, content);
  }

  public static Html paragraph(Object... parts) {
    return of("<p>%s</p>\n", all(parts));
  }

  public static Html note(Object... parts) {
    return of("<p class=\"note\">%s</p>\n", all(parts));
  }

  /** The head of a page: what it is about, and what came out. */
  public static Html header(String title, String conclusion) {
    return of(
        "<header>\n<h1>%s</h1>\n<p class=\"conclusion\">%s</p>\n</header>\n",
        name(title), conclusion);
  }

  /** What is written to the page. */
  @Override
  public String toString() {
    return markup;
  }
}
