package agon.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A string is text, wherever it is put. */
class HtmlTest {
  private static final String HOSTILE = "<script>alert('1')</script>\" onload=\"x&";
  private static final String HARMLESS =
      "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot; onload=&quot;x&amp;";

  @Test
  void textsAreEscapedAndPiecesAreNot() {
    assertThat(Html.of("<i title=\"%s\">%s</i>", HOSTILE, HOSTILE))
        .hasToString("<i title=\"" + HARMLESS + "\">" + HARMLESS + "</i>");
    assertThat(Html.all(HOSTILE, Html.of("<br/>"), 7)).hasToString(HARMLESS + "<br/>7");
    assertThat(Html.of("%s", Html.of("<b>%s</b>", HOSTILE))).hasToString("<b>" + HARMLESS + "</b>");
  }

  @Test
  void thereIsNoWayAround() {
    Table table = new Table(HOSTILE).words(HOSTILE).numbers(HOSTILE).row(HOSTILE, HOSTILE);
    Svg drawing = new Svg(10).text("start", 0, 0, HOSTILE).line(HOSTILE, 0, 0, 1, 1);
    Html everything =
        Html.all(
            Html.name(HOSTILE),
            Html.code(HOSTILE),
            Html.section(HOSTILE, HOSTILE, Html.paragraph(HOSTILE)),
            Html.note(HOSTILE),
            Html.header(HOSTILE, HOSTILE),
            table.html(),
            table.folded(),
            drawing.figure(HOSTILE, HOSTILE, Html.NOTHING));
    assertThat(everything.toString()).contains(HARMLESS).doesNotContain("<script", "\" onload");
  }

  @Test
  void curvesAreDrawnUnderAnyName() {
    Curve curve =
        new Curve(
            HOSTILE,
            HOSTILE,
            HOSTILE,
            new Curve.Level(1, HOSTILE),
            1,
            List.of(new Curve.Point(0, 1), new Curve.Point(1, 2)));
    String page = Curve.page(HOSTILE, Html.NOTHING, HOSTILE, List.of(curve));
    assertThat(page).contains(HARMLESS).doesNotContain("alert('1')", "\" onload");
  }
}
