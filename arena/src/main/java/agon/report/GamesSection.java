package agon.report;

/** Every game in a list, and a board to step through it. */
final class GamesSection {
  private GamesSection() {}

  static String html(Subject subject, Selection selection, GameData data) {
    if (subject.played() == 0) {
      return "";
    }
    return Html.paragraph(what(subject, selection))
        + """
        <noscript><p>Stepping through games needs JavaScript, which is switched off.</p></noscript>
        <div id="viewer" class="viewer" hidden="hidden" role="group" aria-label="Game">
        <div class="board" id="board"></div>
        <div class="panel">
        <h3 id="title"></h3>
        <p id="ending"></p>
        <p id="now" aria-live="polite"></p>
        <div class="buttons">
        <button type="button" id="first" title="First position (Home)" aria-label="First position">⏮</button>
        <button type="button" id="previous" title="Back (←)" aria-label="One move back">◀</button>
        <button type="button" id="play" title="Play (space)" aria-label="Play by itself" aria-pressed="false">⏵</button>
        <button type="button" id="next" title="On (→)" aria-label="One move on">▶</button>
        <button type="button" id="last" title="Last position (End)" aria-label="Last position">⏭</button>
        </div>
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
        """
        + data.json()
        + "\n</script>\n";
  }

  private static String what(Subject subject, Selection selection) {
    int boards = selection.count(Selection.Detail.BOARDS);
    int moves = selection.count(Selection.Detail.MOVES);
    int rest = selection.count(Selection.Detail.RESULT);
    String keys =
        " The arrow keys step, Home and End go to the ends, the space bar plays by itself.";
    if (moves + rest == 0) {
      return (boards == 1 ? "The game is" : "All " + Figures.grouped(boards) + " games are")
          + " here to step through."
          + keys;
    }
    return "Of %s games %s are here to step through on a board: faults, the longest, the shortest, the greatest surprises, and as many others as there is room for. %s more have their moves%s.%s <code>./agon games-db export --tournament %d</code> writes all of them."
        .formatted(
            Figures.grouped(subject.played()),
            Figures.grouped(boards),
            Figures.grouped(moves),
            rest == 0 ? "" : ", the other " + Figures.grouped(rest) + " only their result",
            keys,
            subject.id());
  }
}
