package agon.report;

/** Every game in a list, and a board to step through it. */
final class GamesSection {
  private GamesSection() {}

  static Html html(ReportedTournament subject, Selection selection, GameData data) {
    if (subject.played() == 0) {
      return Html.NOTHING;
    }
    return Html.of(
        """
        <p>%s</p>
        <noscript><p>Stepping through games needs JavaScript, which is switched off.</p></noscript>
        <div id="viewer" class="viewer" hidden="hidden" role="group" aria-label="Game">
        <div class="board" id="board"></div>
        <div class="panel">
        <h3 id="title"></h3>
        <p id="ending"></p>
        <p id="now" aria-live="polite"></p>
        <div class="buttons">
        %s</div>
        <input type="range" id="ply" min="0" value="0" aria-label="Move"/>
        <ol id="moves" class="moves" tabindex="0" aria-label="Moves"></ol>
        <div class="buttons">
        <button type="button" id="before">Previous game</button>
        <button type="button" id="after">Next game</button>
        </div>
        </div>
        </div>
        <form id="filter" class="filter" hidden="hidden">
        <label>Player <select id="by-player"></select></label>
        <label>Board <select id="by-board"></select></label>
        <label>Result <select id="by-result"></select></label>
        </form>
        <div id="list" class="scroll" role="region" tabindex="0" aria-label="List of games"></div>
        <div class="buttons" id="pages" hidden="hidden">
        <button type="button" id="page-before">Earlier</button>
        <span id="page"></span>
        <button type="button" id="page-after">Later</button>
        </div>
        <script type="application/json" id="data">
        %s
        </script>
        """,
        what(subject, selection), buttons(), Html.ours(data.json()));
  }

  /** Drawn, not written: in letters they come out as they please from machine to machine. */
  private static Html buttons() {
    return Html.all(
        button(
            "first", "First position", "Home", Html.of("<path d=\"M4 4h3v16H4zM20 4v16L8 12z\"/>")),
        button("previous", "One move back", "←", Html.of("<path d=\"M18 4v16L6 12z\"/>")),
        button(
            "play",
            "Play by itself",
            "space",
            Html.of(
                "<path class=\"go\" d=\"M3 5v14l8-7zM12 5v14l8-7z\"/>"
                    + "<path class=\"wait\" d=\"M6 4h4v16H6zM14 4h4v16h-4z\"/>")),
        button("next", "One move on", "→", Html.of("<path d=\"M6 4v16l12-8z\"/>")),
        button(
            "last", "Last position", "End", Html.of("<path d=\"M17 4h3v16h-3zM4 4v16l12-8z\"/>")));
  }

  private static Html button(String id, String name, String key, Html icon) {
    return Html.of(
        """
        <button type="button" id="%1$s" title="%2$s (%3$s)" aria-label="%2$s"%4$s>\
        <svg viewBox="0 0 24 24" aria-hidden="true">%5$s</svg></button>
        """,
        id, name, key, id.equals("play") ? Html.of(" aria-pressed=\"false\"") : Html.NOTHING, icon);
  }

  private static Html what(ReportedTournament subject, Selection selection) {
    int boards = selection.count(Selection.Detail.BOARDS);
    int moves = selection.count(Selection.Detail.MOVES);
    int rest = selection.count(Selection.Detail.RESULT);
    String keys =
        " The arrow keys step, Home and End go to the ends, the space bar plays by itself.";
    if (moves + rest == 0) {
      return Html.all(
          boards == 1 ? "The game is" : "All " + Figures.grouped(boards) + " games are",
          " here to step through.",
          keys);
    }
    return Html.of(
        "Of %s games %s are here to step through on a board: faults, the longest, the shortest, the greatest surprises, and as many others as there is room for. %s more have their moves%s.%s <code>./agon games-db export --tournament %d</code> writes all of them.",
        Figures.grouped(subject.played()),
        Figures.grouped(boards),
        Figures.grouped(moves),
        rest == 0 ? "" : ", the other " + Figures.grouped(rest) + " only their result",
        keys,
        subject.id());
  }
}
