package agon.protocol.nboard;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.imports.Ggf;
import agon.othello.Othello;
import agon.process.Faults;
import agon.process.Launch;
import agon.process.Patience;
import agon.process.Peer;
import agon.protocol.LineProtocol;
import agon.protocol.OutsidePlayer;
import agon.protocol.Scheme;
import agon.protocol.Track;
import agon.search.Evaluation;
import agon.search.Limits;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The board's half: Othello engines that speak NBoard's protocol, at our board.
 *
 * <p>The protocol knows depth but no time. Where our limits name no depth either, one is chosen
 * that today's engines reach well within the time; the option {@code depth} says otherwise.
 */
public final class NBoardHost implements LineProtocol {
  public static final Scheme SCHEME =
      Scheme.ofPrograms(
          "nboard",
          "an engine that speaks the protocol of NBoard, for othello",
          NBoardHost::player);

  private static final Pattern MOVE =
      Pattern.compile(
          "===\\s*([A-Za-z]\\d|[A-Za-z]{2,4}|--)(?!\\w)(?:(?:/|\\s+)([-+]?[\\d.]{1,9}))?.*");
  private static final int NOTHING_TOLD = -1;

  private final Game game;
  private final Patience patience;
  private final OptionalInt fixedDepth;
  private final Track track = new Track();
  private boolean greeted;
  private int depth;
  private int pings;
  private int told = NOTHING_TOLD;
  private Optional<String> thought = Optional.empty();

  public NBoardHost(Game game, Launch launch) {
    requirePlayed(game);
    this.game = game;
    patience = launch.terms().patience();
    String wanted = launch.terms().options().getOrDefault("depth", "");
    if (!wanted.matches("([1-9]\\d?)?")) {
      throw new BadInput("depth is a number from 1 to 99, not " + BadInput.quote(wanted));
    }
    fixedDepth = wanted.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(wanted));
  }

  static void requirePlayed(Game game) {
    if (!game.family().equals(Othello.FAMILY)
        || !game.settings().text("size").equals("8")
        || !game.settings().text("blocked").equals("none")) {
      throw new BadInput(
          "engines of NBoard play othello on 8 by 8 open squares, not " + game.line());
    }
  }

  /** A player that is an engine for NBoard. */
  public static OutsidePlayer player(String name, Launch launch, Game game) {
    return new OutsidePlayer(name, launch, new NBoardHost(game, launch));
  }

  @Override
  public void greet(Peer peer) {
    greeted = false;
    depth = 0;
  }

  @Override
  public void begin(Peer peer, Position start, int side, Limits limits, long seed) {
    track.clear();
    thought = Optional.empty();
    peer.within(
        patience.startUp(),
        patience.grace(),
        () -> {
          if (!greeted) {
            peer.send("nboard 2");
            greeted = true;
          }
          setDepth(peer, limits);
          setGame(peer, start);
          synchronise(peer);
        });
  }

  private void setDepth(Peer peer, Limits limits) {
    int wanted = fixedDepth.orElse(limits.depth().orElse(depthFor(patience.forMove(limits))));
    if (wanted != depth) {
      depth = wanted;
      peer.send("set depth " + depth);
    }
  }

  /** Engines think some three times as long for every two plies; these take a tenth of the time. */
  static int depthFor(Duration time) {
    long millis = time.toMillis();
    return millis < 100 ? 4 : millis < 1000 ? 8 : millis < 10_000 ? 12 : 16;
  }

  private void setGame(Peer peer, Position position) {
    peer.send("set game " + Ggf.write(game, position));
    track.follow(position, (before, move) -> {});
    told = position.ply();
  }

  /** Waits until the engine has heard all and is done with whatever it was thinking about. */
  private void synchronise(Peer peer) {
    pings++;
    peer.send("ping " + pings);
    String line = peer.receive().strip();
    while (!line.matches("pong\\s+" + pings)) {
      line = peer.receive().strip();
    }
  }

  @Override
  public int ask(Peer peer, Position position, Limits limits) {
    thought = Optional.empty();
    if (game.mustPass(position)) {
      return game.pass(); // not every engine can be asked when there is nothing to choose
    }
    return peer.within(
        patience.forMove(limits),
        patience.grace(),
        () -> {
          setDepth(peer, limits);
          tellMoves(peer, position);
          peer.send("go");
          return answer(peer, position);
        });
  }

  /** The moves since it was told last; the whole game anew if some were taken back. */
  private void tellMoves(Peer peer, Position position) {
    StringBuilder news = new StringBuilder();
    int known =
        track.follow(
            position,
            (before, move) ->
                news.append("move ").append(Ggf.moveText(game, before, move)).append('\n'));
    if (told == NOTHING_TOLD || known < told) {
      setGame(peer, position);
    } else {
      news.toString().lines().forEach(peer::send);
      told = position.ply();
    }
  }

  private int answer(Peer peer, Position position) {
    while (true) {
      String line = peer.receive().strip();
      Matcher move = MOVE.matcher(line);
      if (move.matches()) {
        think(move.group(2));
        return Faults.legalMove(game, position, move.group(1));
      }
      if (line.startsWith("===")) {
        throw Faults.nonsense(line);
      }
      Hint.read(game, position, line)
          .ifPresent(hint -> thought = Optional.of(hint.value().text(game)));
    }
  }

  private void think(@Nullable String eval) {
    Hint.value(eval, Evaluation.Kind.ESTIMATE)
        .ifPresent(value -> thought = Optional.of(value.text(game)));
  }

  @Override
  public Optional<String> opinion() {
    return thought;
  }

  /** Not of the protocol, but engines know it; others see their input end. */
  @Override
  public String farewell() {
    return "quit";
  }
}
