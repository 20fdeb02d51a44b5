package agon.protocol.nboard;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.imports.Ggf;
import agon.player.PlayerFault;
import agon.process.ChildProcess;
import agon.process.Launch;
import agon.process.Patience;
import agon.search.Limits;
import agon.search.SearchInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An engine for NBoard that is asked what it thinks of every move. The protocol has no word for
 * "that is all": engines say so in their status, and those that do not are ended when time is up.
 */
public final class NBoardAnalyst {
  private static final String SCHEME = "nboard:";
  private static final Pattern STATS = Pattern.compile("nodestats\\s+(\\d{1,15})\\b.*");

  private final Launch launch;
  private final Game game;

  /**
   * An engine for a game.
   *
   * @param line {@code nboard:PROGRAM ARGUMENTS…}; {@link BadInput} if that is none
   */
  public NBoardAnalyst(String line, Game game) {
    NBoardHost.requirePlayed(game);
    if (!line.startsWith(SCHEME)) {
      throw new BadInput(
          "an engine that analyses is written nboard:PROGRAM ARGUMENTS… or gomocup:PROGRAM"
              + " ARGUMENTS…, not "
              + BadInput.quote(line));
    }
    launch = Launch.of(line.substring(SCHEME.length()));
    this.game = game;
  }

  /**
   * Has a position analysed.
   *
   * @param count how many of the best moves to ask for
   * @param listener hears each opinion as it comes
   * @return the last opinion of each move, the best first; never empty
   */
  public List<SearchInfo> analyse(
      Position position, Limits limits, int count, Consumer<SearchInfo> listener) {
    Patience patience = launch.terms().patience();
    Duration time = patience.forMove(limits);
    Opinions opinions = new Opinions(game, position, listener);
    try (ChildProcess engine = new ChildProcess(launch)) {
      engine.within(
          patience.startUp(),
          patience.grace(),
          () -> {
            engine.send("nboard 2");
            engine.send("set depth " + limits.depth().orElse(NBoardHost.depthFor(time)));
            engine.send("set game " + Ggf.write(game, position));
            engine.send("ping 1");
            hearUntil(engine, opinions, line -> line.matches("pong\\s+1"));
          });
      engine.within(
          time,
          patience.grace(),
          () -> {
            engine.send("hint " + count);
            hearUntil(engine, opinions, line -> !opinions.isEmpty() && isIdle(line));
          });
      engine.farewell("quit");
    } catch (PlayerFault e) {
      if (opinions.isEmpty()) {
        throw new BadInput("the engine did not analyse: it " + e.ending().detail());
      }
    }
    return opinions.ranked();
  }

  private interface End {
    boolean isReached(String line);
  }

  private static void hearUntil(ChildProcess engine, Opinions opinions, End end) {
    String line = engine.receive().strip();
    while (!end.isReached(line)) {
      opinions.hear(line);
      line = engine.receive().strip();
    }
  }

  /** {@code status}, {@code status Edax is waiting}. */
  private static boolean isIdle(String line) {
    return line.matches("(?i)status(\\s.*\\b(waiting|ready|idle)\\b.*)?");
  }

  /** What has been said of each move so far. */
  private static final class Opinions {
    private final Game game;
    private final Position position;
    private final Consumer<SearchInfo> listener;
    private final Map<Integer, SearchInfo> latest = new HashMap<>();
    private final long start = System.nanoTime();
    private long nodes;

    Opinions(Game game, Position position, Consumer<SearchInfo> listener) {
      this.game = game;
      this.position = position;
      this.listener = listener;
    }

    boolean isEmpty() {
      return latest.isEmpty();
    }

    void hear(String line) {
      Matcher stats = STATS.matcher(line);
      if (stats.matches()) {
        nodes = Long.parseLong(stats.group(1));
      }
      Hint.read(game, position, line).ifPresent(this::take);
    }

    private void take(Hint hint) {
      int move = hint.line().getFirst();
      latest.put(move, report(hint, 1));
      int rank = 1 + ranked().stream().map(SearchInfo::move).toList().indexOf(move);
      SearchInfo info = report(hint, rank);
      latest.put(move, info);
      listener.accept(info);
    }

    private SearchInfo report(Hint hint, int rank) {
      return new SearchInfo(
          rank,
          hint.depth(),
          hint.depth(),
          hint.value(),
          hint.line(),
          nodes,
          0,
          Duration.ofNanos(System.nanoTime() - start));
    }

    List<SearchInfo> ranked() {
      List<SearchInfo> all = new ArrayList<>(latest.values());
      all.sort(Comparator.comparingInt((SearchInfo info) -> -info.score().score()));
      return all;
    }
  }
}
