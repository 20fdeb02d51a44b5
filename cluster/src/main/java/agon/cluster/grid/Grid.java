package agon.cluster.grid;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * The machines of a farm, as a distributed engine holds them together. It is a star: everybody
 * speaks with the coordinator and with nobody else, over connections that go to the coordinator, so
 * that workers need no open port. The engine brings jobs to machines, notices when one is lost,
 * gives its jobs to others and connects again when the coordinator has been away.
 */
public interface Grid extends AutoCloseable {
  /** Those that take jobs, this machine among them if it does. For the coordinator. */
  List<Member> workers();

  /**
   * Asks the coordinator. When the connection is lost before the answer came, waits until it is
   * there again and asks again, however long that takes: what is asked must stand being asked
   * twice.
   */
  CompletableFuture<byte[]> ask(String kind, byte[] body);

  /**
   * Has a worker do a job, another one if that is lost or declines. For the coordinator.
   *
   * @param choice says which; asked each time
   * @return what the worker answers; {@link Unserved} if none is left that could
   */
  CompletableFuture<byte[]> assign(String kind, byte[] body, Chooser choice);

  /** Whether the coordinator can be reached now. */
  boolean isConnected();

  /** Tells who comes and goes. For the coordinator. */
  void onChange(Runnable listener);

  @Override
  void close();
}
