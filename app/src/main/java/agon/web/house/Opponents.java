package agon.web.house;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Settings;
import agon.games.Games;
import agon.player.Player;
import agon.player.PlayerKind;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The computers people play against. Between moves a few are kept with what they have learnt; the
 * others are made again when their turn comes. Only players of the house sit here: a request can
 * start no program.
 */
public final class Opponents implements AutoCloseable {
  public static final String HUMAN = "human";

  private static final Logger LOG = Logger.getLogger(Opponents.class.getName());

  private final int kept;
  private final int cores;
  private final Map<String, Player> idle = new LinkedHashMap<>();

  public Opponents(int kept, int cores) {
    this.kept = kept;
    this.cores = cores;
  }

  /** The line of a seat as it is kept: {@code human}, or a player with all it is told. */
  public String canonical(@Nullable String line, Game game) {
    if (line == null || line.isBlank() || line.strip().equalsIgnoreCase(HUMAN)) {
      return HUMAN;
    }
    return settings(line, game).line();
  }

  private Settings settings(String line, Game game) {
    String text = line.strip();
    int open = text.indexOf('(');
    if (open >= 0 && !text.endsWith(")")) {
      throw new BadInput(
          "a player is written name(option=value,…), the closing bracket is missing");
    }
    String name = (open < 0 ? text : text.substring(0, open)).strip().toLowerCase(Locale.ROOT);
    PlayerKind kind =
        Games.PLAYERS.kinds().stream()
            .filter(k -> k.name().equals(name) && k.plays(game))
            .findAny()
            .orElseThrow(
                () ->
                    new BadInput(
                        "no player of the house is called %s; /api/players lists those for a game"
                            .formatted(BadInput.quote(name))));
    Settings settings =
        kind.settings().with(open < 0 ? "" : text.substring(open + 1, text.length() - 1));
    requireAtMost(kind, settings, "hash", Capacity.PLAYER_HASH);
    requireAtMost(kind, settings, "threads", cores);
    return settings;
  }

  private static void requireAtMost(PlayerKind kind, Settings settings, String name, int most) {
    boolean has = kind.parameters().stream().anyMatch(p -> p.name().equals(name));
    if (has && settings.number(name) > most) {
      throw new BadInput(
          "on the page %s is at most %d, not %d".formatted(name, most, settings.number(name)));
    }
  }

  /** Refuses what is no player of the house for this game, or asks for too much. */
  public void requirePlayer(String line, Game game) {
    settings(line, game);
  }

  /** A player that was kept under this key, or null. */
  public synchronized @Nullable Player take(String key) {
    return idle.remove(key);
  }

  /** A new player. A book that cannot be read costs nobody a game: it plays without. */
  public Player make(String line, Game game) {
    Settings settings = settings(line, game);
    try {
      return Games.PLAYERS.create(settings.line(), game);
    } catch (BadInput e) {
      if (!settings.line().matches("engine(\\(.*)?")) {
        throw e;
      }
      LOG.log(Level.WARNING, e.sentence());
      return Games.PLAYERS.create(settings.with("book=false").line(), game);
    }
  }

  /** Keeps a player for its next move; the one that waits longest leaves if there are too many. */
  public synchronized void keep(String key, Player player) {
    idle.put(key, player);
    if (idle.size() > kept) {
      String oldest = idle.keySet().iterator().next();
      Player gone = idle.remove(oldest);
      if (gone != null) {
        gone.close();
      }
    }
  }

  @Override
  public synchronized void close() {
    idle.values().forEach(Player::close);
    idle.clear();
  }
}
