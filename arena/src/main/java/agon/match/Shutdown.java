package agon.match;

import java.util.concurrent.locks.LockSupport;

/** The end of this program, by Ctrl-C for example. */
final class Shutdown {
  private Shutdown() {}

  /**
   * Returns at once, unless the program is ending: then never. Programs at the board are ended with
   * us, so whatever breaks down from now on must not be taken for anybody's fault. Nothing that
   * runs at shutdown may wait for who is held here.
   */
  static void holdIfBegun() {
    while (hasBegun()) {
      LockSupport.park(Shutdown.class);
    }
  }

  /** Java refuses hooks from the moment on at which it starts to run them. */
  private static boolean hasBegun() {
    Thread hook = new Thread(() -> {});
    try {
      Runtime.getRuntime().addShutdownHook(hook);
      Runtime.getRuntime().removeShutdownHook(hook);
      return false;
    } catch (IllegalStateException e) {
      return true;
    }
  }
}
