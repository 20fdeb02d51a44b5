package agon.cli;

/**
 * Where {@code java -jar agon.jar} begins. It is compiled for Java 8, so that an older Java than
 * Agon needs says so in a sentence, not in class file versions.
 */
public final class Start {
  private static final int NEEDED = 25;

  private Start() {}

  /** Goes on with {@link Main}, which an older Java could not even load. */
  public static void main(String[] args) throws Exception {
    String version = System.getProperty("java.specification.version");
    if (isTooOld(version)) {
      System.err.println(
          "agon: Java "
              + version
              + " is too old; install Java "
              + NEEDED
              + " or later (for example from adoptium.net)");
      System.exit(1);
    }
    Class.forName("agon.cli.Main").getMethod("main", String[].class).invoke(null, (Object) args);
  }

  /** Versions are written 1.8, 11, 25. */
  static boolean isTooOld(String version) {
    return Double.parseDouble(version) < NEEDED;
  }
}
