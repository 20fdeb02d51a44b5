package agon.protocol.agi;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.process.Faults;
import agon.process.Launch;
import agon.process.Patience;
import agon.process.Peer;
import agon.protocol.LineProtocol;
import agon.protocol.OutsidePlayer;
import agon.protocol.Scheme;
import agon.search.Limits;
import java.util.Map;
import java.util.Optional;

/** The host's half of AGI: any program in any language, in any of our games. */
public final class AgiHost implements LineProtocol {
  public static final Scheme SCHEME =
      Scheme.ofPrograms(
          "agi", "a program that speaks the protocol of docs/protocol.md", AgiHost::player);

  private final Game game;
  private final Patience patience;
  private final Map<String, String> options;
  private final PositionLine positionLine;
  private boolean needsLegalMoves;
  private boolean takesSeed;
  private String lastInfo = "";

  public AgiHost(Game game, Patience patience, Map<String, String> options) {
    this.game = game;
    this.patience = patience;
    this.options = options;
    positionLine = new PositionLine(game);
  }

  /** A player that is a program which speaks AGI. */
  public static OutsidePlayer player(String name, Launch launch, Game game) {
    return new OutsidePlayer(
        name, launch, new AgiHost(game, launch.terms().patience(), launch.terms().options()));
  }

  @Override
  public void greet(Peer peer) {
    needsLegalMoves = false;
    takesSeed = false;
    peer.within(
        patience.startUp(),
        patience.grace(),
        () -> {
          peer.send("agi");
          // What else it prints before it is ready is a banner, and nobody's business.
          for (String line = hear(peer); !line.equals("agiok"); line = hear(peer)) {
            needsLegalMoves |= line.equals("needs legal");
            takesSeed |= line.startsWith("option seed ");
          }
          options.forEach((name, value) -> peer.send("option " + name + " " + value));
        });
  }

  @Override
  public void begin(Peer peer, Position start, int side, Limits limits, long seed) {
    lastInfo = "";
    positionLine.begin(start);
    peer.within(
        patience.startUp(),
        patience.grace(),
        () -> {
          if (takesSeed) {
            peer.send("option seed " + seed);
          }
          peer.send("newgame " + game.line());
          peer.send("isready");
          String line = hear(peer);
          while (!line.equals("readyok")) {
            line = hear(peer);
          }
        });
  }

  @Override
  public int ask(Peer peer, Position position, Limits limits) {
    lastInfo = "";
    String go = needsLegalMoves ? GoLine.write(limits) + legal(position) : GoLine.write(limits);
    String where = positionLine.of(position);
    return peer.within(
        patience.forMove(limits),
        patience.grace(),
        () -> {
          peer.send(where);
          peer.send(go);
          return Faults.legalMove(game, position, answer(peer));
        });
  }

  private String legal(Position position) {
    return " legal " + String.join(" ", game.moveTexts(position));
  }

  private String answer(Peer peer) {
    while (true) {
      String line = hear(peer);
      if (line.startsWith("bestmove ")) {
        String move = line.substring("bestmove ".length()).strip();
        int end = move.indexOf(' ');
        return end < 0 ? move : move.substring(0, end);
      }
      if (line.startsWith("info ")) {
        lastInfo = line.contains(" score ") ? line : lastInfo;
      } else if (!line.isEmpty()) {
        throw Faults.nonsense(line);
      }
    }
  }

  private static String hear(Peer peer) {
    String line = peer.receive().strip();
    if (line.startsWith("error ")) {
      throw Faults.failure("gave up: " + BadInput.quote(line.substring("error ".length())));
    }
    return line;
  }

  @Override
  public Optional<String> opinion() {
    return lastInfo.isEmpty() ? Optional.empty() : Opinion.read(lastInfo, game);
  }

  @Override
  public String farewell() {
    return "quit";
  }
}
