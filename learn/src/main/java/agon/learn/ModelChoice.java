package agon.learn;

import agon.game.BadInput;
import agon.game.Game;
import agon.model.FeatureSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What kind of model is learnt. */
public sealed interface ModelChoice {
  /** Sums of weights. */
  record Tables() implements ModelChoice {
    @Override
    public String toString() {
      return "tables";
    }
  }

  /**
   * A network with a hidden layer.
   *
   * @param hidden its units a side
   */
  record Network(int hidden) implements ModelChoice {
    private static final int STANDARD = 64;
    private static final int MOST = 1024;
    private static final Pattern TEXT = Pattern.compile("network(?:\\(hidden=(\\d{1,5})\\))?");

    public Network {
      if (hidden < 1 || hidden > MOST) {
        throw new BadInput("hidden units are 1–%d, not %d".formatted(MOST, hidden));
      }
    }

    @Override
    public String toString() {
      return "network(hidden=%d)".formatted(hidden);
    }
  }

  /** A network over groups of features. */
  record Pooled() implements ModelChoice {
    @Override
    public String toString() {
      return "pooled";
    }
  }

  /** How likely moves are, beside a network over groups of features that there is already. */
  record Moves() implements ModelChoice {
    @Override
    public String toString() {
      return "moves";
    }
  }

  /** As people write it. */
  static ModelChoice parse(String text) {
    Matcher network = Network.TEXT.matcher(text);
    if (network.matches()) {
      return new Network(
          network.group(1) == null ? Network.STANDARD : Integer.parseInt(network.group(1)));
    }
    return switch (text) {
      case "tables" -> new Tables();
      case "pooled" -> new Pooled();
      case "moves" -> new Moves();
      default ->
          throw new BadInput(
              "--model is tables, network, network(hidden=N), pooled or moves, not "
                  + BadInput.quote(text));
    };
  }

  /** What such a model sees of a game; a game may have nothing to show. */
  default FeatureSet sees(Game game) {
    return switch (this) {
      case Tables() -> FeatureSet.of(game);
      case Network(int _) -> FeatureSet.views(game);
      case Pooled(), Moves() -> FeatureSet.pools(game);
    };
  }
}
