package agon.compliance;

import agon.search.TimeControl;
import java.util.List;
import java.util.Optional;

/**
 * What a protocol lets one ask of its players. Anything beyond it would be our own demand, and an
 * honest player of the protocol would fail for it.
 *
 * @param usual the time of most games
 * @param times the time controls that the protocol can tell a player
 * @param patient tried where the usual time was too short; the player may have been made for it
 * @param games how many games in a row
 * @param boards to do most on, the first that it plays; those that the protocol's people use
 * @param others boards of the same family that it should play too; empty for our own odd ones
 */
record Promises(
    TimeControl usual,
    List<TimeControl> times,
    Optional<TimeControl> patient,
    int games,
    List<String> boards,
    List<String> others) {

  private static final List<String> BOLOGNA_OTHERS =
      List.of("mnk(m=3,n=3,k=3)", "mnk(m=4,n=3,k=3)", "mnk(m=7,n=4,k=4)", "mnk(m=10,n=10,k=5)");

  private static final List<String> GTP_BOARDS = List.of("othello", "mnk(m=15,n=15,k=5)");

  static Promises of(String scheme) {
    return switch (scheme) {
      // Whole seconds are all it can tell, and ten of them are what its players were made for.
      case "mnkplayer" ->
          of("1s", List.of("1s"), "10s", 4, List.of("mnk(m=7,n=7,k=5)"), BOLOGNA_OTHERS);
      case "granada" -> of("2s", List.of("2s"), "", 4, List.of("granada"), List.of("granada"));
      case "tcp-dipole" -> of("1s", List.of("1s"), "", 2, List.of("unical"), List.of("unical"));
      // No clock of its own.
      case "tcp-tuc" -> of("10s", List.of(), "30s", 2, List.of("crete"), List.of("crete"));
      case "tcp-kgp" -> of("5s", List.of("5s"), "", 2, List.of("kalah"), List.of());
      // Whole seconds, and an engine may refuse to be told any.
      case "gtp" -> of("1s", List.of("1s", "20s"), "10s", 6, GTP_BOARDS, List.of());
      // A depth and no time.
      case "nboard" -> of("depth=4", List.of(), "", 6, List.of(), List.of());
      default -> of("300ms", List.of("100ms", "1s", "2s+100ms"), "", 20, List.of(), List.of());
    };
  }

  private static Promises of(
      String usual,
      List<String> times,
      String patient,
      int games,
      List<String> boards,
      List<String> others) {
    return new Promises(
        TimeControl.parse(usual),
        times.stream().map(TimeControl::parse).toList(),
        patient.isEmpty() ? Optional.empty() : Optional.of(TimeControl.parse(patient)),
        games,
        boards,
        others);
  }

  /** The same at a time that somebody has asked for. */
  Promises at(TimeControl time) {
    return new Promises(time, List.of(time), Optional.empty(), games, boards, others);
  }
}
