package agon.protocol.net;

import agon.game.Game;
import agon.game.Parameter;
import agon.game.Settings;
import agon.process.Patience;
import agon.protocol.Scheme;
import agon.search.Durations;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A player of the arena who comes over the network: every game waits for a client to connect,
 * unless the last one is still there and plays on.
 */
public final class AwaitedPlayer extends HostedPlayer {
  /** Makes a protocol's half of the conversation for a board. */
  @FunctionalInterface
  public interface Hostings {
    Hosting make(Game game, Settings settings, Patience patience);
  }

  private final Door door;
  private final Duration patience;

  private AwaitedPlayer(String name, Hosting hosting, Door door, Duration patience) {
    super(name, hosting);
    this.door = door;
    this.patience = patience;
  }

  /**
   * A scheme {@code NAME:listen=PORT,…} for the arena, or {@code NAME:PROGRAM {host} {port}} for a
   * client that we start, with a parameter of the protocol's own before it or not: {@code
   * NAME:warmup=15s PROGRAM}.
   *
   * @param more parameters of the protocol, beyond where and how long to wait
   * @param hostings makes the protocol's half of the conversation for a board
   */
  public static Scheme scheme(
      String name, int usualPort, String summary, List<Parameter> more, Hostings hostings) {
    List<Parameter> all = new ArrayList<>();
    all.add(Parameter.number("listen", 1, 65_535, usualPort, "the port to wait at").shown());
    all.add(
        Parameter.text(
            "host", "127.0.0.1", "an address of this machine", "where to listen", h -> h.strip()));
    all.add(
        Parameter.text(
            "wait", "1m", "a time such as 60s", "for a client to connect", AwaitedPlayer::time));
    all.addAll(more);
    Settings standard = Settings.of(name, all);
    return new Scheme(
        name,
        name + ":listen=PORT, or " + name + ":PROGRAM {host} {port}",
        summary,
        (address, game, terms) -> {
          Matcher own = ownSettings(more).matcher(address);
          String program = own.matches() ? own.group("program") : address;
          if (!program.isBlank() && !program.matches("\\s*[a-z]+\\s*=.*")) {
            Settings told = own.matches() ? standard.with(own.group("settings")) : standard;
            return new StartedClient(
                name + ":" + address,
                program,
                usualPort,
                hostings.make(game, told, terms.patience()),
                terms);
          }
          Settings settings = standard.with(address);
          Hosting hosting = hostings.make(game, settings, terms.patience());
          return new AwaitedPlayer(
              name + ":" + address,
              hosting,
              Door.at(settings.text("host"), settings.number("listen"), hosting),
              Durations.parse(settings.text("wait")));
        });
  }

  /** What a client that we start is to know of the protocol's own parameters stands before it. */
  private static Pattern ownSettings(List<Parameter> more) {
    String names = more.stream().map(Parameter::name).collect(Collectors.joining("|"));
    return Pattern.compile("\\s*(?<settings>(?:" + names + ")=\\S+)\\s+(?<program>\\S.*)");
  }

  /** For parameters that are times. */
  public static String time(String text) {
    return Durations.text(Durations.parse(text));
  }

  /** Whoever waits at a port waits for one client. */
  @Override
  public int gamesAtOnce() {
    return 1;
  }

  @Override
  Guest arrival() {
    return door.next(patience);
  }
}
