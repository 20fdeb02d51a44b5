package agon.report;

import java.util.ArrayList;
import java.util.List;

/** How a number went, with the interval it is sure to, and levels to compare it with. */
final class PathPlot {
  private static final double LEFT = 46;
  private static final double RIGHT = Svg.WIDTH - 16;
  private static final double TOP = 34;
  private static final double BOTTOM = 220;
  private static final int HEIGHT = 260;

  /** Where it was at a time; {@code low} and {@code high} are the same without an interval. */
  record Point(double x, double value, double low, double high) {}

  private record Level(double value, String label) {}

  private final List<Point> points;
  private final List<Level> levels = new ArrayList<>();
  private final double low;
  private final double high;

  /**
   * A path within a frame.
   *
   * @param low the least value to be shown; what lies outside is drawn at the edge
   */
  PathPlot(List<Point> points, double low, double high) {
    this.points = points;
    this.low = low;
    this.high = high;
  }

  /** A dashed line across with its name. */
  PathPlot level(double value, String label) {
    levels.add(new Level(value, label));
    return this;
  }

  Svg svg(String xTitle, String yTitle) {
    Svg svg = new Svg(HEIGHT);
    // No ticks at fractions of one.
    Scale x = Scale.linear(0, Math.max(5, points.getLast().x()), LEFT, RIGHT);
    Scale y = Scale.linear(low, high, BOTTOM, TOP);
    svg.below(x, TOP, BOTTOM, xTitle, value -> Figures.grouped(Math.round(value)));
    svg.left(y, RIGHT, yTitle, Figures::plain);
    band(svg, x, y);
    double[] line = new double[2 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      line[2 * i] = x.at(points.get(i).x());
      line[2 * i + 1] = y.at(points.get(i).value());
    }
    svg.path("path", line);
    Point last = points.getLast();
    svg.dot("point", x.at(last.x()), y.at(last.value()), 4);
    for (Level level : levels) {
      svg.line("level", LEFT, y.at(level.value()), RIGHT, y.at(level.value()));
      svg.text("start", LEFT + 6, y.at(level.value()) - 4, level.label());
    }
    return svg;
  }

  private void band(Svg svg, Scale x, Scale y) {
    int n = points.size();
    double[] around = new double[4 * n];
    boolean visible = false;
    for (int i = 0; i < n; i++) {
      Point point = points.get(i);
      visible |= point.high() > point.low();
      around[2 * i] = x.at(point.x());
      around[2 * i + 1] = y.at(point.high());
      around[4 * n - 2 * i - 2] = x.at(point.x());
      around[4 * n - 2 * i - 1] = y.at(point.low());
    }
    if (visible) {
      svg.area("band", around);
    }
  }
}
