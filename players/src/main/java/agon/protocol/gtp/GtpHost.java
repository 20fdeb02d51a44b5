package agon.protocol.gtp;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.player.PlayerFault;
import agon.process.Faults;
import agon.process.Launch;
import agon.process.Patience;
import agon.process.Peer;
import agon.protocol.LineProtocol;
import agon.protocol.OutsidePlayer;
import agon.protocol.Scheme;
import agon.protocol.Track;
import agon.record.Ending;
import agon.search.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The controller's half: GTP engines at our board.
 *
 * <p>Only commands that every engine has are relied on. Those about time may be refused, and a pass
 * too: some engines pass by themselves once the other side is asked for a move.
 */
public final class GtpHost implements LineProtocol {
  public static final Scheme SCHEME =
      Scheme.ofPrograms(
          "gtp", "an engine that speaks GTP, for othello or five in a row", GtpHost::player);

  private final Game game;
  private final Patience patience;
  private final Vertices vertices;
  private final Track track = new Track();

  /** Who made each move of the track. */
  private final List<Integer> movers = new ArrayList<>();

  /** The moves on the engine's board. */
  private final List<Integer> told = new ArrayList<>();

  private boolean takesTime;

  public GtpHost(Game game, Patience patience) {
    this.game = game;
    this.patience = patience;
    vertices = new Vertices(game);
  }

  /** A player that is a GTP engine. */
  public static OutsidePlayer player(String name, Launch launch, Game game) {
    return new OutsidePlayer(name, launch, new GtpHost(game, launch.terms().patience()));
  }

  @Override
  public void begin(Peer peer, Position start, int side, Limits limits, long seed) {
    requireUsualStart(start);
    track.clear();
    movers.clear();
    peer.within(
        patience.startUp(),
        patience.grace(),
        () -> {
          if (!vertices.isOthello()) {
            command(peer, "set_game Gomoku"); // there are engines with several games
          }
          demand(peer, "boardsize " + vertices.size());
          clearBoard(peer);
          Optional<String> settings = TimeLines.settings(limits);
          takesTime = settings.isPresent() && command(peer, settings.get()).isPresent();
        });
  }

  /** The protocol knows no other: all else is moves. */
  private void requireUsualStart(Position start) {
    Position root = start.copy();
    while (root.ply() > 0) {
      root.undo();
    }
    if (root.key() != game.start().key()) {
      throw Faults.failure("can only be told games that begin at the usual start");
    }
  }

  private void clearBoard(Peer peer) {
    demand(peer, "clear_board");
    told.clear();
  }

  @Override
  public int ask(Peer peer, Position position, Limits limits) {
    track.follow(position, this::remember);
    if (vertices.mustPass(position)) {
      return game.pass();
    }
    String colour = colour(position.turn());
    return peer.within(
        patience.forMove(limits),
        patience.grace(),
        () -> {
          tellMoves(peer);
          if (takesTime) {
            TimeLines.left(limits, colour).ifPresent(line -> command(peer, line));
          }
          int move = move(position, demand(peer, "genmove " + colour));
          told.add(move);
          return move;
        });
  }

  private void remember(Position before, int move) {
    while (movers.size() > before.ply()) {
      movers.removeLast();
    }
    movers.add(before.turn());
  }

  private void tellMoves(Peer peer) {
    int same = 0;
    while (same < told.size() && same < track.count() && told.get(same) == track.move(same)) {
      same++;
    }
    if (same < told.size()) {
      clearBoard(peer);
    }
    Position walker = game.start();
    for (int i = 0; i < track.count(); i++) {
      if (i >= told.size()) {
        String vertex = vertices.write(walker, track.move(i));
        String line = "play " + colour(movers.get(i)) + " " + vertex;
        if (track.move(i) == game.pass()) {
          command(peer, line);
        } else {
          demand(peer, line);
        }
        told.add(track.move(i));
      }
      walker.play(track.move(i));
    }
  }

  private int move(Position position, String answer) {
    if (answer.equalsIgnoreCase("resign")) {
      throw new PlayerFault(Ending.Reason.RESIGNATION, "resigned");
    }
    try {
      return vertices.read(position, answer);
    } catch (BadInput e) {
      throw Faults.illegal(answer, e.sentence());
    }
  }

  private static String colour(int player) {
    return player == Position.FIRST ? "b" : "w";
  }

  private static String demand(Peer peer, String line) {
    return command(peer, line).orElseThrow(() -> Faults.failure("refuses: " + line));
  }

  /**
   * Gives a command and waits for the answer, empty if it is a refusal. An answer begins with = or
   * ? and should end with an empty line; what stands between answers is passed over, that line
   * included, and so is idle talk.
   */
  private static Optional<String> command(Peer peer, String line) {
    peer.send(line);
    while (true) {
      String answer = peer.receive().strip();
      if (answer.startsWith("=")) {
        return Optional.of(answer.substring(1).strip());
      }
      if (answer.startsWith("?")) {
        return Optional.empty();
      }
    }
  }

  @Override
  public String farewell() {
    return "quit";
  }
}
