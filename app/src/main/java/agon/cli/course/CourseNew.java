package agon.cli.course;

import agon.cli.terminal.Exit;
import agon.course.ProfileFile;
import agon.game.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon course new}. */
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    description =
        "Write the profile of a new course, with a comment for everything, to be changed.")
final class CourseNew implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "NAME", description = "of the file; .toml is added if it is missing")
  private String name;

  @Option(
      names = "--like",
      paramLabel = "COURSE",
      defaultValue = "template",
      description = "begin with that of bologna, granada, unical or crete")
  private String like;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  CourseNew() {}

  @Override
  public Integer call() {
    if (!like.equals("template") && !ProfileFile.NAMES.contains(like)) {
      throw new BadInput(
          "--like is %s, not %s"
              .formatted(String.join(", ", ProfileFile.NAMES), BadInput.quote(like)));
    }
    Path file = Path.of(name.endsWith(".toml") ? name : name + ".toml");
    if (Files.exists(file)) {
      throw new BadInput("there is a file %s already".formatted(file));
    }
    Path parent = file.toAbsolutePath().getParent();
    if (parent != null && !Files.isDirectory(parent)) {
      throw new BadInput("there is no folder %s to write to".formatted(parent));
    }
    try {
      Files.writeString(file, ProfileFile.text(like));
    } catch (IOException e) {
      throw new BadInput("cannot write %s: %s".formatted(file, e.getMessage()));
    }
    spec.commandLine()
        .getOut()
        .println("wrote %s; ./agon course %s FOLDER runs it".formatted(file, file));
    return Exit.OK;
  }
}
