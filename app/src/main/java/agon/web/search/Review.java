package agon.web.search;

import agon.game.Position;
import agon.search.Engine;
import agon.search.Evaluation;
import agon.search.Limits;
import agon.search.Score;
import agon.search.SearchInfo;
import agon.web.board.GameSoFar;
import agon.web.board.MoveTexts;
import agon.web.board.Scores;
import agon.web.http.Clients;
import agon.web.http.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A look back at a whole game: how it stood before every move, and what each move gave away. Goes
 * from the end to the beginning, so that what the engine learns about later positions helps it with
 * earlier ones.
 */
final class Review extends PageSearch {
  /**
   * One position of the game as JSON.
   *
   * @param ply how many moves were played before it
   * @param score for the first player, in hundredths of the game's unit
   * @param text the score as people say it, for the side to move
   * @param move what was played; null in the last position
   * @param best what the engine would have played; null when the game is over
   * @param loss how much the move gave away, in hundredths of the unit; null where wins and losses
   *     are not counted in it
   * @param mark inaccuracy, mistake or blunder; null for a move that is none
   */
  record PlyView(
      int ply,
      int side,
      int score,
      double bar,
      Evaluation.Kind kind,
      String text,
      @Nullable String move,
      @Nullable String best,
      List<String> bestClicks,
      List<String> line,
      int depth,
      @Nullable Integer loss,
      @Nullable String mark) {}

  /**
   * How a position stands, for the first player.
   *
   * @param searched what a search of it alone said
   * @param score the same in the light of what was played later
   */
  private record Standing(int searched, int score, double bar) {}

  /**
   * A lead that is only estimated counts half up to twice this, and this much less from there on.
   */
  private static final int DOUBT = Score.UNIT;

  private final GameSoFar soFar;
  private final long nodes;

  Review(Clients.Caller client, GameSoFar soFar, long nodes) {
    super(Kind.REVIEW, client, soFar.game());
    this.soFar = soFar;
    this.nodes = nodes;
  }

  @Override
  int multipv() {
    return 1;
  }

  @Override
  String find(Engine engine) {
    engine.clear(); // a game is reviewed alike, whatever was looked at before
    Position position = soFar.position().copy();
    Standing after = null;
    int played = -1;
    for (int ply = position.ply(); ply >= 0 && !isStopped(); ply--) {
      after = look(engine, position, ply, played, after);
      if (ply > 0) {
        played = position.lastMove();
        position.undo();
      }
    }
    return "finished";
  }

  private Standing look(
      Engine engine, Position position, int ply, int played, @Nullable Standing after) {
    SearchInfo info =
        position.isOver()
            ? null
            : think(engine, position, Limits.nodes(nodes), now -> {}).getFirst();
    Evaluation searched = info == null ? Scores.ofEnd(game(), position) : info.score();
    Evaluation score =
        info == null || after == null || !isDoubtful(searched, after)
            ? searched
            : inHindsight(engine, position, info, played, after);
    Standing now =
        new Standing(
            Scores.first(searched.score(), position),
            Scores.first(score.score(), position),
            Scores.bar(game(), score, position));
    boolean bestPlayed = info != null && info.move() == played;
    Loss loss = after == null || bestPlayed ? Loss.NONE : loss(position, now, after);
    feed()
        .publish(
            "ply " + ply,
            "ply",
            Json.write(
                new PlyView(
                    ply,
                    position.turn(),
                    now.score(),
                    now.bar(),
                    score.kind(),
                    info == null ? "" : score.text(game()),
                    after == null ? null : game().text(position, played),
                    info == null ? null : game().text(position, info.move()),
                    info == null ? List.of() : game().clicks(position, info.move()),
                    info == null ? List.of() : MoveTexts.text(game(), position, info.line()),
                    info == null ? 0 : info.depth(),
                    loss.amount(),
                    loss.mark())));
    return now;
  }

  /** Whether the rest of the game may know better: margins are compared, and nothing is proven. */
  private boolean isDoubtful(Evaluation searched, Standing after) {
    return game().marginCounts()
        && !searched.isProven()
        && !Score.isWinOrLoss(searched.score())
        && !Score.isWinOrLoss(after.score());
  }

  /**
   * What a position is worth once it is known what came of it. The move that was played has been
   * followed to the end of the game, no other has: so the position is worth what that move is
   * worth, and more only if another one is better to two witnesses, the search of this position and
   * one of the position after it; better than the rest of the game, and than what the position
   * after the played move looked like to a search as long. One of ten moves looks better than it
   * is, hence the {@link #DOUBT} about what remains.
   */
  private Evaluation inHindsight(
      Engine engine, Position position, SearchInfo info, int played, Standing after) {
    int kept = Scores.first(after.score(), position);
    int known = Math.max(kept, Scores.first(after.searched(), position));
    int gain = 0;
    int claim = info.score().score() - known;
    if (info.move() != played && claim > 0) {
      Evaluation witness = after(engine, position, info.move());
      gain =
          witness.isProven()
              ? Math.max(0, witness.score() - kept)
              : credible(Math.min(claim, witness.score() - known));
    }
    return new Evaluation(kept + gain, Evaluation.Kind.ESTIMATE, info.score().percent());
  }

  private static int credible(int lead) {
    return lead <= 2 * DOUBT ? Math.max(0, lead) / 2 : lead - DOUBT;
  }

  /** What the position after a move is worth to whoever makes it. */
  private Evaluation after(Engine engine, Position position, int move) {
    int mover = position.turn();
    position.play(move);
    Evaluation there =
        position.isOver()
            ? Scores.ofEnd(game(), position)
            : think(engine, position, Limits.nodes(nodes), now -> {}).getFirst().score();
    boolean sameSide = position.turn() == mover;
    position.undo();
    return sameSide ? there : new Evaluation(-there.score(), there.kind(), there.percent());
  }

  private Loss loss(Position position, Standing now, Standing after) {
    int sign = position.turn() == Position.FIRST ? 1 : -1;
    boolean counted = !Score.isWinOrLoss(now.score()) && !Score.isWinOrLoss(after.score());
    int amount = Math.max(0, sign * (now.score() - after.score()));
    double lean = Math.max(0, sign * (now.bar() - after.bar()));
    boolean won = Score.isWinOrLoss(now.score()) && sign * now.score() > 0;
    boolean stillWon = Score.isWinOrLoss(after.score()) && sign * after.score() > 0;
    if (won && !stillWon) {
      return Loss.MISSED_WIN;
    }
    return game().marginCounts() && counted
        ? Loss.ofMargin(amount)
        : Loss.ofBar(lean, counted ? amount : null);
  }
}
