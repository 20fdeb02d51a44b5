package agon.report;

import java.util.ArrayList;
import java.util.List;

/** A table; its first column names the rows. Wide ones scroll inside their own box. */
public final class Table {
  private final String caption;
  private final List<String> titles = new ArrayList<>();
  private final List<Boolean> numbers = new ArrayList<>();
  private final StringBuilder rows = new StringBuilder();

  public Table(String caption) {
    this.caption = caption;
  }

  /** Columns of words, to be read from the left. */
  public Table words(String... more) {
    return columns(false, more);
  }

  /** Columns of numbers, which line up at the right. */
  public Table numbers(String... more) {
    return columns(true, more);
  }

  private Table columns(boolean number, String... more) {
    for (String title : more) {
      titles.add(title);
      numbers.add(number);
    }
    return this;
  }

  /**
   * Adds a row.
   *
   * @param cells HTML, one for each column
   */
  public Table row(List<String> cells) {
    rows.append("<tr>");
    for (int i = 0; i < cells.size(); i++) {
      String kind = numbers.get(i) ? " class=\"n\"" : "";
      rows.append(i == 0 ? "<th scope=\"row\"" : "<td").append(kind).append('>');
      rows.append(cells.get(i)).append(i == 0 ? "</th>" : "</td>");
    }
    rows.append("</tr>\n");
    return this;
  }

  public Table row(String... cells) {
    return row(List.of(cells));
  }

  public String html() {
    StringBuilder html = new StringBuilder();
    html.append("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"")
        .append(Html.text(caption))
        .append("\"><table><caption>")
        .append(Html.text(caption))
        .append("</caption>\n<thead><tr>");
    for (int i = 0; i < titles.size(); i++) {
      html.append(numbers.get(i) ? "<th scope=\"col\" class=\"n\">" : "<th scope=\"col\">")
          .append(Html.text(titles.get(i)))
          .append("</th>");
    }
    return html.append("</tr></thead>\n<tbody>\n")
        .append(rows)
        .append("</tbody></table></div>\n")
        .toString();
  }

  /** To be opened by who wants it: the numbers behind a plot. */
  public String folded() {
    return "<details><summary>" + Html.text(caption) + "</summary>\n" + html() + "</details>\n";
  }
}
