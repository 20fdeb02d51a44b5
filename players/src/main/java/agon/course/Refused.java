package agon.course;

import java.util.List;

/** A submission cannot take part; the step says why, to its team. */
final class Refused extends RuntimeException {
  private final transient Step step;

  Refused(String title, String detail, List<String> lines) {
    super(detail, null, false, false);
    step = Step.wrong(title, detail, lines);
  }

  Refused(String title, String detail) {
    this(title, detail, List.of());
  }

  Step step() {
    return step;
  }
}
