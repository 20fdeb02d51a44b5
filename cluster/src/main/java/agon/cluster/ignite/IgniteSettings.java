package agon.cluster.ignite;

import agon.cluster.grid.GridOptions;
import agon.cluster.grid.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.ignite.configuration.DataRegionConfiguration;
import org.apache.ignite.configuration.DataStorageConfiguration;
import org.apache.ignite.configuration.IgniteConfiguration;
import org.apache.ignite.events.EventType;
import org.apache.ignite.failure.StopNodeFailureHandler;
import org.apache.ignite.spi.communication.tcp.TcpCommunicationSpi;
import org.apache.ignite.spi.discovery.tcp.TcpDiscoverySpi;
import org.apache.ignite.spi.discovery.tcp.ipfinder.vm.TcpDiscoveryVmIpFinder;
import org.apache.ignite.spi.failover.always.AlwaysFailoverSpi;

/**
 * How the engine is set: small, since it only carries jobs, and closed but for the two ports of the
 * coordinator, both of which want the farm's certificate before they read a word.
 */
final class IgniteSettings {
  static final String TAKES_JOBS = "agon.takes.jobs";

  /** A machine that says nothing for so long is taken for lost. */
  private static final long LOST_MILLIS = 10_000;

  private static final long SMALL = 16L << 20;
  private static final int THREADS = 4;

  /** For a port: does not listen. */
  private static final int NONE = -1;

  private IgniteSettings() {}

  /** What it reads when its first class is loaded. */
  static void apply() {
    // It asks somebody on the network whether there is a newer one, prints a banner, and more.
    System.setProperty("IGNITE_UPDATE_NOTIFIER", "false");
    System.setProperty("IGNITE_NO_ASCII", "true");
    System.setProperty("IGNITE_QUIET", "false");
    System.setProperty("IGNITE_NO_SHUTDOWN_HOOK", "true");
    System.setProperty("IGNITE_PERFORMANCE_SUGGESTIONS_DISABLED", "true");
    System.setProperty("IGNITE_MBEANS_DISABLED", "true");
    System.setProperty("IGNITE_SKIP_CONFIGURATION_CONSISTENCY_CHECK", "true");
  }

  static IgniteConfiguration of(String name, GridOptions options) {
    apply();
    boolean isCoordinator = options.role() == Role.COORDINATOR;
    IgniteConfiguration settings = new IgniteConfiguration();
    settings.setIgniteInstanceName(name);
    settings.setGridLogger(new Quiet());
    settings.setWorkDirectory(options.folder().toAbsolutePath().toString());
    settings.setClientMode(!isCoordinator);
    settings.setSslContextFactory(options::tls);
    settings.setDiscoverySpi(discovery(options));
    settings.setCommunicationSpi(communication(options));
    if (isCoordinator) {
      settings.setLocalHost(options.host());
      settings.setDataStorageConfiguration(
          new DataStorageConfiguration()
              .setSystemDataRegionConfiguration(
                  new org.apache.ignite.configuration.SystemDataRegionConfiguration()
                      .setInitialSize(SMALL)
                      .setMaxSize(2 * SMALL))
              .setDefaultDataRegionConfiguration(
                  new DataRegionConfiguration()
                      .setName("small")
                      .setInitialSize(SMALL)
                      .setMaxSize(2 * SMALL)));
    }
    settings.setPluginProviders(new SameVersion(options.version()));
    settings.setUserAttributes(attributes(options));
    settings.setLoadBalancingSpi(new FreeMachines());
    settings.setFailoverSpi(new AlwaysFailoverSpi());
    // Nothing else listens: no client protocol, no REST.
    settings.setClientConnectorConfiguration(null);
    settings.setConnectorConfiguration(null);
    settings.setPeerClassLoadingEnabled(false);
    settings.setFailureHandler(new StopNodeFailureHandler());
    settings.setFailureDetectionTimeout(LOST_MILLIS);
    settings.setClientFailureDetectionTimeout(LOST_MILLIS);
    settings.setMetricsLogFrequency(0);
    settings.setMetricsUpdateFrequency(LOST_MILLIS / 4);
    settings.setIncludeEventTypes(
        EventType.EVT_NODE_JOINED, EventType.EVT_NODE_LEFT, EventType.EVT_NODE_FAILED);
    settings.setPublicThreadPoolSize(THREADS);
    settings.setSystemThreadPoolSize(THREADS);
    settings.setStripedPoolSize(THREADS);
    settings.setManagementThreadPoolSize(1);
    settings.setDataStreamerThreadPoolSize(1);
    settings.setQueryThreadPoolSize(1);
    settings.setServiceThreadPoolSize(1);
    settings.setRebalanceThreadPoolSize(1);
    settings.setAsyncCallbackPoolSize(2);
    settings.setSnapshotThreadPoolSize(1);
    settings.setBuildIndexThreadPoolSize(1);
    settings.setUtilityCachePoolSize(1);
    return settings;
  }

  private static TcpDiscoverySpi discovery(GridOptions options) {
    TcpDiscoverySpi discovery = new TcpDiscoverySpi();
    TcpDiscoveryVmIpFinder coordinator = new TcpDiscoveryVmIpFinder();
    String host = options.host().equals("0.0.0.0") ? "127.0.0.1" : options.host();
    coordinator.setAddresses(List.of(host + ":" + options.port()));
    discovery.setIpFinder(coordinator);
    if (options.role() == Role.COORDINATOR) {
      discovery.setLocalPort(options.port());
      discovery.setLocalPortRange(0);
    }
    return discovery;
  }

  private static TcpCommunicationSpi communication(GridOptions options) {
    TcpCommunicationSpi communication = new TcpCommunicationSpi();
    if (options.role() == Role.COORDINATOR) {
      communication.setLocalPort(options.port() + 1);
      communication.setLocalPortRange(0);
    } else {
      communication.setForceClientToServerConnections(true);
      communication.setLocalPort(NONE);
    }
    communication.setIdleConnectionTimeout(Long.MAX_VALUE);
    communication.setSelectorsCount(options.role() == Role.COORDINATOR ? 2 : 1);
    return communication;
  }

  private static Map<String, Object> attributes(GridOptions options) {
    Map<String, Object> attributes = new HashMap<>();
    options.facts().forEach((fact, value) -> attributes.put(FreeMachines.FACT + fact, value));
    attributes.put(SameVersion.ATTRIBUTE, options.version());
    attributes.put(TAKES_JOBS, options.takesJobs());
    return attributes;
  }
}
