package agon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** A command as a script runs it, and what came of it. */
record CommandRun(int code, String out, String err) {
  static CommandRun agon(String input, String... args) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    try {
      StringWriter out = new StringWriter();
      StringWriter err = new StringWriter();
      CommandLine commandLine =
          Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
      return new CommandRun(commandLine.execute(args), out.toString(), err.toString());
    } finally {
      System.setIn(before);
    }
  }

  /** One sentence on standard error, nothing on standard output, exit code 2. */
  static void assertRefused(CommandRun run, String... parts) {
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines().findFirst().orElse("")).startsWith("agon: ").contains(parts);
    assertThat(run.err().lines().count()).isLessThanOrEqualTo(2);
    assertThat(run.err()).doesNotContain("\tat ");
  }
}
