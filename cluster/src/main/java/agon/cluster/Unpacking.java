package agon.cluster;

import agon.game.BadInput;
import agon.games.Games;
import agon.player.Players;
import agon.players.PlayersFile;
import agon.process.Terms;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Players out of parcels, each unpacked once in a folder of its own. Programs run in the sandbox
 * and nowhere else; without a parcel there are only players of the house.
 */
final class Unpacking {
  private final Library library;
  private final Path folder;

  Unpacking(Library library, Path folder) {
    this.library = library;
    this.folder = folder;
    FarmShelf.lookIn(folder);
  }

  synchronized Players players(String parcel) {
    if (parcel.isEmpty()) {
      return Games.PLAYERS;
    }
    Path zip = library.fetch(parcel);
    Path home = folder.resolve(parcel).toAbsolutePath();
    try {
      if (!Files.isDirectory(home)) {
        Files.createDirectories(folder);
        Path next = Files.createTempDirectory(folder, "coming");
        unpack(zip, next, home);
        Files.move(next, home, StandardCopyOption.ATOMIC_MOVE);
      }
    } catch (IOException e) {
      if (!Files.isDirectory(home)) { // else another program was quicker
        throw new UncheckedIOException(e);
      }
    }
    return PlayersFile.players(
        Optional.of(home.resolve(Parcel.PLAYERS)), Terms.STANDARD.inSandbox());
  }

  private static void unpack(Path zip, Path into, Path home) throws IOException {
    into.toFile().setReadable(true, false);
    into.toFile().setExecutable(true, false);
    try (InputStream in = Files.newInputStream(zip);
        ZipInputStream packed = new ZipInputStream(in)) {
      for (ZipEntry entry = packed.getNextEntry(); entry != null; entry = packed.getNextEntry()) {
        Path file = into.resolve(entry.getName()).normalize();
        if (!file.startsWith(into)) {
          throw new BadInput("a parcel wants to write outside its folder");
        }
        Files.createDirectories(Optional.ofNullable(file.getParent()).orElse(into));
        Files.write(file, packed.readAllBytes());
      }
    }
    for (String name : Files.readAllLines(into.resolve(Parcel.EXECUTABLE))) {
      Path file = into.resolve(name).normalize();
      if (!name.isBlank() && file.startsWith(into)) {
        file.toFile().setExecutable(true, false);
      }
    }
    Path players = into.resolve(Parcel.PLAYERS);
    Files.writeString(players, Files.readString(players).replace(Parcel.HOME, home.toString()));
  }
}
