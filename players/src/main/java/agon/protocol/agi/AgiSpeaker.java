package agon.protocol.agi;

import agon.game.BadInput;
import agon.game.Catalog;
import agon.game.Game;
import agon.game.Parameter;
import agon.game.Position;
import agon.protocol.Engines;
import agon.protocol.Thinker;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.search.SearchInfo;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The program's half of AGI: our engine, for whoever speaks the protocol. */
public final class AgiSpeaker {
  private static final String REHEARSAL = "go nodes 1000 movetime 1000";

  private final Catalog catalog;
  private final PrintWriter out;
  private EngineOptions options;
  private Game game;
  private Position position;
  private @Nullable Thinker thinker;
  private Limits afterPonder = Limits.NONE;

  /** Of the search under way, how many were reported last. */
  private volatile long nodesSaid;

  /** Nothing is said while it is. */
  private volatile boolean rehearsing;

  /**
   * @param options what the engine has before anybody says otherwise
   */
  public AgiSpeaker(Catalog catalog, EngineOptions options, PrintWriter out) {
    this.catalog = catalog;
    this.options = options;
    this.out = out;
    game = catalog.families().getFirst().game();
    position = game.start();
  }

  /** Listens until it is told to leave or nobody speaks any more. */
  public void run(BufferedReader in) throws IOException {
    boolean more = true;
    while (more) {
      String line = in.readLine();
      more = line != null && hear(line.strip());
    }
    stop();
  }

  /** Does what a line says; false if that is to leave. */
  private boolean hear(String line) {
    List<String> words = List.of(line.split("\\s+", -1));
    String rest = line.substring(words.getFirst().length()).strip();
    try {
      switch (words.getFirst()) {
        case "" -> {}
        case "agi" -> introduce();
        case "isready" -> {
          engine(true);
          say("readyok");
        }
        case "option" -> option(words);
        case "newgame" -> newGame(rest);
        case "position" -> setPosition(rest);
        case "go" -> go(GoLine.read(words.subList(1, words.size())));
        case "stop" -> stop();
        case "ponderhit" -> ponderHit();
        case "quit" -> {
          return false;
        }
        default ->
            throw new BadInput(
                "commands are agi, isready, option, newgame, position, go, stop, ponderhit and "
                    + "quit, not "
                    + BadInput.quote(words.getFirst()));
      }
    } catch (BadInput e) {
      say("error " + e.sentence());
    }
    return true;
  }

  private void introduce() {
    say("id name Agon " + options.line());
    say("id author the Agon project");
    for (Parameter option : EngineOptions.PARAMETERS) {
      say(
          "option %s default %s allowed %s"
              .formatted(option.name(), options.settings().text(option.name()), option.allowed()));
    }
    say("agiok");
  }

  private void option(List<String> words) {
    if (words.size() != 3) {
      throw new BadInput("an option is written: option NAME VALUE");
    }
    stop();
    EngineOptions changed = options.with(words.get(1) + "=" + words.get(2));
    if (!changed.line().equals(options.line())) {
      options = changed;
      thinker = null;
    }
  }

  private void newGame(String line) {
    Game next = catalog.game(line);
    stop();
    if (!next.line().equals(game.line())) {
      thinker = null;
    } else if (thinker != null) {
      thinker.engine().clear();
    }
    game = next;
    position = game.start();
  }

  private void setPosition(String text) {
    String[] parts = (text + " ").split("(^|\\s+)moves\\s+", 2);
    String where = parts[0].strip();
    if (where.isEmpty()) {
      throw new BadInput("a position is written: position start|TEXT [moves MOVE…]");
    }
    Position next = where.equals("start") ? game.start() : game.position(where);
    if (parts.length > 1) {
      game.moves(next, parts[1]).forEach(next::play);
    }
    position = next;
  }

  private void go(GoLine go) {
    stop();
    game.requireRunning(position);
    Position root = position.copy();
    afterPonder = go.limits();
    nodesSaid = 0;
    engine(false)
        .think(
            root,
            go.ponder() ? Limits.NONE : go.limits(),
            go.untilTold(),
            info -> sayInfo(root, info),
            reports -> sayBestMove(root, reports));
  }

  private void sayInfo(Position root, SearchInfo info) {
    nodesSaid = info.nodes();
    say(info(root, info));
  }

  /** Before it comes what an iteration that was broken off has added. */
  private void sayBestMove(Position root, List<SearchInfo> reports) {
    if (reports.getFirst().nodes() > nodesSaid) {
      reports.forEach(report -> sayInfo(root, report));
    }
    say(bestMove(root, reports.getFirst()));
  }

  private void ponderHit() {
    if (thinker == null || !thinker.isThinking()) {
      throw new BadInput("ponderhit comes after go ponder, before its bestmove");
    }
    thinker.answerWithin(afterPonder);
  }

  private void stop() {
    if (thinker != null) {
      thinker.stop();
    }
  }

  private Thinker engine(boolean warm) {
    Thinker now = thinker;
    if (now == null) {
      // Who does not ask isready before a clock runs gets no warm engine: that would cost the
      // clock.
      now = new Thinker(warm ? Engines.warm(game, options) : new Engine(game, options));
      thinker = now;
      if (warm) {
        rehearse(now);
      }
    }
    return now;
  }

  /** A first answer, told to nobody: words and threads are slow the first time, too. */
  private void rehearse(Thinker now) {
    Position before = position;
    rehearsing = true;
    boolean _ = hear("position start");
    boolean _ = hear(REHEARSAL);
    now.join();
    rehearsing = false;
    now.engine().clear();
    position = before;
  }

  private String info(Position root, SearchInfo info) {
    return "info depth %d seldepth %d rank %d score %s nodes %d nps %d time %d hash %d line %s"
        .formatted(
            info.depth(),
            info.selectiveDepth(),
            info.rank(),
            Opinion.write(info.score()),
            info.nodes(),
            info.nodesPerSecond(),
            info.time().toMillis(),
            info.hashPermill(),
            String.join(" ", texts(root, info.line())));
  }

  private String bestMove(Position root, SearchInfo info) {
    List<String> line = texts(root, info.line());
    Optional<String> expected = line.size() > 1 ? Optional.of(line.get(1)) : Optional.empty();
    return "bestmove " + line.getFirst() + expected.map(move -> " ponder " + move).orElse("");
  }

  private List<String> texts(Position root, List<Integer> moves) {
    List<String> texts = new ArrayList<>();
    Position walker = root.copy();
    for (int move : moves) {
      texts.add(game.text(walker, move));
      walker.play(move);
    }
    return texts;
  }

  /** One whole line at a time, whichever thread it comes from. */
  private void say(String line) {
    if (rehearsing) {
      return;
    }
    synchronized (out) {
      out.println(line);
      out.flush();
    }
  }
}
