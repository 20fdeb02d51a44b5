package agon.cli.learn;

import agon.cli.options.JsonOption;
import agon.cli.terminal.Exit;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Screen;
import agon.cli.terminal.TextTable;
import agon.game.BadInput;
import agon.learn.LearnFolder;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code agon learn list}. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = "What was learnt on this machine.")
final class LearnList implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private JsonOption json;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  LearnList() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    List<BadInput> damaged = new ArrayList<>();
    List<LearnFolder.Entry> all = LearnFolder.standard().list(damaged::add);
    List<LearnFolder.Begun> begun = LearnFolder.standard().begun();
    print(all, begun, out);
    PrintWriter err = spec.commandLine().getErr();
    damaged.forEach(file -> err.println("agon: " + file.sentence()));
    return damaged.isEmpty() ? Exit.OK : Exit.BAD_INPUT;
  }

  private void print(List<LearnFolder.Entry> all, List<LearnFolder.Begun> begun, PrintWriter out) {
    if (json.on()) {
      for (LearnFolder.Entry entry : all) {
        JsonLine line = JsonOption.event("weights").with("name", entry.name());
        entry.weights().facts().forEach(line::with);
        line.print(out);
      }
      return;
    }
    if (all.isEmpty() && begun.isEmpty()) {
      out.println("Nothing was learnt here yet; ./agon learn GAME begins.");
    }
    if (!all.isEmpty()) {
      table(all).print(out, screen);
    }
    for (LearnFolder.Begun run : begun) {
      out.printf(
          "%s of %s: nothing kept yet, %d generation%s learnt; the same command goes on%n",
          run.name(), run.game(), run.generations(), run.generations() == 1 ? "" : "s");
    }
  }

  private static TextTable table(List<LearnFolder.Entry> all) {
    TextTable table = new TextTable("name", "game", " games", " positions", " loss");
    for (LearnFolder.Entry entry : all) {
      Map<String, String> facts = entry.weights().facts();
      table.row(
          entry.name(),
          facts.getOrDefault("game", ""),
          facts.getOrDefault("games", ""),
          facts.getOrDefault("positions", ""),
          facts.getOrDefault("loss", ""));
    }
    return table;
  }
}
