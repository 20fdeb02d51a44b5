package agon.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import agon.cluster.grid.Desk;
import agon.cluster.grid.Member;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/**
 * A thousand machines that work in no time, in one thread: nothing is lost with a machine, nothing
 * comes twice. What it costs to hand out a chunk and to take it back is printed, not judged: that
 * depends on the machine.
 */
class SimulationTest {
  private static final int MACHINES = 1_000;
  private static final int CHUNKS = 20_000;

  /** Jobs that machines have, in the order in which they will be done. */
  private final Deque<Runnable> jobs = new ArrayDeque<>();

  private final PretendGrid grid = new PretendGrid();
  private final Dispatcher dispatcher =
      new Dispatcher(grid, new Register("test", System::nanoTime));

  private Desk machine() {
    byte[] delivery = new Delivery("machine", 1, 0, 0, 1, new byte[0]).bytes();
    return (from, kind, body) -> {
      CompletableFuture<byte[]> answer = new CompletableFuture<>();
      jobs.addLast(() -> answer.complete(delivery));
      return answer;
    };
  }

  @Test
  void noChunkIsLostWithAMachine() {
    Random random = new Random(1);
    List<Member> members = new ArrayList<>();
    for (int i = 0; i < MACHINES; i++) {
      members.add(grid.add("machine-" + i, 1, machine()));
    }
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    Set<Integer> delivered = new HashSet<>();
    int[] twice = {0};
    int lost = 0;
    for (int chunk = 0; chunk < CHUNKS; chunk++) {
      int number = chunk;
      byte[] order = new Order("run", chunk, "games", "run", 1, Set.of(), new byte[100]).bytes();
      var _ = dispatcher.submit(order).thenRun(() -> twice[0] += delivered.add(number) ? 0 : 1);
      if (jobs.size() >= MACHINES) {
        jobs.removeFirst().run();
      }
      if (chunk % 100 == 99) {
        int unlucky = random.nextInt(members.size());
        grid.lose(members.get(unlucky));
        members.set(unlucky, grid.add("new-" + chunk, 1, machine()));
        lost++;
      }
    }
    while (!jobs.isEmpty()) {
      jobs.removeFirst().run();
    }
    double micros = (threads.getCurrentThreadCpuTime() - start) / 1e3 / CHUNKS;
    System.out.printf(
        "%d machines, %d chunks, %d machines lost: %.1f µs of processor time a chunk%n",
        MACHINES, CHUNKS, lost, micros);
    assertThat(delivered).hasSize(CHUNKS);
    assertThat(twice[0]).isZero();
  }
}
