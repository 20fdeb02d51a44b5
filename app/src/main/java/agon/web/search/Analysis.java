package agon.web.search;

import agon.endgame.Databases;
import agon.endgame.Source;
import agon.game.Position;
import agon.search.Engine;
import agon.search.Evaluation;
import agon.search.Limits;
import agon.search.SearchInfo;
import agon.web.board.GameSoFar;
import agon.web.board.MoveTexts;
import agon.web.board.Scores;
import agon.web.http.Clients;
import agon.web.http.Json;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What the engine sees in one position, as it sees deeper. */
final class Analysis extends PageSearch {
  /**
   * A report as JSON.
   *
   * @param score for the side to move, in hundredths of the game's unit
   * @param bar from −1 to 1, for the first player
   * @param text the score as people say it
   * @param source of a proven score that needed no search: "book" or "database"; "" otherwise
   * @param left seeds or men on the board, where that is "database"
   * @param percent how sure a search was that left out the unlikely; 0 where none says
   */
  record ReportView(
      int rank,
      int depth,
      int selectiveDepth,
      int score,
      double bar,
      Evaluation.Kind kind,
      String text,
      String source,
      int left,
      int percent,
      String move,
      List<String> clicks,
      List<String> line,
      long nodes,
      long nodesPerSecond,
      long millis) {}

  private final Position position;
  private final int multipv;
  private final Duration time;
  private final Means means;

  Analysis(Clients.Caller client, GameSoFar soFar, int multipv, Duration time, Means means) {
    super(Kind.ANALYSIS, client, soFar.game());
    this.position = soFar.position();
    this.multipv = multipv;
    this.time = time;
    this.means = means;
  }

  @Override
  int multipv() {
    return multipv;
  }

  @Override
  Means means() {
    return means;
  }

  @Override
  String find(Engine engine) {
    Databases.expect(game());
    List<SearchInfo> last = think(engine, position, Limits.time(time).andThorough(), this::tell);
    last.forEach(this::tell);
    return last.stream().allMatch(info -> info.score().isProven()) ? "solved" : "time";
  }

  private void tell(SearchInfo info) {
    Evaluation score = info.score();
    Optional<Source> source = score.isProven() ? Source.of(game(), position) : Optional.empty();
    feed()
        .publish(
            "rank " + info.rank(),
            "report",
            Json.write(
                new ReportView(
                    info.rank(),
                    info.depth(),
                    info.selectiveDepth(),
                    score.score(),
                    Scores.bar(game(), score, position),
                    score.kind(),
                    score.text(game()),
                    source.map(from -> from.isBook() ? "book" : "database").orElse(""),
                    source.map(Source::left).orElse(0),
                    score.percent(),
                    game().text(position, info.move()),
                    game().clicks(position, info.move()),
                    MoveTexts.text(game(), position, info.line()),
                    info.nodes(),
                    info.nodesPerSecond(),
                    info.time().toMillis())));
  }
}
