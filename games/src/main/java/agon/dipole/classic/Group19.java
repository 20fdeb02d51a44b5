package agon.dipole.classic;

import agon.dipole.Dipole;
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
import java.util.Locale;
import java.util.Optional;

/**
 * The Dipole player of group 19 (Giovanni Fioravanti, Vincenzo Parrilla, Vincenzo Saladino), from
 * the report "Dipole, gruppo 19", course Intelligenza artificiale e rappresentazione della
 * conoscenza, University of Calabria (DIMES), 2019–2020.
 *
 * <ul>
 *   <li>Section 3, "Rappresentazione": {@link StackBoards}, with play and undo in place of copies
 *       that share boards with their parent.
 *   <li>Section 4, "Algoritmo di ricerca": this class for the iterative deepening, the textbook for
 *       minimax with alpha-beta pruning, {@link Group19Moves} for the order of moves.
 *   <li>Section 5, "Euristica": {@link Group19Heuristic}.
 * </ul>
 *
 * <p>The report tried tables of positions seen and chance among equals, and left both out. It does
 * not say which of equal moves is played: the first, as the textbook has it. Nor does it say what
 * becomes of an iteration that time cuts short: the answer of the last one that was finished
 * counts, and if none was, the best move so far.
 */
public final class Group19 implements Watched {
  /** About how many times as many positions ours looks at in the same time. */
  private static final int FASTER = 4;

  public static final PlayerKind KIND =
      new PlayerKind(
          "group19",
          "dipole",
          "iterative deepening from 5 to 15 plies, a five-part heuristic (report from Calabria)",
          List.of(
              Parameter.choice(
                  "speed",
                  "full",
                  List.of("full", "original"),
                  "original thinks for as long as ours needs for what the students' program did")),
          (game, settings) ->
              new Group19(game, settings.text("speed").equals("original") ? FASTER : 1));

  /** "Si utilizza 5 come cutting level di partenza." */
  private static final int FIRST_CUT = 5;

  /** "Il cutting level massimo è fissato a 15." */
  private static final int LAST_CUT = 15;

  /** "Un tempo limite di 950 millisecondi", of the second that the course's server allows. */
  private static final Duration TIME = Duration.ofMillis(950);

  private static final double SHARE = 0.95;

  private final Group19Search search;
  private final ThinkingTime time;
  private final int[] scratch;
  private String opinion = "";

  private Group19(Game game, int slower) {
    time = new ThinkingTime(SHARE / slower, TIME.dividedBy(slower));
    search = new Group19Search((Dipole) game);
    scratch = new int[game.maxMoves()];
  }

  @Override
  public void watch(Watcher watcher) {
    search.watch(watcher);
  }

  @Override
  public String name() {
    return KIND.name();
  }

  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    opinion = "";
  }

  @Override
  public int choose(Position position, Limits limits) {
    opinion = "";
    search.begin(limits, time.begin(limits));
    search.startFrom(position);
    int last = Math.clamp(limits.depth().orElse(LAST_CUT), 1, LAST_CUT);
    int best = Position.NO_MOVE;
    for (int cut = Math.min(FIRST_CUT, last); cut <= last; cut++) {
      Choice choice = search.choose(position, cut);
      if (best == Position.NO_MOVE || choice.isComplete()) {
        best = choice.move();
      }
      if (!choice.isComplete()) {
        break;
      }
      opinion = opinion(choice.value(), cut);
    }
    time.end();
    return best == Position.NO_MOVE ? firstMove(position) : best;
  }

  private int firstMove(Position position) {
    search.moves(position, scratch, 0);
    return scratch[0];
  }

  private static String opinion(int value, int cut) {
    return value <= Group19Heuristic.LOST
        ? "loses within " + cut + " moves"
        : String.format(
            Locale.ROOT, "about %+.1f at depth %d", (double) value / Group19Heuristic.POINT, cut);
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
