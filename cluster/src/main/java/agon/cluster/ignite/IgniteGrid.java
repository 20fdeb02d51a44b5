package agon.cluster.ignite;

import agon.cluster.grid.Chooser;
import agon.cluster.grid.Desk;
import agon.cluster.grid.Grid;
import agon.cluster.grid.GridOptions;
import agon.cluster.grid.Member;
import agon.cluster.grid.Role;
import agon.cluster.grid.Unserved;
import agon.game.BadInput;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteException;
import org.apache.ignite.IgniteState;
import org.apache.ignite.Ignition;
import org.apache.ignite.cluster.ClusterGroup;
import org.apache.ignite.cluster.ClusterNode;
import org.apache.ignite.compute.ComputeTask;
import org.apache.ignite.events.DiscoveryEvent;
import org.apache.ignite.events.EventType;
import org.apache.ignite.lang.IgniteFuture;
import org.jspecify.annotations.Nullable;

/** A {@link Grid} on Apache Ignite. The coordinator is its one server, all others are clients. */
public final class IgniteGrid implements Grid {
  private static final long PAUSE_MILLIS = 300;
  private static final AtomicLong NUMBER = new AtomicLong();
  private static final Map<String, IgniteGrid> OPEN = new ConcurrentHashMap<>();

  private final String name;
  private final GridOptions options;
  private final Desk desk;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final ScheduledExecutorService later =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("farm-later").factory());
  private volatile @Nullable Ignite ignite;
  private volatile boolean closed;

  private IgniteGrid(GridOptions options, Desk desk) {
    name = "agon-" + ProcessHandle.current().pid() + "-" + NUMBER.incrementAndGet();
    this.options = options;
    this.desk = desk;
  }

  /**
   * Becomes part of a grid, or its beginning.
   *
   * @throws BadInput if that cannot be, with why
   */
  public static Grid open(GridOptions options, Desk desk) {
    IgniteGrid grid = new IgniteGrid(options, desk);
    OPEN.put(grid.name, grid);
    try {
      grid.start();
      if (options.role() != Role.COORDINATOR) {
        grid.keepUp();
      }
      return grid;
    } catch (IgniteException e) {
      grid.close();
      throw new BadInput(grid.sentence(e));
    }
  }

  /** Has the engine's own classes come while there is something else to do; they are many. */
  public static void load() {
    IgniteSettings.apply();
    var _ = Ignition.state("none");
  }

  static IgniteGrid of(Ignite ignite) {
    IgniteGrid grid = OPEN.get(ignite.name());
    if (grid == null) {
      throw new IllegalStateException("this machine is leaving");
    }
    return grid;
  }

  private void start() {
    Ignite started = Ignition.start(IgniteSettings.of(name, options));
    ignite = started;
    if (options.role() == Role.COORDINATOR) {
      started
          .events()
          .localListen(
              event -> {
                if (event instanceof DiscoveryEvent change
                    && change.type() != EventType.EVT_NODE_JOINED) {
                  FreeMachines.forget(change.eventNode().id());
                }
                later.execute(() -> listeners.forEach(Runnable::run));
                return true;
              },
              EventType.EVT_NODE_JOINED,
              EventType.EVT_NODE_LEFT,
              EventType.EVT_NODE_FAILED);
    }
  }

  /**
   * The engine connects again by itself when the coordinator has been away. Where it has given up,
   * as it does when it believes that it is the one who was away, it is started anew.
   */
  private void keepUp() {
    var _ =
        later.scheduleWithFixedDelay(
            () -> {
              if (!closed && Ignition.state(name) != IgniteState.STARTED) {
                try {
                  start();
                } catch (RuntimeException e) {
                  // Nobody there yet; we shall try again.
                }
              }
            },
            PAUSE_MILLIS,
            PAUSE_MILLIS,
            TimeUnit.MILLISECONDS);
  }

  private String sentence(Throwable problem) {
    String last = "";
    for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
      String text = String.valueOf(cause.getMessage());
      int mark = text.indexOf(SameVersion.MARK);
      if (mark >= 0) {
        String rest = text.substring(mark + SameVersion.MARK.length());
        return rest.lines().findFirst().orElse("").replaceAll(" \\[.*", "");
      }
      last = text.lines().findFirst().orElse("");
    }
    return options.role() == Role.COORDINATOR
        ? "the farm cannot start on %s port %d: %s".formatted(options.host(), options.port(), last)
        : "the farm at %s:%d cannot be joined: %s".formatted(options.host(), options.port(), last);
  }

  private Ignite engine() {
    Ignite now = ignite;
    if (now == null || closed) {
      throw new IllegalStateException("this machine is leaving");
    }
    return now;
  }

  private static ClusterGroup workers(Ignite ignite) {
    return ignite.cluster().forAttribute(IgniteSettings.TAKES_JOBS, true);
  }

  /** The engine goes through all of its group for every job, so it is a small one. */
  private static ClusterGroup candidates(Ignite ignite, Chooser choice) {
    return ignite.cluster().forNodeIds(choice.candidates().stream().map(FreeMachines::id).toList());
  }

  @Override
  public List<Member> workers() {
    return workers(engine()).nodes().stream().map(FreeMachines::member).toList();
  }

  @Override
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  @Override
  public boolean isConnected() {
    Ignite now = ignite;
    try {
      return now != null && !now.cluster().forServers().nodes().isEmpty();
    } catch (RuntimeException e) { // so it says that it is not
      return false;
    }
  }

  /** At this machine's desk. A worker works for the coordinator and for nobody else. */
  CompletableFuture<byte[]> answer(UUID from, String kind, byte[] body) {
    if (options.role() != Role.COORDINATOR) {
      ClusterNode sender = engine().cluster().node(from);
      if (sender == null || sender.isClient()) {
        return CompletableFuture.failedFuture(
            new SecurityException("jobs come from the coordinator"));
      }
    }
    return desk.answer(from.toString(), kind, body);
  }

  @Override
  public CompletableFuture<byte[]> ask(String kind, byte[] body) {
    CompletableFuture<byte[]> result = new CompletableFuture<>();
    tryAsk(kind, body, result);
    return result;
  }

  private void tryAsk(String kind, byte[] body, CompletableFuture<byte[]> result) {
    if (result.isDone()) {
      return;
    }
    if (closed) {
      result.cancel(false);
      return;
    }
    try {
      Ignite now = engine();
      IgniteFuture<byte[]> asked =
          now.compute(now.cluster().forServers())
              .withNoFailover()
              .executeAsync(new Question(), new Errand(kind, body, null));
      var _ =
          result.whenComplete(
              (value, problem) -> {
                if (result.isCancelled()) {
                  cancel(asked);
                }
              });
      asked.listen(
          done -> {
            byte[] answer;
            try {
              answer = done.get();
            } catch (RuntimeException e) { // of the engine: the coordinator is away
              againLater(kind, body, result);
              return;
            }
            complete(result, answer);
          });
    } catch (RuntimeException e) { // not connected
      againLater(kind, body, result);
    }
  }

  private void againLater(String kind, byte[] body, CompletableFuture<byte[]> result) {
    if (closed) {
      result.cancel(false);
    } else {
      var _ = later.schedule(() -> tryAsk(kind, body, result), PAUSE_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  private static void complete(CompletableFuture<byte[]> result, byte[] answer) {
    try {
      result.complete(Reply.value(answer));
    } catch (RuntimeException e) {
      result.completeExceptionally(e);
    }
  }

  private static void cancel(IgniteFuture<?> future) {
    try {
      future.cancel();
    } catch (IgniteException e) {
      // Then it is over already.
    }
  }

  @Override
  public CompletableFuture<byte[]> assign(String kind, byte[] body, Chooser choice) {
    CompletableFuture<byte[]> result = new CompletableFuture<>();
    try {
      ComputeTask<Errand, byte[]> task = new Assignment(choice);
      Ignite now = engine();
      IgniteFuture<byte[]> assigned =
          now.compute(candidates(now, choice)).executeAsync(task, new Errand(kind, body, choice));
      var _ =
          result.whenComplete(
              (value, problem) -> {
                if (result.isCancelled()) {
                  cancel(assigned);
                }
              });
      assigned.listen(
          done -> {
            byte[] answer;
            try {
              answer = done.get();
            } catch (RuntimeException e) { // nobody was left to try
              result.completeExceptionally(new Unserved(String.valueOf(e.getMessage())));
              return;
            }
            complete(result, answer);
          });
    } catch (RuntimeException e) {
      result.completeExceptionally(new Unserved(String.valueOf(e.getMessage())));
    }
    return result;
  }

  @Override
  public void close() {
    closed = true;
    later.shutdownNow();
    OPEN.remove(name);
    if (Ignition.state(name) == IgniteState.STARTED) {
      // A worker's last answer is still on its way; nobody else has anything to wait for.
      Ignition.stop(name, options.role() != Role.WORKER);
    }
    ignite = null;
  }
}
