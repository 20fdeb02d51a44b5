package agon.learn;

import agon.model.Weights;
import agon.report.Curve;
import agon.report.Html;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How learning went, generation by generation, for people to look at. */
final class LearnCurves {
  private static final String ALONG = "generations";

  private LearnCurves() {}

  /** Writes the curves of a run to a page, if there are any yet. */
  static void draw(Path work, Path page, LearnPlan plan) {
    List<Curve> curves = of(work);
    if (!curves.isEmpty()) {
      LearnFolder.write(
          page,
          Curve.page(
              "Learning " + plan.game().line(),
              Html.paragraph(Html.code(plan.command())),
              "./agon learn",
              curves));
    }
  }

  private static List<Curve> of(Path work) {
    List<Curve.Point> errors = new ArrayList<>();
    List<Curve.Point> scores = new ArrayList<>();
    for (int at = 1; Files.exists(LearnFolder.file(work, at, "weights")); at++) {
      int generation = at;
      Weights weights = LearnFolder.read(LearnFolder.file(work, at, "weights"));
      errors.add(
          new Curve.Point(at, Double.parseDouble(weights.facts().getOrDefault("loss", "0"))));
      Path verdict = LearnFolder.file(work, at, "gate");
      if (Files.exists(verdict)) {
        Gate.score(LearnFolder.text(verdict))
            .ifPresent(score -> scores.add(new Curve.Point(generation, score)));
      }
    }
    List<Curve> curves = new ArrayList<>();
    if (!errors.isEmpty()) {
      double first = errors.getFirst().value();
      curves.add(
          new Curve(
              "Error",
              "on positions that were not learnt from",
              ALONG,
              new Curve.Level(first, "the first"),
              first / 10,
              errors));
    }
    if (!scores.isEmpty()) {
      curves.add(
          new Curve(
              "Score",
              "percent of the games against what the engine knew before",
              ALONG,
              new Curve.Level(50, "as good as before"),
              10,
              scores));
    }
    return curves;
  }
}
