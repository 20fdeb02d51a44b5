package agon.cli.database;

import agon.cli.options.DatabaseOption;
import agon.cli.options.JsonOption;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Numbers;
import agon.cli.terminal.Progress;
import agon.game.BadInput;
import agon.games.Games;
import agon.imports.RecordChunks;
import agon.record.GameRecord;
import agon.record.RecordReader;
import agon.store.Store;
import agon.store.StoredGame;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon games-db import}: records from files into the database. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    description = {
      "Store the games in files of records.",
      "A game that is wrong is named and left out, the others are stored, and those that are there"
          + " already are not stored again."
    })
final class GamesDbImport implements Callable<Integer> {
  private static final int BATCH = 500;

  @Spec private CommandSpec spec;
  @Mixin private DatabaseOption database;
  @Mixin private JsonOption json;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "- is standard input")
  private List<Path> files;

  private final List<StoredGame> batch = new ArrayList<>();
  private long stored;
  private long refused;
  private long skipped;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  GamesDbImport() {}

  @Override
  public Integer call() {
    for (Path file : files) {
      if (!isStandardInput(file) && !(Files.isRegularFile(file) && Files.isReadable(file))) {
        throw new BadInput("there is no file " + file + " to read; nothing was imported");
      }
    }
    try (Store store = database.open();
        Progress progress = new Progress()) {
      KnownGames known = new KnownGames(store);
      for (Path file : files) {
        read(store, known, file, progress);
      }
    }
    PrintWriter out = spec.commandLine().getOut();
    if (json.on()) {
      JsonOption.event("import")
          .with("stored", stored)
          .with("skipped", skipped)
          .with("refused", refused)
          .print(out);
      return refused == 0 ? Exit.OK : Exit.BAD_INPUT;
    }
    out.println(
        "stored "
            + count(stored)
            + (skipped == 0 ? "" : ", " + count(skipped) + " were there already")
            + (refused == 0 ? "" : ", left out " + count(refused) + " that cannot be read"));
    return refused == 0 ? Exit.OK : Exit.BAD_INPUT;
  }

  private static String count(long games) {
    return Numbers.grouped(games) + (games == 1 ? " game" : " games");
  }

  private static boolean isStandardInput(Path file) {
    return file.toString().equals("-");
  }

  private void read(Store store, KnownGames known, Path file, Progress progress) {
    try (BufferedReader reader =
        isStandardInput(file)
            ? new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))
            : Files.newBufferedReader(file)) {
      double size = isStandardInput(file) ? 0 : Files.size(file);
      RecordChunks chunks = new RecordChunks(reader);
      for (RecordChunks.Chunk chunk = chunks.next(); chunk != null; chunk = chunks.next()) {
        take(store, known, file, chunk);
        progress.report(
            size > 0 ? chunks.characters() / size : -1, count(stored) + " from " + file);
      }
    } catch (CharacterCodingException e) {
      refuse(file + " is not a text file in UTF-8; games after the bad byte were not read");
    } catch (IOException e) {
      refuse("cannot read " + file + " to its end: " + e.getMessage());
    } finally {
      store(store);
    }
  }

  private void take(Store store, KnownGames known, Path file, RecordChunks.Chunk chunk) {
    try {
      GameRecord record = RecordReader.read(Games.CATALOG, chunk.text());
      if (known.has(record)) {
        skipped++;
      } else {
        batch.add(StoredGame.imported(record));
      }
    } catch (BadInput e) {
      refuse("%s, game %d, %s".formatted(file, chunk.number(), chunk.inText(e.sentence())));
    }
    if (batch.size() == BATCH) {
      store(store);
    }
  }

  private void store(Store store) {
    store.addGames(batch);
    stored += batch.size();
    batch.clear();
  }

  private void refuse(String sentence) {
    refused++;
    PrintWriter err = spec.commandLine().getErr();
    err.println("agon: " + sentence);
    err.flush();
  }
}
