package agon.protocol.gomocup;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.process.Faults;
import agon.process.Launch;
import agon.process.Peer;
import agon.protocol.LineProtocol;
import agon.protocol.OutsidePlayer;
import agon.protocol.Scheme;
import agon.protocol.Track;
import agon.protocol.gomocup.StonesInTurn.Stone;
import agon.search.Limits;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * The manager's half of the protocol: Gomocup engines at our board.
 *
 * <p>Engines differ in what they bear, so this says only what piskvork says, in its order: START or
 * RESTART, wait for OK, INFO, then BEGIN, TURN or BOARD. A new position is always RESTART and
 * BOARD, since not every engine knows TAKEBACK. Banners before OK and MESSAGE and DEBUG anywhere
 * are heard and forgotten.
 */
public final class GomocupHost implements LineProtocol {
  public static final Scheme SCHEME =
      Scheme.ofPrograms("gomocup", "a Gomocup engine, for five in a row", GomocupHost::player);

  private static final int LARGEST = 100;
  private static final int UNLIMITED = Integer.MAX_VALUE;
  private static final int NOTHING_ASKED = -1;

  /** The strongest engine does not hear what comes sooner than this after its move. */
  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(25);

  private final Game game;
  private final Launch launch;
  private final int rows;
  private final int columns;
  private final Track track = new Track();
  private boolean started;
  private int turnTime;
  private int askedAt = NOTHING_ASKED;
  private int answer;
  private long heard = System.nanoTime() - PAUSE;
  private Optional<String> message = Optional.empty();
  private Consumer<String> listener = line -> {};

  /** Whether the engine wants to hear whose a stone of an opening is, as the strongest one does. */
  private boolean wantsOwners;

  /** The rest of what an engine has said in one answer of an opening. */
  private final Deque<String> said = new ArrayDeque<>();

  public GomocupHost(Game game, Launch launch) {
    requirePlayed(game);
    this.game = game;
    this.launch = launch;
    rows = game.settings().number("m");
    columns = game.settings().number("n");
  }

  static void requirePlayed(Game game) {
    if (!game.family().name().equals("mnk") || game.settings().number("k") != 5) {
      throw new BadInput("Gomocup engines play five in a row, not " + game.line());
    }
    if (game.settings().text("opening").equals("swap")) {
      throw new BadInput("Gomocup engines begin with opening=swap2 or none, not with swap");
    }
    int rows = game.settings().number("m");
    int columns = game.settings().number("n");
    if (rows > LARGEST || columns > LARGEST) {
      throw new BadInput(
          "Gomocup engines play on boards up to %d by %d, not %d by %d"
              .formatted(LARGEST, LARGEST, rows, columns));
    }
  }

  /** A player that is a Gomocup engine. */
  public static OutsidePlayer player(String name, Launch launch, Game game) {
    return new OutsidePlayer(name, launch, new GomocupHost(game, launch));
  }

  @Override
  public void greet(Peer peer) {
    started = false;
  }

  @Override
  public void begin(Peer peer, Position start, int side, Limits limits, long seed) {
    track.clear();
    askedAt = NOTHING_ASKED;
    message = Optional.empty();
    said.clear();
    peer.within(
        launch.terms().patience().startUp(),
        launch.terms().patience().grace(),
        () -> {
          setUp(peer);
          inform(peer, limits);
        });
  }

  private void setUp(Peer peer) {
    String start = rows == columns ? "START " + rows : "RECTSTART " + columns + "," + rows;
    say(peer, started ? "RESTART" : start);
    String line = peer.receive().strip();
    while (!isOk(line)) {
      if (started && isUnknown(line)) {
        say(peer, start); // not every engine knows RESTART
        started = false;
      } else {
        digest(line);
      }
      line = peer.receive().strip();
    }
    started = true;
  }

  /** Some say more than the bare word. */
  private static boolean isOk(String line) {
    return line.matches("(?i)ok\\b.*");
  }

  private static boolean isUnknown(String line) {
    return line.toUpperCase(Locale.ROOT).startsWith("UNKNOWN");
  }

  private void inform(Peer peer, Limits limits) {
    turnTime = turnTime(limits);
    say(peer, "INFO timeout_turn " + turnTime);
    say(
        peer,
        "INFO timeout_match "
            + limits.clock().map(clock -> Long.toString(clock.left().toMillis())).orElse("0"));
    say(peer, "INFO max_memory " + ((long) launch.terms().memory().orElse(0) << 20));
    say(peer, "INFO game_type 1"); // against another program
    say(peer, "INFO rule " + rule());
    launch
        .terms()
        .folder()
        .ifPresent(folder -> say(peer, "INFO folder " + folder.toAbsolutePath()));
    limits.depth().ifPresent(depth -> say(peer, "INFO max_depth " + depth));
    limits.nodes().ifPresent(nodes -> say(peer, "INFO max_node " + nodes));
    launch.terms().options().forEach((name, value) -> say(peer, "INFO " + name + " " + value));
  }

  private int rule() {
    return switch (game.settings().text("rule")) {
      case "renju" -> 4;
      case "caro" -> 8;
      default -> game.settings().flag("exact") ? 1 : 0;
    };
  }

  private int turnTime(Limits limits) {
    Duration time = launch.terms().patience().forMove(limits);
    return (int) Math.min(UNLIMITED, time.toMillis());
  }

  @Override
  public int ask(Peer peer, Position position, Limits limits) {
    message = Optional.empty();
    int known = track.follow(position, (before, move) -> {});
    return peer.within(
        launch.terms().patience().forMove(limits).plusNanos(pause()),
        launch.terms().patience().grace(),
        () -> {
          if (!canContinue(known)) {
            setUp(peer);
            askedAt = NOTHING_ASKED;
          }
          if (!said.isEmpty()) {
            return next(position);
          }
          tellTime(peer, limits);
          if (isOpen(position)) {
            askAboutOpening(peer, position);
            heard = System.nanoTime();
            return next(position);
          }
          tellPosition(peer, position);
          answer = cell(position, answer(peer));
          askedAt = track.count();
          heard = System.nanoTime();
          return answer;
        });
  }

  /** Whether it is not yet settled who plays which stones: a position's text says so at its end. */
  private boolean isOpen(Position position) {
    return game.text(position).matches(".* (open|two-more)");
  }

  /** Engines say all moves of theirs in a swap2 opening at once. */
  private void askAboutOpening(Peer peer, Position position) {
    List<Stone> stones = StonesInTurn.of(game, position);
    if (!Swap2.ROUNDS.contains(stones.size())) {
      throw Faults.failure("cannot begin in the middle of a swap2 opening");
    }
    List<String> words = List.of(opening(peer, stones).split("\\s+", -1));
    if (stones.size() == 3 && words.size() == 2) {
      said.add("two-more");
    }
    said.addAll(words);
  }

  private void tellOpening(Peer peer, List<Stone> stones) {
    say(peer, "SWAP2BOARD");
    for (Stone stone : stones) {
      say(peer, text(stone.cell()) + (wantsOwners ? "," + (stone.owner() + 1) : ""));
    }
    say(peer, "DONE");
  }

  /** One to three squares, or SWAP. */
  private String opening(Peer peer, List<Stone> stones) {
    tellOpening(peer, stones);
    while (true) {
      String line = peer.receive().strip();
      if (line.toUpperCase(Locale.ROOT).startsWith("ERROR") && !wantsOwners && !stones.isEmpty()) {
        wantsOwners = true;
        say(peer, "RESTART");
        do {
          line = peer.receive().strip(); // what is still said is about the first try
        } while (!isOk(line));
        tellOpening(peer, stones);
        continue;
      }
      if (line.matches("(?i)swap|\\d+,\\d+(\\s+\\d+,\\d+){0,2}")) {
        return line;
      }
      if (digest(line) && !line.isEmpty() && !isOk(line)) {
        throw Faults.nonsense(line);
      }
    }
  }

  private int next(Position position) {
    String word = said.remove();
    return Coordinates.find(word).isPresent()
        ? cell(position, word)
        : Faults.legalMove(game, position, word);
  }

  /** Every message of the engine goes to somebody who wants to hear it. */
  void listen(Consumer<String> newListener) {
    listener = newListener;
  }

  /** Whether the engine's board is right but for what TURN can tell. */
  private boolean canContinue(int known) {
    return askedAt == NOTHING_ASKED
        || (known == askedAt && track.count() == askedAt + 2 && track.move(askedAt) == answer);
  }

  private void tellTime(Peer peer, Limits limits) {
    int now = turnTime(limits);
    if (now != turnTime) {
      turnTime = now;
      say(peer, "INFO timeout_turn " + now);
    }
    long left = limits.clock().map(clock -> clock.left().toMillis()).orElse((long) UNLIMITED);
    say(peer, "INFO time_left " + Math.min(left, UNLIMITED));
  }

  private void tellPosition(Peer peer, Position position) {
    if (askedAt != NOTHING_ASKED) {
      say(peer, "TURN " + text(track.move(askedAt + 1)));
      return;
    }
    List<String> stones = stones(position);
    if (stones.isEmpty()) {
      say(peer, "BEGIN");
    } else if (stones.size() == 1) {
      say(peer, "TURN " + stones.getFirst().replaceFirst(",2$", ""));
    } else {
      say(peer, "BOARD");
      stones.forEach(stone -> say(peer, stone));
      say(peer, "DONE");
    }
  }

  /**
   * All stones as {@code x,y,who}, in turn, the last one the other's: not all take another order.
   */
  private List<String> stones(Position position) {
    List<Stone> stones = StonesInTurn.of(game, position);
    int mover = stones.size() % 2;
    return stones.stream()
        .map(stone -> text(stone.cell()) + (stone.owner() == mover ? ",1" : ",2"))
        .toList();
  }

  private String text(int cell) {
    return Coordinates.ofCell(cell, columns).text();
  }

  private String answer(Peer peer) {
    while (true) {
      String line = peer.receive().strip();
      if (!digest(line)) {
        continue;
      }
      if (line.toUpperCase(Locale.ROOT).startsWith("SUGGEST ")) {
        say(peer, "PLAY " + line.substring("SUGGEST ".length()).strip());
      } else if (Coordinates.find(line).isPresent()) {
        return line;
      } else if (!line.isEmpty() && !isOk(line)) { // there are those who say OK to INFO
        throw Faults.nonsense(line);
      }
    }
  }

  private int cell(Position position, String text) {
    Coordinates square = Coordinates.read(text);
    if (square.x() >= columns || square.y() >= rows) {
      throw Faults.illegal(text, "the board goes from 0,0 to " + (columns - 1) + "," + (rows - 1));
    }
    return Faults.legalMove(game, position, square.y() + "," + square.x());
  }

  /** Takes in what is no answer; false for a line that is talk and nothing else. */
  private boolean digest(String line) {
    String upper = line.toUpperCase(Locale.ROOT);
    if (isUnknown(line) && upper.contains("INFO")) {
      return false; // nobody need know every key, and some say so
    }
    if (upper.startsWith("ERROR") || isUnknown(line)) {
      throw Faults.failure("gave up: " + BadInput.quote(line));
    }
    if (upper.startsWith("MESSAGE ")) {
      String said = line.substring("MESSAGE ".length()).strip();
      message = Optional.of(said);
      listener.accept(said);
    }
    return !upper.startsWith("MESSAGE") && !upper.startsWith("DEBUG");
  }

  /** The manager's lines end in CR LF. */
  private void say(Peer peer, String line) {
    long wait = pause();
    if (wait > 0) {
      LockSupport.parkNanos(wait);
    }
    peer.send(line + "\r");
  }

  private long pause() {
    return Math.max(0, PAUSE - (System.nanoTime() - heard));
  }

  /** Engines tell their thoughts as they like, in the last message before the move. */
  @Override
  public Optional<String> opinion() {
    return message;
  }

  @Override
  public String farewell() {
    return "END\r";
  }
}
