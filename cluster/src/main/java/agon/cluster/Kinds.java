package agon.cluster;

/** What machines ask of each other. */
final class Kinds {
  /** A guest's {@link Order}; answered with a {@link Delivery}. */
  static final String ORDER = "order";

  /** The same, from the coordinator to a worker. */
  static final String JOB = "job";

  static final String CAPACITY = "capacity";
  static final String STATUS = "status";

  /** A worker takes nothing new from now on. */
  static final String LEAVE = "leave";

  static final String FILE_SIZE = "file-size";
  static final String FILE_PIECE = "file-piece";
  static final String FILE_KEEP = "file-keep";

  private Kinds() {}
}
