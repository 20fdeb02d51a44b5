package agon.cli.search;

import agon.cli.terminal.Numbers;
import agon.cli.terminal.Progress;
import agon.endgame.Booked;
import agon.game.BadInput;
import agon.proof.TrapMaker;
import agon.search.Exact;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** {@code agon book GAME traps}: how to play a start that is lost for the second player. */
final class TrapProving {
  private final Booked game;
  private final Exact solver;

  TrapProving(Booked game, Exact solver) {
    this.game = game;
    this.solver = solver;
  }

  void run(Path file, Optional<Duration> time, PrintWriter out) {
    long begun = System.nanoTime();
    BooleanSupplier goesOn =
        () -> time.isEmpty() || System.nanoTime() - begun < time.get().toNanos();
    TrapMaker maker = new TrapMaker(game, solver, TrapMaker.DEEPEST, goesOn);
    TrapMaker.Traps traps;
    try (Progress progress = new Progress()) {
      traps = maker.make(found -> progress.report(-1, said(maker, found)));
    }
    long[] entries = maker.entries(traps);
    ByteBuffer bytes = ByteBuffer.allocate(entries.length * Long.BYTES);
    bytes.asLongBuffer().put(entries);
    try {
      Files.write(file, bytes.array());
    } catch (IOException e) {
      throw new BadInput("cannot write " + file + ": " + e.getMessage());
    }
    out.println(
        "%s: %s positions; %s"
            .formatted(file, Numbers.grouped(entries.length), said(maker, traps)));
  }

  private static String said(TrapMaker maker, TrapMaker.Traps traps) {
    return "of %d imagined opponents who begin well %d lose and %d draw"
        .formatted(maker.others(), traps.won(), traps.drawn());
  }
}
