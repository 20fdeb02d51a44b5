package agon.cluster.ignite;

import java.util.List;
import java.util.Map;
import org.apache.ignite.cluster.ClusterNode;
import org.apache.ignite.cluster.ClusterTopologyException;
import org.apache.ignite.compute.ComputeJob;
import org.apache.ignite.compute.ComputeJobResult;
import org.apache.ignite.compute.ComputeJobResultPolicy;
import org.apache.ignite.compute.ComputeTaskAdapter;
import org.jspecify.annotations.Nullable;

/** Something for the coordinator alone. */
final class Question extends ComputeTaskAdapter<Errand, byte[]> {
  private static final long serialVersionUID = 1;

  @Override
  public Map<? extends ComputeJob, ClusterNode> map(
      List<ClusterNode> machines, @Nullable Errand errand) {
    if (errand == null || machines.isEmpty()) {
      throw new ClusterTopologyException("the coordinator is not there");
    }
    return Map.of(errand, machines.getFirst());
  }

  /** If the coordinator is lost there is nobody else to ask. */
  @Override
  public ComputeJobResultPolicy result(ComputeJobResult result, List<ComputeJobResult> before) {
    if (result.getException() != null) {
      throw result.getException();
    }
    return ComputeJobResultPolicy.WAIT;
  }

  @Override
  public byte[] reduce(List<ComputeJobResult> results) {
    return results.getFirst().getData();
  }
}
