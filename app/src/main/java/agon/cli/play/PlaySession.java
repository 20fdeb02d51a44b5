package agon.cli.play;

import agon.cli.options.RecordFiles;
import agon.cli.terminal.Exit;
import agon.cli.terminal.LineSource;
import agon.cli.terminal.Paragraph;
import agon.cli.terminal.Screen;
import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.game.PositionNames;
import agon.game.Results;
import agon.player.Player;
import agon.record.RecordWriter;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.search.SearchInfo;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** A person, or a script, at the board: reads moves and commands, answers, shows the board. */
final class PlaySession {
  private static final List<String> HELP =
      List.of(
          "a move       play it; TAB completes, 'moves' lists them",
          "moves        show all legal moves",
          "hint         what the engine would play, and why",
          "eval         show what the engine thinks after every move, or stop it",
          "undo, redo   take back to your last choice, and forth",
          "board        draw the board again",
          "position     this position in one line",
          "record       the game so far",
          "save FILE    write the game to a file",
          "load FILE    go on with a saved game",
          "rules        the rules in short",
          "resign, new, help, quit");
  private static final List<String> COMMANDS =
      List.of(
          "moves",
          "undo",
          "redo",
          "board",
          "position",
          "record",
          "save",
          "load",
          "rules",
          "resign",
          "new",
          "help",
          "quit");

  private TerminalGame match;
  private final LineSource lines;
  private final Screen screen;
  private final PrintWriter out;
  private boolean announced;
  private boolean refusedSomething;
  private boolean evaluating;
  private final Limits limits;
  private @Nullable Engine adviser;

  /**
   * @param time what computers have for a move
   */
  PlaySession(TerminalGame match, LineSource lines, Screen screen, PrintWriter out, Duration time) {
    this.match = match;
    this.lines = lines;
    this.screen = screen;
    this.out = out;
    this.limits = Limits.time(time);
    lines.completeWith(this::completions);
  }

  /** Plays until the person leaves. The exit code tells a script whether all it said was good. */
  int run() {
    if (lines.isInteractive()) {
      out.println("Type a move, or " + screen.bold("help") + ". TAB completes.");
    }
    show(false);
    try {
      boolean more = true;
      while (more) {
        out.flush();
        more = step();
      }
    } finally {
      match.close();
      out.flush();
    }
    return refusedSomething && !lines.isInteractive() ? Exit.BAD_INPUT : Exit.OK;
  }

  /** One move of ours or one line of theirs; false when it is time to leave. */
  private boolean step() {
    if (match.isOver()) {
      announce();
      return !onlyComputers() && readLine();
    }
    Optional<Integer> pass = match.onlyPass();
    if (pass.isPresent()) {
      out.println(mover() + " has no move and passes.");
      match.play(pass.get());
      return true;
    }
    Player player = match.mover();
    if (player == null) {
      return readLine();
    }
    String name = mover();
    int move = player.choose(match.position(), limits);
    String text = game().text(match.position(), move);
    match.play(move);
    out.println();
    out.println(name + " (" + player.name() + ") plays " + screen.bold(text));
    show(false);
    return true;
  }

  private boolean onlyComputers() {
    return !match.playerName(0).equals(TerminalGame.HUMAN)
        && !match.playerName(1).equals(TerminalGame.HUMAN);
  }

  private boolean readLine() {
    String prompt = match.isOver() ? "over> " : mover() + "> ";
    String line = lines.next(prompt);
    if (line == null) {
      return false;
    }
    String text = line.strip();
    if (text.isEmpty() || text.startsWith("#")) {
      return true;
    }
    try {
      return obey(text);
    } catch (BadInput e) {
      refusedSomething = true;
      out.println(e.sentence());
      return true;
    }
  }

  private boolean obey(String line) {
    String[] words = line.split("\\s+", 2);
    Optional<String> argument = words.length > 1 ? Optional.of(words[1].strip()) : Optional.empty();
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "quit", "exit", "q" -> {
        return false;
      }
      case "help", "?" -> HELP.forEach(out::println);
      case "moves" -> showMoves();
      case "board" -> show(false);
      case "hint" -> hint();
      case "eval" -> {
        evaluating = !evaluating;
        out.println(evaluating ? "evaluation on" : "evaluation off");
        evaluate();
      }
      case "position" -> out.println(game().text(match.position()));
      case "record" -> out.print(RecordWriter.write(match.record()));
      case "rules" -> game().facts().rules().forEach(out::println);
      case "undo" -> changed(match.undo(), "there is nothing to take back");
      case "redo" -> changed(match.redo(), "there is nothing to play again");
      case "new" -> restart(TerminalGame.of(game(), Optional.empty(), game().start()));
      case "load" -> restart(TerminalGame.of(RecordFiles.load(file(argument, "load"))));
      case "save" -> save(file(argument, "save"));
      case "resign" -> resign();
      default -> moves(line);
    }
    return true;
  }

  private void moves(String line) {
    if (match.isOver()) {
      throw new BadInput("the game is over; undo, new, save FILE or quit");
    }
    if (isPass(line) && !game().mustPass(match.position())) {
      throw new BadInput("there are moves to make, and passes are made by themselves");
    }
    match.play(game().move(match.position(), line));
    show(false);
  }

  private boolean isPass(String line) {
    int pass = game().pass();
    return pass != Position.NO_MOVE && line.equalsIgnoreCase(game().text(match.position(), pass));
  }

  private void hint() {
    if (match.isOver()) {
      throw new BadInput("the game is over, there is no move to hint at");
    }
    SearchInfo best = adviser().analyse(match.position(), limits);
    out.println(
        "try " + screen.bold(game().text(match.position(), best.move())) + ": " + said(best));
  }

  /** What the engine thinks of the position, if it was asked to say. */
  private void evaluate() {
    if (evaluating && !match.isOver()) {
      out.println(
          "  " + screen.faint("engine: " + said(adviser().analyse(match.position(), limits))));
    }
  }

  private String said(SearchInfo info) {
    StringBuilder line = new StringBuilder();
    Position walker = match.position().copy();
    for (int move : info.line().subList(0, Math.min(6, info.line().size()))) {
      line.append(' ').append(game().text(walker, move));
      walker.play(move);
    }
    return "%s %s, depth %d:%s".formatted(mover(), info.score().text(game()), info.depth(), line);
  }

  private Engine adviser() {
    if (adviser == null || !adviser.game().line().equals(game().line())) {
      adviser = new Engine(game(), EngineOptions.STANDARD);
    }
    return adviser;
  }

  private void resign() {
    if (match.isOver()) {
      throw new BadInput("the game is over already");
    }
    match.resign();
  }

  private void changed(boolean done, String otherwise) {
    if (!done) {
      throw new BadInput(otherwise);
    }
    announced = false;
    show(false);
  }

  private void restart(TerminalGame next) {
    next.seatLike(match, System.nanoTime());
    match.close();
    match = next;
    announced = false;
    show(false);
  }

  private void save(Path file) {
    RecordFiles.save(match.record(), file);
    out.println("saved as " + file);
  }

  private static Path file(Optional<String> argument, String command) {
    if (argument.isEmpty()) {
      throw new BadInput(command + " needs the name of a file: " + command + " game.txt");
    }
    try {
      return Path.of(argument.get());
    } catch (InvalidPathException e) {
      throw new BadInput(BadInput.quote(argument.get()) + " is not a file name");
    }
  }

  private void showMoves() {
    show(true);
    List<String> texts = game().moveTexts(match.position());
    Paragraph.print(out, "", texts.size() + " legal: " + String.join(" ", texts));
  }

  private void show(boolean legalMoves) {
    out.println();
    out.print(
        game().board(match.position(), screen.boardStyle().withLegalMoves(legalMoves)).indent(2));
    out.println();
    if (!match.isOver()) {
      out.println("  " + screen.faint(status()));
      evaluate();
    }
  }

  private String status() {
    Position position = match.position();
    int margin = position.margin();
    String lead =
        game().unit().isNone()
            ? ""
            : margin == 0
                ? ", level"
                : ", %s leads by %s"
                    .formatted(
                        game().sides().name(margin > 0 ? 0 : 1),
                        game().unit().amount(Math.abs(margin)));
    String name = PositionNames.latest(game(), position).map(n -> ", " + n).orElse("");
    return "move " + (position.ply() + 1) + ": " + mover() + " to move" + lead + name;
  }

  private void announce() {
    if (announced) {
      return;
    }
    announced = true;
    Position position = match.position();
    String text =
        position.isOver()
            ? Results.said(game(), position)
            : Results.said(game(), match.outcome().orElseThrow(), OptionalInt.empty())
                + " by resignation";
    text = text.equals("a draw") ? "A draw." : text + ".";
    out.println(screen.bold(text));
    if (lines.isInteractive() && !onlyComputers()) {
      out.println(screen.faint("undo, new, save FILE or quit"));
    }
  }

  private List<String> completions() {
    List<String> words = new ArrayList<>(COMMANDS);
    if (!match.isOver()) {
      words.addAll(game().moveTexts(match.position()));
    }
    return words;
  }

  private Game game() {
    return match.game();
  }

  private String mover() {
    return game().sides().name(match.position().turn());
  }
}
