package agon.protocol.mnkplayer;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.process.Faults;
import agon.process.Launch;
import agon.process.Patience;
import agon.process.Peer;
import agon.protocol.LineProtocol;
import agon.protocol.OutsidePlayer;
import agon.protocol.Scheme;
import agon.protocol.gomocup.StonesInTurn;
import agon.search.Limits;
import java.time.Duration;

/**
 * The tester's half: players of the Bologna course at our board, each in a JVM of its own. One
 * object plays game after game, as in the course, until it fails.
 */
public final class MnkPlayerHost implements LineProtocol {
  public static final Scheme SCHEME =
      new Scheme(
          "mnkplayer",
          "mnkplayer:[-XmxHEAP] JAR:…!CLASS",
          "a Java class that implements mnkgame.MNKPlayer, for mnk",
          (address, game, terms) -> {
            String line = "mnkplayer:" + address;
            return player(line, terms.launch(line, MnkPlayerAddress.command(address)), game);
          });

  /** What the course plays with, told where our limits name no time. */
  private static final Duration USUAL = Duration.ofSeconds(10);

  private final Game game;
  private final Patience patience;
  private final int rows;
  private final int columns;

  public MnkPlayerHost(Game game, Patience patience) {
    if (!game.family().equals(Mnk.FAMILY)
        || game.settings().flag("exact")
        || !game.settings().text("rule").equals("free")
        || !game.settings().text("opening").equals("none")) {
      throw new BadInput("players of MNKGame play mnk(m=…,n=…,k=…), not " + game.line());
    }
    this.game = game;
    this.patience = patience;
    rows = game.settings().number("m");
    columns = game.settings().number("n");
  }

  /** A player of the course; the launch runs a {@link Bridge}. */
  static OutsidePlayer player(String name, Launch launch, Game game) {
    return new OutsidePlayer(name, launch, new MnkPlayerHost(game, launch.terms().patience()));
  }

  @Override
  public void greet(Peer peer) {
    peer.within(
        patience.startUp(),
        patience.grace(),
        () -> {
          String line = hear(peer);
          if (!line.startsWith("ready ")) {
            throw Faults.nonsense(line);
          }
        });
  }

  /**
   * They are handed all cells, but most look at the last one only and keep a board of their own.
   */
  @Override
  public boolean joinsMidGame() {
    return false;
  }

  @Override
  public void begin(Peer peer, Position start, int side, Limits limits, long seed) {
    int seconds = seconds(limits);
    Duration told = Duration.ofSeconds(seconds);
    peer.within(
        // The course gives initPlayer as long as a move.
        told.compareTo(patience.startUp()) > 0 ? told : patience.startUp(),
        patience.grace(),
        () -> {
          peer.send(
              "init %d %d %d %b %d"
                  .formatted(
                      rows, columns, game.settings().number("k"), side == Position.FIRST, seconds));
          String line = hear(peer);
          if (!line.equals("ok")) {
            throw Faults.nonsense(line);
          }
        });
  }

  /** Whole seconds are all they can be told, and with none many do not play at all. */
  private static int seconds(Limits limits) {
    long seconds = limits.timeForMove().orElse(USUAL).toSeconds();
    return Math.clamp(seconds, 1, Integer.MAX_VALUE / 1000);
  }

  @Override
  public int ask(Peer peer, Position position, Limits limits) {
    StringBuilder question = new StringBuilder("select");
    StonesInTurn.of(game, position).forEach(stone -> question.append(' ').append(stone.cell()));
    String line =
        peer.within(
            patience.forMove(limits),
            patience.grace(),
            () -> {
              peer.send(question.toString());
              return hear(peer);
            });
    return cell(position, line);
  }

  private int cell(Position position, String line) {
    if (line.equals("null")) {
      throw Faults.failure("selected null instead of a cell");
    }
    String[] words = line.split(" ", -1);
    int row = Integer.parseInt(words[1]);
    int column = Integer.parseInt(words[2]);
    if (row < 0 || row >= rows || column < 0 || column >= columns) {
      throw Faults.illegal(
          "[%d,%d]".formatted(row, column),
          "the board goes from [0,0] to [%d,%d]".formatted(rows - 1, columns - 1));
    }
    return Faults.legalMove(game, position, row + "," + column);
  }

  private static String hear(Peer peer) {
    String line = peer.receive();
    if (line.startsWith("failed ")) {
      throw Faults.failure(line.substring("failed ".length()));
    }
    return line;
  }

  @Override
  public String farewell() {
    return "quit";
  }
}
