package agon.tune;

import agon.game.BadInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a run has found so far, a line a turn in a text file: pairs played, the lead of the last
 * games, then every number. Half a line at the end, of somebody who was killed, does not count.
 */
final class TuneLog {
  /** A line of the file. */
  record Turn(int played, int lead, List<Double> steps) {
    private String line() {
      return played
          + " "
          + lead
          + " "
          + steps.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    private static Turn read(String line) {
      String[] words = line.split(" ", -1);
      List<Double> steps = Arrays.stream(words, 2, words.length).map(Double::parseDouble).toList();
      return new Turn(Integer.parseInt(words[0]), Integer.parseInt(words[1]), steps);
    }
  }

  private final Path file;
  private final List<Turn> turns = new ArrayList<>();

  private TuneLog(Path file) {
    this.file = file;
  }

  /** Opens the file of a plan, and makes it if there is none. */
  static TuneLog open(Path file, TunePlan plan) {
    TuneLog log = new TuneLog(file);
    String head = "agon tune " + plan.identity();
    try {
      if (!Files.exists(file)) {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, head + "\n");
        return log;
      }
      String text = Files.readString(file);
      int end = text.lastIndexOf('\n') + 1;
      List<String> lines = text.substring(0, end).lines().toList();
      if (lines.isEmpty() || !lines.getFirst().equals(head)) {
        throw new BadInput(
            "%s was begun with other settings (%s); go on with the same or choose another --name"
                .formatted(plan.name(), lines.isEmpty() ? "none" : lines.getFirst()));
      }
      lines.stream().skip(1).map(Turn::read).forEach(log.turns::add);
      if (end < text.length()) {
        Files.writeString(file, text.substring(0, end));
      }
    } catch (IOException | IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      throw new BadInput("cannot go on with %s (%s)".formatted(file, e.getMessage()));
    }
    return log;
  }

  List<Turn> turns() {
    return List.copyOf(turns);
  }

  void add(Turn turn) {
    turns.add(turn);
    try {
      Files.write(
          file,
          (turn.line() + "\n").getBytes(StandardCharsets.UTF_8),
          StandardOpenOption.APPEND,
          StandardOpenOption.SYNC);
    } catch (IOException e) {
      throw new BadInput(
          "cannot write %s (%s); the same command goes on where it was"
              .formatted(file, e.getMessage()));
    }
  }
}
