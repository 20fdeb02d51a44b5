package agon.cli.solve;

import agon.cli.terminal.Numbers;
import agon.cli.terminal.Progress;
import agon.game.BadInput;
import agon.proof.Arguable;
import agon.proof.Arguing;
import agon.proof.Argument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A proof by what the game itself can show from its start: that blocking is enough. */
final class ByArgument {
  /** More pairs than this are counted, not listed. */
  private static final int SHOWN_PAIRS = 200;

  /** How often whoever watches is told, in questions whether it is time to stop: about a second. */
  private static final int SAID_EVERY = 1024;

  private final SolveTask task;
  private final Arguable game;
  private final Arguing arguing;
  private final @Nullable Checkpoint kept;
  private final @Nullable Path certificate;
  private int asked;

  /**
   * @param kept where to keep what was found when it is given up; null for nowhere
   * @param certificate where to write the proof; null for nowhere
   */
  ByArgument(
      SolveTask task,
      Arguable game,
      Arguing arguing,
      @Nullable Checkpoint kept,
      @Nullable Path certificate) {
    this.task = task;
    this.game = game;
    this.arguing = arguing;
    this.kept = kept;
    this.certificate = certificate;
  }

  /**
   * Whether all is said. Half the time goes there; all of it where what was found is kept, since
   * other ways know nothing of that.
   */
  boolean solve() {
    Optional<Argument> found;
    try (Progress progress = new Progress()) {
      found = arguing.search(() -> isEnough(progress));
    }
    found.ifPresent(this::tell);
    if (kept == null) {
      return found.isPresent();
    }
    kept.save();
    if (found.isEmpty() && task.givingUp().isDue()) {
      task.output().found().with("proven", false).with("done", arguing.done());
      task.output()
          .headline(
              SolveOutput.unknownAfter(arguing.nodes()),
              "; %s; the same command goes on from %s".formatted(progress(), kept.file()));
      task.output().figures(arguing.nodes());
    }
    return found.isPresent() || task.givingUp().isDue();
  }

  private boolean isEnough(Progress progress) {
    if (++asked % SAID_EVERY == 0) {
      progress.report(-1, progress() + ", " + Numbers.rough((double) arguing.nodes()) + " nodes");
      if (kept != null) {
        kept.saveNowAndThen();
      }
    }
    return kept == null ? task.givingUp().isHalfOver() : task.givingUp().isDue();
  }

  private String progress() {
    return "%.2f %% of %s's ways are blocked".formatted(100 * arguing.done(), game.sides().first());
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
