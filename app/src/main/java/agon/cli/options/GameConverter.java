package agon.cli.options;

import agon.game.BadInput;
import agon.game.Game;
import agon.games.Games;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a GAME argument. */
public final class GameConverter implements ITypeConverter<Game> {
  @Override
  public Game convert(String line) {
    try {
      return Games.CATALOG.game(line);
    } catch (BadInput e) {
      throw (TypeConversionException) new TypeConversionException(e.sentence()).initCause(e);
    }
  }
}
