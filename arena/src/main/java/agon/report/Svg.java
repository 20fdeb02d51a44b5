package agon.report;

import java.util.Locale;

/**
 * A drawing in the making. Colours come from the style sheet by class, so that they follow light
 * and dark. All drawings are equally wide, which keeps letters legible on a telephone.
 */
final class Svg {
  static final int WIDTH = 400;

  private final int height;
  private final StringBuilder marks = new StringBuilder();

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
    marks.append(
        "<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>\n"
            .formatted(kind, number(x1), number(y1), number(x2), number(y2)));
    return this;
  }

  Svg box(String kind, double x, double y, double width, double height) {
    marks.append(
        "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>\n"
            .formatted(kind, number(x), number(y), number(width), number(height)));
    return this;
  }

  Svg dot(String kind, double x, double y, double radius) {
    marks.append(
        "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>\n"
            .formatted(kind, number(x), number(y), number(radius)));
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
    marks.append("<%s class=\"%s\" points=\"".formatted(element, kind));
    for (int i = 0; i < points.length; i += 2) {
      marks.append(i == 0 ? "" : " ").append(number(points[i])).append(',');
      marks.append(number(points[i + 1]));
    }
    marks.append("\"/>\n");
    return this;
  }

  /**
   * Writes at a place.
   *
   * @param anchor start, middle or end: what of the text lies at x
   */
  Svg text(String anchor, double x, double y, String text) {
    marks.append(
        "<text text-anchor=\"%s\" x=\"%s\" y=\"%s\">%s</text>\n"
            .formatted(anchor, number(x), number(y), Html.text(text)));
    return this;
  }

  /** The axis below, with its ticks, faint lines upwards to {@code top}, and what it counts. */
  Svg below(
      Scale x,
      double top,
      double y,
      String title,
      java.util.function.DoubleFunction<String> label) {
    line("axis", x.start(), y, x.end(), y);
    for (double tick : x.ticks(5)) {
      line("grid", x.at(tick), top, x.at(tick), y);
      text("middle", x.at(tick), y + 15, label.apply(tick));
    }
    return text("middle", (x.start() + x.end()) / 2, y + 32, title);
  }

  /** The axis at the left, with its ticks, and what it counts above it. */
  Svg left(Scale y, double right, String title, java.util.function.DoubleFunction<String> label) {
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
   * @param below HTML under it: the same numbers as a table
   */
  String figure(String title, String said, String below) {
    return """
        <figure><figcaption>%s</figcaption>
        <svg role="img" aria-label="%s" viewBox="0 0 %d %d" xmlns="http://www.w3.org/2000/svg">
        %s</svg>
        %s</figure>
        """
        .formatted(Html.text(title), Html.text(title + ": " + said), WIDTH, height, marks, below);
  }
}
