package agon.cluster;

import agon.endgame.Database;
import agon.endgame.Sliced;
import agon.game.BadInput;
import agon.game.Game;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.IntPredicate;

/**
 * An endgame database that a farm makes, layer by layer: every slice of a layer is a chunk, and a
 * layer that is done goes to the coordinator, from where machines take it for the next. Small
 * layers are made here: they are done sooner than sent.
 */
public final class FarmDatabase implements Database {
  private static final long SMALL_LAYER = 200_000;

  private final Farm farm;
  private final Game game;
  private final Sliced database;
  private final long smallLayer;

  /**
   * @throws BadInput if the game has no database, or one that is not made in slices
   */
  public FarmDatabase(Farm farm, Game game) {
    this(farm, game, SMALL_LAYER);
  }

  FarmDatabase(Farm farm, Game game, long smallLayer) {
    this.farm = farm;
    this.game = game;
    this.smallLayer = smallLayer;
    database =
        DatabaseTrade.sliced(game)
            .orElseThrow(
                () ->
                    new BadInput(
                        "the database of %s is made in one piece, by one machine, without --farm"
                            .formatted(game.line())));
  }

  @Override
  public String name() {
    return database.name();
  }

  @Override
  public String unit() {
    return database.unit();
  }

  @Override
  public int usualSize() {
    return database.usualSize();
  }

  @Override
  public int quickSize() {
    return database.quickSize();
  }

  @Override
  public int largestSize() {
    return database.largestSize();
  }

  @Override
  public long bytes(int size) {
    return database.bytes(size);
  }

  @Override
  public boolean build(int size, ByteBuffer into, IntPredicate goesOn) {
    String run = UUID.randomUUID().toString();
    Sliced.Slicer here = database.slicer(size, into);
    List<String> layers = new ArrayList<>(List.of(bring(into, 0)));
    int chunk = 0;
    for (int layer = 1; layer <= size; layer++) {
      if (!goesOn.test(layer)) {
        return false;
      }
      int slices = here.slices(layer);
      if (bytes(layer) - bytes(layer - 1) < smallLayer) {
        for (int slice = 0; slice < slices; slice++) {
          here.fill(layer, slice);
        }
      } else {
        List<CompletableFuture<Delivery>> made = new ArrayList<>();
        for (int slice = slices - 1; slice >= 0; slice--) { // the largest first
          DatabaseTrade.Task task = new DatabaseTrade.Task(game.line(), size, layer, slice, layers);
          String title = "database " + name();
          made.addFirst(
              farm.order(
                  new Order(run, ++chunk, DatabaseTrade.KIND, title, 1, Set.of(), task.bytes())));
        }
        for (int slice = 0; slice < slices; slice++) {
          DatabaseTrade.write(into, here.stretches(layer, slice), delivered(made.get(slice)));
        }
      }
      if (layer < size) {
        layers.add(bring(into, layer));
      }
    }
    return true;
  }

  private String bring(ByteBuffer values, int layer) {
    long from = layer == 0 ? 0 : bytes(layer - 1);
    byte[] content = new byte[Math.toIntExact(bytes(layer) - from)];
    values.get(Math.toIntExact(from), content);
    return farm.bring(content);
  }

  private static byte[] delivered(CompletableFuture<Delivery> delivery) {
    try {
      return delivery.join().body();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }
}
