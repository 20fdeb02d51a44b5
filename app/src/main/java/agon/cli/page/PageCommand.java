package agon.cli.page;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code agon page}, and {@code agon} alone: the page in the browser. */
@Command(
    name = "page",
    mixinStandardHelpOptions = true,
    description = "Play, analyse and watch in the browser; this is what ./agon alone does.")
public final class PageCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private PageOptions options;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  PageCommand() {}

  @Override
  public Integer call() throws InterruptedException {
    return options.serve(spec.commandLine().getOut());
  }
}
