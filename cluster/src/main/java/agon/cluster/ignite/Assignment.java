package agon.cluster.ignite;

import agon.cluster.grid.Chooser;
import agon.cluster.grid.Member;
import agon.cluster.grid.Unserved;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.ignite.cluster.ClusterNode;
import org.apache.ignite.compute.ComputeJob;
import org.apache.ignite.compute.ComputeJobResult;
import org.apache.ignite.compute.ComputeJobResultPolicy;
import org.apache.ignite.compute.ComputeTaskAdapter;
import org.jspecify.annotations.Nullable;

/** One job for one of several machines; the engine gives it to another if that fails. */
final class Assignment extends ComputeTaskAdapter<Errand, byte[]> {
  private static final long serialVersionUID = 1;

  private final transient Chooser choice;

  Assignment(Chooser choice) {
    this.choice = choice;
  }

  @Override
  public Map<? extends ComputeJob, ClusterNode> map(
      List<ClusterNode> machines, @Nullable Errand errand) {
    ClusterNode taken = FreeMachines.take(choice, machines);
    if (errand == null || taken == null) {
      throw new Unserved("no machine is free");
    }
    return Map.of(errand, taken);
  }

  @Override
  public ComputeJobResultPolicy result(ComputeJobResult result, List<ComputeJobResult> before) {
    Member member = FreeMachines.member(result.getNode());
    if (result.getException() != null) {
      choice.ended(member, Optional.empty());
      return ComputeJobResultPolicy.FAILOVER;
    }
    byte[] answer = result.getData();
    choice.ended(member, Reply.declined(answer));
    return Reply.isDeclined(answer) ? ComputeJobResultPolicy.FAILOVER : ComputeJobResultPolicy.WAIT;
  }

  @Override
  public byte[] reduce(List<ComputeJobResult> results) {
    return results.getFirst().getData();
  }
}
