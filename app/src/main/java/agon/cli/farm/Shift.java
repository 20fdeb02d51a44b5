package agon.cli.farm;

import agon.cluster.FarmNode;
import java.io.PrintWriter;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jline.utils.Signals;

/**
 * The time a machine is part of a farm: a line a minute, until somebody asks it to leave. The first
 * Ctrl-C, or whatever a system sends to end a service, lets it finish what it has begun; the second
 * does not.
 */
final class Shift {
  private static final long LINE_SECONDS = 60;

  private final FarmNode node;
  private final PrintWriter out;
  private final CountDownLatch over = new CountDownLatch(1);

  Shift(FarmNode node, PrintWriter out) {
    this.node = node;
    this.out = out;
  }

  void stay() throws InterruptedException {
    for (String signal : new String[] {"INT", "TERM"}) {
      Signals.register(signal, this::end);
    }
    while (!over.await(LINE_SECONDS, TimeUnit.SECONDS)) {
      say(line());
    }
    if (node.working() > 0) {
      say("leaving; %d jobs are finished first (Ctrl-C: at once)".formatted(node.working()));
    }
    node.leave();
    say("left");
  }

  private void end() {
    if (over.getCount() == 0) {
      Runtime.getRuntime().halt(1);
    }
    over.countDown();
  }

  private String line() {
    return node.isInTouch()
        ? FarmText.line(node.status())
        : "the coordinator is away; %d jobs in progress".formatted(node.working());
  }

  private void say(String text) {
    out.println(
        "  " + LocalTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.SECONDS) + "  " + text);
    out.flush();
  }
}
