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
      paramLabel = "HOST:PORT/TOKEN",
      arity = "0..1",
      fallbackValue = "",
      description =
          "have it done by a farm: the one that farm start began on this machine, or another")
  private @Nullable String farm;

  /** The key of the farm that was asked for, if one was. */
  public Optional<FarmKey> key() {
    return farm == null ? Optional.empty() : Optional.of(key(farm));
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
                          + " --farm=HOST:PORT/TOKEN names another's"));
    }
    int slash = text.indexOf('/');
    if (slash < 0) {
      throw new BadInput(
          "a farm is written HOST:PORT/TOKEN, not %s; --farm alone comes last"
              .formatted(BadInput.quote(text)));
    }
    return new FarmKey(
        FarmAddress.parse(text.substring(0, slash)), new Token(text.substring(slash + 1)));
  }
}
