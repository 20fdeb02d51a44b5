package agon.game;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * One parameter of a game: its name, what it may be, what it is by default. A value is kept as its
 * canonical text, so that equal games have equal lines.
 */
public final class Parameter {
  /** What kind of value a parameter has, for whoever draws a form. */
  public enum Kind {
    NUMBER,
    FLAG,
    CHOICE,
    TEXT
  }

  private final String name;
  private final Kind kind;
  private final List<String> choices;
  private final String standard;
  private final String allowed;
  private final String meaning;
  private final boolean alwaysShown;
  private final UnaryOperator<String> canonical;

  private Parameter(
      String name,
      Kind kind,
      List<String> choices,
      String standard,
      String allowed,
      String meaning,
      boolean alwaysShown,
      UnaryOperator<String> canonical) {
    this.name = name;
    this.kind = kind;
    this.choices = List.copyOf(choices);
    this.standard = standard;
    this.allowed = allowed;
    this.meaning = meaning;
    this.alwaysShown = alwaysShown;
    this.canonical = canonical;
  }

  /** A whole number from least to most. */
  public static Parameter number(String name, int least, int most, int standard, String meaning) {
    String allowed = least + "–" + most;
    return new Parameter(
        name,
        Kind.NUMBER,
        List.of(Integer.toString(least), Integer.toString(most)),
        Integer.toString(standard),
        allowed,
        meaning,
        false,
        text -> {
          int value = Integer.parseInt(text);
          return value < least || value > most ? reject() : Integer.toString(value);
        });
  }

  /** {@code true} or {@code false}. */
  public static Parameter flag(String name, boolean standard, String meaning) {
    return choice(Kind.FLAG, name, Boolean.toString(standard), List.of("true", "false"), meaning);
  }

  /** One of a few words. */
  public static Parameter choice(
      String name, String standard, List<String> choices, String meaning) {
    return choice(Kind.CHOICE, name, standard, choices, meaning);
  }

  private static Parameter choice(
      Kind kind, String name, String standard, List<String> choices, String meaning) {
    return new Parameter(
        name,
        kind,
        choices,
        standard,
        String.join(" or ", choices),
        meaning,
        false,
        text -> {
          String lower = text.toLowerCase(Locale.ROOT);
          return choices.contains(lower) ? lower : reject();
        });
  }

  /**
   * Anything else.
   *
   * @param allowed what it may be, for people
   * @param canonical makes equal values equal texts; throws {@link IllegalArgumentException} for
   *     what is not allowed
   */
  public static Parameter text(
      String name,
      String standard,
      String allowed,
      String meaning,
      UnaryOperator<String> canonical) {
    return new Parameter(name, Kind.TEXT, List.of(), standard, allowed, meaning, false, canonical);
  }

  /** The same parameter, but the game line names it even at its default. */
  public Parameter shown() {
    return new Parameter(name, kind, choices, standard, allowed, meaning, true, canonical);
  }

  private static String reject() {
    throw new IllegalArgumentException();
  }

  /** The canonical text of a value, or a {@link BadInput} with name, value and what is allowed. */
  String read(String value) {
    try {
      return canonical.apply(value.strip());
    } catch (BadInput e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new BadInput(name + " is " + allowed + ", not " + BadInput.quote(value));
    }
  }

  public String name() {
    return name;
  }

  public Kind kind() {
    return kind;
  }

  /** All values of a choice; the least and the most of a number; none for text. */
  public List<String> choices() {
    return choices;
  }

  /** The default value. */
  public String standard() {
    return standard;
  }

  /** What it may be, for people: "1–12", "either or mover". */
  public String allowed() {
    return allowed;
  }

  public String meaning() {
    return meaning;
  }

  boolean alwaysShown() {
    return alwaysShown;
  }
}
