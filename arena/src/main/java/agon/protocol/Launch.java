package agon.protocol;

import agon.game.BadInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How to start a program outside the house and how to bear with it. Immutable.
 *
 * @param command the program with its full path, and its arguments
 * @param folder where it runs; empty for a fresh folder of its own that is removed afterwards
 * @param environment what it sees beyond the bare minimum; nothing of ours is handed down
 * @param memory how many MiB of data it may hold, where the system can tell it so
 * @param options what to tell it in its protocol before it plays
 * @param patience how long to wait for it
 * @param transcript who listens to the conversation
 */
public record Launch(
    List<String> command,
    Optional<Path> folder,
    Map<String, String> environment,
    OptionalInt memory,
    Map<String, String> options,
    Patience patience,
    Transcript transcript) {

  public Launch {
    command = List.copyOf(command);
    environment = Map.copyOf(environment);
    options = Map.copyOf(options);
  }

  /**
   * Reads {@code PROGRAM ARGUMENTS…}; words with blanks are quoted. Since the program runs in a
   * folder of its own, arguments that name a file here are handed over with its full path.
   */
  public static Launch of(String line) {
    List<String> words = Words.split(line);
    if (words.isEmpty()) {
      throw new BadInput(
          "the program to start is missing, such as agi:./player or agi:python3 x.py");
    }
    List<String> command = new ArrayList<>();
    command.add(Programs.find(words.getFirst()));
    words.stream().skip(1).map(Programs::argument).forEach(command::add);
    return new Launch(
        command,
        Optional.empty(),
        Map.of(),
        OptionalInt.empty(),
        Map.of(),
        Patience.STANDARD,
        Transcript.NONE);
  }

  public Launch inFolder(Path where) {
    return new Launch(
        command, Optional.of(where), environment, memory, options, patience, transcript);
  }

  public Launch withEnvironment(Map<String, String> more) {
    return new Launch(command, folder, more, memory, options, patience, transcript);
  }

  /**
   * Holds its memory down.
   *
   * @param mebibytes the limit counts data, not reserved addresses, so that JVMs can live with it
   */
  public Launch withMemory(int mebibytes) {
    return new Launch(
        command, folder, environment, OptionalInt.of(mebibytes), options, patience, transcript);
  }

  public Launch withOptions(Map<String, String> more) {
    return new Launch(command, folder, environment, memory, more, patience, transcript);
  }

  public Launch withPatience(Patience other) {
    return new Launch(command, folder, environment, memory, options, other, transcript);
  }

  public Launch loggedTo(Transcript other) {
    return new Launch(command, folder, environment, memory, options, patience, other);
  }
}
