package agon.protocol.granada;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Parameter;
import agon.game.Position;
import agon.mancala.MancalaPosition;
import agon.process.Faults;
import agon.process.Launch;
import agon.process.Patience;
import agon.process.Peer;
import agon.protocol.LineProtocol;
import agon.protocol.OutsidePlayer;
import agon.protocol.Scheme;
import agon.search.Limits;
import java.time.Duration;

/**
 * The simulator's half: bots of the league at our board. Like there, every game has a process of
 * its own; a bot may well have learnt to count on it.
 */
public final class GranadaHost implements LineProtocol {
  public static final Scheme SCHEME =
      Scheme.ofPrograms(
          "granada",
          "a bot of the mancala league of Granada, for kalah(pits=6,seeds=4)",
          GranadaHost::player);

  /** What the league plays with, told where our limits name no time. */
  private static final Duration USUAL = Duration.ofSeconds(2);

  private final Patience patience;
  private long told;

  public GranadaHost(Game game, Patience patience) {
    requireSameRules(game);
    this.patience = patience;
  }

  /** A player that is a bot of the league. */
  public static OutsidePlayer player(String name, Launch launch, Game game) {
    return new OutsidePlayer(name, launch, new GranadaHost(game, launch.terms().patience()));
  }

  /** How pits are numbered is between us and people; all else must be as the bots know it. */
  private static void requireSameRules(Game game) {
    boolean same = game.family().equals(GranadaState.GAME.family());
    for (Parameter parameter : GranadaState.GAME.family().parameters()) {
      String name = parameter.name();
      same =
          same
              && (name.equals("numbering")
                  || game.settings().text(name).equals(GranadaState.GAME.settings().text(name)));
    }
    if (!same) {
      throw new BadInput(
          "bots of Granada play kalah(pits=6,seeds=4) by its usual rules, not " + game.line());
    }
  }

  @Override
  public boolean livesOn() {
    return false;
  }

  /** They are handed the whole board, but some follow the game on one of their own. */
  @Override
  public boolean joinsMidGame() {
    return false;
  }

  @Override
  public void begin(Peer peer, Position start, int side, Limits limits, long seed) {
    peer.within(
        patience.startUp(),
        patience.grace(),
        () -> {
          peer.send("PING");
          expect(peer, "PONG");
          tellTime(peer, limits);
          peer.send("SETPLAYER");
          peer.send(Integer.toString(side));
          expect(peer, "OK");
        });
  }

  private static void expect(Peer peer, String answer) {
    String line = peer.receive().strip();
    if (!line.equals(answer)) {
      throw Faults.nonsense(line);
    }
  }

  private void tellTime(Peer peer, Limits limits) {
    told = millis(limits);
    peer.send("TIMEOUT");
    peer.send(Long.toString(told));
    peer.receive(); // whatever it says
  }

  private static long millis(Limits limits) {
    return Math.max(1, limits.timeForMove().orElse(USUAL).toMillis());
  }

  @Override
  public int ask(Peer peer, Position position, Limits limits) {
    String state = GranadaState.write(position);
    return peer.within(
        patience.forMove(limits),
        patience.grace(),
        () -> {
          if (millis(limits) != told) {
            tellTime(peer, limits);
          }
          peer.send("GETMOVE");
          peer.send(state);
          return pit(peer.receive().strip(), (MancalaPosition) position);
        });
  }

  private static int pit(String answer, MancalaPosition position) {
    if (!answer.matches("[+-]?\\d{1,9}")) {
      throw Faults.nonsense(answer);
    }
    int number = Integer.parseInt(answer);
    if (number < 1 || number > GranadaState.PITS) {
      throw Faults.illegal(
          answer, "pits are numbered 1 to " + GranadaState.PITS + " from the own store");
    }
    int pit = GranadaState.mirror(number);
    if (position.seeds(position.turn(), pit) == 0) {
      throw Faults.illegal(answer, "this pit, counted from the own store, is empty");
    }
    return pit;
  }

  @Override
  public String farewell() {
    return "END";
  }
}
