package agon.cluster;

/**
 * How the games of a run are played by a farm.
 *
 * @param threads of one game
 * @param parcel of players that travel; empty if none does
 * @param reference nodes a second of the machine that times are meant for; 0 to take them as they
 *     are
 */
public record FarmGames(int threads, String parcel, long reference) {
  Brief brief(String tournament) {
    return new Brief(tournament, parcel, reference);
  }
}
