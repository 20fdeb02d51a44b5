package agon.report;

import java.util.List;

/**
 * How a number went while something ran.
 *
 * @param along what a point comes after so many of: games, generations
 * @param level a value to compare with, drawn across
 * @param step a change that matters; the plot shows at least two either way
 */
public record Curve(
    String name,
    String meaning,
    String along,
    Curve.Level level,
    double step,
    List<Curve.Point> points) {
  /** A value and what it stands for. */
  public record Level(double value, String label) {}

  /** Where it was after so many. */
  public record Point(double at, double value) {}

  public Curve {
    points = List.copyOf(points);
  }

  /**
   * A page with a plot of each.
   *
   * @param command that made them
   */
  public static String page(String title, Html intro, String command, List<Curve> curves) {
    Html figures = Html.all(curves.stream().map(Curve::figure).toArray());
    return HtmlReport.page(title, Html.of("<h1>%s</h1>\n%s%s", title, intro, figures), command);
  }

  private Html figure() {
    double low = points.stream().mapToDouble(Point::value).min().orElse(level.value());
    double high = points.stream().mapToDouble(Point::value).max().orElse(level.value());
    return new PathPlot(
            points.stream()
                .map(p -> new PathPlot.Point(p.at(), p.value(), p.value(), p.value()))
                .toList(),
            Math.min(low, level.value() - 2 * step),
            Math.max(high, level.value() + 2 * step))
        .level(level.value(), level.label())
        .svg(along, name)
        .figure(name + ": " + meaning, said(), Html.note(said()));
  }

  private String said() {
    return "%s; %s: %s"
        .formatted(
            Figures.plain(points.getLast().value()), level.label(), Figures.plain(level.value()));
  }
}
