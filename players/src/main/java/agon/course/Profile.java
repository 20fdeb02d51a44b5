package agon.course;

import agon.game.BadInput;
import agon.game.Game;
import agon.match.Points;
import agon.match.TournamentFormat;
import agon.search.TimeControl;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How a course holds its tournament. Read by {@link ProfileFile}.
 *
 * @param accepts what may be handed in, what is looked for first first
 * @param framework files of the course that submissions may leave out: a jar, or a folder of
 *     sources
 * @param games of each two teams on each board; two are a pair with colours reversed
 * @param groups how many groups play first; 1 for a league of all
 * @param finalists how many of each group go on to a final; 0 for none
 * @param finals the format of the final
 * @param maxFaults with more games than this lost by faults a team is out and its games do not
 *     count; empty for never
 * @param memory MiB of data a program may hold
 * @param warmUp between greeting a client and its first move, where the course's server waits
 * @param allowed what may be run to build beyond the compilers: make; binary for programs as they
 *     are
 * @param house players of the house that take part, as a measure
 */
public record Profile(
    String title,
    List<Kind> accepts,
    Optional<Path> framework,
    List<Game> boards,
    TimeControl time,
    int games,
    Points points,
    int groups,
    int finalists,
    TournamentFormat finals,
    Optional<Integer> maxFaults,
    long seed,
    int memory,
    Duration grace,
    Duration startUp,
    Duration warmUp,
    List<String> allowed,
    List<String> house) {

  public Profile {
    accepts = List.copyOf(accepts);
    boards = List.copyOf(boards);
    allowed = List.copyOf(allowed);
    house = List.copyOf(house);
    require(!accepts.isEmpty(), "submissions is missing: submissions = [\"mnkplayer\"]");
    require(!boards.isEmpty(), "boards is missing: boards = [\"mnk(m=7,n=7,k=5)\"]");
    require(groups >= 1, "groups is 1 or more, not " + groups);
    require(finalists >= 0, "finalists is 0 or more, not " + finalists);
    require(groups == 1 || finalists > 0, "with more than one group finalists says how many go on");
  }

  private static void require(boolean holds, String sentence) {
    if (!holds) {
      throw new BadInput(sentence);
    }
  }

  public Profile at(TimeControl other) {
    return new Profile(
        title, accepts, framework, boards, other, games, points, groups, finalists, finals,
        maxFaults, seed, memory, grace, startUp, warmUp, allowed, house);
  }

  public Profile on(List<Game> others) {
    return new Profile(
        title, accepts, framework, others, time, games, points, groups, finalists, finals,
        maxFaults, seed, memory, grace, startUp, warmUp, allowed, house);
  }

  public Profile with(Path otherFramework) {
    return new Profile(
        title,
        accepts,
        Optional.of(otherFramework),
        boards,
        time,
        games,
        points,
        groups,
        finalists,
        finals,
        maxFaults,
        seed,
        memory,
        grace,
        startUp,
        warmUp,
        allowed,
        house);
  }

  public Profile allowing(List<String> others) {
    return new Profile(
        title, accepts, framework, boards, time, games, points, groups, finalists, finals,
        maxFaults, seed, memory, grace, startUp, warmUp, others, house);
  }
}
