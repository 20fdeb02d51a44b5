package agon.cluster.ignite;

import agon.cluster.grid.Chooser;
import java.util.concurrent.CompletableFuture;
import org.apache.ignite.Ignite;
import org.apache.ignite.compute.ComputeJob;
import org.apache.ignite.compute.ComputeJobContext;
import org.apache.ignite.compute.ComputeTaskSession;
import org.apache.ignite.resources.IgniteInstanceResource;
import org.apache.ignite.resources.JobContextResource;
import org.apache.ignite.resources.TaskSessionResource;
import org.jspecify.annotations.Nullable;

/**
 * A job on its way: goes to the desk of the machine it comes to. It holds no thread of the engine
 * while the answer is made.
 */
final class Errand implements ComputeJob {
  private static final long serialVersionUID = 1;

  private final String kind;
  private final byte[] body;

  /** Who may do it; stays on the machine that sends it. */
  private final transient @Nullable Chooser choice;

  @IgniteInstanceResource private transient @Nullable Ignite ignite;
  @JobContextResource private transient @Nullable ComputeJobContext context;
  @TaskSessionResource private transient @Nullable ComputeTaskSession session;
  private transient volatile @Nullable CompletableFuture<byte[]> work;
  private transient volatile @Nullable CompletableFuture<byte[]> answer;

  Errand(String kind, byte[] body, @Nullable Chooser choice) {
    this.kind = kind;
    this.body = body;
    this.choice = choice;
  }

  @Nullable Chooser choice() {
    return choice;
  }

  @Override
  @SuppressWarnings("NullAway") // the engine fills the fields in before it calls this
  public @Nullable Object execute() {
    CompletableFuture<byte[]> now = answer;
    if (now == null) {
      CompletableFuture<byte[]> begun =
          IgniteGrid.of(ignite).answer(session.getTaskNodeId(), kind, body);
      work = begun;
      now = begun.handle((value, problem) -> problem == null ? Reply.of(value) : Reply.of(problem));
      answer = now;
      if (!now.isDone()) {
        Object held = context.holdcc();
        var _ = now.thenRun(context::callcc);
        return held;
      }
    }
    return now.join();
  }

  /** The machine that sent it is gone, or does not need it any more. */
  @Override
  public void cancel() {
    CompletableFuture<byte[]> begun = work;
    if (begun != null) {
      begun.cancel(false);
    }
  }
}
