package agon.cluster;

import agon.cluster.grid.Chooser;
import agon.cluster.grid.Grid;
import agon.cluster.grid.Member;
import agon.cluster.grid.Unserved;
import agon.game.BadInput;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which order goes to which machine: one whose cores are free, so that there are never more games
 * at once than cores; runs in turn, so that a long one does not keep a short one waiting. Orders
 * wait here, not at the machines, and so a machine that comes has something to do at once.
 *
 * <p>Carrying them there, noticing that a machine is lost and trying another is the engine's part.
 * What it brings back because no other machine was free goes to the front again.
 */
final class Dispatcher {
  /** So many others may take over what a machine was meant to do; then it waits here again. */
  private static final int STAND_INS = 3;

  private final Grid grid;
  private final Register register;
  private final Object lock = new Object();
  private final Map<String, Load> loads = new HashMap<>();

  /** Those with a free core, the one with the largest part of its cores free first. */
  private final TreeSet<Load> idle = new TreeSet<>(Dispatcher::byFreedom);

  private long arrivals;

  /** By run; the run whose turn it is comes first. */
  private final LinkedHashMap<String, Deque<Waiting>> waiting = new LinkedHashMap<>();

  Dispatcher(Grid grid, Register register) {
    this.grid = grid;
    this.register = register;
    grid.onChange(this::refresh);
    refresh();
  }

  /** A machine and what it has to do; only {@link #use} may change what it uses. */
  private static final class Load {
    final Member member;
    final int cores;
    final long arrival;
    int used;
    boolean leaving;
    final Map<String, String> unfit = new HashMap<>();

    Load(Member member, long arrival) {
      this.member = member;
      this.arrival = arrival;
      cores = Facts.cores(member);
    }

    int free() {
      return leaving ? 0 : cores - used;
    }
  }

  /** The largest part of its cores first; of two alike, who came first. */
  private static int byFreedom(Load one, Load other) {
    int freer = Long.compare((long) other.free() * one.cores, (long) one.free() * other.cores);
    return freer != 0 ? freer : Long.compare(one.arrival, other.arrival);
  }

  /** An order that somebody waits for. */
  private static final class Waiting {
    final Order order;
    final byte[] bytes;
    final CompletableFuture<byte[]> answer = new CompletableFuture<>();
    @Nullable CompletableFuture<byte[]> assigned;

    Waiting(Order order, byte[] bytes) {
      this.order = order;
      this.bytes = bytes;
    }
  }

  /** Has an order done, whoever does it and however long that takes; {@link Delivery} as bytes. */
  CompletableFuture<byte[]> submit(byte[] bytes) {
    Waiting waiter = new Waiting(Order.of(bytes), bytes);
    register.ordered(waiter.order);
    var _ =
        waiter.answer.whenComplete(
            (value, problem) -> {
              if (waiter.answer.isCancelled()) {
                forget(waiter);
              }
            });
    synchronized (lock) {
      queue(waiter.order.run()).addLast(waiter);
    }
    pump();
    return waiter.answer;
  }

  private Deque<Waiting> queue(String run) {
    return waiting.computeIfAbsent(run, name -> new ArrayDeque<>());
  }

  private void forget(Waiting waiter) {
    CompletableFuture<byte[]> assigned;
    synchronized (lock) {
      Deque<Waiting> queue = waiting.get(waiter.order.run());
      if (queue != null && queue.remove(waiter) && queue.isEmpty()) {
        waiting.remove(waiter.order.run());
      }
      assigned = waiter.assigned;
    }
    if (assigned != null) {
      assigned.cancel(false);
    }
    register.over(waiter.order);
  }

  /** Looks who is there. */
  void refresh() {
    List<Member> members = grid.workers();
    synchronized (lock) {
      Set<String> ids = members.stream().map(Member::id).collect(Collectors.toSet());
      for (String id : List.copyOf(loads.keySet())) {
        if (!ids.contains(id)) {
          remove(id);
        }
      }
      for (Member member : members) {
        if (!loads.containsKey(member.id())) {
          Load load = new Load(member, arrivals++);
          loads.put(member.id(), load);
          use(load, 0);
        }
      }
    }
    register.present(members);
    pump();
  }

  private void remove(String id) {
    Load gone = loads.remove(id);
    if (gone != null) {
      idle.remove(gone);
    }
  }

  /** So many cores more are used, or fewer; where it stands among the others follows from that. */
  private void use(Load load, int cores) {
    idle.remove(load);
    load.used += cores;
    if (load.free() > 0 && loads.get(load.member.id()) == load) {
      idle.add(load);
    }
  }

  void leaving(String id) {
    synchronized (lock) {
      Load load = loads.get(id);
      if (load != null) {
        idle.remove(load);
        load.leaving = true;
      }
    }
  }

  int cores() {
    synchronized (lock) {
      return loads.values().stream().mapToInt(load -> load.leaving ? 0 : load.cores).sum();
    }
  }

  /** Orders that wait for a free core. */
  int waiting() {
    synchronized (lock) {
      return waiting.values().stream().mapToInt(Deque::size).sum();
    }
  }

  Map<String, Integer> busy() {
    synchronized (lock) {
      Map<String, Integer> busy = new HashMap<>();
      loads.forEach((id, load) -> busy.put(id, load.used));
      return busy;
    }
  }

  /** Gives out what can be given out. */
  private void pump() {
    for (Handout next = next(); next != null; next = next()) {
      Waiting waiter = next.waiter();
      if (next.load() == null) {
        waiter.answer.completeExceptionally(new BadInput(next.refusal()));
        register.over(waiter.order);
        continue;
      }
      Chosen chosen = new Chosen(waiter.order, next.load(), next.candidates());
      CompletableFuture<byte[]> assigned = grid.assign(Kinds.JOB, waiter.bytes, chosen);
      synchronized (lock) {
        waiter.assigned = assigned;
      }
      if (waiter.answer.isCancelled()) {
        assigned.cancel(false);
      }
      var _ =
          assigned.whenComplete(
              (value, problem) -> {
                chosen.over(problem instanceof Unserved);
                ended(waiter, value, problem);
              });
    }
  }

  private record Handout(
      Waiting waiter, @Nullable Load load, List<Member> candidates, String refusal) {}

  /** The first order of the first run that a machine is free for; it is taken off its queue. */
  private @Nullable Handout next() {
    synchronized (lock) {
      for (String run : List.copyOf(waiting.sequencedKeySet())) {
        Deque<Waiting> queue = queue(run);
        Waiting first = queue.peekFirst();
        if (first == null) {
          waiting.remove(run);
          continue;
        }
        Load load = freest(first.order);
        String refusal = load == null ? refusal(first.order) : "";
        if (load != null || !refusal.isEmpty()) {
          queue.removeFirst();
          waiting.remove(run);
          if (!queue.isEmpty()) {
            waiting.putLast(run, queue);
          }
          if (load == null) {
            return new Handout(first, null, List.of(), refusal);
          }
          use(load, first.order.cores());
          return new Handout(first, load, candidates(load), refusal);
        }
      }
      return null;
    }
  }

  /** The machine meant, and those that are freest beside it. */
  private List<Member> candidates(Load meant) {
    return Stream.concat(
            Stream.of(meant), idle.stream().filter(load -> load != meant).limit(STAND_INS))
        .map(load -> load.member)
        .toList();
  }

  /** The machine with the largest part of its cores free. */
  private @Nullable Load freest(Order order) {
    return idle.stream().filter(load -> isFree(load, order)).findFirst().orElse(null);
  }

  private static boolean isFree(Load load, Order order) {
    return load.free() >= order.cores()
        && !load.unfit.containsKey(order.run())
        && !isLeftOut(load, order);
  }

  private static boolean isLeftOut(Load load, Order order) {
    return order.without().contains(Facts.name(load.member))
        || order.without().contains(Facts.host(load.member));
  }

  /** Why none of those who are here will ever do; empty while there is hope. */
  private String refusal(Order order) {
    if (loads.isEmpty()) {
      return "";
    }
    Set<String> reasons = new LinkedHashSet<>();
    for (Load load : loads.values()) {
      String unfit = load.unfit.get(order.run());
      String name = Facts.name(load.member);
      if (unfit != null) {
        reasons.add(name + ": " + unfit);
      } else if (isLeftOut(load, order)) {
        reasons.add(name + ": is left out");
      } else if (load.cores < order.cores()) {
        reasons.add("%s: has %d cores, a game wants %d".formatted(name, load.cores, order.cores()));
      } else {
        return "";
      }
    }
    return "no machine of the farm can do this (" + String.join("; ", reasons) + ")";
  }

  private void ended(Waiting waiter, byte @Nullable [] value, @Nullable Throwable problem) {
    Throwable cause =
        problem instanceof CompletionException && problem.getCause() != null
            ? problem.getCause()
            : problem;
    if (cause instanceof Unserved && !waiter.answer.isDone()) {
      register.lost(waiter.order);
      synchronized (lock) {
        waiter.assigned = null;
        queue(waiter.order.run()).addFirst(waiter);
      }
    } else if (cause != null) {
      register.over(waiter.order);
      waiter.answer.completeExceptionally(cause);
    } else if (value != null) {
      register.delivered(waiter.order, Delivery.of(value));
      waiter.answer.complete(value);
    }
    pump();
  }

  /** Who does one order: first the machine it was meant for, then whoever is free. */
  private final class Chosen implements Chooser {
    private final Order order;

    /** Meant for it, or at work on it: its cores are counted as used. */
    private @Nullable Load held;

    private final List<Member> candidates;
    private boolean begun;

    Chosen(Order order, Load meant, List<Member> candidates) {
      this.order = order;
      held = meant;
      this.candidates = candidates;
    }

    @Override
    public List<Member> candidates() {
      return candidates;
    }

    @Override
    public Optional<Member> take(List<Member> candidates) {
      synchronized (lock) {
        Load meant = held;
        if (begun || (meant != null && !candidates.contains(meant.member))) {
          dropIfNeverBegun();
          release();
          candidates.stream()
              .flatMap(member -> Stream.ofNullable(loads.get(member.id())))
              .filter(other -> isFree(other, order))
              .findFirst()
              .ifPresent(this::hold);
        }
        begun = true;
        Load now = held;
        if (now == null) {
          return Optional.empty();
        }
        register.given(order, now.member);
        return Optional.of(now.member);
      }
    }

    /** Whoever was meant and could not even be asked is gone; we hear of it in a moment. */
    private void dropIfNeverBegun() {
      if (held != null && !begun) {
        Dispatcher.this.remove(held.member.id());
      }
    }

    void over(boolean unserved) {
      synchronized (lock) {
        if (unserved) {
          dropIfNeverBegun();
        }
        release();
      }
    }

    private void hold(Load load) {
      use(load, order.cores());
      held = load;
    }

    private void release() {
      if (held != null) {
        use(held, -order.cores());
        held = null;
      }
    }

    @Override
    public void ended(Member member, Optional<String> declined) {
      synchronized (lock) {
        release();
        Load load = loads.get(member.id());
        if (load != null) {
          declined.ifPresent(why -> load.unfit.put(order.run(), why));
        }
      }
      declined.ifPresent(why -> register.declined(order, member, why));
    }
  }
}
