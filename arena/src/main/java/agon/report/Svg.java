package agon.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.DoubleFunction;

/**
 * A drawing in the making. Colours come from the style sheet by class, so that they follow light
 * and dark. All drawings are equally wide, which keeps letters legible on a telephone.
 */
final class Svg {
  static final int WIDTH = 400;

  private final int height;
  private final List<Html> marks = new ArrayList<>();

  Svg(int height) {
    this.height = height;
  }

  int height() {
    return height;
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value).replaceFirst("\\.0$", "");
  }

  Svg line(String kind, double x1, double y1, double x2, double y2) {
    marks.add(
        Html.of(
            "<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>\n",
            kind, number(x1), number(y1), number(x2), number(y2)));
    return this;
  }

  Svg box(String kind, double x, double y, double width, double height) {
    marks.add(
        Html.of(
            "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>\n",
            kind, number(x), number(y), number(width), number(height)));
    return this;
  }

  Svg dot(String kind, double x, double y, double radius) {
    marks.add(
        Html.of(
            "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>\n",
            kind, number(x), number(y), number(radius)));
    return this;
  }

  /** A line through points, x and y in turn. */
  Svg path(String kind, double[] points) {
    return points("polyline", kind, points);
  }

  /** A filled shape around points, x and y in turn. */
  Svg area(String kind, double[] points) {
    return points("polygon", kind, points);
  }

  private Svg points(String element, String kind, double[] points) {
    StringJoiner places = new StringJoiner(" ");
    for (int i = 0; i < points.length; i += 2) {
      places.add(number(points[i]) + "," + number(points[i + 1]));
    }
    marks.add(Html.of("<%s class=\"%s\" points=\"%s\"/>\n", element, kind, places));
    return this;
  }

  /**
   * Writes at a place.
   *
   * @param anchor start, middle or end: what of the text lies at x
   */
  Svg text(String anchor, double x, double y, String text) {
    marks.add(
        Html.of(
            "<text text-anchor=\"%s\" x=\"%s\" y=\"%s\">%s</text>\n",
            anchor, number(x), number(y), text));
    return this;
  }

  /** The axis below, with its ticks, faint lines upwards to {@code top}, and what it counts. */
  Svg below(Scale x, double top, double y, String title, DoubleFunction<String> label) {
    line("axis", x.start(), y, x.end(), y);
    for (double tick : x.ticks(5)) {
      line("grid", x.at(tick), top, x.at(tick), y);
      text("middle", x.at(tick), y + 15, label.apply(tick));
    }
    return text("middle", (x.start() + x.end()) / 2, y + 32, title);
  }

  /** The axis at the left, with its ticks, and what it counts above it. */
  Svg left(Scale y, double right, String title, DoubleFunction<String> label) {
    double x = 46;
    for (double tick : y.ticks(5)) {
      line("grid", x, y.at(tick), right, y.at(tick));
      text("end", x - 5, y.at(tick) + 4, label.apply(tick));
    }
    line("axis", x, y.start(), x, y.end());
    return text("start", 4, y.end() - 10, title);
  }

  /**
   * The finished drawing with its caption.
   *
   * @param said what it shows in a sentence, for who cannot see it
   * @param below what stands under it: the same numbers as a table
   */
  Html figure(String title, String said, Html below) {
    return Html.of(
        """
        <figure><figcaption>%1$s</figcaption>
        <svg role="img" aria-label="%1$s: %2$s" viewBox="0 0 %3$d %4$d" xmlns="http://www.w3.org/2000/svg">
        %5$s</svg>
        %6$s</figure>
        """,
        title, said, WIDTH, height, Html.all(marks.toArray()), below);
  }
}
