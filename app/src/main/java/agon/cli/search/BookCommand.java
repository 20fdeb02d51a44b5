package agon.cli.search;

import agon.cli.options.GameConverter;
import agon.cli.options.JsonOption;
import agon.cli.options.TimeConverter;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Numbers;
import agon.cli.terminal.Progress;
import agon.endgame.Booked;
import agon.endgame.ProvenBook;
import agon.endgame.Tabulated;
import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.learn.BookFolder;
import agon.proof.BookMaker;
import agon.search.Exact;
import agon.search.Insightful;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon book}: proves the openings of a game, once for all, or learns them. */
@Command(
    name = "book",
    mixinStandardHelpOptions = true,
    description = {
      "Prove the openings of a game that has a solver, and keep them in a file.",
      "Every proof is added at once: stopped at any moment, the same command goes on.",
      "With traps: how the second player meets a lost start, so that those who look some plies ahead"
          + " let it go.",
      "With learn, any game: the engine's own opening book in the data folder grows, which the"
          + " engine plays from unless told book=false."
    })
public final class BookCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private JsonOption json;

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "such as 'kalah(pits=6,seeds=4)'")
  private Game game;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "learn|traps",
      description = "learn, or look for traps, instead of proving")
  private @Nullable String action;

  @Option(
      names = "--into",
      paramLabel = "FILE",
      description = "the book of proofs; what is in it already is not proven again")
  private @Nullable Path file;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "200000",
      description = "learn: how long to look at each position (default ${DEFAULT-VALUE})")
  private long nodes;

  @Option(
      names = "--within",
      paramLabel = "UNITS",
      defaultValue = "1",
      description =
          "learn: follow moves that are so much worse than the best (default ${DEFAULT-VALUE})")
  private double within;

  @Option(
      names = "--positions",
      paramLabel = "N",
      description = "learn: stop when the book holds so many")
  private @Nullable Integer positions;

  @Option(
      names = "--anew",
      description = "learn: begin with an empty book instead of the one there is")
  private boolean anew;

  @Option(
      names = "--answers",
      paramLabel = "N",
      defaultValue = "3",
      description = "be ready for so many answers of the other side (default ${DEFAULT-VALUE})")
  private int answers;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description =
          "instead: every position that so many moves lead to, played well or badly by either side")
  private @Nullable Integer plies;

  @Option(
      names = "--further",
      paramLabel = "N",
      defaultValue = "0",
      description = "with --plies: and so many moves of best play from each of these positions")
  private int further;

  @Option(
      names = {"--time", "--for"},
      paramLabel = "TIME",
      converter = TimeConverter.class,
      description = "stop after this time: 10m (default: when it is finished)")
  private @Nullable Duration time;

  @Option(
      names = "--hash",
      paramLabel = "MIB",
      defaultValue = "256",
      description = "size of the table (default ${DEFAULT-VALUE} MiB)")
  private int hash;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  BookCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (action != null && !action.equals("traps")) {
      learn(action, out);
      return Exit.OK;
    }
    Path file = this.file;
    if (file == null) {
      throw new BadInput("where do the proofs go? Say --into FILE, or learn for a learnt book");
    }
    if (answers < 0) {
      throw new BadInput("--answers wants 0 or more, not " + answers);
    }
    if (plies != null && plies < 0) {
      throw new BadInput("--plies wants 0 or more, not " + plies);
    }
    if (further < 0 || (further > 0 && plies == null)) {
      throw new BadInput("--further wants 0 or more, and --plies beside it");
    }
    if (!(game instanceof Booked booked)
        || !(game instanceof Insightful knowing)
        || booked.number(game.start()).isEmpty()) {
      throw new BadInput("the openings of " + game.line() + " cannot be kept in a book");
    }
    Exact solver =
        knowing.solver(hash, false).orElseThrow(() -> new BadInput(game.line() + " has no solver"));
    Position start = game.start();
    if (game instanceof Tabulated tabulated) {
      tabulated
          .database()
          .ifPresent(database -> BuildProgress.build(database, tabulated.solvingSize(start)));
    }
    if (action != null) {
      new TrapProving(booked, solver).run(file, Optional.ofNullable(time), out);
      return Exit.OK;
    }
    ProvenBook known = known(file);
    long begun = System.nanoTime();
    AtomicInteger count = new AtomicInteger(known.size());
    boolean finished;
    try (Progress progress = new Progress();
        FileChannel channel =
            FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      // Half an entry at the end, of somebody who was killed, is written over.
      channel.position(channel.size() / Long.BYTES * Long.BYTES);
      BookMaker maker =
          new BookMaker(
              booked,
              solver,
              known,
              entry -> {
                append(channel, entry);
                progress.report(-1, count.incrementAndGet() + " positions proven");
              },
              () -> time == null || System.nanoTime() - begun < time.toNanos());
      finished = plies == null ? maker.make(start, answers) : maker.makeAll(start, plies, further);
    } catch (IOException | UncheckedIOException e) {
      throw new BadInput("cannot write " + file + ": " + e.getMessage());
    }
    if (json.on()) {
      JsonOption.event("book")
          .with("file", file.toString())
          .with("positions", count.get())
          .with("book", booked.bookName())
          .with("finished", finished)
          .print(out);
      return Exit.OK;
    }
    out.println(
        "%s: %s positions of %s%s"
            .formatted(
                file,
                Numbers.grouped(count.get()),
                booked.bookName(),
                finished ? "" : "; not finished, the same command goes on"));
    return Exit.OK;
  }

  private void learn(String what, PrintWriter out) {
    if (!what.equals("learn")) {
      throw new BadInput(
          "after the game comes learn, traps or nothing, not " + BadInput.quote(what));
    }
    int most = positions == null ? Integer.MAX_VALUE : positions;
    if (nodes < 1 || within < 0 || most < 1 || file != null) {
      throw new BadInput(
          "learn wants --nodes of 1 or more, --positions of 1 or more, --within of 0 or more, and no"
              + " --into: its book is in the data folder");
    }
    new BookLearning(game, new BookFolder(), nodes, within, most)
        .run(Optional.ofNullable(time), anew, out);
  }

  private static ProvenBook known(Path file) {
    if (!Files.exists(file)) {
      return ProvenBook.EMPTY;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return ProvenBook.read(in);
    } catch (IOException e) {
      throw new BadInput("cannot read " + file + ": " + e.getMessage());
    }
  }

  private static void append(FileChannel channel, long entry) {
    try {
      ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES).putLong(0, entry);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
