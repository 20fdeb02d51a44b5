package agon.cli.match;

import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Numbers;
import agon.cli.terminal.Pipe;
import agon.cli.terminal.Screen;
import agon.match.Fixture;
import agon.match.FixtureResult;
import agon.match.RunListener;
import agon.match.Standings;
import agon.match.Tournament;
import agon.record.GameRecord;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * A run as somebody watches it: a table that is drawn anew in a terminal, a line for every game in
 * a pipe, a JSON object for every game for programs.
 */
final class RunView implements RunListener, AutoCloseable {
  private static final long PAUSE_NANOS = 400_000_000L;

  private final Tournament tournament;
  private final Screen screen;
  private final PrintWriter out;
  private final boolean json;
  private final boolean live;
  private final int expected;
  private final List<FixtureResult> results = new ArrayList<>();
  private final long start = System.nanoTime();
  private Runnable onBrokenPipe = () -> {};
  private int already;
  private long lastDrawn;
  private int drawn;

  RunView(Tournament tournament, int expected, Screen screen, PrintWriter out, boolean json) {
    this.tournament = tournament;
    this.expected = expected;
    this.screen = screen;
    this.out = out;
    this.json = json;
    live = !json && Screen.isTerminal() && screen.colours();
  }

  /** What to do when nobody reads any more, such as after {@code | head}. */
  synchronized void onBrokenPipe(Runnable action) {
    onBrokenPipe = action;
  }

  @Override
  public synchronized void alreadyFinished(List<FixtureResult> before) {
    results.addAll(before);
    already += before.size();
  }

  @Override
  public synchronized void gameFinished(FixtureResult result, GameRecord record) {
    results.add(result);
    if (json) {
      json(result, record).print(out);
    } else if (live) {
      if (System.nanoTime() - lastDrawn > PAUSE_NANOS) {
        draw();
      }
    } else {
      out.println(line(result));
      out.flush();
    }
    if (Pipe.isBroken(out)) {
      onBrokenPipe.run();
    }
  }

  private String name(int entrant) {
    return tournament.entrants().get(entrant).name();
  }

  private JsonLine json(FixtureResult result, GameRecord record) {
    Fixture fixture = result.fixture();
    return new JsonLine()
        .with("event", "game")
        .with("game", fixture.number() + 1)
        .with("round", fixture.round() + 1)
        .with("board", tournament.boards().get(fixture.board()).line())
        .with("first", name(fixture.first()))
        .with("second", name(fixture.second()))
        .with("result", result.outcome().text())
        .with("ended", result.ending().text())
        .with("plies", record.moves().size())
        .with("firstMillis", result.nanos(0) / 1_000_000)
        .with("secondMillis", result.nanos(1) / 1_000_000);
  }

  private String line(FixtureResult result) {
    Fixture fixture = result.fixture();
    String board =
        tournament.boards().size() == 1
            ? ""
            : tournament.boards().get(fixture.board()).line() + "  ";
    return "%d/%d  %s%s – %s  %s  %s, %d moves"
        .formatted(
            results.size(),
            expected,
            board,
            name(fixture.first()),
            name(fixture.second()),
            result.outcome().text(),
            result.ending().text(),
            result.game().plies());
  }

  private void draw() {
    lastDrawn = System.nanoTime();
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.addAll(
        new StandingsText(new Standings(tournament, List.copyOf(results)), screen).lines());
    lines.add("");
    lines.add(progress());
    StringBuilder block = new StringBuilder();
    if (drawn > 0) {
      block.append("\u001b[").append(drawn).append("A\u001b[J");
    }
    lines.forEach(line -> block.append(line).append('\n'));
    drawn = lines.size();
    out.print(block);
    out.flush();
  }

  private String progress() {
    if (!tournament.sprt().isEmpty()) {
      return "  %s games, %s gone; ends when the test is decided"
          .formatted(
              Numbers.grouped(results.size()), Numbers.seconds((System.nanoTime() - start) / 1e9));
    }
    double done = (double) results.size() / Math.max(1, expected);
    double seconds = (System.nanoTime() - start) / 1e9;
    int here = results.size() - already;
    double left = here == 0 ? 0 : seconds / here * Math.max(0, expected - results.size());
    int filled = (int) (24 * Math.min(1, done));
    return "  %s%s  %d of %d games, %s gone, about %s left"
        .formatted(
            "█".repeat(filled),
            "░".repeat(24 - filled),
            results.size(),
            expected,
            Numbers.seconds(seconds),
            Numbers.seconds(left));
  }

  /** Clears what was drawn; the final table comes after. */
  @Override
  public synchronized void close() {
    if (drawn > 0) {
      out.print("\u001b[" + drawn + "A\u001b[J");
      out.flush();
      drawn = 0;
    }
  }
}
