package agon.cli.search;

import agon.book.BookShelf;
import agon.book.BookText;
import agon.book.LearntBook.BookMove;
import agon.cli.options.EngineFlags;
import agon.cli.options.GameConverter;
import agon.cli.options.StartOptions;
import agon.cli.terminal.Exit;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Numbers;
import agon.cli.terminal.Screen;
import agon.endgame.Source;
import agon.endgame.Tabulated;
import agon.game.Game;
import agon.game.Position;
import agon.game.PositionNames;
import agon.protocol.gomocup.GomocupAnalyst;
import agon.protocol.nboard.NBoardAnalyst;
import agon.search.Engine;
import agon.search.Evaluation;
import agon.search.Limits;
import agon.search.SearchInfo;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon analyse}: what the engine thinks of a position, while it thinks. */
@Command(
    name = "analyse",
    aliases = "analyze",
    mixinStandardHelpOptions = true,
    description = "Think about a position, and show what the engine sees as it sees deeper.")
public final class AnalyseCommand implements Callable<Integer> {
  private static final int MOST_OF_BOOK = 5;

  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private StartOptions startOptions;
  @Mixin private EngineFlags engineFlags;

  @Parameters(
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "such as othello or 'kalah(pits=6,seeds=4)'")
  private Game game;

  @Option(names = "--json", description = "one JSON object a line")
  private boolean json;

  @Option(
      names = "--with",
      paramLabel = "ENGINE",
      description = {
        "ask another engine: 'nboard:./edax -nboard' for othello,",
        "'gomocup:./pbrain-rapfi' for five in a row"
      })
  private @Nullable String with;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  AnalyseCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Position position = startOptions.position(game);
    StartOptions.requireRunning(position);
    Limits limits = engineFlags.limits(Duration.ofSeconds(10)).andThorough();
    Analyst analyst = analyst(position, limits);
    List<BookMove> known = known(position);
    if (!json) {
      out.print(game.board(position, screen.boardStyle()).indent(2));
      String name = PositionNames.latest(game, position).map(n -> ", " + n).orElse("");
      out.println("  " + game.sides().name(position.turn()) + " to move" + name);
      out.println();
      if (!known.isEmpty()) {
        known.stream()
            .limit(MOST_OF_BOOK)
            .forEach(move -> out.println("  " + said(position, move)));
        out.println();
      }
      out.println(
          screen.bold("depth       score                      nodes      /s     time  line"));
      out.flush();
    }
    if (json) {
      known.forEach(
          move ->
              new JsonLine()
                  .with("book", game.text(position, move.move()))
                  .with("score", move.score())
                  .with("plies", move.plies())
                  .print(out));
    }
    List<SearchInfo> infos =
        analyst.analyse(
            position,
            limits,
            info -> {
              out.println(json ? json(position, info) : row(position, info));
              out.flush();
            });
    SearchInfo best = infos.getFirst();
    if (json) {
      new JsonLine()
          .with("event", "best")
          .with("best", game.text(position, best.move()))
          .with("nodes", best.nodes())
          .with("millis", best.time().toMillis())
          .print(out);
    } else {
      out.println();
      out.println(
          screen.bold("best: " + game.text(position, best.move()))
              + "  "
              + best.score().text(game)
              + ", "
              + howKnown(position, best)
              + howMuch(best));
    }
    return Exit.OK;
  }

  /** What the book knows that was learnt here; nothing where another engine is asked. */
  private List<BookMove> known(Position position) {
    return with == null && engineFlags.engineOptions().flag("book")
        ? BookShelf.find(game).map(book -> book.moves(position.copy())).orElse(List.of())
        : List.of();
  }

  private String said(Position position, BookMove move) {
    return "%-4s %s".formatted(game.text(position, move.move()), BookText.of(game, move));
  }

  /** Whoever is asked. */
  @FunctionalInterface
  private interface Analyst {
    List<SearchInfo> analyse(Position position, Limits limits, Consumer<SearchInfo> listener);
  }

  private Analyst analyst(Position asked, Limits within) {
    if (with != null && with.startsWith("gomocup:")) {
      GomocupAnalyst outside = new GomocupAnalyst(with, game);
      return (position, limits, listener) -> List.of(outside.analyse(position, limits, listener));
    }
    if (with != null) {
      NBoardAnalyst outside = new NBoardAnalyst(with, game);
      return (position, limits, listener) ->
          outside.analyse(
              position,
              limits,
              engineFlags.multipv().orElse(game.moveTexts(position).size()),
              listener);
    }
    makeDatabase(asked, within);
    Engine engine = new Engine(game, engineFlags.engineOptions());
    Runtime.getRuntime().addShutdownHook(new Thread(engine::stop));
    return (position, limits, listener) -> engine.analyse(position, limits, listener::accept);
  }

  /** The one that answers this very question, if it takes some seconds and nobody counts nodes. */
  private void makeDatabase(Position position, Limits limits) {
    if (limits.isTimed() && game instanceof Tabulated tabulated) {
      int size = tabulated.solvingSize(position);
      tabulated
          .database()
          .filter(database -> tabulated.size(position) <= size)
          .ifPresent(database -> BuildProgress.build(database, size));
    }
  }

  private String howKnown(Position position, SearchInfo info) {
    return info.score().kind() == Evaluation.Kind.PROVEN
        ? Source.of(game, position).map(Source::text).orElse("solved")
        : "search to depth %d%s"
            .formatted(
                info.depth(),
                info.score().percent() % 100 == 0 ? "" : " @ " + info.score().percent() + " %");
  }

  /** What it took; not every outside engine tells. */
  private static String howMuch(SearchInfo info) {
    return info.nodes() == 0
        ? ""
        : ", %s nodes in %s"
            .formatted(
                Numbers.rough((double) info.nodes()), Numbers.seconds(info.time().toNanos() / 1e9));
  }

  private String row(Position position, SearchInfo info) {
    return String.format(
        Locale.ROOT,
        "%3d/%-3d %2s  %-24s %10s %7s %8s  %s",
        info.depth(),
        info.selectiveDepth(),
        info.rank() > 1 ? "#" + info.rank() : "",
        info.score().text(game),
        Numbers.rough((double) info.nodes()),
        Numbers.rough((double) info.nodesPerSecond()),
        Numbers.seconds(info.time().toNanos() / 1e9),
        String.join(" ", line(position, info, 10)));
  }

  private List<String> line(Position position, SearchInfo info, int most) {
    List<String> texts = new ArrayList<>();
    Position walker = position.copy();
    for (int move : info.line()) {
      if (texts.size() == most) {
        break;
      }
      texts.add(game.text(walker, move));
      walker.play(move);
    }
    return texts;
  }

  private String json(Position position, SearchInfo info) {
    Evaluation score = info.score();
    return new JsonLine()
        .with("event", "line")
        .with("rank", info.rank())
        .with("depth", info.depth())
        .with("selectiveDepth", info.selectiveDepth())
        .with("score", score.score())
        .with("kind", score.kind().name().toLowerCase(Locale.ROOT))
        .with("percent", score.percent())
        .with("text", score.text(game))
        .with("nodes", info.nodes())
        .with("nodesPerSecond", info.nodesPerSecond())
        .with("hashPermill", info.hashPermill())
        .with("millis", info.time().toMillis())
        .with("line", line(position, info, Integer.MAX_VALUE))
        .toString();
  }
}
