package agon.cli.match;

import agon.cli.terminal.Exit;
import agon.game.BadInput;
import agon.statistics.MatchTally;
import agon.statistics.Pentanomial;
import agon.statistics.Tally;
import agon.statistics.Trinomial;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon elo}: what a result from anywhere says. */
@Command(
    name = "elo",
    mixinStandardHelpOptions = true,
    description = {
      "The difference in strength behind a result, with its 95 %% interval.",
      "Three numbers are games won, drawn and lost; five are pairs of games with 2, 1½, 1, ½ and 0"
          + " points."
    })
public final class EloCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "N", description = "120 80 40, or 10 20 30 15 5")
  private List<Long> numbers;

  @Option(names = "--json", description = "as a JSON object")
  private boolean json;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  EloCommand() {}

  @Override
  public Integer call() {
    MatchTally tally = tally(numbers);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      ResultJson.result(tally, Optional.empty()).print(out);
    } else {
      Tally evidence = tally.evidence();
      out.println(evidence.summary());
      // Results that are all alike have no deviation to measure by.
      boolean isAlike = numbers.stream().filter(n -> n > 0).count() < 2;
      out.println(
          "%.1f %% of %d games".formatted(100 * evidence.score(), evidence.games())
              + (isAlike ? "" : ", normalised " + evidence.normalisedElo().text() + " Elo"));
    }
    return Exit.OK;
  }

  /** Games, or pairs, best first as people say them. */
  static MatchTally tally(List<Long> n) {
    if (n.stream().mapToLong(Long::longValue).sum() == 0) {
      throw new BadInput("a result needs at least one game");
    }
    return switch (n.size()) {
      case 3 -> new MatchTally(new Trinomial(n.get(2), n.get(1), n.get(0)), Pentanomial.NONE);
      case 5 -> {
        Pentanomial pairs = new Pentanomial(n.get(4), n.get(3), n.get(2), n.get(1), n.get(0));
        // Of an even pair nobody knows whether it was two draws; for the Elo it does not matter.
        long wins = 2 * n.get(0) + n.get(1);
        long losses = 2 * n.get(4) + n.get(3);
        long draws = n.get(1) + 2 * n.get(2) + n.get(3);
        yield new MatchTally(new Trinomial(losses, draws, wins), pairs);
      }
      default ->
          throw new BadInput(
              "a result is won, drawn and lost games, or the five counts of pairs, not %d numbers"
                  .formatted(n.size()));
    };
  }
}
