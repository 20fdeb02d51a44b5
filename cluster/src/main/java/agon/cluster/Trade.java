package agon.cluster;

/** A kind of work that a machine knows how to do. */
interface Trade extends AutoCloseable {
  /**
   * Does an order; takes as long as it takes.
   *
   * @param wanted whether somebody still wants it: to be looked at now and then
   * @throws agon.cluster.grid.Declined if this machine lacks something it needs
   */
  Delivery work(Order order, Wanted wanted);

  /** Whether to go on. */
  @FunctionalInterface
  interface Wanted {
    boolean isWanted();
  }

  @Override
  void close();
}
