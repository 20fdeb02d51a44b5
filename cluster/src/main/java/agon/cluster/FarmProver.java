package agon.cluster;

import agon.game.Game;
import agon.game.Position;
import agon.proof.Answer;
import agon.proof.DividedProof;
import agon.proof.ProofPart;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Has a farm prove something: every part of a {@link DividedProof} is a chunk. */
public final class FarmProver {
  /** Of the first parts, so that every machine soon has one; and until it is known how fast. */
  private static final long FIRST_NODES = 200_000;

  /** A part takes about so long. */
  private static final double PART_SECONDS = 10;

  private final Farm farm;
  private final Game game;
  private final Position position;
  private final int hash;
  private final long firstNodes;
  private final double partSeconds;
  private final String run = UUID.randomUUID().toString();
  private final BlockingQueue<Arrival> arrivals = new LinkedBlockingQueue<>();
  private List<Integer> line = List.of();
  private long nodes;
  private long nanos;
  private int parts;
  private int chunk;

  /**
   * @param position what is to be proven about; history must not count in its game
   * @param hash megabytes of table for every part that is worked on
   */
  public FarmProver(Farm farm, Game game, Position position, int hash) {
    this(farm, game, position, hash, FIRST_NODES, PART_SECONDS);
  }

  FarmProver(
      Farm farm, Game game, Position position, int hash, long firstNodes, double partSeconds) {
    this.farm = farm;
    this.game = game;
    this.position = position.copy();
    this.hash = hash;
    this.firstNodes = firstNodes;
    this.partSeconds = partSeconds;
  }

  private record Arrival(
      DividedProof proof, int job, @Nullable Delivery delivery, @Nullable Throwable problem) {}

  /** Hears how it is coming along, after every part. */
  @FunctionalInterface
  public interface Watcher {
    void progress(int proof, int disproof, long nodes, int parts);
  }

  /**
   * See {@link agon.proof.ProofSearch#ask}.
   *
   * @param goesOn asked now and then; false ends it
   */
  public Answer ask(int atLeast, BooleanSupplier goesOn, Watcher watcher) {
    DividedProof proof = new DividedProof(game, position, atLeast);
    Map<Integer, CompletableFuture<Delivery>> open = new HashMap<>();
    int cores = farm.cores();
    try {
      while (proof.answer() == Answer.UNKNOWN && goesOn.getAsBoolean()) {
        // One in hand for the machine that is done first.
        while (open.size() <= Math.max(1, cores) && order(proof, open, cores)) {}
        Arrival arrival = arrivals.poll(500, TimeUnit.MILLISECONDS);
        if (arrival == null || arrival.proof() != proof || open.remove(arrival.job()) == null) {
          continue;
        }
        take(arrival);
        open.forEach(
            (job, delivery) -> {
              if (!proof.isWanted(job)) {
                delivery.cancel(false);
              }
            });
        open.keySet().removeIf(job -> !proof.isWanted(job));
        watcher.progress(proof.proof(), proof.disproof(), nodes, parts);
        cores = farm.isConnected() ? farm.cores() : cores;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      open.values().forEach(delivery -> delivery.cancel(false));
    }
    line = proof.line();
    return proof.answer();
  }

  /** The first moves of the last proof. */
  public List<Integer> line() {
    return line;
  }

  /** Positions visited by all machines. */
  public long nodes() {
    return nodes;
  }

  private boolean order(
      DividedProof proof, Map<Integer, CompletableFuture<Delivery>> open, int cores) {
    boolean isKnown = parts > 2 * cores && nanos > 0;
    long most = isKnown ? Math.round(nodes * 1e9 / nanos * partSeconds) : firstNodes;
    return proof
        .next(Math.max(firstNodes, most))
        .map(
            job -> {
              open.put(job.number(), send(proof, job));
              return true;
            })
        .orElse(false);
  }

  private CompletableFuture<Delivery> send(DividedProof proof, DividedProof.Job job) {
    byte[] task = new ProofTrade.Task(game.line(), game.text(position), hash, job.part()).bytes();
    CompletableFuture<Delivery> delivery =
        farm.order(
            new Order(run, ++chunk, ProofTrade.KIND, "solve " + game.line(), 1, Set.of(), task));
    var _ =
        delivery.whenComplete(
            (done, problem) -> arrivals.add(new Arrival(proof, job.number(), done, problem)));
    return delivery;
  }

  private void take(Arrival arrival) {
    Delivery delivery = arrival.delivery();
    if (delivery == null) {
      Throwable problem = arrival.problem();
      Throwable cause = problem instanceof CompletionException ? problem.getCause() : problem;
      throw cause instanceof RuntimeException e ? e : new IllegalStateException(cause);
    }
    ProofPart.Finding finding = ProofTrade.finding(delivery.body());
    nodes += finding.nodes();
    nanos += delivery.nanos();
    parts++;
    arrival.proof().found(arrival.job(), finding);
  }
}
