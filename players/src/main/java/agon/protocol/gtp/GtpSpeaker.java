package agon.protocol.gtp;

import agon.game.BadInput;
import agon.search.EngineOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;

/** The engine's half: our engine wherever GTP is spoken, for Othello and gomoku. */
public final class GtpSpeaker {
  private static final List<String> COMMANDS =
      List.of(
          "protocol_version",
          "name",
          "version",
          "known_command",
          "list_commands",
          "quit",
          "boardsize",
          "clear_board",
          "komi",
          "play",
          "genmove",
          "reg_genmove",
          "undo",
          "time_settings",
          "time_left",
          "showboard",
          "final_score",
          "set_game",
          "list_games");

  private final PrintWriter out;
  private final GtpTable table;
  private boolean leaving;

  /**
   * @param untimed for a move when the controller speaks of no time
   */
  public GtpSpeaker(EngineOptions options, Duration untimed, PrintWriter out) {
    this.out = out;
    table = new GtpTable(options, untimed);
  }

  /** Listens until quit, or until nobody speaks any more. */
  public void run(BufferedReader in) throws IOException {
    while (!leaving) {
      String line = in.readLine();
      if (line == null) {
        return;
      }
      hear(line);
    }
  }

  private void hear(String raw) {
    String line =
        raw.replaceFirst("#.*", "").replace('\t', ' ').replaceAll("\\p{Cntrl}", "").strip();
    if (line.isEmpty()) {
      return;
    }
    String id = line.matches("\\d.*") ? line.replaceFirst("^(\\d+).*", "$1") : "";
    List<String> words = List.of(line.substring(id.length()).strip().split("\\s+", -1));
    try {
      say("=" + id, obey(words.getFirst(), words.subList(1, words.size())));
    } catch (BadInput e) {
      say("?" + id, e.sentence());
    }
  }

  private String obey(String command, List<String> words) {
    switch (command) {
      case "protocol_version" -> {
        return "2";
      }
      case "name" -> {
        return "Agon";
      }
      case "version" -> {
        return "0.1";
      }
      case "known_command" -> {
        return Boolean.toString(COMMANDS.contains(word(words, 0)));
      }
      case "list_commands" -> {
        return String.join("\n", COMMANDS);
      }
      case "list_games" -> {
        return String.join("\n", GtpTable.GAMES);
      }
      case "genmove", "reg_genmove" -> {
        return table.generate(word(words, 0), command.equals("genmove"));
      }
      case "showboard" -> {
        return table.drawing();
      }
      case "final_score" -> {
        return table.score();
      }
      default -> obeySilently(command, words);
    }
    return "";
  }

  private void obeySilently(String command, List<String> words) {
    switch (command) {
      case "quit" -> leaving = true;
      case "boardsize" -> table.setSize(size(word(words, 0)));
      case "clear_board" -> table.clear();
      case "komi" -> {} // nothing like it in these games
      case "play" -> table.play(word(words, 0), word(words, 1));
      case "undo" -> table.undo();
      case "time_settings" -> table.clock().settings(words);
      case "time_left" ->
          table.clock().left(GtpTable.player(word(words, 0)), words.subList(1, words.size()));
      case "set_game" -> table.setGame(word(words, 0));
      default -> throw new BadInput("unknown command");
    }
  }

  private static String word(List<String> words, int index) {
    if (index >= words.size()) {
      throw new BadInput("syntax error, something is missing");
    }
    return words.get(index);
  }

  private static int size(String text) {
    if (!text.matches("\\d{1,3}")) {
      throw new BadInput("unacceptable size");
    }
    return Integer.parseInt(text);
  }

  /** An answer ends with an empty line. */
  private void say(String sign, String text) {
    out.print(sign + (text.isEmpty() ? "" : " " + text) + "\n\n");
    out.flush();
  }
}
