package agon.training;

import agon.games.Games;
import agon.othello.Othello;
import agon.othello.ShapeSheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes where the shapes lie on some boards, for {@code training/othello/boards.py}: {@code
 * OthelloSheets FOLDER GAME...}.
 */
public final class OthelloSheets {
  private OthelloSheets() {}

  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    for (int i = 1; i < args.length; i++) {
      Othello game = (Othello) Games.CATALOG.game(args[i]);
      Files.writeString(folder.resolve("%02d.board".formatted(i)), ShapeSheet.of(game));
    }
  }
}
