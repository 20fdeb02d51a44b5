package agon.report;

import java.util.ArrayList;
import java.util.List;

/** A table; its first column names the rows. Wide ones scroll inside their own box. */
public final class Table {
  private final String caption;
  private final List<String> titles = new ArrayList<>();
  private final List<Boolean> numbers = new ArrayList<>();
  private final List<Html> rows = new ArrayList<>();

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
   * @param cells pieces of HTML or texts, one for each column
   */
  public Table row(Object... cells) {
    Html row = Html.NOTHING;
    for (int i = 0; i < cells.length; i++) {
      Html kind = numbers.get(i) ? Html.of(" class=\"n\"") : Html.NOTHING;
      row =
          i == 0
              ? Html.of("<th scope=\"row\"%s>%s</th>", kind, cells[i])
              : Html.of("%s<td%s>%s</td>", row, kind, cells[i]);
    }
    rows.add(Html.of("<tr>%s</tr>\n", row));
    return this;
  }

  public Table row(List<?> cells) {
    return row(cells.toArray());
  }

  public Html html() {
    Html head = Html.NOTHING;
    for (int i = 0; i < titles.size(); i++) {
      Html kind = numbers.get(i) ? Html.of(" class=\"n\"") : Html.NOTHING;
      head = Html.of("%s<th scope=\"col\"%s>%s</th>", head, kind, titles.get(i));
    }
    return Html.of(
        """
        <div class="scroll" role="region" tabindex="0" aria-label="%1$s"><table><caption>%1$s</caption>
        <thead><tr>%2$s</tr></thead>
        <tbody>
        %3$s</tbody></table></div>
        """,
        caption, head, Html.all(rows.toArray()));
  }

  /** To be opened by who wants it: the numbers behind a plot. */
  public Html folded() {
    return Html.of("<details><summary>%s</summary>\n%s</details>\n", caption, html());
  }
}
