package agon.match;

import agon.game.BadInput;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Who meets whom. */
public enum TournamentFormat {
  /** Two players, any number of games. */
  MATCH,
  /** Everybody meets everybody. */
  ROUND_ROBIN,
  /** The first entrant meets all others. */
  GAUNTLET,
  /** In every round players with equal scores meet, nobody twice while that can be helped. */
  SWISS,
  /** Who loses is out. */
  KNOCKOUT;

  public static TournamentFormat parse(String text) {
    String wanted = text.strip().toUpperCase(Locale.ROOT).replaceAll("[ _-]+", "_");
    for (TournamentFormat format : values()) {
      if (format.name().equals(wanted)) {
        return format;
      }
    }
    throw new BadInput(
        "format is %s, not %s"
            .formatted(
                Arrays.stream(values())
                    .map(TournamentFormat::text)
                    .collect(Collectors.joining(", ")),
                BadInput.quote(text)));
  }

  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
