package agon.cluster;

import java.nio.file.Path;

/** Files that jobs need, fetched when they are not here yet. */
interface Library {
  /** Where the file with this checksum is. */
  Path fetch(String name);
}
