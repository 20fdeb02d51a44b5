package agon.learn;

import agon.game.Game;
import agon.match.Entrant;
import agon.match.FixtureResult;
import agon.match.Ledger;
import agon.match.LocalCrew;
import agon.match.Openings;
import agon.match.RunListener;
import agon.match.Runner;
import agon.match.Tournament;
import agon.match.TournamentFormat;
import agon.player.EnginePlayer;
import agon.player.PlayerKind;
import agon.player.Players;
import agon.record.GameRecord;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Knowledge;
import agon.search.TimeControl;
import agon.statistics.MatchTally;
import agon.statistics.Sprt;
import agon.statistics.SprtState;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Games decide whether new weights are kept: they must win a sequential test against what the
 * engine knows at present, both with the same time or the same number of nodes.
 *
 * @param time for each move of both
 * @param mostGames if it is undecided after so many, the old weights stay
 */
record Gate(Game game, TimeControl time, int mostGames, int threads, long seed) {
  private static final Sprt TEST = Sprt.parse("0,40");
  private static final Pattern SCORE = Pattern.compile("([0-9.]+) % of");

  /**
   * What the games said.
   *
   * @param passed whether the new weights are better
   * @param isOpen whether time was up before they had said anything
   * @param text for people: the score and what follows
   */
  record Decision(boolean passed, boolean isOpen, String text) {}

  /** The score in percent, from the text of a decision. */
  static OptionalDouble score(String text) {
    Matcher score = SCORE.matcher(text);
    return score.find()
        ? OptionalDouble.of(Double.parseDouble(score.group(1)))
        : OptionalDouble.empty();
  }

  /**
   * Plays.
   *
   * @param deadline by the nanosecond clock: no game begins after it
   */
  Decision decide(Knowledge fresh, Knowledge present, long deadline, Consumer<String> listener) {
    Tournament match =
        Tournament.of(
                List.of(new Entrant("fresh", "fresh"), new Entrant("present", "present")),
                List.of(game))
            .name("gate")
            .format(TournamentFormat.MATCH)
            .time(time)
            .openings(Openings.SOON_EVEN)
            .games(mostGames)
            .seed(seed)
            .sprt(TEST.text())
            .build();
    Players players =
        Players.OF_THE_HOUSE.with(List.of(player("fresh", fresh), player("present", present)));
    Watch watch = new Watch(listener, deadline);
    Runner runner =
        new Runner(
            match, Ledger.inMemory(), match.stopRule(), watch, new LocalCrew(players, threads));
    watch.runner = runner;
    List<FixtureResult> results = runner.run();
    MatchTally tally = MatchTally.NONE;
    for (int i = 0; i + 1 < results.size(); i += 2) {
      tally = tally.withPair(half(results.get(i)), half(results.get(i + 1)));
    }
    SprtState state = TEST.state(tally.pairs());
    boolean passed = state.verdict() == SprtState.Verdict.ACCEPT_H1;
    boolean isOpen = runner.isStopped() && state.verdict() == SprtState.Verdict.CONTINUE;
    if (results.size() < 2) {
      return new Decision(false, true, "no pair of games yet, time is up: nothing changes");
    }
    String text =
        String.format(
            Locale.ROOT,
            "%.1f %% of %d games at %s a move, %s, %s",
            100 * tally.pairs().score(),
            tally.pairs().games(),
            time.text(),
            state.text(),
            passed
                ? "better: kept"
                : isOpen ? "time is up: nothing changes" : "not better: nothing changes");
    return new Decision(passed, isOpen, text);
  }

  /** Says how it goes, and ends it when time is up. */
  private static final class Watch implements RunListener {
    private final Consumer<String> listener;
    private final long deadline;
    private @Nullable Runner runner;
    private int finished;
    private int halves;

    Watch(Consumer<String> listener, long deadline) {
      this.listener = listener;
      this.deadline = deadline;
    }

    @Override
    public synchronized void gameFinished(FixtureResult result, GameRecord record) {
      finished++;
      halves += half(result);
      listener.accept("%d games, %.1f points".formatted(finished, halves / 2.0));
      if (runner != null && System.nanoTime() >= deadline) {
        runner.stop();
      }
    }
  }

  private static int half(FixtureResult result) {
    return result.halfPoints(result.fixture().first() == 0 ? 0 : 1);
  }

  private static PlayerKind player(String name, Knowledge knowledge) {
    return new PlayerKind(
        name,
        "",
        "the engine with some weights",
        List.of(),
        (game, settings) ->
            new EnginePlayer(
                new Engine(knowledge, EngineOptions.STANDARD.with("hash=8,book=false"))));
  }
}
