package agon.process;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * On what terms programs outside the house play: all that their line does not say. Immutable.
 *
 * @param base the folder that relative paths in a player's line count from
 * @param folder where the program runs; empty for a fresh folder of its own that is removed
 *     afterwards
 * @param environment what it sees beyond the bare minimum; nothing of ours is handed down
 * @param memory how many MiB of data it may hold, where the system can tell it so; reserved
 *     addresses do not count, so that JVMs can live with it
 * @param options what to tell it in its protocol before it plays, in this order
 * @param patience how long to wait for it
 * @param recorder who takes conversations down
 * @param sandboxed whether it runs without network, on a file system it can only read; see {@link
 *     Sandbox}
 * @param bounds what it may use in the sandbox
 */
public record Terms(
    Path base,
    Optional<Path> folder,
    Map<String, String> environment,
    OptionalInt memory,
    Map<String, String> options,
    Patience patience,
    Recorder recorder,
    boolean sandboxed,
    ProgramLimits bounds) {

  /** What everybody gets who has asked for nothing. */
  public static final Terms STANDARD =
      new Terms(
          Path.of(""),
          Optional.empty(),
          Map.of(),
          OptionalInt.empty(),
          Map.of(),
          Patience.STANDARD,
          Recorder.NONE,
          false,
          ProgramLimits.STANDARD);

  public Terms {
    environment = Map.copyOf(environment);
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  public Terms basedIn(Path home) {
    return new Terms(
        home, folder, environment, memory, options, patience, recorder, sandboxed, bounds);
  }

  public Terms inFolder(Path where) {
    return new Terms(
        base,
        Optional.of(where),
        environment,
        memory,
        options,
        patience,
        recorder,
        sandboxed,
        bounds);
  }

  public Terms withEnvironment(Map<String, String> others) {
    return new Terms(base, folder, others, memory, options, patience, recorder, sandboxed, bounds);
  }

  public Terms withMemory(OptionalInt mebibytes) {
    return new Terms(
        base, folder, environment, mebibytes, options, patience, recorder, sandboxed, bounds);
  }

  public Terms withOptions(Map<String, String> others) {
    return new Terms(
        base, folder, environment, memory, others, patience, recorder, sandboxed, bounds);
  }

  public Terms withPatience(Patience other) {
    return new Terms(
        base, folder, environment, memory, options, other, recorder, sandboxed, bounds);
  }

  public Terms recordedBy(Recorder other) {
    return new Terms(
        base, folder, environment, memory, options, patience, other, sandboxed, bounds);
  }

  /** The same in a sandbox. */
  public Terms inSandbox() {
    return new Terms(base, folder, environment, memory, options, patience, recorder, true, bounds);
  }

  public Terms within(ProgramLimits others) {
    return new Terms(
        base, folder, environment, memory, options, patience, recorder, sandboxed, others);
  }

  /**
   * A program on these terms.
   *
   * @param player its name in the log
   * @param line the program and its arguments, see {@link Launch#of}
   */
  public Launch launch(String player, String line) {
    return launch(player, Launch.command(line, base));
  }

  /** The same for a program that is found in another way: with its full path, and its arguments. */
  public Launch launch(String player, List<String> command) {
    return new Launch(player, command, this);
  }
}
