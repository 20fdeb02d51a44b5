package agon.cluster.ignite;

import java.io.Serializable;
import java.util.UUID;
import org.apache.ignite.cluster.ClusterNode;
import org.apache.ignite.plugin.CachePluginContext;
import org.apache.ignite.plugin.CachePluginProvider;
import org.apache.ignite.plugin.ExtensionRegistry;
import org.apache.ignite.plugin.IgnitePlugin;
import org.apache.ignite.plugin.PluginConfiguration;
import org.apache.ignite.plugin.PluginContext;
import org.apache.ignite.plugin.PluginProvider;
import org.apache.ignite.plugin.PluginValidationException;
import org.jspecify.annotations.Nullable;

/** Sends those away who run another version: their games would not be the same games. */
@SuppressWarnings({"deprecation", "rawtypes"}) // the engine's interface is as it is
final class SameVersion implements PluginProvider<PluginConfiguration> {
  static final String ATTRIBUTE = "agon.version";

  /** Before the sentence for the one sent away, which the engine wraps in others. */
  static final String MARK = "AGON: ";

  private final String version;

  SameVersion(String version) {
    this.version = version;
  }

  @Override
  public void validateNewNode(ClusterNode machine) {
    String other = String.valueOf(machine.<Object>attribute(ATTRIBUTE));
    if (!other.equals(version)) {
      String sentence =
          MARK
              + "this is Agon %s and the farm runs %s: bring both to the same version"
                  .formatted(other, version);
      throw new PluginValidationException(sentence, sentence, machine.id());
    }
  }

  @Override
  public String name() {
    return "agon-version";
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public String copyright() {
    return "";
  }

  @Override
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // as the engine has it
  public <T extends IgnitePlugin> T plugin() {
    return (T) new IgnitePlugin() {};
  }

  @Override
  public void initExtensions(PluginContext context, ExtensionRegistry registry) {}

  @Override
  public <T> @Nullable T createComponent(PluginContext context, Class<T> type) {
    return null;
  }

  @Override
  public @Nullable CachePluginProvider<?> createCacheProvider(CachePluginContext context) {
    return null;
  }

  @Override
  public void start(PluginContext context) {}

  @Override
  public void stop(boolean cancel) {}

  @Override
  public void onIgniteStart() {}

  @Override
  public void onIgniteStop(boolean cancel) {}

  @Override
  public @Nullable Serializable provideDiscoveryData(UUID machine) {
    return null;
  }

  @Override
  public void receiveDiscoveryData(UUID machine, Serializable data) {}
}
