package agon.cli.solve;

import agon.game.BadInput;
import agon.proof.Arguable;
import agon.proof.Argument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A proof by what the game itself can show from its start, without a search: a pairing. */
final class ByArgument {
  /** More pairs than this are counted, not listed. */
  private static final int SHOWN_PAIRS = 200;

  private final SolveTask task;
  private final Arguable game;
  private final @Nullable Path certificate;

  /**
   * @param certificate where to write the proof; null for nowhere
   */
  ByArgument(SolveTask task, Arguable game, @Nullable Path certificate) {
    this.task = task;
    this.game = game;
    this.certificate = certificate;
  }

  /** Whether there is such a proof; half the time goes there. */
  boolean solve() {
    Optional<Argument> found = game.arguing(task.hash()).search(() -> task.givingUp().isHalfOver());
    found.ifPresent(this::tell);
    return found.isPresent();
  }

  private void tell(Argument argument) {
    SolveOutput output = task.output();
    List<Argument.Pair> pairs = argument.pairs();
    List<String> words = PairingCertificate.words(game, pairs);
    output
        .found()
        .with("proven", true)
        .with("value", "draw")
        .with("by", argument.how())
        .with("pairs", words);
    output.headline("draw", " (proven), by " + argument.how());
    if (!pairs.isEmpty()) {
      output.say("who answers a stone on one cell of a pair on the other is never beaten");
    }
    if (pairs.size() <= SHOWN_PAIRS && !pairs.isEmpty()) {
      output.paragraph(
          words.stream()
              .map(pair -> pair.replace(' ', '-'))
              .collect(Collectors.joining(" ", "pairs: ", "")));
    }
    if (certificate != null) {
      write(certificate, pairs);
    }
    output.figures(argument.nodes());
  }

  private void write(Path file, List<Argument.Pair> pairs) {
    if (pairs.isEmpty()) {
      task.output().say("no certificate: this proof is not a pairing");
      return;
    }
    try {
      Files.writeString(file, new PairingCertificate(game, pairs).text());
    } catch (IOException e) {
      throw new BadInput("cannot write " + file);
    }
    task.output().say("certificate: " + file);
  }
}
