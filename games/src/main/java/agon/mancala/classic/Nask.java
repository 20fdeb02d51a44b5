package agon.mancala.classic;

import agon.game.Game;
import agon.game.Parameter;
import agon.game.Position;
import agon.player.PlayerKind;
import agon.search.Limits;
import agon.textbook.AlphaBeta.Choice;
import agon.textbook.ThinkingTime;
import agon.textbook.Watched;
import agon.textbook.Watcher;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Nask, a Kalah player by Sergio Azañón Cantero, group B3, from the report "Memoria de prácticas,
 * práctica 3: agentes en entornos con adversario", University of Granada (the text gives no year).
 *
 * <ul>
 *   <li>"Diseño de estado": a state is nothing but the board, handed on by reference. Here it is
 *       the {@link Position} itself, played on and taken back.
 *   <li>"Explicación del diseño del algoritmo": alpha-beta to a fixed depth, 10 as in the report,
 *       each sowing a ply, and after an extra turn the same side maximises again. That is the
 *       textbook's; {@link NaskSearch} adds the order of the moves.
 *   <li>"Heurística utilizada": {@link NaskSearch#evaluate}.
 * </ul>
 *
 * <p>The report does not say what happens when time runs out: its program always looks 10 sowings
 * ahead, which took less than the two seconds of its league. Ours must be on time everywhere, so it
 * first looks half as far, which costs next to nothing, and falls back on that answer if the full
 * depth is not reached.
 */
public final class Nask implements Watched {
  public static final PlayerKind KIND =
      new PlayerKind(
          "nask",
          "kalah",
          "alpha-beta to a fixed depth, counting stores and own seeds (report from Granada)",
          List.of(Parameter.number("depth", 1, 40, 10, "sowings it looks ahead")),
          (game, settings) -> new Nask(game, settings.number("depth"), settings.line()));

  /** What the league in Granada allows for a move. */
  private static final Duration LEAGUE = Duration.ofSeconds(2);

  private final String name;
  private final int depth;
  private final NaskSearch search;
  private final ThinkingTime time = new ThinkingTime(1, LEAGUE);
  private final int[] scratch;
  private String opinion = "";

  private Nask(Game game, int depth, String name) {
    this.name = name;
    this.depth = depth;
    search = new NaskSearch(game);
    scratch = new int[game.maxMoves()];
  }

  @Override
  public void watch(Watcher watcher) {
    search.watch(watcher);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    opinion = "";
  }

  @Override
  public int choose(Position position, Limits limits) {
    opinion = "";
    search.begin(limits, time.begin(limits));
    search.playFor(position.turn());
    int full = Math.clamp(limits.depth().orElse(depth), 1, depth);
    int half = (full + 1) / 2;
    Choice choice = look(position, half);
    if (choice.isComplete() && half < full) {
      Choice further = look(position, full);
      choice = further.isComplete() ? further : choice;
    }
    time.end();
    return choice.move() == Position.NO_MOVE ? firstMove(position) : choice.move();
  }

  private Choice look(Position position, int plies) {
    Choice choice = search.choose(position, plies);
    if (choice.isComplete()) {
      opinion = "about %+d at depth %d".formatted(choice.value(), plies);
    }
    return choice;
  }

  private int firstMove(Position position) {
    search.moves(position, scratch, 0);
    return scratch[0];
  }

  @Override
  public Optional<String> opinion() {
    return opinion.isEmpty() ? Optional.empty() : Optional.of(opinion);
  }

  /** Positions it has visited for its last choice. */
  long nodes() {
    return search.nodes();
  }
}
