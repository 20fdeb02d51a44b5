package agon.protocol.gomocup;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.player.PlayerFault;
import agon.process.ChildProcess;
import agon.process.Launch;
import agon.process.Patience;
import agon.search.Evaluation;
import agon.search.Limits;
import agon.search.SearchInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A Gomocup engine that is asked what it thinks of a position: its move, and whatever it tells of
 * its thoughts on the way. The protocol has no words for those; {@link Thought} reads the common
 * ones.
 */
public final class GomocupAnalyst {
  private static final String SCHEME = "gomocup:";

  private final Launch launch;
  private final Game game;

  /**
   * An engine for a game.
   *
   * @param line {@code gomocup:PROGRAM ARGUMENTS…}; {@link BadInput} if that is none
   */
  public GomocupAnalyst(String line, Game game) {
    if (!line.startsWith(SCHEME)) {
      throw new BadInput(
          "an engine that analyses is written gomocup:PROGRAM ARGUMENTS…, not "
              + BadInput.quote(line));
    }
    GomocupHost.requirePlayed(game);
    launch =
        Launch.of(line.substring(SCHEME.length()))
            .on(terms -> terms.withPatience(Patience.UNHURRIED));
    this.game = game;
  }

  /**
   * Has a position analysed.
   *
   * @param listener hears each thought as it comes
   * @return the move the engine would play, with the last it has said about it
   */
  public SearchInfo analyse(Position position, Limits limits, Consumer<SearchInfo> listener) {
    long start = System.nanoTime();
    List<SearchInfo> thoughts = new ArrayList<>();
    GomocupHost host = new GomocupHost(game, launch);
    host.listen(
        line ->
            Thought.read(game, position, line)
                .map(thought -> report(thought, start))
                .ifPresent(
                    info -> {
                      thoughts.add(info);
                      listener.accept(info);
                    }));
    try (ChildProcess engine = new ChildProcess(launch)) {
      host.greet(engine);
      host.begin(engine, position, position.turn(), limits, 1);
      int move = host.ask(engine, position, limits);
      engine.farewell(host.farewell());
      return thoughts.reversed().stream()
          .filter(info -> info.move() == move)
          .findFirst()
          .orElseGet(() -> report(Thought.of(move), start));
    } catch (PlayerFault e) {
      throw new BadInput("the engine did not analyse: it " + e.ending().detail());
    }
  }

  private static SearchInfo report(Thought thought, long start) {
    return new SearchInfo(
        1,
        thought.depth(),
        thought.selectiveDepth(),
        new Evaluation(thought.score(), Evaluation.Kind.ESTIMATE),
        thought.line(),
        0,
        0,
        Duration.ofNanos(System.nanoTime() - start));
  }
}
