package agon.cli.match;

import agon.cli.options.DatabaseOption;
import agon.cli.options.GameConverter;
import agon.cli.terminal.Screen;
import agon.game.Game;
import agon.match.Entrant;
import agon.match.Openings;
import agon.match.Tournament;
import agon.match.TournamentFormat;
import agon.player.Player;
import agon.player.Players;
import agon.search.TimeControl;
import agon.statistics.Sprt;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon match}: two players, many games, who is stronger. */
@Command(
    name = "match",
    mixinStandardHelpOptions = true,
    description =
        "Two players, many games, both colours from the same openings: who is stronger, and how"
            + " sure that is.")
public final class MatchCommand implements Callable<Integer> {
  private static final int UNTIL_DECIDED = 100_000;

  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private RunFlags flags;
  @Mixin private DatabaseOption database;

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "such as othello or 'mnk(m=6,n=6,k=5)'")
  private Game game;

  @Parameters(
      index = "1",
      paramLabel = "A",
      description = "a player: engine, 'level(n=4)', greedy …")
  private String first;

  @Parameters(index = "2", paramLabel = "B", description = "its opponent")
  private String second;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "how many games (default 100; with --sprt until it is decided)")
  private @Nullable Integer games;

  @Option(
      names = "--sprt",
      paramLabel = "ELO0,ELO1",
      description =
          "stop as soon as it is clear whether A is stronger by ELO1 rather than ELO0: 0,5")
  private @Nullable String sprt;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  MatchCommand() {}

  @Override
  public Integer call() {
    String test = sprt == null ? "" : Sprt.parse(sprt).text();
    boolean same = first.equals(second);
    TimeControl time = flags.time(TimeControl.parse("1s"));
    Tournament match =
        Tournament.of(
                List.of(
                    new Entrant(same ? first + " (1)" : first, first),
                    new Entrant(same ? second + " (2)" : second, second)),
                List.of(game))
            .name(first + " – " + second)
            .format(TournamentFormat.MATCH)
            .time(time)
            .openings(flags.openings(usualOpenings(time)))
            .games(games == null ? (test.isEmpty() ? 100 : UNTIL_DECIDED) : games)
            .seed(flags.seed())
            .adjudicate(flags.adjudicate())
            .sprt(test)
            .build();
    return new Run(flags, database, screen, spec.commandLine().getOut()).start(match);
  }

  /** Even ones by chance; none for players who must see every move of a game. */
  private Openings usualOpenings(TimeControl time) {
    Players players = flags.players();
    for (String line : List.of(first, second)) {
      try (Player player = players.create(line, game)) {
        if (!player.joinsMidGame()) {
          return Openings.NONE;
        }
      }
    }
    return Openings.usual(time);
  }
}
