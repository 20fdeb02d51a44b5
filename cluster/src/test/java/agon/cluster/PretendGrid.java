package agon.cluster;

import agon.cluster.grid.Chooser;
import agon.cluster.grid.Declined;
import agon.cluster.grid.Desk;
import agon.cluster.grid.Grid;
import agon.cluster.grid.Member;
import agon.cluster.grid.Unserved;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * A grid without machines, for tests: workers are desks in this program, and can be lost. It keeps
 * to what an engine does: a lost machine's job goes to another that is free, or comes back.
 */
final class PretendGrid implements Grid {
  private final Map<Member, Desk> machines = new LinkedHashMap<>();
  private final List<Runnable> listeners = new ArrayList<>();
  private final Set<Running> running = new LinkedHashSet<>();

  /** A job that some machine has; equal to itself alone. */
  private static final class Running {
    final Member member;
    final byte[] body;
    final Chooser choice;
    final CompletableFuture<byte[]> result;

    Running(Member member, byte[] body, Chooser choice, CompletableFuture<byte[]> result) {
      this.member = member;
      this.body = body;
      this.choice = choice;
      this.result = result;
    }
  }

  synchronized Member add(String name, int cores, Desk desk) {
    Map<String, String> facts =
        Map.of("name", name, "cores", Integer.toString(cores), "process", "1");
    Member member = new Member(name, facts);
    machines.put(member, desk);
    listeners.forEach(Runnable::run);
    return member;
  }

  /** Gone without a word. */
  void lose(Member member) {
    List<Running> lost;
    synchronized (this) {
      machines.remove(member);
      lost = running.stream().filter(job -> job.member.equals(member)).toList();
      running.removeAll(lost);
    }
    listeners.forEach(Runnable::run);
    for (Running job : lost) {
      job.choice.ended(member, Optional.empty());
      give(job.body, job.choice, job.result);
    }
  }

  @Override
  public synchronized List<Member> workers() {
    return List.copyOf(machines.keySet());
  }

  @Override
  public CompletableFuture<byte[]> ask(String kind, byte[] body) {
    throw new UnsupportedOperationException();
  }

  @Override
  public CompletableFuture<byte[]> assign(String kind, byte[] body, Chooser choice) {
    CompletableFuture<byte[]> result = new CompletableFuture<>();
    give(body, choice, result);
    return result;
  }

  private synchronized List<Member> present(List<Member> members) {
    return members.stream().filter(machines::containsKey).toList();
  }

  private void give(byte[] body, Chooser choice, CompletableFuture<byte[]> result) {
    Optional<Member> taken = choice.take(present(choice.candidates()));
    if (taken.isEmpty()) {
      result.completeExceptionally(new Unserved("nobody is free"));
      return;
    }
    Running job = new Running(taken.get(), body, choice, result);
    Desk desk;
    synchronized (this) {
      desk = machines.get(taken.get());
      running.add(job);
    }
    if (desk == null) {
      return;
    }
    var _ =
        desk.answer("coordinator", Kinds.JOB, body)
            .whenComplete((value, problem) -> done(job, value, problem));
  }

  private void done(Running job, byte[] value, Throwable problem) {
    synchronized (this) {
      if (!running.remove(job)) {
        return; // it was lost meanwhile
      }
    }
    Throwable cause = problem instanceof CompletionException ? problem.getCause() : problem;
    if (cause instanceof Declined declined) {
      job.choice.ended(job.member, Optional.ofNullable(declined.getMessage()));
      give(job.body, job.choice, job.result);
    } else {
      job.choice.ended(job.member, Optional.empty());
      if (cause == null) {
        job.result.complete(value);
      } else {
        job.result.completeExceptionally(cause);
      }
    }
  }

  @Override
  public boolean isConnected() {
    return true;
  }

  @Override
  public synchronized void onChange(Runnable listener) {
    listeners.add(listener);
  }

  @Override
  public void close() {}
}
