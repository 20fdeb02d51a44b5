package agon.cluster.ignite;

import agon.cluster.grid.Chooser;
import agon.cluster.grid.Member;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.ignite.cluster.ClusterNode;
import org.apache.ignite.compute.ComputeJob;
import org.apache.ignite.compute.ComputeTaskSession;
import org.apache.ignite.spi.IgniteSpiAdapter;
import org.apache.ignite.spi.IgniteSpiMultipleInstancesSupport;
import org.apache.ignite.spi.loadbalancing.LoadBalancingSpi;
import org.jspecify.annotations.Nullable;

/**
 * Where the engine asks for a machine: for a job that lost its first one. The job's own {@link
 * Chooser} answers.
 */
@IgniteSpiMultipleInstancesSupport(true)
final class FreeMachines extends IgniteSpiAdapter implements LoadBalancingSpi {
  static final String FACT = "agon.fact.";

  /** What machines say of themselves does not change while they are here. */
  private static final Map<UUID, Member> KNOWN = new ConcurrentHashMap<>();

  @Override
  public @Nullable ClusterNode getBalancedNode(
      ComputeTaskSession session, List<ClusterNode> machines, ComputeJob job) {
    Chooser choice = job instanceof Errand errand ? errand.choice() : null;
    return choice == null
        ? machines.isEmpty() ? null : machines.getFirst()
        : take(choice, machines);
  }

  static @Nullable ClusterNode take(Chooser choice, List<ClusterNode> machines) {
    Optional<Member> taken = choice.take(machines.stream().map(FreeMachines::member).toList());
    if (taken.isEmpty()) {
      return null;
    }
    UUID id = id(taken.get());
    return machines.stream().filter(machine -> machine.id().equals(id)).findFirst().orElseThrow();
  }

  static UUID id(Member member) {
    return UUID.fromString(member.id());
  }

  static Member member(ClusterNode machine) {
    return KNOWN.computeIfAbsent(machine.id(), id -> read(machine));
  }

  static void forget(UUID machine) {
    KNOWN.remove(machine);
  }

  private static Member read(ClusterNode machine) {
    Map<String, String> facts = new HashMap<>();
    machine
        .attributes()
        .forEach(
            (name, value) -> {
              if (name.startsWith(FACT)) {
                facts.put(name.substring(FACT.length()), String.valueOf(value));
              }
            });
    return new Member(machine.id().toString(), facts);
  }

  @Override
  public void spiStart(@Nullable String name) {
    // Nothing to start: it knows only what each job tells.
  }

  @Override
  public void spiStop() {
    // See above.
  }
}
