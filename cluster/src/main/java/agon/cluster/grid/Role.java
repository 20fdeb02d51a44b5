package agon.cluster.grid;

/** What a machine is to a farm. */
public enum Role {
  /** The one that all others connect to. */
  COORDINATOR,
  /** Does jobs. */
  WORKER,
  /** Only asks. */
  GUEST
}
