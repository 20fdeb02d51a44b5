package agon.cli.solve;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.proof.Arguable;
import agon.proof.Argument;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A proof as a text anybody can check: the game, and the pairs of moves that answer each other.
 *
 * @param game that the pairs make a draw
 */
record PairingCertificate(Arguable game, List<Argument.Pair> pairs) {
  private static final String MAGIC = "agon certificate 1";
  private static final String GAME = "game: ";
  private static final String CLAIM = "claim: draw";
  private static final String PAIR = "pair: ";

  String text() {
    return words(game, pairs).stream()
        .map(words -> PAIR + words + "\n")
        .collect(
            Collectors.joining("", MAGIC + "\n" + GAME + game.line() + "\n" + CLAIM + "\n", ""));
  }

  /** Each pair as people write it: both moves, with a blank between. */
  static List<String> words(Game game, List<Argument.Pair> pairs) {
    Position start = game.start();
    return pairs.stream()
        .map(pair -> game.text(start, pair.one()) + " " + game.text(start, pair.other()))
        .toList();
  }

  /** Reads a certificate; whether it holds is another question. */
  static PairingCertificate of(String text) {
    List<String> lines = text.lines().toList();
    if (lines.size() < 3
        || !lines.get(0).equals(MAGIC)
        || !lines.get(1).startsWith(GAME)
        || !lines.get(2).equals(CLAIM)) {
      throw new BadInput(
          "a certificate begins with '%s', 'game: …' and '%s'".formatted(MAGIC, CLAIM));
    }
    Game game = Games.CATALOG.game(lines.get(1).substring(GAME.length()));
    if (!(game instanceof Arguable arguable)) {
      throw new BadInput("there are no certificates for " + game.family().name());
    }
    Position start = game.start();
    List<Argument.Pair> pairs = new ArrayList<>();
    for (String line : lines.subList(3, lines.size())) {
      String[] moves = line.startsWith(PAIR) ? line.substring(PAIR.length()).split(" ", -1) : null;
      if (moves == null || moves.length != 2) {
        throw new BadInput("a pair is written 'pair: a1 b2', not " + BadInput.quote(line));
      }
      pairs.add(new Argument.Pair(game.move(start, moves[0]), game.move(start, moves[1])));
    }
    return new PairingCertificate(arguable, pairs);
  }
}
