package agon.protocol.mnkplayer;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The main class of the JVM that a player of the course gets for itself; it stands between the
 * player and {@link MnkPlayerHost}. It uses no class of ours but {@link LoadedPlayer}.
 *
 * <p>First it says {@code ready NAME}. To {@code init ROWS COLUMNS K FIRST SECONDS} it answers
 * {@code ok}; to {@code select CELL…}, the cells played so far numbered row by row, {@code cell ROW
 * COLUMN} or {@code null}. Where the player fails the answer is {@code failed SENTENCE}.
 */
final class Bridge {
  private Bridge() {}

  public static void main(String[] args) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    // What the player prints or reads must not get between us.
    System.setOut(System.err);
    System.setIn(InputStream.nullInputStream());
    try {
      LoadedPlayer student = new LoadedPlayer(args[0], args[1]);
      say(out, "ready " + student.name());
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (line.equals("quit")) {
          break;
        }
        say(out, answer(student, line.split(" ", -1)));
      }
    } catch (LoadedPlayer.Failure e) {
      say(out, "failed " + e.getMessage());
    }
    // Threads that the player has left behind shall not keep us.
    Runtime.getRuntime().halt(0);
  }

  private static String answer(LoadedPlayer student, String[] words) throws LoadedPlayer.Failure {
    return switch (words[0]) {
      case "init" -> {
        student.init(
            Integer.parseInt(words[1]),
            Integer.parseInt(words[2]),
            Integer.parseInt(words[3]),
            Boolean.parseBoolean(words[4]),
            Integer.parseInt(words[5]));
        yield "ok";
      }
      case "select" -> {
        int[] played = Arrays.stream(words).skip(1).mapToInt(Integer::parseInt).toArray();
        yield student.select(played).map(cell -> "cell " + cell[0] + " " + cell[1]).orElse("null");
      }
      default -> throw new LoadedPlayer.Failure("was told something unknown: " + words[0]);
    };
  }

  private static void say(PrintStream out, String line) {
    out.print(line.replaceAll("\\R", " ") + "\n");
    out.flush();
  }
}
