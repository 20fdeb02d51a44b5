package agon.cluster.grid;

import java.nio.file.Path;
import java.util.Map;
import javax.net.ssl.SSLContext;

/**
 * What it takes to be part of a grid.
 *
 * @param host the coordinator's: where it listens, where others look for it
 * @param port the first of two that the coordinator listens on
 * @param tls knows the key of the farm; whoever cannot prove to have it is not spoken to
 * @param version must be the same everywhere
 * @param facts for {@link Member#facts}
 * @param takesJobs whether this machine is one of {@link Grid#workers}
 * @param folder for whatever the engine keeps
 */
public record GridOptions(
    Role role,
    String host,
    int port,
    SSLContext tls,
    String version,
    Map<String, String> facts,
    boolean takesJobs,
    Path folder) {
  public GridOptions {
    facts = Map.copyOf(facts);
  }
}
