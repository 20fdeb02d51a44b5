package agon.web.house;

import agon.game.BadInput;
import agon.game.Game;
import agon.player.Players;
import agon.players.PlayerEntry;
import agon.players.PlayersFile;
import agon.process.Patience;
import agon.process.Terms;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Players of the owner's own file: programs that whoever started the server has named. The page
 * knows them by these names only, so whoever has the token can choose among them, and no request
 * can name a program.
 */
public final class Guests {
  private static final Logger LOG = Logger.getLogger(Guests.class.getName());

  /** A player of the file. */
  public record Guest(String name, String about) {}

  private final Optional<Path> file;

  /**
   * @param file none where nobody is invited
   */
  public Guests(Optional<Path> file) {
    this.file = file;
  }

  /** Those who play a game; none where the file cannot be read, which is said in the terminal. */
  public List<Guest> list(Game game) {
    try {
      return players().names().stream()
          .filter(kind -> kind.plays(game))
          .map(kind -> new Guest(kind.name(), kind.summary()))
          .toList();
    } catch (BadInput e) {
      LOG.log(Level.WARNING, e.sentence());
      return List.of();
    }
  }

  public boolean has(String line, Game game) {
    return list(game).stream().map(Guest::name).anyMatch(line.strip()::equals);
  }

  /**
   * The files behind a name with their checksums, for reports; not the line, which may tell more
   * than its owner wants to show. Empty for players of the house.
   */
  public String ran(String name) {
    return file.stream()
        .flatMap(path -> PlayersFile.read(path, Terms.STANDARD).stream())
        .filter(entry -> entry.name().equalsIgnoreCase(name.strip()))
        .findFirst()
        .map(PlayerEntry::ran)
        .orElse("");
  }

  /** Those of the file, asked what they think rather than to play. */
  public Players analysts() {
    return PlayersFile.players(file, Terms.STANDARD.withPatience(Patience.UNHURRIED));
  }

  /** Those of the house, and those of the file by their names; it may have changed since. */
  public Players players() {
    return PlayersFile.players(file, Terms.STANDARD);
  }
}
