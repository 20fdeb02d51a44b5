package agon.cluster.ignite;

import org.apache.ignite.IgniteLogger;
import org.jspecify.annotations.Nullable;

/**
 * What the engine has to say. Most of it is for its own developers, so it is heard only with {@code
 * -Dagon.farm.log=true}.
 */
final class Quiet implements IgniteLogger {
  private static final boolean HEARD = Boolean.getBoolean("agon.farm.log");

  @Override
  public IgniteLogger getLogger(@Nullable Object category) {
    return this;
  }

  private static void say(String text, @Nullable Throwable cause) {
    if (HEARD) {
      System.err.println("ignite: " + text);
      if (cause != null) {
        cause.printStackTrace();
      }
    }
  }

  @Override
  public void trace(String text) {
    // Never.
  }

  @Override
  public void debug(String text) {
    // Never.
  }

  @Override
  public void info(String text) {
    say(text, null);
  }

  @Override
  public void warning(String text, @Nullable Throwable cause) {
    say(text, cause);
  }

  @Override
  public void error(String text, @Nullable Throwable cause) {
    say(text, cause);
  }

  @Override
  public boolean isTraceEnabled() {
    return false;
  }

  @Override
  public boolean isDebugEnabled() {
    return false;
  }

  @Override
  public boolean isInfoEnabled() {
    return HEARD;
  }

  @Override
  public boolean isQuiet() {
    return false;
  }

  @Override
  public @Nullable String fileName() {
    return null;
  }
}
