package agon.report;

import java.util.List;

/** Counts as bars. */
final class BarPlot {
  private static final double LEFT = 46;
  private static final double RIGHT = Svg.WIDTH - 12;
  private static final double TOP = 34;
  private static final double BOTTOM = 200;
  private static final int HEIGHT = 240;

  /** So many of one kind. */
  record Bar(String label, long count) {}

  private BarPlot() {}

  /** A few kinds, each with its label below and its count above the bar. */
  static Svg kinds(List<Bar> bars, String xTitle, String yTitle) {
    Svg svg = new Svg(HEIGHT);
    Scale y = upTo(bars.stream().mapToLong(Bar::count).max().orElse(0));
    svg.left(y, RIGHT, yTitle, Figures::plain);
    double room = (RIGHT - LEFT) / bars.size();
    for (int i = 0; i < bars.size(); i++) {
      Bar bar = bars.get(i);
      double x = LEFT + i * room;
      double top = y.at(bar.count());
      svg.box("bar", x + room * 0.15, top, room * 0.7, BOTTOM - top);
      svg.text("middle", x + room / 2, top - 5, Figures.grouped(bar.count()));
      svg.text("middle", x + room / 2, BOTTOM + 15, bar.label());
    }
    svg.line("axis", LEFT, BOTTOM, RIGHT, BOTTOM);
    return svg.text("middle", (LEFT + RIGHT) / 2, BOTTOM + 32, xTitle);
  }

  /**
   * How often values fall into equal steps.
   *
   * @param counts of the values from {@code low} on, {@code step} wide each
   */
  static Svg histogram(long[] counts, double low, double step, String xTitle, String yTitle) {
    Svg svg = new Svg(HEIGHT);
    long most = 0;
    for (long count : counts) {
      most = Math.max(most, count);
    }
    Scale x = Scale.linear(low, low + counts.length * step, LEFT, RIGHT);
    Scale y = upTo(most);
    svg.below(x, TOP, BOTTOM, xTitle, Figures::plain);
    svg.left(y, RIGHT, yTitle, Figures::plain);
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        double from = x.at(low + i * step);
        double to = x.at(low + (i + 1) * step);
        double top = y.at(counts[i]);
        svg.box("bar", from + 0.6, top, Math.max(1, to - from - 1.2), BOTTOM - top);
      }
    }
    return svg;
  }

  /** From nothing to a little more than the highest bar; no ticks at fractions of one. */
  private static Scale upTo(long most) {
    return Scale.linear(0, Math.max(5, most * 1.15), BOTTOM, TOP);
  }
}
