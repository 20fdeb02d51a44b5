package agon.imports;

import agon.game.BadInput;
import agon.games.Games;
import agon.record.RecordReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;

/** Records as Agon writes them. */
final class AgonRecords implements ForeignFormat {
  private static final Pattern HEAD = Pattern.compile("(?i)^\\s*\\[game\\s+\"");

  @Override
  public String name() {
    return "Agon's records";
  }

  @Override
  public boolean recognises(ForeignFile file) {
    return file.has(HEAD);
  }

  @Override
  public void read(ForeignFile file, Findings findings) {
    RecordChunks chunks =
        new RecordChunks(new BufferedReader(new StringReader(String.join("\n", file.lines()))));
    try {
      for (RecordChunks.Chunk chunk = chunks.next(); chunk != null; chunk = chunks.next()) {
        try {
          findings.add(RecordReader.read(Games.CATALOG, chunk.text()));
        } catch (BadInput e) {
          int last = chunk.firstLine() + (int) chunk.text().lines().count() - 1;
          findings.refuse(
              chunk.firstLine(),
              "game %d, %s".formatted(chunk.number(), chunk.inText(e.sentence())),
              chunk.firstLine(),
              Math.min(last, file.lines().size()));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
