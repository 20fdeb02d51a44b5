package agon.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.cluster.grid.Declined;
import agon.cluster.grid.Desk;
import agon.cluster.grid.Member;
import agon.game.BadInput;
import agon.search.TimeControl;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

@SuppressWarnings("FutureReturnValueIgnored") // what becomes of orders shows at the machines
class DispatcherTest {
  private final PretendGrid grid = new PretendGrid();
  private final Register register = new Register("test", System::nanoTime);
  private final Dispatcher dispatcher = new Dispatcher(grid, register);

  /** A machine that holds what it is given until it is told to finish. */
  private static final class Patient implements Desk {
    final Map<String, CompletableFuture<byte[]>> held = new LinkedHashMap<>();

    @Override
    public CompletableFuture<byte[]> answer(String from, String kind, byte[] body) {
      return held.computeIfAbsent(Order.of(body).id(), id -> new CompletableFuture<>());
    }

    void finish(String id) {
      Objects.requireNonNull(held.remove(id))
          .complete(new Delivery("patient", 1, 0, 0, 1, new byte[0]).bytes());
    }
  }

  private CompletableFuture<byte[]> order(String run, int chunk) {
    return order(run, chunk, 1);
  }

  private CompletableFuture<byte[]> order(String run, int chunk, int cores) {
    return dispatcher.submit(
        new Order(run, chunk, "games", run, cores, Set.of(), new byte[0]).bytes());
  }

  private CompletableFuture<byte[]> orderWithout(String machine, int chunk) {
    return dispatcher.submit(
        new Order("run", chunk, "games", "run", 1, Set.of(machine), new byte[0]).bytes());
  }

  @Test
  void whoIsLeftOutGetsNothing() {
    Patient bad = new Patient();
    Patient good = new Patient();
    grid.add("bad", 4, bad);
    assertThatThrownBy(() -> orderWithout("bad", 0).join())
        .hasCauseInstanceOf(BadInput.class)
        .hasMessageContaining("bad/1: is left out");
    grid.add("good", 1, good);
    orderWithout("bad", 1);
    orderWithout("bad", 2);
    assertThat(bad.held).isEmpty();
    assertThat(good.held).containsOnlyKeys("run/1");
    good.finish("run/1");
    assertThat(good.held).containsOnlyKeys("run/2");
  }

  @Test
  void aSlowerMachineGivesMoreTimeAndNodesStayNodes() {
    TimeControl time = TimeControl.parse("1m+1s");
    assertThat(GamesTrade.scaled(time, 2_000_000, 1_000_000)).isEqualTo(TimeControl.parse("2m+2s"));
    assertThat(GamesTrade.scaled(time, 1_000_000, 2_000_000))
        .isEqualTo(TimeControl.parse("30s+500ms"));
    assertThat(GamesTrade.scaled(time, 0, 1_000_000)).as("as it is").isEqualTo(time);
    TimeControl nodes = TimeControl.parse("nodes=1000");
    assertThat(GamesTrade.scaled(nodes, 2_000_000, 1_000_000)).isEqualTo(nodes);
  }

  @Test
  void aMachineNeverHasMoreToDoThanItHasCores() {
    Patient machine = new Patient();
    grid.add("a", 2, machine);
    for (int i = 0; i < 5; i++) {
      order("run", i);
    }
    assertThat(machine.held).containsOnlyKeys("run/0", "run/1");
    machine.finish("run/1");
    assertThat(machine.held).containsOnlyKeys("run/0", "run/2");
  }

  @Test
  void ordersWaitForTheFirstMachineThatComes() {
    CompletableFuture<byte[]> answer = order("run", 0);
    assertThat(answer).isNotDone();
    Patient machine = new Patient();
    grid.add("a", 1, machine);
    machine.finish("run/0");
    assertThat(answer).isCompleted();
  }

  @Test
  void runsTakeTurns() {
    Patient machine = new Patient();
    grid.add("a", 1, machine);
    List<String> seen = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      order("long", i);
    }
    order("short", 0);
    while (!machine.held.isEmpty()) {
      String next = machine.held.keySet().iterator().next();
      seen.add(next);
      machine.finish(next);
    }
    assertThat(seen).containsExactly("long/0", "long/1", "short/0", "long/2");
  }

  @Test
  void whatALostMachineHadIsDoneByAnotherOnce() {
    Patient lost = new Patient();
    Member member = grid.add("lost", 1, lost);
    CompletableFuture<byte[]> answer = order("run", 0);
    Patient other = new Patient();
    grid.add("other", 1, other);
    grid.lose(member);
    assertThat(other.held).containsOnlyKeys("run/0");
    lost.finish("run/0");
    assertThat(answer).isNotDone();
    other.finish("run/0");
    assertThat(answer).isCompleted();
    assertThat(dispatcher.busy()).containsExactly(Map.entry("other", 0));
  }

  @Test
  void itWaitsIfTheOthersAreBusy() {
    Patient lost = new Patient();
    Member member = grid.add("lost", 1, lost);
    order("run", 0);
    Patient other = new Patient();
    grid.add("other", 1, other);
    order("run", 1);
    grid.lose(member);
    assertThat(other.held).containsOnlyKeys("run/1");
    other.finish("run/1");
    assertThat(other.held).containsOnlyKeys("run/0");
  }

  @Test
  void whoDeclinesARunIsNotAskedAgain() {
    int[] asked = {0};
    grid.add(
        "lacking",
        4,
        (from, kind, body) -> {
          asked[0]++;
          return CompletableFuture.failedFuture(new Declined("there is no program python3"));
        });
    Patient fit = new Patient();
    grid.add("fit", 1, fit);
    order("run", 0);
    order("run", 1);
    fit.finish("run/0");
    order("run", 2);
    assertThat(fit.held).containsOnlyKeys("run/1");
    assertThat(dispatcher.waiting()).isEqualTo(1);
    assertThat(asked[0]).isEqualTo(1);
    assertThat(register.status(0, Map.of()).problems())
        .containsExactly("lacking/1 declined run: there is no program python3");
  }

  @Test
  void ifNobodyCanDoItThatIsSaidAndWhy() {
    grid.add(
        "lacking",
        1,
        (from, kind, body) -> CompletableFuture.failedFuture(new Declined("no python3")));
    grid.add("small", 1, new Patient());
    assertThatThrownBy(() -> order("wide", 0, 2).join())
        .hasCauseInstanceOf(BadInput.class)
        .hasMessageContaining("small/1: has 1 cores, a game wants 2");
  }

  @Test
  void whatNobodyWantsAnyMoreIsNotDone() {
    Patient machine = new Patient();
    grid.add("a", 1, machine);
    order("run", 0);
    CompletableFuture<byte[]> unwanted = order("run", 1);
    order("run", 2);
    unwanted.cancel(false);
    machine.finish("run/0");
    assertThat(machine.held).containsOnlyKeys("run/2");
  }

  @Test
  void aMachineThatLeavesGetsNothingNew() {
    Patient leaving = new Patient();
    Member member = grid.add("leaving", 1, leaving);
    order("run", 0);
    dispatcher.leaving(member.id());
    order("run", 1);
    leaving.finish("run/0");
    assertThat(leaving.held).isEmpty();
    assertThat(dispatcher.waiting()).isEqualTo(1);
    assertThat(dispatcher.cores()).isZero();
  }
}
