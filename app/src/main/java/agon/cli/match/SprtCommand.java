package agon.cli.match;

import agon.cli.terminal.Exit;
import agon.statistics.MatchTally;
import agon.statistics.Sprt;
import agon.statistics.SprtState;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon sprt}: where a sequential test stands, for results from anywhere. */
@Command(
    name = "sprt",
    mixinStandardHelpOptions = true,
    description = {
      "Where a sequential test stands after a result: 0,5 asks whether A is stronger by 5 Elo"
          + " rather than 0.",
      "Three numbers are games won, drawn and lost; five are pairs of games with 2, 1½, 1, ½ and 0"
          + " points.",
      "Exit code 0 for H1, 1 for H0, 3 if more games are needed."
    })
public final class SprtCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "ELO0,ELO1",
      description = "0,5, or 0,5,0.05,0.05,logistic (default: normalised, 5 %% of either error)")
  private String test;

  @Parameters(index = "1..*", arity = "1..*", paramLabel = "N", description = "120 80 40")
  private List<Long> numbers;

  @Option(names = "--json", description = "as a JSON object")
  private boolean json;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  SprtCommand() {}

  @Override
  public Integer call() {
    Sprt sprt = Sprt.parse(test);
    MatchTally tally = EloCommand.tally(numbers);
    SprtState state = sprt.state(tally.evidence());
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      ResultJson.result(tally, Optional.of(sprt)).print(out);
    } else {
      out.println(state.text());
      out.println(state.verdict().text() + ": " + state.meaning());
    }
    return switch (state.verdict()) {
      case ACCEPT_H1 -> Exit.OK;
      case ACCEPT_H0 -> Exit.FAILED;
      case CONTINUE -> Exit.UNDECIDED;
    };
  }
}
