package agon.cli.options;

import agon.cluster.FarmAddress;
import agon.cluster.FarmFile;
import agon.cluster.FarmKey;
import agon.cluster.secret.Token;
import agon.game.BadInput;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whether a farm does the work, and which: for every command that has work for one. */
public final class FarmOption {
  @Option(
      names = "--farm",
      description = "have it done by the farm that farm start began on this machine")
  private boolean farm;

  @Option(
      names = "--farm-at",
      paramLabel = "HOST:PORT/TOKEN",
      description = "have it done by a farm elsewhere")
  private @Nullable String place;

  /** The key of the farm that was asked for, if one was. */
  public Optional<FarmKey> key() {
    return farm || place != null ? Optional.of(key(place)) : Optional.empty();
  }

  /** The key to a farm that somebody names; that of this machine's own if nobody does. */
  public static FarmKey key(@Nullable String text) {
    if (text == null || text.isBlank()) {
      return FarmFile.standard()
          .read()
          .orElseThrow(
              () ->
                  new BadInput(
                      "no farm was started on this machine; ./agon farm start begins one, and"
                          + " --farm-at HOST:PORT/TOKEN names another's"));
    }
    int slash = text.indexOf('/');
    if (slash < 0) {
      throw new BadInput("a farm is written HOST:PORT/TOKEN, not " + BadInput.quote(text));
    }
    return new FarmKey(
        FarmAddress.parse(text.substring(0, slash)), new Token(text.substring(slash + 1)));
  }
}
