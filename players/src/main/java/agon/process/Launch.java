package agon.process;

import agon.game.BadInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * How to start a program outside the house and how to bear with it. Immutable.
 *
 * @param command the program with its full path, and its arguments
 * @param folder where it runs; empty for a fresh folder of its own that is removed afterwards
 * @param environment what it sees beyond the bare minimum; nothing of ours is handed down
 * @param memory how many MiB of data it may hold, where the system can tell it so
 * @param options what to tell it in its protocol before it plays, in this order
 * @param patience how long to wait for it
 * @param transcripts who listens to the conversation; asked at every start
 * @param sandboxed whether it runs without network and can write nowhere but in its folders
 */
public record Launch(
    List<String> command,
    Optional<Path> folder,
    Map<String, String> environment,
    OptionalInt memory,
    Map<String, String> options,
    Patience patience,
    Supplier<Conversation> transcripts,
    boolean sandboxed) {

  public Launch {
    command = List.copyOf(command);
    environment = Map.copyOf(environment);
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  /**
   * Reads {@code PROGRAM ARGUMENTS…}; words with blanks are quoted. Since the program runs in a
   * folder of its own, arguments that name a file here are handed over with its full path.
   */
  public static Launch of(String line) {
    return of(line, Path.of(""));
  }

  /** The same with paths that count from another folder than the present one. */
  static Launch of(String line, Path base) {
    List<String> words = CommandWords.split(line);
    if (words.isEmpty()) {
      throw new BadInput(
          "the program to start is missing, such as agi:./player or agi:python3 x.py");
    }
    List<String> command = new ArrayList<>();
    command.add(Programs.find(words.getFirst(), base));
    words.stream().skip(1).map(word -> Programs.argument(word, base)).forEach(command::add);
    return ofCommand(command);
  }

  /** Takes a program, with its full path, and its arguments as they are. */
  public static Launch ofCommand(List<String> command) {
    return new Launch(
        command,
        Optional.empty(),
        Map.of(),
        OptionalInt.empty(),
        Map.of(),
        Patience.STANDARD,
        () -> Conversation.NONE,
        false);
  }

  public Launch inFolder(Path where) {
    return new Launch(
        command,
        Optional.of(where),
        environment,
        memory,
        options,
        patience,
        transcripts,
        sandboxed);
  }

  public Launch withEnvironment(Map<String, String> more) {
    return new Launch(command, folder, more, memory, options, patience, transcripts, sandboxed);
  }

  /**
   * Holds its memory down.
   *
   * @param mebibytes the limit counts data, not reserved addresses, so that JVMs can live with it
   */
  public Launch withMemory(int mebibytes) {
    return new Launch(
        command,
        folder,
        environment,
        OptionalInt.of(mebibytes),
        options,
        patience,
        transcripts,
        sandboxed);
  }

  public Launch withOptions(Map<String, String> more) {
    return new Launch(command, folder, environment, memory, more, patience, transcripts, sandboxed);
  }

  public Launch withPatience(Patience other) {
    return new Launch(command, folder, environment, memory, options, other, transcripts, sandboxed);
  }

  /** Has one transcript of all conversations. */
  public Launch loggedTo(Conversation transcript) {
    return recordedBy(() -> transcript);
  }

  /** Has a transcript of every start. */
  public Launch recordedBy(Supplier<Conversation> others) {
    return new Launch(command, folder, environment, memory, options, patience, others, sandboxed);
  }

  /** Runs it without network, on a file system it can only read; see {@link Sandbox}. */
  public Launch inSandbox() {
    Sandbox.require();
    return new Launch(command, folder, environment, memory, options, patience, transcripts, true);
  }
}
