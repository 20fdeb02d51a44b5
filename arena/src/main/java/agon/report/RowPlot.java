package agon.report;

import java.util.List;
import java.util.function.DoubleFunction;

/** A plot with a row for each player, its name above its marks: long names fit on any screen. */
final class RowPlot {
  private static final int ROW = 38;
  private static final int TOP = 6;
  private static final int AXIS = 40;
  private static final double START = 28;
  private static final double END = Svg.WIDTH - 22;

  /** Draws what a row shows. */
  @FunctionalInterface
  interface Marks {
    void draw(Svg svg, Scale x, double y);
  }

  record Row(String name, Marks marks) {}

  private RowPlot() {}

  static Scale linear(double low, double high) {
    return Scale.linear(low, high, START, END);
  }

  static Scale logarithmic(double low, double high) {
    return Scale.logarithmic(low, high, START, END);
  }

  static Svg of(List<Row> rows, Scale x, String axis, DoubleFunction<String> label) {
    int bottom = TOP + rows.size() * ROW;
    Svg svg = new Svg(bottom + AXIS);
    svg.below(x, TOP, bottom, axis, label);
    for (int i = 0; i < rows.size(); i++) {
      double y = TOP + i * ROW;
      svg.text("start", START, y + 13, rows.get(i).name());
      rows.get(i).marks().draw(svg, x, y + 25);
    }
    return svg;
  }
}
