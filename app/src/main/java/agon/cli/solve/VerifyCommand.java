package agon.cli.solve;

import agon.cli.options.JsonOption;
import agon.cli.terminal.Exit;
import agon.game.BadInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon verify}: checks a certificate that {@code solve} has written, by the rules alone. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = "Check a certificate that solve has written, by the rules alone.")
public final class VerifyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private JsonOption json;

  @Parameters(paramLabel = "FILE", description = "the certificate")
  private Path file;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  VerifyCommand() {}

  @Override
  public Integer call() {
    PairingCertificate certificate = PairingCertificate.of(read());
    certificate.game().requireBlocking(certificate.pairs());
    PrintWriter out = spec.commandLine().getOut();
    if (json.on()) {
      JsonOption.event("verified")
          .with("game", certificate.game().line())
          .with("value", "draw")
          .with("pairs", certificate.pairs().size())
          .print(out);
      return Exit.OK;
    }
    out.println(
        "%s is a draw: verified, every line holds one of %d pairs"
            .formatted(certificate.game().line(), certificate.pairs().size()));
    return Exit.OK;
  }

  private String read() {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new BadInput("cannot read " + file + " as text");
    }
  }
}
