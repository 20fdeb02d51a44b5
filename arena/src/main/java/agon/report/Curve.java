package agon.report;

import java.util.List;

/**
 * How a number went while something ran.
 *
 * @param begin where it began, drawn as a level
 * @param step a change that matters; the plot shows at least two either way
 */
public record Curve(
    String name, String meaning, double begin, double step, List<Curve.Point> points) {
  /** Where it was after so many games. */
  public record Point(double games, double value) {}

  public Curve {
    points = List.copyOf(points);
  }

  /**
   * A page with a plot of each.
   *
   * @param intro HTML
   */
  public static String page(String title, String intro, List<Curve> curves) {
    StringBuilder body = new StringBuilder("<h1>" + Html.text(title) + "</h1>\n" + intro);
    for (Curve curve : curves) {
      body.append(curve.figure());
    }
    return HtmlReport.page(title, body.toString(), "Made by <code>./agon tune</code>.");
  }

  private String figure() {
    double low = points.stream().mapToDouble(Point::value).min().orElse(begin);
    double high = points.stream().mapToDouble(Point::value).max().orElse(begin);
    return new PathPlot(
            points.stream()
                .map(p -> new PathPlot.Point(p.games(), p.value(), p.value(), p.value()))
                .toList(),
            Math.min(low, begin - 2 * step),
            Math.max(high, begin + 2 * step))
        .level(begin, "where it began")
        .svg("games", name)
        .figure(name + ": " + meaning, said(), Html.note(said()));
  }

  private String said() {
    return "%s, began with %s"
        .formatted(Figures.plain(points.getLast().value()), Figures.plain(begin));
  }
}
