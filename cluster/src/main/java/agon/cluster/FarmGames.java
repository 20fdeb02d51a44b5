package agon.cluster;

import agon.match.Entrant;
import agon.match.Tournament;
import agon.match.TournamentFile;
import agon.players.PlayerEntry;
import agon.process.Terms;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * How the games of a run are played by a farm.
 *
 * @param threads of one game
 * @param names players of the players file, which travel
 * @param terms of players outside that are not in it, which travel too
 * @param without machines that are not to play
 * @param reference nodes a second of the machine that times are meant for; 0 to take them as they
 *     are
 */
public record FarmGames(
    int threads,
    Function<String, Optional<PlayerEntry>> names,
    Terms terms,
    Set<String> without,
    long reference) {

  /** Players of the house, times as they are. */
  public static FarmGames of(int threads) {
    return new FarmGames(threads, name -> Optional.empty(), Terms.STANDARD, Set.of(), 0);
  }

  /** Brings what players need to a farm, and then all else; returns its name there. */
  String bring(Farm farm, Tournament tournament) {
    Parcel.Packed packed = Parcel.pack(tournament, names, terms);
    String parcel = packed.file().map(farm::bring).orElse("");
    Map<String, String> lines = new HashMap<>();
    packed
        .lines()
        .forEach(
            (here, there) -> lines.put(here, there.replace(Parcel.HOME, FarmShelf.mark(parcel))));
    Tournament travelling =
        tournament
            .but()
            .entrants(
                tournament.entrants().stream()
                    .map(e -> new Entrant(e.name(), lines.getOrDefault(e.line(), e.line())))
                    .toList())
            .build();
    return farm.bring(
        new Brief(TournamentFile.write(travelling), parcel, reference, KnownEndgames.of(tournament))
            .bytes());
  }
}
