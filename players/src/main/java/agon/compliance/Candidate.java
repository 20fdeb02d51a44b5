package agon.compliance;

import agon.game.Game;
import agon.player.Player;
import agon.player.Players;
import agon.players.Protocols;
import agon.process.Launch;
import agon.process.Terms;

/** The player that is looked at. */
final class Candidate {
  private final String line;
  private final Terms terms;
  private final Exchange exchange;

  Candidate(String line, Terms terms) {
    this.line = line.strip();
    exchange = new Exchange(terms.recorder());
    this.terms = terms.recordedBy(exchange);
  }

  Exchange exchange() {
    return exchange;
  }

  Terms terms() {
    return terms;
  }

  /** The word before the colon of its line, or empty for a player of the house. */
  String scheme() {
    return Players.isOutside(line) ? line.substring(0, line.indexOf(':')).strip() : "";
  }

  /** The program behind the line, where the rest of the line is one. */
  Launch launch() {
    return terms.launch(line, line.substring(line.indexOf(':') + 1).strip());
  }

  /** The player for a game; throws {@link agon.game.BadInput} if it does not play that. */
  Player player(Game game) {
    return Protocols.players(terms).create(line, game);
  }
}
