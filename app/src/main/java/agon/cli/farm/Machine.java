package agon.cli.farm;

/** The machine we are on. */
final class Machine {
  private Machine() {}

  static int cores() {
    return Runtime.getRuntime().availableProcessors();
  }
}
