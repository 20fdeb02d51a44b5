package agon.process;

import agon.game.BadInput;
import agon.player.PlayerFault;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A running program that we talk to through its standard input and output. It is a process tree of
 * its own, see {@link Confinement}; {@link #close} leaves nothing of it behind.
 *
 * <p>The thread that plays reads and writes itself; a deadline is kept by the {@link Warden}, who
 * ends the program and thereby whatever we are blocked in. Lines to be sent wait in a buffer until
 * we listen, so one exchange is one write and mostly one read.
 */
public final class ChildProcess implements Peer, AutoCloseable {
  /** More than this in one exchange is a flood. */
  private static final long MOST_BYTES = 16L << 20;

  /** How long the exit code may come after the end of the output. */
  private static final Duration EXIT = Duration.ofMillis(100);

  private static final Duration FAREWELL = Duration.ofMillis(500);

  private final Conversation transcript;
  private final WorkFolder folder;
  private final Warden.Leash leash;
  private final Process process;
  private final ProcessTree tree;
  private final LineReader lines;
  private final OutputStream out;
  private final long started = System.nanoTime();
  private long floodMark;
  private boolean closed;

  /** Whether its output ended by itself, before any deadline: then that is the fault. */
  private boolean wentSilent;

  /** Null until the process is there, for the warden, who may be quicker than we. */
  private volatile @Nullable ProcessTree doomed;

  private volatile boolean diedBefore;
  private final OptionalInt memory;
  private final MemoryGuard.Watch guard;
  private volatile boolean heldTooMuch;

  /** Starts the program. */
  public ChildProcess(Launch launch) {
    transcript = launch.begin();
    String mark = UUID.randomUUID().toString();
    try {
      folder = new WorkFolder();
      leash = Warden.leash(this::expire);
      process = start(launch, mark);
    } catch (IOException e) {
      PlayerFault fault = Faults.failure("could not be started: " + e.getMessage());
      log(Conversation.Voice.NOTE, ExactText.text(String.valueOf(fault.getMessage())));
      transcript.close();
      throw fault;
    }
    tree = new ProcessTree(process, mark);
    doomed = tree;
    memory = Confinement.memory(launch.terms());
    guard =
        memory.isPresent()
            ? MemoryGuard.watch(process.pid(), memory.getAsInt(), this::overfed)
            : () -> {};
    lines = new LineReader(process.getInputStream());
    out = process.getOutputStream();
  }

  private Process start(Launch launch, String mark) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(Confinement.around(launch, folder.path()));
    builder.directory(launch.terms().folder().orElse(folder.path()).toFile());
    builder.environment().clear();
    builder
        .environment()
        .putAll(Confinement.environment(folder.path(), mark, launch.terms().environment()));
    builder.redirectError(ProcessBuilder.Redirect.appendTo(folder.errors().toFile()));
    try {
      return Warden.start(builder);
    } catch (IOException e) {
      leash.close();
      folder.close();
      throw e;
    }
  }

  private void expire() {
    ProcessTree late = doomed;
    if (late != null) {
      diedBefore = !process.isAlive();
      late.kill();
    }
  }

  private void overfed() {
    heldTooMuch = true;
    tree.kill();
  }

  @Override
  public void send(String line) {
    try {
      out.write(line.getBytes(StandardCharsets.UTF_8));
      out.write('\n');
    } catch (IOException e) {
      throw fault("stopped listening");
    }
    if (!transcript.isDeaf()) {
      log(Conversation.Voice.WE, ExactText.text(line));
    }
  }

  @Override
  public String receive() {
    String line;
    try {
      out.flush();
      line = lines.next();
      if (line == null) {
        wentSilent = !leash.hasExpired();
        // The JDK may have moved the last bytes aside when the process ended: look there, too.
        waitForExit(EXIT);
        line = lines.next();
      }
    } catch (LineReader.LineTooLong e) {
      throw Faults.failure("more than 64 KiB without a line end");
    } catch (IOException e) {
      line = null;
    }
    if (line == null) {
      throw fault("closed its output");
    }
    if (!transcript.isDeaf()) {
      log(Conversation.Voice.THEY, lines.exactLine());
    }
    if (lines.received() - floodMark > MOST_BYTES) {
      throw Faults.failure("flooded us with more than 16 MiB in one answer");
    }
    return line;
  }

  @Override
  public <T> T within(Duration limit, Duration grace, Supplier<T> exchange) {
    leash.setDeadline(System.nanoTime() + limit.plus(grace).toNanos());
    floodMark = lines.received();
    T result;
    try {
      result = exchange.get();
      out.flush();
    } catch (IOException e) {
      throw late(limit, grace, fault("stopped listening"));
    } catch (PlayerFault e) {
      throw late(limit, grace, e);
    } finally {
      leash.lift();
    }
    if (leash.hasExpired()) {
      throw late(limit, grace, fault("closed its output"));
    }
    return result;
  }

  /** What we saw go wrong was our own doing if the time was over. */
  private PlayerFault late(Duration limit, Duration grace, PlayerFault seen) {
    PlayerFault fault =
        leash.hasExpired() && !diedBefore && !wentSilent ? Faults.late(limit, grace) : seen;
    log(Conversation.Voice.NOTE, ExactText.text(String.valueOf(fault.getMessage())));
    return fault;
  }

  /**
   * Why nothing more comes.
   *
   * @param ifAlive what it did if it is still running
   */
  private PlayerFault fault(String ifAlive) {
    String half = lines.unfinished();
    String after = half.isEmpty() ? "" : " after half a line, " + BadInput.quote(half);
    if (heldTooMuch) {
      return Faults.failure(
          "was ended: it held more than %d MiB of memory".formatted(memory.orElseThrow()));
    }
    if (!waitForExit(EXIT)) {
      return Faults.failure(ifAlive + after);
    }
    int code = process.exitValue();
    String error = folder.lastError();
    String said = error.isEmpty() ? "" : ", saying " + BadInput.quote(error);
    String how =
        code == 0
            ? "ended by itself (exit code 0)"
            : code > 128 && code <= 128 + 64
                ? "was killed by signal " + (code - 128)
                : "crashed with exit code " + code;
    return Faults.failure(how + after + said);
  }

  private boolean waitForExit(Duration time) {
    try {
      return process.waitFor(time.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return !process.isAlive();
    }
  }

  private void log(Conversation.Voice voice, String text) {
    transcript.line(voice, System.nanoTime() - started, text);
  }

  /** What it says from now on, for those who speak in bytes; nobody may wait for lines then. */
  public InputStream bytesIn() {
    return process.getInputStream();
  }

  /** What goes to its standard input, for those who speak in bytes. */
  public OutputStream bytesOut() {
    return out;
  }

  /** The same fault with the last line of the program's error output, often the reason. */
  public PlayerFault explaining(PlayerFault fault) {
    waitForExit(EXIT);
    String error = folder.lastError();
    return error.isEmpty()
        ? fault
        : Faults.failure(fault.ending().detail() + ", saying " + BadInput.quote(error));
  }

  /** The number of the process, for tests and people who look. */
  public long pid() {
    return process.pid();
  }

  /** Whether the program is still running. */
  public boolean isAlive() {
    return process.isAlive();
  }

  /** Ends its input, as one does who hangs up. */
  public void hangUp() {
    within(FAREWELL, Duration.ZERO, this::flush);
  }

  /** Waits for the program to end by itself; its exit code if it does. */
  public Optional<Integer> exitWithin(Duration time) {
    return waitForExit(time) ? Optional.of(process.exitValue()) : Optional.empty();
  }

  /** Says a last line, gives the program a moment to end by itself, then ends it. */
  public void farewell(String line) {
    if (!closed && process.isAlive()) {
      try {
        within(
            FAREWELL,
            Duration.ZERO,
            () -> {
              send(line);
              flush();
              waitForExit(FAREWELL);
            });
      } catch (PlayerFault e) {
        // It is leaving anyway.
      }
    }
    close();
  }

  private void flush() {
    try {
      out.flush();
      out.close();
    } catch (IOException e) {
      throw fault("stopped listening");
    }
  }

  /** Ends the program and all it has started, at once. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    guard.close();
    tree.kill();
    waitForExit(FAREWELL);
    leash.close();
    if (!transcript.isDeaf()) {
      writeLastNotes();
    }
    folder.close();
    transcript.close();
  }

  /** What it said that nobody waited for, and what it complained about. */
  private void writeLastNotes() {
    String rest = lines.exactRest();
    if (!rest.isEmpty()) {
      log(Conversation.Voice.NOTE, "not read: " + rest);
    }
    folder
        .errorLines()
        .forEach(line -> log(Conversation.Voice.NOTE, "error output: " + ExactText.text(line)));
  }
}
