package agon.match;

import agon.game.BadInput;
import agon.game.Catalog;
import agon.game.Game;
import agon.search.TimeControl;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The tournaments of the courses that our games come from. */
public final class Profiles {
  private static final List<String> BOLOGNA_BOARDS =
      Stream.of(
              "3,3,3 4,3,3 4,4,3 4,4,4 5,4,4 5,5,4 5,5,5 6,4,4 6,5,4 6,6,4 6,6,5 6,6,6 7,4,4",
              "7,5,4 7,6,4 7,7,4 7,5,5 7,6,5 7,7,5 7,7,6 7,7,7 8,8,4 10,10,5 50,50,10 70,70,10")
          .flatMap(row -> Stream.of(row.split(" ", -1)))
          .map(
              board -> {
                String[] mnk = board.split(",", -1);
                return "mnk(m=%s,n=%s,k=%s)".formatted(mnk[0], mnk[1], mnk[2]);
              })
          .toList();

  public static final List<String> NAMES = List.of("bologna", "calabria", "granada");

  private Profiles() {}

  /** Everybody against everybody with both colours, as the course does it. */
  public static Tournament tournament(
      String profile, List<Entrant> entrants, Catalog catalog, long seed) {
    return switch (profile.toLowerCase(Locale.ROOT)) {
      case "bologna" -> of("Bologna", entrants, BOLOGNA_BOARDS, 10, Points.BOLOGNA, catalog, seed);
      case "calabria" ->
          of("Calabria", entrants, List.of("unical"), 1, Points.THREE_ONE, catalog, seed);
      case "granada" ->
          of("Granada", entrants, List.of("granada"), 2, Points.THREE_ONE, catalog, seed);
      default ->
          throw new BadInput(
              "profiles are %s, not %s"
                  .formatted(String.join(", ", NAMES), BadInput.quote(profile)));
    };
  }

  private static Tournament of(
      String name,
      List<Entrant> entrants,
      List<String> boards,
      int seconds,
      Points points,
      Catalog catalog,
      long seed) {
    List<Game> games = boards.stream().map(catalog::game).toList();
    return Tournament.of(entrants, games)
        .name(name)
        .time(TimeControl.perMove(Duration.ofSeconds(seconds)))
        .games(2)
        .points(points)
        .seed(seed)
        .build();
  }
}
