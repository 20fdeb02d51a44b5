package agon.protocol.agi;

import agon.game.Game;
import agon.search.Evaluation;
import agon.search.Score;
import java.util.List;
import java.util.Optional;

/**
 * Scores in the protocol: {@code win 7}, {@code loss 7} or hundredths of the game's unit, then
 * {@code proven}, {@code atleast} or {@code atmost} if it is one of these.
 */
final class Opinion {
  private Opinion() {}

  static String write(Evaluation evaluation) {
    int score = evaluation.score();
    String number =
        Score.isWinOrLoss(score)
            ? (score > 0 ? "win " : "loss ") + Score.distance(score)
            : Integer.toString(score);
    return switch (evaluation.kind()) {
      case PROVEN -> number + " proven";
      case AT_LEAST -> number + " atleast";
      case AT_MOST -> number + " atmost";
      case ESTIMATE -> number;
    };
  }

  /** What an info line says of the score, as people say it; empty if it says nothing we know. */
  static Optional<String> read(String info, Game game) {
    List<String> words = List.of(info.strip().split("\\s+", -1));
    int at = words.indexOf("score") + 1;
    if (at == 0 || at >= words.size()) {
      return Optional.empty();
    }
    String sort = words.get(at);
    boolean distance = sort.equals("win") || sort.equals("loss");
    at += distance ? 1 : 0;
    if (at >= words.size() || !words.get(at).matches("[+-]?\\d{1,5}")) {
      return Optional.empty();
    }
    int number = Integer.parseInt(words.get(at));
    int score =
        !distance ? number : sort.equals("win") ? Score.winIn(number) : Score.lossIn(number);
    Evaluation.Kind kind =
        switch (at + 1 < words.size() ? words.get(at + 1) : "") {
          case "proven" -> Evaluation.Kind.PROVEN;
          case "atleast" -> Evaluation.Kind.AT_LEAST;
          case "atmost" -> Evaluation.Kind.AT_MOST;
          default -> Evaluation.Kind.ESTIMATE;
        };
    return Optional.of(new Evaluation(score, kind).text(game));
  }
}
