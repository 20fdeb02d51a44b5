package agon.process;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * On what terms players outside the house play: all that their line does not say. Immutable.
 *
 * @param base the folder that relative paths in a player's line count from
 * @param folder where the program runs; empty for a fresh folder of its own
 * @param environment what it sees beyond the bare minimum
 * @param memory how many MiB of data it may hold
 * @param options what to tell it in its protocol before it plays
 * @param patience how long to wait for it
 * @param recorder who takes conversations down
 * @param sandboxed whether it runs without network, on a file system it can only read
 */
public record Terms(
    Path base,
    Optional<Path> folder,
    Map<String, String> environment,
    OptionalInt memory,
    Map<String, String> options,
    Patience patience,
    Recorder recorder,
    boolean sandboxed) {

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
          false);

  public Terms recordedBy(Recorder other) {
    return new Terms(base, folder, environment, memory, options, patience, other, sandboxed);
  }

  /** The same in a sandbox. */
  public Terms inSandbox() {
    return new Terms(base, folder, environment, memory, options, patience, recorder, true);
  }

  /**
   * A program on these terms.
   *
   * @param player its name in the log
   * @param line the program and its arguments, see {@link Launch#of}
   */
  public Launch launch(String player, String line) {
    return on(player, Launch.of(line, base));
  }

  /** The same for a program that is found in another way. */
  public Launch on(String player, Launch launch) {
    Launch changed =
        launch
            .withEnvironment(environment)
            .withOptions(options)
            .withPatience(patience)
            .recordedBy(() -> recorder.begin(player));
    if (memory.isPresent()) {
      changed = changed.withMemory(memory.getAsInt());
    }
    changed = folder.isPresent() ? changed.inFolder(folder.get()) : changed;
    return sandboxed ? changed.inSandbox() : changed;
  }
}
