package agon.cluster;

import agon.player.Players;
import agon.players.Protocols;
import java.nio.file.Path;

/** Players out of parcels. */
final class Unpacking {
  private final Library library;
  private final Path folder;

  Unpacking(Library library, Path folder) {
    this.library = library;
    this.folder = folder;
  }

  Players players(String parcel) {
    return Protocols.PLAYERS;
  }
}
