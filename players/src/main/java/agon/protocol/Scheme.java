package agon.protocol;

import agon.game.Game;
import agon.player.Player;
import agon.player.PlayerScheme;
import agon.process.Launch;
import agon.process.Terms;

/**
 * A protocol that brings players to our board: what stands before the colon of a player line, and
 * how to make a player from what follows.
 *
 * @param name the word before the colon, lower case
 * @param pattern how it is written, for people: {@code gomocup:PROGRAM}
 * @param summary one sentence
 * @param maker throws {@link agon.game.BadInput} for an address that is wrong, or a board not
 *     played
 */
public record Scheme(String name, String pattern, String summary, Maker maker) {
  /** Makes a player. */
  @FunctionalInterface
  public interface Maker {
    /**
     * Makes a player from its address.
     *
     * @param address what follows the colon
     */
    Player make(String address, Game game, Terms terms);
  }

  /** Makes a player of a program that is started here. */
  @FunctionalInterface
  public interface ProgramMaker {
    Player make(String name, Launch launch, Game game);
  }

  /** A protocol whose players are programs: the address is the program and its arguments. */
  public static Scheme ofPrograms(String name, String summary, ProgramMaker maker) {
    return new Scheme(
        name,
        name + ":PROGRAM ARGUMENTS…",
        summary,
        (address, game, terms) -> {
          String line = name + ":" + address;
          return maker.make(line, terms.launch(line, address), game);
        });
  }

  /** The same for whoever knows no terms. */
  public PlayerScheme on(Terms terms) {
    return new PlayerScheme(
        name, pattern, summary, (address, game) -> maker.make(address, game, terms));
  }
}
