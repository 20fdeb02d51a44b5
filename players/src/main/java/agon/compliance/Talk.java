package agon.compliance;

import agon.process.ChildProcess;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A plain conversation with a program, line by line, outside any game. */
final class Talk implements AutoCloseable {
  private static final Duration GRACE = Duration.ofMillis(100);

  private final Candidate subject;
  private @Nullable ChildProcess child;

  Talk(Candidate subject) {
    this.subject = subject;
  }

  /** Starts the program unless it is running. */
  ChildProcess child() {
    ChildProcess now = child;
    if (now == null || !now.isAlive()) {
      close();
      now = new ChildProcess(subject.launch());
      child = now;
    }
    return now;
  }

  boolean isRunning() {
    ChildProcess now = child;
    return now != null && now.isAlive();
  }

  /**
   * Says some lines.
   *
   * @param lines with all that their protocol has before a line feed
   */
  void say(String... lines) {
    ChildProcess to = child();
    to.within(
        Duration.ofSeconds(5),
        GRACE,
        () -> {
          for (String line : lines) {
            to.send(line);
          }
        });
  }

  /** Waits for the first line that is wanted; those before it are passed over. */
  String await(Duration limit, Predicate<String> wanted) {
    ChildProcess from = child();
    return from.within(
        limit,
        GRACE,
        () -> {
          String line = from.receive().strip();
          while (!wanted.test(line)) {
            line = from.receive().strip();
          }
          return line;
        });
  }

  /** Says goodbye and sees whether the program leaves by itself. */
  Optional<Integer> leave(String goodbye, Duration limit) {
    say(goodbye);
    return awaitExit(limit);
  }

  /** The exit code of the program that was spoken to, which may have left already. */
  Optional<Integer> awaitExit(Duration limit) {
    ChildProcess leaving = child;
    Optional<Integer> code = leaving == null ? Optional.empty() : leaving.exitWithin(limit);
    close();
    return code;
  }

  @Override
  public void close() {
    ChildProcess old = child;
    child = null;
    if (old != null) {
      old.close();
    }
  }
}
