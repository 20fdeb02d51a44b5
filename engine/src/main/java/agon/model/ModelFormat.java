package agon.model;

import agon.game.BadInput;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * A model's line in the head of a file of weights, {@code linear 15 113987} or {@code network 4 768
 * 64 163}, {@code pooled 2048 1286 16 16}, the last also {@code pooled 2048 1286 16 16 16 810} with
 * a {@link MoveModel}, and how its numbers are read.
 *
 * @param byteCount how many bytes the numbers take
 */
record ModelFormat(int byteCount, Function<byte[], Model> reader) {
  private static final int MOST_NUMBERS = 1 << 28;
  private static final String NO_SIZE = "the model of these weights has no sensible size";
  private static final String TOO_LARGE = "these weights are larger than any model of this version";

  /** A model as a line and the bytes of its numbers. */
  static final class Encoded {
    final String line;
    final byte[] bytes;

    private Encoded(String line, byte[] bytes) {
      this.line = line;
      this.bytes = bytes;
    }
  }

  /** All ways to write a model; whoever packs them takes the shortest. */
  static List<Encoded> of(Model model) {
    return switch (model) {
      case LinearModel linear ->
          List.of(
              new Encoded(line(LinearModel.KIND, linear), linear.bytes(false)),
              new Encoded(line(LinearModel.KIND_IN_STEPS, linear), linear.bytes(true)));
      case NetworkModel network ->
          List.of(
              new Encoded(
                  "%s %d %d"
                      .formatted(
                          line(NetworkModel.KIND, network), network.hidden(), network.divisor()),
                  network.bytes()));
      case PooledModel pooled ->
          List.of(
              new Encoded(
                  "%s %d %d%s"
                      .formatted(
                          line(PooledModel.KIND, pooled),
                          pooled.units(),
                          pooled.hidden(),
                          pooled.moves().map(ModelFormat::words).orElse("")),
                  pooled.bytes()));
    };
  }

  private static String words(MoveModel moves) {
    return " %d %d".formatted(moves.units(), moves.singleCount());
  }

  private static String line(String kind, Model model) {
    return "%s %d %d".formatted(kind, model.stages(), model.features());
  }

  static ModelFormat parse(String line) {
    String[] words = line.split(" ", -1);
    if (words[0].equals(PooledModel.KIND) && (words.length == 5 || words.length == 7)) {
      int[] sizes = Arrays.stream(words).skip(1).mapToInt(ModelFormat::number).toArray();
      ModelFormat pooled = pooled(sizes[0], sizes[1], sizes[2], sizes[3]);
      return sizes.length == 4 ? pooled : withMoves(pooled.byteCount, sizes);
    }
    boolean network = words[0].equals(NetworkModel.KIND);
    boolean inSteps = words[0].equals(LinearModel.KIND_IN_STEPS);
    boolean linear = inSteps || words[0].equals(LinearModel.KIND);
    if (!((network && words.length == 5) || (linear && words.length == 3))) {
      throw new BadInput("these weights are for a model this version does not know");
    }
    int stages = number(words[1]);
    int features = number(words[2]);
    int hidden = network ? number(words[3]) : 1;
    int divisor = network ? number(words[4]) : 1;
    if ((double) features * hidden > MOST_NUMBERS || (double) stages * features > MOST_NUMBERS) {
      throw new BadInput(TOO_LARGE);
    }
    return network
        ? new ModelFormat(
            NetworkModel.byteCount(stages, features, hidden),
            bytes -> NetworkModel.of(stages, features, hidden, divisor, bytes))
        : new ModelFormat(
            LinearModel.byteCount(stages, features),
            bytes -> LinearModel.of(stages, features, bytes, inSteps));
  }

  private static ModelFormat pooled(int stages, int features, int units, int hidden) {
    if ((double) features * units > MOST_NUMBERS
        || (double) units * hidden > MOST_NUMBERS
        || stages > MOST_NUMBERS) {
      throw new BadInput(TOO_LARGE);
    }
    return new ModelFormat(
        PooledModel.byteCount(stages, features, units, hidden),
        bytes -> PooledModel.of(stages, features, units, hidden, bytes));
  }

  private static ModelFormat withMoves(int before, int[] sizes) {
    int features = sizes[1];
    int units = sizes[4];
    int singles = sizes[5];
    if (units % 2 != 0) {
      throw new BadInput(NO_SIZE);
    }
    if ((double) features * units > MOST_NUMBERS || singles > MOST_NUMBERS) {
      throw new BadInput(TOO_LARGE);
    }
    return new ModelFormat(
        Math.addExact(before, MoveModel.byteCount(features, units, singles)),
        bytes -> PooledModel.of(sizes[0], features, sizes[2], sizes[3], units, singles, bytes));
  }

  private static int number(String text) {
    if (!text.matches("[1-9]\\d{0,8}")) {
      throw new BadInput(NO_SIZE);
    }
    return Integer.parseInt(text);
  }

  Model read(byte[] bytes) {
    return reader.apply(bytes);
  }
}
