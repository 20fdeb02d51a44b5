package agon.match;

/**
 * Who plays the games of a run: threads of this program ({@link LocalCrew}), or other machines. A
 * run asks once a round.
 *
 * <p>Workers for other machines take chunks with {@link Work#next}, send each with the definition
 * of the tournament ({@link TournamentFile#write}), play it there in a {@link PlayingRoom}, and
 * hand what comes back to {@link Work#done}. They need not care about order, doubles or decisions:
 * the run looks at results in the order of their numbers, counts each number once, and has no next
 * chunk once it is decided.
 */
public interface Crew {
  /**
   * Plays what there is until {@link Work#next} has nothing more; returns when all that was taken
   * is done. Throws what is not a player's doing; then the run cannot go on.
   */
  void play(Work work);
}
