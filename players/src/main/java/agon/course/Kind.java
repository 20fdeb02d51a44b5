package agon.course;

import agon.game.BadInput;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a team can hand in. */
public enum Kind {
  /** A Java class that implements {@code mnkgame.MNKPlayer}: sources, classes or a jar. */
  MNKPLAYER("a class that implements mnkgame.MNKPlayer, in Java sources, classes or a jar"),
  /** A bot of Granada's mancala league. */
  GRANADA("the C++ sources of a bot of the mancala simulator, main.cpp among them"),
  /** A client of the Dipole server of UniCal. */
  DIPOLE("a client of the Dipole server, in Java sources or a jar, C, C++ or Python"),
  /** A client of the Othello server of the Technical University of Crete. */
  TUC("a client of the Othello server, in C, C++, Java or Python"),
  /** A program in any language that speaks AGI. */
  AGI("a program that speaks AGI, in Python, Java, C, C++ or another language");

  private final String summary;

  Kind(String summary) {
    this.summary = summary;
  }

  /** What must be there, for people. */
  public String summary() {
    return summary;
  }

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Kind parse(String text) {
    return Arrays.stream(values())
        .filter(kind -> kind.text().equalsIgnoreCase(text.strip()))
        .findAny()
        .orElseThrow(
            () ->
                new BadInput(
                    "submissions are %s, not %s"
                        .formatted(
                            Arrays.stream(values())
                                .map(Kind::text)
                                .collect(Collectors.joining(", ")),
                            BadInput.quote(text))));
  }
}
