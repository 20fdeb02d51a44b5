package agon.cluster;

import agon.cluster.grid.Member;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/** What happened at a farm, counted for those who watch it. */
final class Register {
  private static final int KEPT_PROBLEMS = 20;
  private static final int KEPT_RUNS = 50;
  private static final long WINDOW_NANOS = 180_000_000_000L;

  private final String version;
  private final LongSupplier clock;
  private final long start;
  private final Map<String, Count> machines = new LinkedHashMap<>();
  private final LinkedHashMap<String, RunCount> runs = new LinkedHashMap<>();
  private final Deque<String> problems = new ArrayDeque<>();

  /** Who has which order now. */
  private final Map<String, String> hands = new HashMap<>();

  /**
   * @param clock in nanoseconds
   */
  Register(String version, LongSupplier clock) {
    this.version = version;
    this.clock = clock;
    start = clock.getAsLong();
  }

  /** One machine, by the name people know it by. */
  private static final class Count {
    final Member member;
    boolean present = true;
    long chunks;
    long games;
    long late;
    long failures;
    long lost;
    final Deque<long[]> recent = new ArrayDeque<>();

    Count(Member member) {
      this.member = member;
    }
  }

  /** One run. */
  private static final class RunCount {
    final String title;
    int open;
    long chunks;
    long games;

    RunCount(String title) {
      this.title = title;
    }
  }

  synchronized void present(List<Member> members) {
    machines.values().forEach(count -> count.present = false);
    for (Member member : members) {
      machines.computeIfAbsent(Facts.name(member), name -> new Count(member)).present = true;
    }
  }

  synchronized void ordered(Order order) {
    runs.computeIfAbsent(order.run(), run -> new RunCount(order.title())).open++;
    while (runs.size() > KEPT_RUNS) {
      runs.pollFirstEntry();
    }
  }

  synchronized void given(Order order, Member member) {
    hands.put(order.id(), Facts.name(member));
  }

  synchronized void delivered(Order order, Delivery delivery) {
    String name = hands.remove(order.id());
    over(order);
    RunCount run = runs.get(order.run());
    if (run != null) {
      run.chunks++;
      run.games += delivery.units();
    }
    Count count = name == null ? null : machines.get(name);
    if (count != null) {
      count.chunks++;
      count.games += delivery.units();
      count.late += delivery.lateMoves();
      count.failures += delivery.failures();
      count.recent.addLast(new long[] {clock.getAsLong(), delivery.units()});
      trim(count);
    }
  }

  /** The machine that had it did not finish it. */
  synchronized void lost(Order order) {
    String name = hands.remove(order.id());
    Count count = name == null ? null : machines.get(name);
    if (count != null) {
      count.lost++;
      problem("%s did not finish chunk %d of %s".formatted(name, order.chunk(), order.title()));
    }
  }

  synchronized void declined(Order order, Member member, String why) {
    hands.remove(order.id());
    problem("%s declined %s: %s".formatted(Facts.name(member), order.title(), why));
  }

  /** Delivered, or not wanted any more. */
  synchronized void over(Order order) {
    RunCount run = runs.get(order.run());
    if (run != null && run.open > 0) {
      run.open--;
    }
  }

  private void problem(String sentence) {
    problems.addLast(sentence);
    while (problems.size() > KEPT_PROBLEMS) {
      problems.removeFirst();
    }
  }

  private void trim(Count count) {
    long old = clock.getAsLong() - WINDOW_NANOS;
    while (!count.recent.isEmpty() && count.recent.getFirst()[0] < old) {
      count.recent.removeFirst();
    }
  }

  /**
   * All of it.
   *
   * @param busy cores that work now, by the ids of members
   */
  synchronized FarmStatus status(int waiting, Map<String, Integer> busy) {
    long now = clock.getAsLong();
    List<FarmStatus.Machine> all = new ArrayList<>();
    machines.forEach(
        (name, count) -> {
          trim(count);
          double minutes = Math.min(now - start, WINDOW_NANOS) / 60e9;
          long recent = count.recent.stream().mapToLong(entry -> entry[1]).sum();
          all.add(
              new FarmStatus.Machine(
                  name,
                  Facts.cores(count.member),
                  count.present ? busy.getOrDefault(count.member.id(), 0) : 0,
                  Facts.speed(count.member),
                  count.chunks,
                  count.games,
                  count.late,
                  count.failures,
                  count.lost,
                  minutes <= 0 ? 0 : recent / minutes,
                  count.present));
        });
    List<FarmStatus.Run> orders =
        runs.values().stream()
            .map(run -> new FarmStatus.Run(run.title, run.open, run.chunks, run.games))
            .toList();
    return new FarmStatus(
        version, (now - start) / 1_000_000_000L, waiting, all, orders, List.copyOf(problems));
  }
}
