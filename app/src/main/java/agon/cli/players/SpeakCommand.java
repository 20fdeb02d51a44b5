package agon.cli.players;

import agon.cli.options.TimeConverter;
import agon.cli.terminal.Exit;
import agon.game.BadInput;
import agon.games.Games;
import agon.protocol.agi.AgiSpeaker;
import agon.protocol.gomocup.GomocupSpeaker;
import agon.protocol.granada.GranadaSpeaker;
import agon.protocol.gtp.GtpSpeaker;
import agon.protocol.nboard.NBoardSpeaker;
import agon.search.EngineOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon speak}: the engine as a program for other people's tools. */
@Command(
    name = "speak",
    mixinStandardHelpOptions = true,
    description =
        "Be an engine for another program: speak a protocol on standard input and output.")
public final class SpeakCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "PROTOCOL",
      description =
          "agi (all games, see docs/protocol.md), gomocup (five in a row), granada (Kalah),"
              + " gtp (Othello, gomoku) or nboard (Othello)")
  private String protocol;

  @Option(
      names = "--options",
      paramLabel = "NAME=VALUE,…",
      description = "options of the engine: threads=2,hash=256")
  private @Nullable String options;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = TimeConverter.class,
      defaultValue = "2s",
      description =
          "for a move where the protocol names no time (gtp, nboard); default: ${DEFAULT-VALUE}")
  private Duration time;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  SpeakCommand() {}

  @Override
  public Integer call() throws IOException {
    EngineOptions engine =
        options == null ? EngineOptions.STANDARD : EngineOptions.STANDARD.with(options);
    PrintWriter out = spec.commandLine().getOut();
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    switch (protocol.toLowerCase(Locale.ROOT)) {
      case "agi" -> new AgiSpeaker(Games.CATALOG, engine, out).run(in);
      case "gomocup" -> new GomocupSpeaker(engine, out).run(in);
      case "granada" -> new GranadaSpeaker(engine, out).run(in);
      case "gtp" -> new GtpSpeaker(engine, time, out).run(in);
      case "nboard" -> new NBoardSpeaker(engine, time, out).run(in);
      default ->
          throw new BadInput(
              "the protocols to speak are agi, gomocup, granada, gtp and nboard, not "
                  + BadInput.quote(protocol));
    }
    return Exit.OK;
  }
}
