package agon.cli.options;

import agon.game.BadInput;
import agon.games.Games;
import agon.record.GameRecord;
import agon.record.RecordReader;
import agon.record.RecordWriter;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Game records, and other texts, as files. */
public final class RecordFiles {
  private static final long LARGEST = 16 << 20;

  private RecordFiles() {}

  public static GameRecord load(Path file) {
    return RecordReader.read(Games.CATALOG, text(file));
  }

  /** A text file, whole. */
  public static String text(Path file) {
    try {
      if (Files.isDirectory(file)) {
        throw new BadInput(file + " is a folder, not a file");
      }
      if (Files.size(file) > LARGEST) {
        throw new BadInput(file + " is larger than 16 MiB, which is too much");
      }
      return Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new BadInput("there is no file " + file);
    } catch (CharacterCodingException e) {
      throw new BadInput(file + " is not a text file in UTF-8");
    } catch (IOException e) {
      throw new BadInput("cannot read " + file + ": " + e.getMessage());
    }
  }

  public static void save(GameRecord record, Path file) {
    write(RecordWriter.write(record), file);
  }

  public static void write(String text, Path file) {
    write(text.getBytes(StandardCharsets.UTF_8), file);
  }

  /** Writes beside the file first, so that a full disk never costs an older one. */
  public static void write(byte[] bytes, Path file) {
    Path beside = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.write(beside, bytes);
      try {
        Files.move(
            beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } catch (AtomicMoveNotSupportedException e) {
        Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      throw new BadInput("cannot write " + file + ": " + e.getMessage());
    }
  }
}
