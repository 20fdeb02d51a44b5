package agon.match;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Keys;
import agon.game.Position;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.record.Ending;
import agon.search.Limits;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The two seats of one thread in a {@link PlayingRoom}. Players stay from game to game, where the
 * next game needs them on the same board; at most two are there at once, so memory does not grow
 * with the field.
 */
public final class Seats implements AutoCloseable {
  private static final System.Logger LOGGER = System.getLogger(Seats.class.getName());
  private static final int JUDGE_NODES = 5000;

  private record Key(int entrant, int board) {}

  private final PlayingRoom room;
  private final Tournament tournament;
  private final RunListener listener;
  private final Map<Key, Player> seated = new HashMap<>();
  private Judge judge = Judge.NONE;
  private int judgedBoard = -1;

  Seats(PlayingRoom room, RunListener listener) {
    this.room = room;
    tournament = room.tournament();
    this.listener = listener;
  }

  /**
   * Plays a game to its end, whatever end that is. Does not return if this program is being ended
   * meanwhile: see {@link Shutdown}.
   */
  public Played play(Fixture fixture) {
    Opening opening = room.opening(fixture);
    listener.gameStarted(fixture);
    Game game = tournament.boards().get(fixture.board());
    Key[] keys = {
      new Key(fixture.first(), fixture.board()), new Key(fixture.second(), fixture.board())
    };
    dismissAllBut(keys[0], keys[1]);
    Player[] pair = {player(keys[0], game), player(keys[1], game)};
    String[] names = {name(fixture.first()), name(fixture.second())};
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", tournament.name());
    tags.put("Round", Integer.toString(fixture.round() + 1));
    Judge judge = tournament.adjudicate() ? judge(fixture.board(), game) : Judge.NONE;
    Referee referee =
        new Referee(
            game,
            tournament.time(),
            (position, move) -> listener.moved(fixture, position, move),
            judge);
    long seed = Keys.mix(tournament.seed() + Keys.mix(fixture.number()));
    Played played = referee.play(opening, pair, names, tags, seed);
    for (int side = 0; side < 2; side++) {
      if (played.broken().contains(side)) {
        dismiss(keys[side]);
      }
    }
    Shutdown.holdIfBegun();
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
            return room.players().create(entrant.line(), game);
          } catch (BadInput e) {
            return new Absent(entrant.name(), e.sentence());
          } catch (Throwable e) { // whatever a player's constructor comes to
            return new Absent(entrant.name(), e.toString().lines().findFirst().orElse(""));
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
        sendOff(next.getValue());
      }
    }
  }

  private void dismiss(Key key) {
    Player player = seated.remove(key);
    if (player != null) {
      sendOff(player);
    }
  }

  /** A player that breaks down while it leaves has nothing more to lose. */
  private static void sendOff(Player player) {
    try {
      player.close();
    } catch (Throwable e) {
      LOGGER.log(System.Logger.Level.WARNING, "a player broke down as it left: " + e);
    }
  }

  @Override
  public void close() {
    seated.values().forEach(Seats::sendOff);
    seated.clear();
  }
}
