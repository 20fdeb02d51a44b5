package agon.game;

import java.util.List;

/**
 * Games from outside this house. A jar names its plug-in, a public class with a public constructor
 * without parameters, in {@code META-INF/services/agon.game.GamePlugin}, and its games are found
 * wherever games are looked for ({@link java.util.ServiceLoader}).
 */
public interface GamePlugin {
  List<Family> families();
}
