package agon.search;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The search against plain minimax, which prunes nothing and knows nothing. */
class SearchIsRightTest {
  private static final int LARGEST_TREE = 20_000;

  /** The first player's final margin with best play; means nothing once the tree is too large. */
  private static int minimax(Game game, Position position, Map<Long, Integer> known) {
    if (position.isOver() || known.size() > LARGEST_TREE) {
      return position.margin();
    }
    Integer stored = known.get(position.key());
    if (stored != null) {
      return stored;
    }
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    boolean first = position.turn() == Position.FIRST;
    int best = first ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      int value = minimax(game, position, known);
      position.undo();
      best = first ? Math.max(best, value) : Math.min(best, value);
    }
    known.put(position.key(), best);
    return best;
  }

  /** What the proven score says about the first player's margin, or its sign. */
  private static int claimed(Game game, Position position, Evaluation score) {
    int mine =
        game.marginCounts()
            ? score.score() / Score.UNIT
            : Integer.signum(Score.isWinOrLoss(score.score()) ? score.score() : 0);
    return position.turn() == Position.FIRST ? mine : -mine;
  }

  /** A position so many plies before the end of a random game. */
  private static Position nearTheEnd(Game game, Rng rng, int plies) {
    Position position = game.start();
    int[] scratch = new int[game.maxMoves()];
    while (!position.isOver()) {
      position.play(position.randomMove(rng, scratch));
    }
    for (int i = 0; i < plies && position.ply() > 0; i++) {
      position.undo();
    }
    return position;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mnk(m=3,n=3,k=3) | 9",
        "mnk(m=4,n=3,k=3) | 8",
        "mnk(m=4,n=4,k=3,exact=true) | 7",
        "mnk(m=5,n=5,k=4) | 8",
        "kalah(pits=3,seeds=2) | 12",
        "kalah(pits=4,seeds=3) | 9",
        "kalah(pits=2,seeds=3,empty-capture=true) | 12",
        "kalah(pits=3,seeds=3,end=mover) | 9",
        "dipole | 6",
        "dipole(limit=5) | 6",
        "othello(size=4) | 9",
        "othello(size=6) | 8",
        "othello | 7",
        "othello(size=10,blocked=c3 h3 c8 h8) | 6"
      })
  void provenScoresEqualPlainMinimaxOnRandomEndings(String line, int plies) {
    Game game = Games.CATALOG.game(line);
    Rng rng = new Rng(42);
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=4"));
    Engine plain =
        new Engine(
            game,
            EngineOptions.STANDARD.with(
                "hash=1,table=false,aspiration=false,pvs=false,lmr=false,iir=false,etc=false,"
                    + "killers=false,history=false,counters=false,quiescence=false,forward=false,"
                    + "threats=false"));
    int checked = 0;
    while (checked < 40) {
      Position position = nearTheEnd(game, rng, 1 + rng.below(plies));
      Map<Long, Integer> tree = new HashMap<>();
      int right = minimax(game, position, tree);
      if (tree.size() > LARGEST_TREE) {
        continue;
      }
      checked++;
      int expected = game.marginCounts() ? right : Integer.signum(right);
      for (Engine each : new Engine[] {engine, plain}) {
        if (each == plain && tree.size() > 500) {
          continue;
        }
        SearchInfo info = each.analyse(position, Limits.depth(60).andNodes(20_000_000));
        String where = line + " " + game.text(position) + " " + each.options().line();
        assertThat(info.score().isProven()).as(where).isTrue();
        assertThat(claimed(game, position, info.score())).as(where).isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mnk(m=3,n=3,k=3)", "kalah(pits=3,seeds=2)", "kalah(pits=2,seeds=4)"})
  void smallGamesAreSolvedFromTheStart(String line) {
    Game game = Games.CATALOG.game(line);
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=16"));
    SearchInfo info = engine.analyse(game.start(), Limits.depth(100).andNodes(50_000_000));
    assertThat(info.score().isProven()).isTrue();
    Map<Long, Integer> tree = new HashMap<>();
    int right = minimax(game, game.start(), tree);
    assertThat(tree).hasSizeLessThan(LARGEST_TREE);
    assertThat(claimed(game, game.start(), info.score()))
        .isEqualTo(game.marginCounts() ? right : Integer.signum(right));
  }
}
