package agon.cluster.grid;

import java.util.concurrent.CompletableFuture;

/** What a machine does for others: the coordinator for whoever asks, a worker for it. */
@FunctionalInterface
public interface Desk {
  /**
   * Answers when it can. Must not block. If nobody wants the answer any more the future is
   * cancelled. A worker that cannot do a job answers with {@link Declined}; anything else that is
   * thrown goes to whoever asked.
   *
   * @param from the id of who asks
   */
  CompletableFuture<byte[]> answer(String from, String kind, byte[] body);
}
