package agon.match;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Keys;
import agon.game.Position;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.player.Players;
import agon.record.Ending;
import agon.search.Limits;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The two seats of one thread of a run. Players stay from game to game, where the next game needs
 * them on the same board; at most two are there at once, so memory does not grow with the field.
 */
final class Seats implements AutoCloseable {
  private static final int JUDGE_NODES = 5000;

  private record Key(int entrant, int board) {}

  private final Tournament tournament;
  private final Players players;
  private final RunListener listener;
  private final Map<Key, Player> seated = new HashMap<>();
  private Judge judge = Judge.NONE;
  private int judgedBoard = -1;

  Seats(Tournament tournament, Players players, RunListener listener) {
    this.tournament = tournament;
    this.players = players;
    this.listener = listener;
  }

  Played play(Slot slot, Opening opening) {
    Game game = tournament.boards().get(slot.board());
    Key[] keys = {new Key(slot.first(), slot.board()), new Key(slot.second(), slot.board())};
    dismissAllBut(keys[0], keys[1]);
    Player[] pair = {player(keys[0], game), player(keys[1], game)};
    String[] names = {name(slot.first()), name(slot.second())};
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", tournament.name());
    tags.put("Round", Integer.toString(slot.round() + 1));
    Judge judge = tournament.adjudicate() ? judge(slot.board(), game) : Judge.NONE;
    Referee referee =
        new Referee(
            game,
            tournament.time(),
            (position, move) -> listener.moved(slot, position, move),
            judge);
    long seed = Keys.mix(tournament.seed() + Keys.mix(slot.number()));
    Played played = referee.play(opening, pair, names, tags, seed);
    for (int side = 0; side < 2; side++) {
      if (played.broken().contains(side)) {
        dismiss(keys[side]);
      }
    }
    return played;
  }

  private Judge judge(int board, Game game) {
    if (board != judgedBoard) {
      judge = Judge.engine(game, JUDGE_NODES);
      judgedBoard = board;
    }
    return judge;
  }

  private String name(int entrant) {
    return tournament.entrants().get(entrant).name();
  }

  private Player player(Key key, Game game) {
    return seated.computeIfAbsent(
        key,
        k -> {
          Entrant entrant = tournament.entrants().get(k.entrant());
          try {
            return players.create(entrant.line(), game);
          } catch (BadInput e) {
            return new Absent(entrant.name(), e.sentence());
          }
        });
  }

  /** Sits where a player should who does not play on this board: loses every game. */
  private record Absent(String name, String why) implements Player {
    @Override
    public int choose(Position position, Limits limits) {
      throw new PlayerFault(Ending.Reason.FAILURE, why);
    }
  }

  private void dismissAllBut(Key first, Key second) {
    Iterator<Map.Entry<Key, Player>> all = seated.entrySet().iterator();
    while (all.hasNext()) {
      Map.Entry<Key, Player> next = all.next();
      if (!next.getKey().equals(first) && !next.getKey().equals(second)) {
        all.remove();
        next.getValue().close();
      }
    }
  }

  private void dismiss(Key key) {
    Player player = seated.remove(key);
    if (player != null) {
      player.close();
    }
  }

  @Override
  public void close() {
    seated.values().forEach(Player::close);
    seated.clear();
  }
}
