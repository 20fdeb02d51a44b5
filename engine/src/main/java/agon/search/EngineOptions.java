package agon.search;

import agon.game.Parameter;
import agon.game.Settings;
import java.util.List;

/**
 * All options of an engine, written like a game: {@code engine(threads=2,hash=64)}. Each technique
 * of the search can be switched off on its own, to see what it is worth.
 */
public record EngineOptions(Settings settings) {
  public static final List<Parameter> PARAMETERS =
      List.of(
          Parameter.number("threads", 1, 256, 1, "threads that search together"),
          Parameter.number("hash", 1, 16_384, 64, "size of the transposition table in MiB"),
          Parameter.number("multipv", 1, 256, 1, "how many best moves to report"),
          Parameter.text(
              "weights",
              Knowledge.STANDARD,
              "standard, none or a name that learn list shows",
              "where the estimate comes from",
              EngineOptions::name),
          Parameter.flag("own", true, "use the search that a game has of its own, if it has one"),
          Parameter.flag("table", true, "remember positions in the transposition table"),
          Parameter.flag("aspiration", true, "search in a narrow window first"),
          Parameter.flag("pvs", true, "search later moves with a null window"),
          Parameter.flag("lmr", true, "search late moves less deep at first"),
          Parameter.flag("iir", true, "search less deep where the table knows no move"),
          Parameter.flag("etc", true, "look up all replies in the table before searching one"),
          Parameter.flag("killers", true, "try moves that refuted siblings early"),
          Parameter.flag("counters", true, "try the move that refuted the same move before"),
          Parameter.flag("history", true, "try moves early that were good elsewhere"),
          Parameter.flag("quiescence", true, "play loud moves out before estimating"),
          Parameter.flag("narrow", true, "leave unlikely moves out"),
          Parameter.flag("threats", true, "look for wins by force"),
          Parameter.flag("solver", true, "solve positions outright where the game can"));

  public static final EngineOptions STANDARD = new EngineOptions(Settings.of("engine", PARAMETERS));

  private static String name(String text) {
    if (!text.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,63}")) {
      throw new IllegalArgumentException("no name");
    }
    return text;
  }

  /** These options with some changed: {@code threads=2,lmr=false}. */
  public EngineOptions with(String changes) {
    return new EngineOptions(settings.with(changes));
  }

  public int number(String name) {
    return settings.number(name);
  }

  public boolean flag(String name) {
    return settings.flag(name);
  }

  public String text(String name) {
    return settings.text(name);
  }

  public String line() {
    return settings.line();
  }
}
